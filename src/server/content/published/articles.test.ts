import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import type { ArticleDetail, ArticleList } from '../../../wire/articles.ts';
import { articleText } from '../../tenants/richText/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createArticles } from './articles.ts';

const dayMs = 86_400_000;
const day = (offset: number) => new Date(noon.getTime() + offset * dayMs).toISOString();
/** As manifests write moments. */
const written = (offset: number) => day(offset).replace('.000', '');
const article = (id: string, from: string, more: object = {}) => ({
  id,
  kind: 'blog',
  title: { vi: `Bài ${id}`, en: `Post ${id}` },
  summary: { vi: `Tóm tắt ${id}`, en: `Summary ${id}` },
  from,
  body: { vi: '## Mở đầu\n\nMột hai ba.\n\n## Mở đầu\n\nBốn.', en: '## Start\n\nText.' },
  ...more,
});

let time = noon;
const brands = createBrandsFolder('bare');
brands.write(
  'alpha',
  smallBrand('alpha', {
    articles: {
      topics: [
        { id: 'safety', label: { vi: 'An toàn', en: 'Safety' } },
        { id: 'unused', label: { vi: 'Khác', en: 'Other' } },
      ],
      list: [
        article('oldest', written(-9)),
        article('middle', written(-5), { topics: ['safety'] }),
        article('newest', written(-1), { topics: ['safety'], title: { vi: '</script><b>Mới', en: 'New' } }),
        article('tomorrow', written(1)),
        article('over', written(-3), { until: written(-2) }),
        article('item', written(-4), { kind: 'news', author: { vi: 'Lan', en: 'Lan' } }),
      ],
    },
  }),
);
let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands, now: () => time });
});
afterAll(() => site.close());

const value = async <Value>(path: string, host = 'alpha.test') => (await site.get(host, path)).json<{ value: Value }>().value;
const listed = async (query: string) => (await value<ArticleList>(`/wps/articles?${query}`)).articles.map(({ id }) => id);

describe('articles', () => {
  it('lists what is published now, the newest first, with the topics in use [SCREEN-12] [SCREEN-13]', async () => {
    expect(await listed('kind=blog')).toEqual(['newest', 'middle', 'oldest']);
    expect(await listed('kind=news')).toEqual(['item']);
    const { topics, articles } = await value<ArticleList>('/wps/articles?kind=blog&lang=EN');
    expect([topics, articles[1]?.title]).toEqual([[{ id: 'safety', label: 'Safety' }], 'Post middle']);
    time = new Date(day(2));
    expect(await listed('kind=blog')).toEqual(['tomorrow', 'newest', 'middle', 'oldest']);
    time = noon;
  });

  it('gives an article with its parts, the most related ones and its neighbours by date [SCREEN-12]', async () => {
    const found = await value<ArticleDetail>('/wps/articles/article?kind=blog&id=middle');
    expect(found.headings).toEqual([
      { id: 'part-mo-dau', text: 'Mở đầu' },
      { id: 'part-mo-dau-2', text: 'Mở đầu' },
    ]);
    expect(found.body).toContain('<h2 id="part-mo-dau-2">Mở đầu</h2>');
    expect([found.topic, found.previous?.id, found.next?.id, found.related.map(({ id }) => id)]).toEqual([
      'An toàn',
      'oldest',
      'newest',
      ['newest', 'oldest'],
    ]);
  });

  it.each(['kind=blog&id=tomorrow', 'kind=blog&id=over', 'kind=blog&id=item', 'kind=news&id=nothing'])(
    'knows no article %s',
    async (query) => {
      const { statusCode, body } = await site.get('alpha.test', `/wps/articles/article?${query}`);
      expect([statusCode, JSON.parse(body)]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND', value: null })]);
    },
  );

  it.each(['kind=guide', 'kind=blog&id=..', 'id=middle', "kind=blog&id=a'--"])('refuses %s', async (query) => {
    expect((await site.get('alpha.test', `/wps/articles/article?${query}`)).statusCode).toBe(400);
  });

  it('shows no article of one brand at another', async () => {
    expect((await value<ArticleList>('/wps/articles?kind=blog', 'bare.test')).articles).toEqual([]);
    expect((await site.get('bare.test', '/blog/middle')).statusCode).toBe(404);
  });
});

describe('pages', () => {
  it('names article, dates and path to search engines, and nothing ends the script early [SCREEN-12]', async () => {
    const { statusCode, body } = await site.get('alpha.test', '/blog/newest');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>&lt;/script&gt;&lt;b&gt;Mới · ALPHA</title>');
    expect(body).toContain('<meta name="description" content="Tóm tắt newest">');
    expect(body).toMatch(/<link rel="canonical" href="https?:\/\/alpha\.test\/blog\/newest">/);
    expect(body).toContain('<meta property="og:type" content="article">');
    expect(body).toContain(`<meta property="article:published_time" content="${day(-1)}">`);
    const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(body) ?? [];
    const graph = (JSON.parse(data) as { '@graph': { '@type': string; headline?: string; itemListElement?: unknown[] }[] })[
      '@graph'
    ];
    expect(graph.map((each) => each['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect([graph[0]?.headline, graph[1]?.itemListElement?.length]).toEqual(['</script><b>Mới', 3]);
  });

  it.each(['/blog/tomorrow', '/blog/over', '/news/middle', '/blog/no-such', '/blog/a/b'])(
    'answers 404 to %s, outside every index',
    async (path) => {
      const { statusCode, body } = await site.get('alpha.test', path);
      expect([statusCode, body.includes('<meta name="robots" content="noindex">')]).toEqual([404, true]);
    },
  );

  it('draws articles that do not exist once', async () => {
    const before = site.drawn.length;
    for (const id of ['x-1', 'x-2', 'x-3']) await site.get('bare.test', `/news/${id}`);
    expect(site.drawn.length).toBe(before + 1);
  });

  it('lists pages and articles in the sitemap once they are published, and no list without articles', async () => {
    const addresses = async (host: string) =>
      [...(await site.get(host, '/sitemap.xml')).body.matchAll(/<loc>https?:\/\/[^/]+([^<]+)</g)].map(([, path]) => path);
    expect(await addresses('alpha.test')).toEqual(expect.arrayContaining(['/news', '/blog', '/blog/middle', '/news/item']));
    expect(await addresses('alpha.test')).not.toContain('/blog/tomorrow');
    time = new Date(day(2));
    expect(await addresses('alpha.test')).toContain('/blog/tomorrow');
    time = noon;
    expect(await addresses('bare.test')).not.toEqual(expect.arrayContaining(['/news']));
    expect((await site.get('bare.test', '/blog')).body).toContain('<meta name="robots" content="noindex">');
  });

  it.each(['news', 'blog'])(
    'leads the tab %s of the page of notices to its own address [SCREEN-12] [SCREEN-13]',
    async (tab) => {
      const { statusCode, headers } = await site.get('alpha.test', `/noticePage?tab=${tab}`);
      expect([statusCode, headers.location]).toEqual([302, `/${tab}`]);
    },
  );
});

it('escapes every trick in the text of an article and keeps its headings plain', () => {
  const { html, headings } = articleText(
    '## <img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) ![b](https://evil.example/b.png)\n\n## **Đậm** [link](/help)\n\n<script>x()</script>',
  );
  expect(html).not.toMatch(/<(?:img|script|iframe)|href="javascript/);
  expect(headings.map(({ text }) => text)).toEqual(['<img src=x onerror=alert(1)>', 'Đậm link']);
  expect(headings.every(({ id }) => /^part-[a-z0-9-]+$/.test(id))).toBe(true);
});

it('has its image as a picture for lists, one for its page and one for shared links, and none without an image', () => {
  const pictures = { ofBrand: (_: unknown, image: string, use: string) => ({ base: `${image} as ${use}` }) };
  const list = [article('plain', written(-2)), article('drawn', written(-1), { image: 'tet.jpg' })].map((each) => {
    return { topics: [], featured: false, ...each };
  });
  const tenant = { brand: { articles: { topics: [], list } } } as unknown as Tenant;
  const articles = createArticles({ pictures, now: () => noon } as unknown as Parameters<typeof createArticles>[0]);
  expect(articles.list(tenant, 'en', 'blog').articles.map(({ id, picture, scene }) => [id, picture, scene])).toEqual([
    ['drawn', { base: 'tet.jpg as promotion' }, { base: 'tet.jpg as scene' }],
    ['plain', null, null],
  ]);
  const shared = (id: string) => articles.sharePicture(tenant, { kind: 'blog', id });
  expect([shared('drawn'), shared('plain')]).toEqual(['tet.jpg as share-1200.jpg', null]);
});
