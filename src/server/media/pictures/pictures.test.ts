import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { createPictures } from './index.ts';

const svg = (inside: string, size = '0 0 120 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${inside}</svg>`;
const glyph = '<path fill="currentColor" d="M0 0h50v24H0z"/>';
const banner = { id: 'one', image: { light: 'pictures/wide.svg' }, alt: { vi: 'Ảnh', en: 'Picture' } };
const assets = { logo: 'logo.svg', ornament: 'ornament.svg', mark: 'mark.svg', share: 'share.png' };

const brands = createBrandsFolder();
let site: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  const folder = join(brands.path, 'alpha');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(folder, 'ornament.svg'), svg(glyph, '0 0 50 24'));
  writeFileSync(join(folder, 'mark.svg'), svg('<rect width="40" height="40"/>', '0 0 40 40'));
  writeFileSync(join(folder, 'pictures/wide.svg'), svg('<rect width="948" height="420" fill="teal"/>', '0 0 948 420'));
  writeFileSync(join(folder, 'pictures/unnamed.svg'), svg(glyph));
  const share = await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'share.png'), share);
  writeFileSync(join(brands.path, 'secret.svg'), svg('<rect width="9" height="9"/>'));
  brands.write('alpha', smallBrand('alpha', { assets, banners: { home: [banner] } }));
  brands.write('beta', smallBrand('beta'));
  site = await openTestServer({ brands });
  // Defence in depth: a manifest with such files is already rejected.
  symlinkSync('../secret.svg', join(alpha().folder, 'linked.svg'));
  const hostile = '<script>alert(1)</script><rect width="40" height="40" onclick="alert(1)"/>';
  writeFileSync(join(alpha().folder, 'hostile.svg'), svg(hostile, '0 0 40 40'));
});
afterAll(() => site.close());

const alpha = () => {
  const tenant = site.tenants.byMerchant('alpha');
  if (tenant === null) throw new Error(JSON.stringify(site.reported));
  return tenant;
};
const wide = () => site.pictures.ofBrand(alpha(), 'pictures/wide.svg', 'banner')?.base ?? '';

describe('raster pictures', () => {
  it('renders a drawing at the width of its address, for a year', async () => {
    const { statusCode, headers, rawPayload } = await site.get('alpha.test', `${wide()}-948.webp`);
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([statusCode, headers['content-type'], width, height, format]).toEqual([200, 'image/webp', 948, 420, 'webp']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('gives the same bytes to concurrent requests, and keeps them', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.get('alpha.test', `${wide()}-716.avif`)));
    const first = answers[0]?.rawPayload;
    expect(answers.every(({ statusCode, rawPayload }) => statusCode === 200 && first?.equals(rawPayload))).toBe(true);
    expect((await site.get('alpha.test', `${wide()}-716.avif`)).rawPayload.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  it('makes a share picture and icons in the formats others read', async () => {
    const share = site.pictures.ofBrand(alpha(), 'share.png', 'share')?.base;
    const mark = site.pictures.markOf(alpha()).base;
    const answers = await Promise.all([`${share}-1200.jpg`, `${mark}-180.png`].map((url) => site.get('alpha.test', url)));
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['image/jpeg', 'image/png']);
    expect((await sharp(answers[1]?.rawPayload).metadata()).width).toBe(180);
  });

  it.each(['-949.webp', '-1.webp', '-99999.webp', '-948.gif', '-948.png', '-948.jpg', '.svg', '-948', '', '-948.webp.part'])(
    'knows no picture that ends in "%s"',
    async (ending) => {
      expect((await site.get('alpha.test', `${wide()}${ending}`)).statusCode).toBe(404);
    },
  );

  it('letters the card of a game in the language of the page, or as it is where there is no other drawing', async () => {
    const [vi, en] = [await site.content.hotGames(alpha(), 'vi'), await site.content.hotGames(alpha(), 'en')];
    const addressOf = (cards: typeof vi, id: string) => cards.find(({ gameId }) => gameId === id)?.picture.base ?? id;
    for (const { gameId } of vi) expect(addressOf(en, gameId)).not.toBe(addressOf(vi, gameId));
    const drawn = await site.get('alpha.test', `${en[0]?.picture.base}-200.avif`);
    expect(drawn.statusCode).toBe(200);
    // The name of this one is the same in both languages.
    expect(site.pictures.demo('games', 'keno80', 'en')).toEqual(site.pictures.demo('games', 'keno80', 'vi'));
  });

  it('keeps a game card under 8 kB', async () => {
    const games = await site.content.hotGames(alpha(), 'vi');
    const cards = await Promise.all(games.slice(0, 6).map(({ picture }) => site.get('alpha.test', `${picture.base}-200.avif`)));
    expect(cards.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(cards.filter(({ rawPayload }) => rawPayload.length > 8 * 1024)).toEqual([]);
  });
});

describe('drawings', () => {
  it('refuses a drawing with a script, sends the drawn mark in its place, and lets no drawing do anything', async () => {
    const tenant = { ...alpha(), brand: { ...alpha().brand, assets: { ...assets, mark: 'hostile.svg' } }, digest: 'hostile' };
    const pictures = createPictures({ directory: alpha().folder, brands: () => [tenant], report: () => undefined });
    const [, , scope = '', hash = '', name = ''] = pictures.markOf(tenant).base.split('/');
    const sent = await pictures.read({ scope, hash, file: `${name}.svg` });
    expect(sent?.bytes.toString()).toContain('<rect width="40" height="40" rx="10" fill="#336699"/>');
    expect(sent?.bytes.toString()).not.toMatch(/script|onclick/);
    const { headers } = await site.get('alpha.test', `${site.pictures.markOf(alpha()).base}.svg`);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('names the root of a one-colour drawing, so that a page can use it', async () => {
    const { ornament } = site.content.siteBrand(alpha(), 'vi');
    expect((await site.get('alpha.test', ornament ?? '')).body).toMatch(/^<svg id="logo" /);
    const [category] = await site.content.vendors(alpha());
    const icon = category?.vendors[0]?.smallIcon ?? '';
    expect((await site.get('alpha.test', icon)).body).toMatch(/^<svg id="logo" /);
  });

  it('draws a sign from name and colour for a brand without one', async () => {
    const tenant = site.tenants.byMerchant('beta');
    const mark = tenant === null ? '' : site.pictures.markOf(tenant).base;
    const { body } = await site.get('beta.test', `${mark}.svg`);
    expect(body).toContain('fill="#336699"');
    expect(body).toContain('<path d="M');
  });
});

describe('what stays out of reach', () => {
  it('serves a picture of a brand at its own hosts only', async () => {
    expect((await site.get('beta.test', `${wide()}-948.webp`)).statusCode).toBe(404);
    expect((await site.get('alpha.test', `${wide()}-948.webp`)).statusCode).toBe(200);
  });

  it('never follows a link out of the brand folder', () => {
    expect(existsSync(join(alpha().folder, 'linked.svg'))).toBe(true);
    expect(site.pictures.ofBrand(alpha(), 'linked.svg', 'scene')).toBe(null);
    expect(site.pictures.ofBrand(alpha(), '../secret.svg', 'scene')).toBe(null);
  });

  it.each([
    '/pictures/alpha/x/..%2f..%2fbrand.json',
    '/pictures/..%2f..%2f..%2fetc/x/passwd',
    '/pictures/alpha/..%2f..%2f/secret.svg',
    '/pictures/alpha/x/%2e%2e.svg',
    '/pictures/alpha/x/brand.json',
    '/pictures/alpha/x/pictures-unnamed.svg',
    '/pictures/demo_art/x/games-fast5-200.avif',
    '/pictures/nobody/x/logo.svg',
  ])('answers 404 to %s', async (url) => {
    expect((await site.get('alpha.test', url)).statusCode).toBe(404);
  });

  it('answers 400 to a null byte', async () => {
    expect((await site.get('alpha.test', '/pictures/demo_art/x%00/games-fast5-200.avif')).statusCode).toBe(400);
  });
});
