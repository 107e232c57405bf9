import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandSchema, readBrand, resolved, type SchemaNode } from '../../src/manifest/index.ts';
import { applyPatch } from '../../src/manifest/patch.ts';
import { isLocalText } from '../../src/manifest/schema.ts';

/** Longest text by path, of every text that a page shows and that is not Markdown. */
const limits: Readonly<Record<string, number>> = {
  '/name': 40,
  '/tagline': 80,
  '/description': 300,
  '/money/symbol': 4,
  '/banners/home/overline': 40,
  '/banners/home/title': 80,
  '/banners/home/text': 200,
  '/banners/home/alt': 300,
  '/banners/home/action/label': 40,
  '/banners/home/secondAction/label': 40,
  '/promotions/overline': 40,
  '/promotions/title': 80,
  '/help/topics/about/title': 80,
  '/help/extra/title': 80,
  '/footer/payments/label': 40,
  '/footer/assurances/label': 40,
  '/footer/licences/issuer': 80,
  '/footer/licences/number': 80,
  '/footer/licences/note': 300,
  '/downloads/labelNameEn': 40,
};

/** By path without indices: the longest text, or Infinity. */
function textsOf(place: SchemaNode, path: string): [string, number][] {
  const node = resolved(place);
  const parts = [
    ...Object.entries(node.properties ?? {}).map(([key, part]) => [`${path}/${key}`, part] as const),
    ...(typeof node.additionalProperties === 'object' ? [[`${path}/*`, node.additionalProperties] as const] : []),
    ...(node.items === undefined ? [] : [[path, node.items] as const]),
  ];
  const [language] = isLocalText(node) ? Object.values(node.properties ?? {}) : [];
  if (language !== undefined) return [[path, resolved(language).maxLength ?? Number.POSITIVE_INFINITY]];
  const isText = node.type === 'string' && node.enum === undefined && node.pattern === undefined;
  return isText ? [[path, node.maxLength ?? Number.POSITIVE_INFINITY]] : parts.flatMap(([at, part]) => textsOf(part, at));
}

const markdown = 20_000;

it('bounds every text that a page shows', () => {
  const texts = Object.fromEntries(textsOf(brandSchema, ''));
  expect(texts).toMatchObject(limits);
  const long = Object.entries(texts).filter(([path, limit]) => limit > 300 && limit !== markdown && !path.startsWith('/words'));
  expect(long).toEqual([]);
});

const manifest = JSON.parse(readFileSync('brands/verlago/brand.json', 'utf8')) as unknown;

const problemsWith = (path: string, value: unknown, words?: Readonly<Record<string, string>>) => {
  const changed = applyPatch(manifest, [{ op: 'add', path, value }]);
  const reading = readBrand(JSON.stringify(changed), words === undefined ? {} : { words });
  return reading.ok ? [] : reading.problems.map(({ code, message }) => ({ code, ...message }));
};

it('says in each language which text is too long, and by how much', () => {
  expect(problemsWith('/banners/home/0/title/vi', 'x'.repeat(80))).toEqual([]);
  expect(problemsWith('/banners/home/0/title/vi', 'ệ'.repeat(400))).toEqual([
    {
      code: 'text.tooLong',
      en: 'Title (Vietnamese) has 400 characters; the maximum is 80.',
      vi: 'Tiêu đề (Tiếng Việt) có 400 ký tự; tối đa là 80.',
    },
  ]);
  expect(problemsWith('/help/extra/0/title/en', 'x'.repeat(81))).toMatchObject([{ code: 'text.tooLong' }]);
});

it('bounds a word of the site by the length of the standard one', () => {
  const words = { 'home.hot.title': 'Nổi bật', 'auth.forgot.sent_text': 'x'.repeat(100) };
  const own = { vi: {}, en: {} };
  const withWord = (key: string, length: number) =>
    problemsWith('/words', { ...own, vi: { [key]: 'x'.repeat(length) } }, words);
  expect(withWord('home.hot.title', 40)).toEqual([]);
  expect(withWord('home.hot.title', 41)).toMatchObject([
    { code: 'text.tooLong', en: expect.stringContaining('"home.hot.title" has 41 characters; the maximum is 40') as unknown },
  ]);
  expect(withWord('auth.forgot.sent_text', 300)).toEqual([]);
  expect(withWord('auth.forgot.sent_text', 301)).toMatchObject([{ code: 'text.tooLong' }]);
});
