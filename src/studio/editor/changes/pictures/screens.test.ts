import { expect, it } from 'vitest';
import { brandSchema } from '../../../../manifest/schema.ts';
import { placeOf } from '../../../preview/places.ts';
import { screensOf, shownAt } from './screens.ts';

const facts = { modes: ['dark', 'light'], mode: 'dark', languages: ['vi', 'en'], language: 'vi' } as const;
const screens = (...pointers: string[]) => screensOf(pointers, facts).map(({ id }) => id);

it('knows for every setting of the manifest which pages show it, and names only pages that there are', () => {
  expect(Object.keys(brandSchema.properties ?? {}).filter((key) => !Object.hasOwn(shownAt, `/${key}`))).toEqual([]);
  const named = Object.values(shownAt).flatMap(({ on }) => on);
  expect(named.filter((address) => placeOf(address) === undefined)).toEqual([]);
});

it('shows a change of colours in both modes and on a phone', () => {
  expect(screens('/theme/seed')).toEqual(
    expect.arrayContaining([
      '/index dark vi desktop',
      '/index light vi desktop',
      '/login light vi desktop',
      '/index dark vi phone',
    ]),
  );
});

it('shows a changed text in every language', () => {
  expect(screens('/tagline/en')).toEqual(['/index dark vi desktop', '/index dark vi phone', '/index dark en desktop']);
});

it('names a page once, however many changes it shows, and takes the nearest setting', () => {
  expect(screens('/help/topics/refund', '/help/extra')).toEqual(['/help dark vi desktop', '/help dark vi phone']);
  expect(screens('/banners/w_login/0/title')).toContain('/login dark vi desktop');
  expect(screens('/banners/w_login/0/title')).not.toContain('/index dark vi desktop');
});

it('has nothing to look at where players see nothing', () => {
  expect(screens('/analytics/gtagId', '/hosts/1')).toEqual([]);
});
