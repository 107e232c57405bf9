import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agentPageKeys } from '../../domain/agentPages.ts';
import { memberPageKeys } from '../../domain/memberPages.ts';
import type { RouteModule } from '../../domain/routes.ts';
import { pathOf } from './choices.ts';
import { placeOf, places } from './places.ts';

const folder = new URL('../../pages/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.route.ts'));
const modules = await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)) as RouteModule));
const routes = modules.flatMap((module) => module.default);

/** Paths that show nothing of their own: another name, a page without a subject, and every path that there is not. */
const without = ['/register.html', '/game', '/seamless', '/promodetail', '/news/:id', '/blog/:id', '*'];

it('offers every page and window of the site, of the member centre and of the agent centre [OPS-03]', () => {
  const offered = new Set(places.map(({ address }) => address));
  const wanted = [
    ...routes.map(({ path }) => path).filter((path) => !without.includes(path)),
    ...memberPageKeys.map((key) => `/index?member=${key}`),
    ...agentPageKeys.map((key) => `/index?agent=${key}`),
  ];
  expect(routes.length).toBeGreaterThan(30);
  expect(wanted.filter((address) => !offered.has(address))).toEqual([]);
});

it('offers no address twice and none that is no page of the site', () => {
  const paths = places.map(({ address }) => address.split('?')[0] ?? '');
  expect(new Set(places.map(({ address }) => address)).size).toBe(places.length);
  const known = new Set(routes.map(({ path }) => path));
  expect(paths.filter((path) => !known.has(path))).toEqual(['/not-here']);
});

it('keeps the query and the hash of a place beside the language', () => {
  expect(pathOf({ page: '/index?member=withdraw', language: 'en' })).toBe('/index?member=withdraw&lang=en');
  expect(pathOf({ page: '/help#refund', language: 'vi' })).toBe('/help?lang=vi#refund');
  expect(placeOf('/help#refund')?.label).toBe('preview.page.help');
});
