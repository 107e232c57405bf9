import { expect, it } from 'vitest';
import type { Screen } from '../../../domain/routes.ts';
import type { Article } from '../../../wire/articles.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { articleTexts, pageTexts, whenFailed } from './pageTexts.ts';

/** Titles and descriptions: words of the brand before those of the site, and what stands where there is none. */

const known: Readonly<Record<string, string>> = {
  'page.title.help': 'Help',
  'page.title.hot': 'Hot games',
  'page.description.help': 'All about help',
  'failure.CHUNK': 'Not loaded',
  'common.reload': 'Reload',
};
const words = (_language: string, key: string) => known[key] ?? null;
const tenantOf = (more: object = {}) => ({ brand: { name: 'Alpha', words: {}, ...more } }) as unknown as Tenant;
const texts = (screen: object, more: object = {}) => pageTexts(tenantOf(more), 'en', screen as Screen, words);
const tagline = { en: 'Play', vi: 'Chơi' };

it('a page is called by its title and the brand, the home page by the brand and its tagline', () => {
  expect(texts({ page: 'help' })).toEqual({ title: 'Help · Alpha', description: 'All about help' });
  expect(texts({ page: 'home' }, { tagline })).toEqual({ title: 'Alpha · Play', description: 'Play' });
  expect(texts({ page: 'home' })).toEqual({ title: 'Alpha', description: null });
  expect(texts({ page: 'unknown' }, { tagline }).title).toBe('Play · Alpha');
  expect(texts({ page: 'category', category: 'HOT' }).title).toBe('Hot games · Alpha');
  const own = { words: { en: { 'page.title.help': 'Own help' } } };
  expect([texts({ page: 'help' }, own).title, texts({ page: 'help' }, { words: { vi: own.words.en } }).title]).toEqual([
    'Own help · Alpha',
    'Help · Alpha',
  ]);
});

it('a page without a description has that of the brand, and without that its tagline', () => {
  const description = { en: 'A site', vi: 'Trang' };
  expect(texts({ page: 'other' }, { description, tagline }).description).toBe('A site');
  expect(texts({ page: 'other' }, { tagline }).description).toBe('Play');
});

it('an article is called by its title', () => {
  expect(articleTexts(tenantOf(), { title: 'One', summary: 'Short' } as Article)).toEqual({
    title: 'One · Alpha',
    description: 'Short',
  });
});

it('a page that does not come alive says so', () => {
  expect(whenFailed(tenantOf(), 'en', words)).toEqual({ text: 'Not loaded', reload: 'Reload' });
  expect(whenFailed(tenantOf(), 'en', () => null)).toEqual({ text: '', reload: '' });
});
