import { type Language, localeOf } from '../../../domain/language.ts';
import type { ArticleDetail } from '../../../wire/articles.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** Content of the head of an article besides that of every page. */
export interface ArticleHead {
  /** ISO 8601. */
  readonly published: string;
  /** Structured data (schema.org) for search engines. */
  readonly data: unknown;
}

interface Place {
  readonly origin: string;
  readonly canonical: string;
  readonly picture: string;
  readonly language: Language;
  /** Title of the list that it is in. */
  readonly section: string;
}

export function articleHead({ brand }: Tenant, { article }: ArticleDetail, place: Place): ArticleHead {
  const { origin, canonical, picture, language, section } = place;
  const publisher = { '@type': 'Organization', name: brand.name, url: `${origin}/index` };
  const crumb = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
  return {
    published: article.date,
    data: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': article.kind === 'news' ? 'NewsArticle' : 'BlogPosting',
          headline: article.title,
          description: article.summary,
          datePublished: article.date,
          image: [picture],
          inLanguage: localeOf(language),
          mainEntityOfPage: canonical,
          author: article.author === null ? publisher : { '@type': 'Person', name: article.author },
          publisher,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            crumb(1, brand.name, `${origin}/index`),
            crumb(2, section, `${origin}/${article.kind}`),
            crumb(3, article.title, canonical),
          ],
        },
      ],
    },
  };
}
