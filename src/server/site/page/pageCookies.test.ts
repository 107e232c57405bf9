import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { earlierEntries } from '../../../domain/earlierEntries.ts';
import { screens } from './screens.ts';

const brands = createBrandsFolder('alpha');
brands.write('closed', smallBrand('closed', { status: { maintenance: { on: true } } }));
brands.write('single', smallBrand('single', { languages: { default: 'vi', offered: ['vi'] } }));
let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands, now: () => noon });
});
afterAll(() => site.close());

/** Every cookie that the server reads, with each value that may matter. */
const cookies = [
  'lang=vi',
  'lang=en',
  'livery_studio=x',
  'livery_studio_trust=x',
  `livery_studio=${'a'.repeat(43)}`,
  'other=1',
];
const addresses = [
  '/',
  '/nothing',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/sw.js',
  '/offline.html',
  ...Object.keys(earlierEntries).map((entry) => `/${entry}`),
  ...screens.all.map(({ path }) => path.replaceAll(/:\w+/g, 'x')),
];

/** All of one brand; of the closed one and of the one with a single language, one of each kind. */
const places: readonly (readonly [host: string, address: string])[] = [
  ...addresses.map((address) => ['alpha.test', address] as const),
  ...['closed.test', 'single.test'].flatMap((host) =>
    ['/', '/nothing', '/index', '/help'].map((address) => [host, address] as const),
  ),
  ...['/index', '/help', '/nothing'].map((address) => ['alpha.test', `${address}?lang=en`] as const),
];

type Answer = Awaited<ReturnType<typeof site.get>>;
const shown = ({ statusCode, headers, body }: Answer) => JSON.stringify([statusCode, headers.location, body]);
const saysSo = ({ headers }: Answer) =>
  /\b(?:private|no-store)\b/.test(String(headers['cache-control'])) &&
  String(headers.vary)
    .split(',')
    .some((name) => name.trim() === 'cookie');

it('every page that differs by a cookie says so to caches, with the cookie and without', async () => {
  const silent: string[] = [];
  let differing = 0;
  for (const [host, address] of places) {
    const plain = await site.get(host, address);
    for (const cookie of cookies) {
      const answer = await site.get(host, address, { cookie });
      if (shown(answer) === shown(plain)) continue;
      differing += 1;
      if (!saysSo(answer) || !saysSo(plain)) silent.push(`${host}${address} ${cookie}`);
    }
  }
  expect(silent).toEqual([]);
  expect(differing).toBeGreaterThan(20);
});

it('a page that no cookie changes may be kept by shared caches', async () => {
  for (const [host, address] of [
    ['alpha.test', '/index?lang=vi'],
    ['alpha.test', '/index?lang=en'],
    ['single.test', '/index'],
  ] as const) {
    const { statusCode, headers } = await site.get(host, address, { cookie: 'lang=en' });
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
      'accept-encoding',
    ]);
  }
});

it('no other file of the server reads a cookie than those this test knows', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const reading = files.filter((file) =>
    /headers\.cookie|headers\['cookie'\]|\bcookie\b.*= (?:request\.)?headers/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(reading.toSorted()).toEqual(['site/page/serveSite.ts', 'studio/studioSessions/cookies.ts']);
});
