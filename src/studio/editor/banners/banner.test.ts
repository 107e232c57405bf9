import { describe, expect, it } from 'vitest';
import { bannerAt, bannerChecks, pictureOf } from './banner.ts';

describe('a banner', () => {
  it.each([
    ['/banners/home/2/title', { group: 'home', at: 2 }],
    ['/banners/w_login', { group: 'w_login', at: 0 }],
    ['/banners', null],
    ['/theme/seed', null],
  ])('%s is a setting of %j', (pointer, banner) => {
    expect(bannerAt(pointer)).toEqual(banner);
  });

  it('shows the picture that the site shows in each mode and width', () => {
    const all = { image: { light: 'l', dark: 'd', lightMobile: 'lm', darkMobile: 'dm' } };
    const shown = (banner: Parameters<typeof pictureOf>[0]) =>
      (['light', 'dark'] as const).flatMap((mode) => [pictureOf(banner, mode, false), pictureOf(banner, mode, true)]);
    expect(shown(all)).toEqual(['l', 'lm', 'd', 'dm']);
    expect(shown({ image: { light: 'l', dark: 'd', lightMobile: 'lm' } })).toEqual(['l', 'lm', 'd', 'lm']);
    expect(shown({ image: { light: 'l', dark: 'd' } })).toEqual(['l', 'l', 'd', 'd']);
    expect(shown({ image: { light: 'l' } })).toEqual(['l', 'l', 'l', 'l']);
    expect(shown({})).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is checked for both languages, the dark drawing and the phone', () => {
    const met = (banner: Parameters<typeof bannerChecks>[0], modes = ['light', 'dark']) =>
      bannerChecks(banner, ['vi', 'en'], modes).flatMap(({ check, isMet }) => (isMet ? [check] : []));
    const words = { vi: 'Hội xuân', en: 'Spring' };
    expect(met({ image: { light: 'a.png', dark: 'b.png', lightMobile: 'c.png' }, alt: words, title: words })).toEqual([
      'words',
      'alt',
      'dark',
      'phone',
    ]);
    expect(met({ image: { light: 'a.png' }, alt: { vi: 'Hội xuân', en: ' ' }, title: { vi: 'Hội xuân' } })).toEqual([]);
    expect(met({ image: { light: 'a.svg' }, alt: words }, ['light'])).toEqual(['words', 'alt', 'phone']);
  });
});
