import { expect, it } from 'vitest';
import type { ArticleDetail } from '../../../wire/articles.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { articleHead } from './articleHead.ts';

const tenant = { brand: { name: 'Alpha' } } as unknown as Tenant;
const place = {
  origin: 'https://alpha.test',
  canonical: 'https://alpha.test/news/one?lang=en',
  picture: 'https://alpha.test/p.jpg',
  language: 'en',
  section: 'News',
} as const;
const detail = (more: object) =>
  ({
    article: { kind: 'news', title: 'One', summary: 'Short', date: '2026-11-20T05:00:00.000Z', author: null, ...more },
  }) as unknown as ArticleDetail;

it('tells search engines what an article is, whose it is and where it stands', () => {
  const publisher = { '@type': 'Organization', name: 'Alpha', url: 'https://alpha.test/index' };
  expect(articleHead(tenant, detail({}), place)).toEqual({
    published: '2026-11-20T05:00:00.000Z',
    data: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'NewsArticle',
          headline: 'One',
          description: 'Short',
          datePublished: '2026-11-20T05:00:00.000Z',
          image: ['https://alpha.test/p.jpg'],
          inLanguage: expect.stringMatching(/^en/),
          mainEntityOfPage: place.canonical,
          author: publisher,
          publisher,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Alpha', item: 'https://alpha.test/index' },
            { '@type': 'ListItem', position: 2, name: 'News', item: 'https://alpha.test/news' },
            { '@type': 'ListItem', position: 3, name: 'One', item: place.canonical },
          ],
        },
      ],
    },
  });
  const [post] = (articleHead(tenant, detail({ kind: 'blog', author: 'An' }), place).data as { '@graph': object[] })['@graph'];
  expect(post).toMatchObject({ '@type': 'BlogPosting', author: { '@type': 'Person', name: 'An' } });
});
