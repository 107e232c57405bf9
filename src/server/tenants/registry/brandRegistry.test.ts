import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type BrandsFolder, createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { createBrandFiles } from '../brandFiles/index.ts';
import { openRegistry, type RegistryDeps } from './brandRegistry.ts';
import { readOptions } from './readOptions.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function serve(brands: BrandsFolder) {
  const site = await openTestServer({ brands });
  closing.push(site.close);
  return site;
}

const title = async (site: Awaited<ReturnType<typeof serve>>, merchant: string) => {
  const { statusCode, body } = await site.get(`${merchant}.test`, '/index');
  return [statusCode, /<h1>(.*)<\/h1>/.exec(body)?.[1] ?? null];
};

describe('brands while the server runs', () => {
  it('keeps serving the last good version of a broken manifest and reports what is wrong [MANIFEST-04]', async () => {
    const brands = createBrandsFolder('alpha', 'beta');
    const site = await serve(brands);
    const before = await site.get('alpha.test', '/index');
    brands.write('alpha', smallBrand('alpha', { name: 'Half', colour: 'red' }));
    await site.tenants.refresh();
    expect((await site.get('alpha.test', '/index')).rawPayload.equals(before.rawPayload)).toBe(true);
    expect(site.reported).toEqual([
      {
        folder: 'alpha',
        isServed: true,
        problems: [expect.objectContaining({ pointer: '/colour', file: 'alpha/brand.json' })],
      },
    ]);
    expect(site.tenants.problems()).toMatchObject([{ folder: 'alpha' }]);
    expect(await title(site, 'beta')).toEqual([200, 'BETA']);

    brands.writeText('alpha', '{ "merchant": "alp');
    await site.tenants.refresh();
    expect(await title(site, 'alpha')).toEqual([200, 'ALPHA']);
    brands.write('alpha', smallBrand('alpha', { name: 'Fixed' }));
    await site.tenants.refresh();
    expect([await title(site, 'alpha'), site.tenants.problems()]).toEqual([[200, 'Fixed'], []]);
  });

  it('serves a folder that appears while it runs, filled and at once [MANIFEST-06]', async () => {
    const brands = createBrandsFolder('alpha');
    const site = await serve(brands);
    expect((await site.get('fresh.test', '/index')).statusCode).toBe(421);
    site.tenants.watch();
    brands.write('fresh', smallBrand('fresh'));
    await vi.waitFor(async () => expect(await title(site, 'fresh')).toEqual([200, 'FRESH']), {
      timeout: 60_000,
      interval: 100,
    });
    const { body } = await site.get('fresh.test', '/index');
    const boot = JSON.parse(/id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '') as { queries: { hotGames: unknown[] } };
    expect(boot.queries.hotGames.length).toBeGreaterThan(10);
    brands.remove('fresh');
    await site.tenants.refresh();
    expect((await site.get('fresh.test', '/index')).statusCode).toBe(421);
  });

  it('logs that the brand of a renamed folder left and that its data stays with its merchant code', async () => {
    const brands = createBrandsFolder('alpha', 'beta');
    const site = await serve(brands);
    renameSync(join(brands.path, 'alpha'), join(brands.path, 'renamed'));
    await site.tenants.refresh();
    await site.tenants.refresh();
    const logged = site.lines.filter((line) => line.includes('left'));
    expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        merchant: 'alpha',
        msg: expect.stringMatching(/players and balances stay.*"alpha"/) as unknown,
      }),
    ]);
    expect(site.tenants.problems()).toMatchObject([{ folder: 'renamed', problems: [{ code: 'merchant.folder' }] }]);
  });

  it('refuses a host that another brand has, names both, and lets it in once the host is free [MANIFEST-13]', async () => {
    const brands = createBrandsFolder('alpha');
    const site = await serve(brands);
    brands.write('beta', smallBrand('beta', { hosts: ['beta.test', 'alpha.test'] }));
    await site.tenants.refresh();
    const problem = site.tenants.problems()[0]?.problems[0];
    expect(problem).toMatchObject({ code: 'host.claimedTwice', pointer: '/hosts/1' });
    expect(problem?.message.en).toMatch(/"beta".*"alpha"/);
    expect(await title(site, 'alpha')).toEqual([200, 'ALPHA']);
    expect((await site.get('beta.test', '/index')).statusCode).toBe(421);
    brands.remove('alpha');
    await site.tenants.refresh();
    await site.tenants.refresh();
    expect((await site.get('alpha.test', '/index')).body).toContain('BETA');
  });
});

describe('brands after a restart', () => {
  const data = mkdtempSync(join(tmpdir(), 'livery-data-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const open = (database: Database, brands: BrandsFolder, more: Partial<RegistryDeps> = {}) =>
    openRegistry({
      root: brands.path,
      db: database.db,
      files: createBrandFiles({ db: database.db, now: () => noon, directory: data }),
      now: () => noon,
      addressing: { only: null, publicHost: null },
      report: () => undefined,
      ...more,
    });

  it('serves the last good version although the folder broke in between [MANIFEST-04]', async () => {
    const database = await openDatabase(await suiteDatabase());
    closing.push(database.close);
    const brands = createBrandsFolder('alpha');
    const first = await open(database, brands);
    brands.writeText('alpha', 'not even JSON');
    const second = await open(database, brands);
    expect(second.byHost('alpha.test')).toEqual({ ...first.byHost('alpha.test'), folder: expect.stringContaining(data) });
    expect(second.problems()).toHaveLength(1);
    brands.write('alpha', smallBrand('alpha', { name: 'Second' }));
    const third = await open(database, brands);
    expect([third.byHost('alpha.test')?.version, third.byHost('alpha.test')?.brand.name]).toEqual([2, 'Second']);
    const fourth = await open(database, brands);
    expect(fourth.byHost('alpha.test')?.version).toBe(2);
    brands.remove();
  });

  it('leaves a host with its holder although a folder that sorts before it claims it [MANIFEST-13]', async () => {
    const database = await openDatabase(await suiteDatabase());
    closing.push(database.close);
    const brands = createBrandsFolder('beta');
    await open(database, brands);
    brands.write('alpha', smallBrand('alpha', { hosts: ['beta.test'] }));
    brands.write('beta', smallBrand('beta', { name: 'Second' }));
    const restarted = await open(database, brands);
    expect(restarted.byHost('beta.test')?.brand).toMatchObject({ merchant: 'beta', name: 'Second' });
    expect(restarted.problems()).toMatchObject([{ folder: 'alpha', problems: [{ code: 'host.claimedTwice' }] }]);
    brands.writeText('beta', 'not even JSON');
    expect((await open(database, brands)).byHost('beta.test')?.brand.merchant).toBe('beta');
    const empty = await openDatabase(await suiteDatabase());
    closing.push(empty.close);
    brands.write('beta', smallBrand('beta'));
    expect((await open(empty, brands)).byHost('beta.test')?.brand.merchant).toBe('alpha');
    brands.remove();
  });

  it('frees a host that its holder gives up, while running and in between [MANIFEST-13]', async () => {
    const database = await openDatabase(await suiteDatabase());
    closing.push(database.close);
    const brands = createBrandsFolder('alpha', 'beta');
    const running = await open(database, brands);
    brands.write('alpha', smallBrand('alpha', { hosts: ['alpha.test', 'beta.test'] }));
    brands.write('beta', smallBrand('beta', { hosts: ['other.test'] }));
    await running.refresh();
    expect([running.byHost('beta.test')?.brand.merchant, running.problems()]).toEqual(['alpha', []]);
    brands.write('alpha', smallBrand('alpha', { hosts: ['alpha.test', 'other.test'] }));
    brands.write('beta', smallBrand('beta'));
    const stuck = await open(database, brands);
    expect(stuck.problems().map(({ folder }) => folder)).toEqual(['alpha', 'beta']);
    brands.write('beta', smallBrand('beta', { hosts: ['third.test'] }));
    const restarted = await open(database, brands);
    expect([restarted.byHost('other.test')?.brand.merchant, restarted.problems()]).toEqual(['alpha', []]);
    expect(restarted.byHost('beta.test')).toBeNull();
    brands.remove();
  });

  it('serves a brand at localhost with a warning, which a server of one brand does not give', async () => {
    const database = await openDatabase(await suiteDatabase());
    closing.push(database.close);
    const brands = createBrandsFolder();
    brands.write('alpha', smallBrand('alpha', { hosts: ['localhost'] }));
    const several = await open(database, brands);
    expect(several.byHost('localhost')?.brand.merchant).toBe('alpha');
    expect(several.problems()).toMatchObject([{ problems: [{ code: 'host.loopback', severity: 'warning' }] }]);
    const single = await open(database, brands, { addressing: { only: 'alpha', publicHost: null } });
    expect(single.problems()).toEqual([]);
    brands.remove();
  });

  it('refuses the public host of another brand [MANIFEST-13]', async () => {
    const database = await openDatabase(await suiteDatabase());
    closing.push(database.close);
    const brands = createBrandsFolder('alpha', 'beta');
    brands.write('beta', smallBrand('beta', { hosts: ['beta.test', 'alpha.public.test'] }));
    const addressing = { only: null, publicHost: 'public.test' };
    const running = await open(database, brands, { addressing });
    expect(running.byHost('alpha.public.test')?.brand.merchant).toBe('alpha');
    expect(running.problems()).toMatchObject([{ folder: 'beta', problems: [{ code: 'host.claimedTwice' }] }]);
    brands.remove();
  });

  it('leaves a host with the brand that took it over from a removed folder, which returns later [MANIFEST-13]', async () => {
    const database = await openDatabase(await suiteDatabase());
    closing.push(database.close);
    const brands = createBrandsFolder('beta');
    let time = noon;
    const openLater = () => open(database, brands, { now: () => (time = new Date(time.getTime() + 1_000)) });
    const running = await openLater();
    brands.remove('beta');
    brands.write('alpha', smallBrand('alpha', { hosts: ['beta.test'] }));
    await running.refresh();
    brands.writeText('beta', 'not even JSON');
    expect((await openLater()).byHost('beta.test')?.brand.merchant).toBe('alpha');
    brands.remove();
  });

  it('serves a manifest that is a link, and each of its versions', async () => {
    const database = await openDatabase(await suiteDatabase());
    closing.push(database.close);
    const brands = createBrandsFolder('alpha');
    const manifest = join(brands.path, 'mounted.json');
    renameSync(join(brands.path, 'alpha/brand.json'), manifest);
    symlinkSync(manifest, join(brands.path, 'alpha/brand.json'));
    const running = await open(database, brands);
    expect([running.byHost('alpha.test')?.version, running.problems()]).toEqual([1, []]);
    writeFileSync(manifest, JSON.stringify(smallBrand('alpha', { name: 'Second' })));
    await running.refresh();
    expect(running.byHost('alpha.test')).toMatchObject({ version: 2, brand: { name: 'Second' } });
    brands.remove();
  });

  it('decodes the pictures of a folder that no version has, and those only', async () => {
    const database = await openDatabase(await suiteDatabase());
    closing.push(database.close);
    const brands = createBrandsFolder();
    const picture = (name: string, background: string) =>
      sharp({ create: { width: 1_200, height: 630, channels: 3, background } })
        .png()
        .toFile(join(brands.path, name));
    mkdirSync(join(brands.path, 'family'));
    const base = { theme: { seed: '#336699' }, assets: { share: 'share.png' } };
    writeFileSync(join(brands.path, 'family/base.json'), JSON.stringify(base));
    await picture('family/share.png', 'navy');
    brands.write('alpha', smallBrand('alpha', { extends: 'family', assets: { logo: 'logo.svg', mark: 'mark.png' } }));
    await picture('alpha/mark.png', 'teal');
    const decoded: number[] = [];
    const reopened = async () => {
      const before = decoded.length;
      const { pictureFault } = readOptions;
      const counting: RegistryDeps['pictureFault'] = (bytes) => {
        decoded.push(bytes.length);
        return pictureFault(bytes);
      };
      const registry = await open(database, brands, { pictureFault: counting });
      return [decoded.length - before, registry.problems(), registry.byHost('alpha.test')?.version];
    };
    expect(await reopened()).toEqual([2, [], 1]);
    expect(await reopened()).toEqual([0, [], 1]);
    await picture('alpha/mark.png', 'olive');
    expect(await reopened()).toEqual([1, [], 2]);
    truncateSync(join(brands.path, 'alpha/mark.png'), 400);
    const refused = [{ folder: 'alpha', problems: [{ code: 'asset.damaged', pointer: '/assets/mark' }] }];
    expect(await reopened()).toMatchObject([1, refused, 2]);
    expect(await reopened()).toMatchObject([1, refused, 2]);
    brands.remove();
  });
});
