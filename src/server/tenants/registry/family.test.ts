import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { type BrandsFolder, createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import type { DatabaseSettings } from '../../platform/db/index.ts';

type Site = Awaited<ReturnType<typeof openTestServer>>;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function serve(brands: BrandsFolder, database?: DatabaseSettings) {
  const site = await openTestServer({ brands, ...(database === undefined ? {} : { database }) });
  closing.push(site.close);
  return site;
}

const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="${colour}" d="M0 0h4v4z"/></svg>`;

function writeBase(brands: BrandsFolder, more: object = {}) {
  const folder = join(brands.path, 'family');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'logo.svg'), logo('#336699'));
  const base = { schemaVersion: 2, name: 'Family', theme: { seed: '#336699' }, assets: { logo: 'logo.svg' }, ...more };
  writeFileSync(join(folder, 'base.json'), JSON.stringify(base, null, 2));
}

/** Two brands over a base, without files of their own. */
function family() {
  const brands = createBrandsFolder('alone');
  writeBase(brands);
  for (const merchant of ['alpha', 'beta']) {
    brands.write(merchant, { schemaVersion: 2, extends: 'family', merchant, hosts: [`${merchant}.test`] });
    rmSync(join(brands.path, merchant, 'logo.svg'));
  }
  return brands;
}

async function page(site: Site, merchant: string) {
  const { statusCode, body } = await site.get(`${merchant}.test`, '/index');
  return { statusCode, title: /<h1>(.*)<\/h1>/.exec(body)?.[1] ?? null, logo: /\/pictures\/[^"? ]*logo/.exec(body)?.[0] ?? '' };
}

const versions = (site: Site) => site.tenants.all().map(({ brand, version }) => `${brand.merchant} ${version}`);

it('serves the brands of a base, with its files, and not the base itself', async () => {
  const site = await serve(family());
  expect(site.reported).toEqual([]);
  expect(versions(site)).toEqual(['alone 1', 'alpha 1', 'beta 1']);
  expect(await page(site, 'alpha')).toMatchObject({ statusCode: 200, title: 'Family' });
  const picture = site.tenants.byMerchant('alpha');
  expect(picture?.bases).toHaveLength(1);
  const own = await page(site, 'alpha');
  expect(own.logo).toMatch(/^\/pictures\/alpha\//);
  expect((await site.get('family.test', '/index')).statusCode).toBe(421);
});

it('shows a saved base in each of its brands and in no other', async () => {
  const brands = family();
  const site = await serve(brands);
  site.tenants.watch();
  writeBase(brands, { name: 'Renewed' });
  await vi.waitFor(async () => expect((await page(site, 'beta')).title).toBe('Renewed'), { timeout: 60_000, interval: 100 });
  expect((await page(site, 'alpha')).title).toBe('Renewed');
  expect(versions(site)).toEqual(['alone 1', 'alpha 2', 'beta 2']);
});

it('shows a picture that changed in the base, until the brand has the file itself', async () => {
  const brands = family();
  const site = await serve(brands);
  const logos = [(await page(site, 'alpha')).logo];
  writeFileSync(join(brands.path, 'family/logo.svg'), logo('#aa0000'));
  await site.tenants.refresh();
  logos.push((await page(site, 'alpha')).logo);
  writeFileSync(join(brands.path, 'alpha/logo.svg'), logo('#00aa00'));
  await site.tenants.refresh();
  logos.push((await page(site, 'alpha')).logo);
  expect(new Set(logos).size).toBe(3);
  expect(versions(site)).toEqual(['alone 1', 'alpha 3', 'beta 2']);
});

it('keeps serving the last good version while a base is broken or away, also after a restart [MANIFEST-04]', async () => {
  const brands = family();
  const database = await testDatabase();
  const site = await serve(brands, database);
  writeBase(brands, { them: {} });
  await site.tenants.refresh();
  expect((await page(site, 'alpha')).title).toBe('Family');
  expect(site.tenants.problems()).toMatchObject([
    { folder: 'alpha', isServed: true, problems: [{ code: 'key.unknown', file: 'family/base.json', pointer: '/them' }] },
    { folder: 'beta', isServed: true },
  ]);
  const later = await serve(brands, database);
  const revived = await page(later, 'alpha');
  expect(revived).toMatchObject({ statusCode: 200, title: 'Family' });
  expect(revived.logo).not.toBe('');
  renameSync(join(brands.path, 'family'), join(brands.path, 'elsewhere'));
  await later.tenants.refresh();
  expect(later.tenants.problems()[0]?.problems).toMatchObject([{ code: 'extends.unknown', file: 'alpha/brand.json' }]);
  renameSync(join(brands.path, 'elsewhere'), join(brands.path, 'family'));
  writeBase(brands, { name: 'Back' });
  await later.tenants.refresh();
  expect([(await page(later, 'alpha')).title, later.tenants.problems()]).toEqual(['Back', []]);
});
