import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, noon, smallBrand } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { readBrandFolder } from '../../../manifest/assets/readBrandFolder.ts';
import { baseFolders } from '../../../manifest/assets/readFamily.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { readOptions } from '../registry/readOptions.ts';
import { type BrandFiles, contentDigest, createBrandFiles } from './index.ts';

let database: Database;
let directory: string;
let files: BrandFiles;
let logo: string;
const versions = () => readdirSync(join(directory, 'brand-versions'));

beforeAll(async () => {
  database = await openDatabase(await testDatabase());
  directory = mkdtempSync(join(tmpdir(), 'livery-files-'));
  files = createBrandFiles({ db: database.db, now: () => noon, directory });
  logo = await files.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>'), 'image/svg+xml');
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('files of brands', () => {
  it('keeps the same bytes once, under their hash', async () => {
    const again = await files.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>'), 'image/svg+xml');
    expect(again).toBe(logo);
    expect((await files.get(logo))?.bytes.toString()).toContain('<svg');
    expect(await files.get('0'.repeat(64))).toBeNull();
  });

  it('makes one folder for concurrent calls, which the ordinary reader accepts', async () => {
    const manifest = smallBrand('alpha');
    const folders = await Promise.all(Array.from({ length: 8 }, () => files.materialise(manifest, { 'logo.svg': logo })));
    expect(new Set(folders).size).toBe(1);
    const [folder = ''] = folders;
    expect(folder).toBe(join(directory, 'brand-versions', contentDigest(manifest, { 'logo.svg': logo }), 'alpha'));
    expect((await readBrandFolder(folder, readOptions)).ok).toBe(true);
    expect(versions().filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it.each([
    '../logo.svg',
    '/etc/logo.svg',
    'a/../../logo.svg',
    'a//logo.svg',
    '.git/logo.svg',
    'brand.json',
    '@../logo.svg',
    '@family/../../logo.svg',
    '@family/brand.json',
    'logo.exe',
    'logo.svg\u0000.png',
  ])('writes nothing for the path %j', async (path) => {
    const before = versions();
    await expect(files.materialise(smallBrand('beta'), { [path]: logo })).rejects.toThrow(RangeError);
    expect(versions()).toEqual(before);
  });

  it('leaves nothing behind if a file is not stored', async () => {
    const before = versions();
    await expect(files.materialise(smallBrand('gamma'), { 'logo.svg': '1'.repeat(64) })).rejects.toThrow('not stored');
    expect(versions()).toEqual(before);
  });

  it('brings a folder with its base back as it was', async () => {
    const brands = createBrandsFolder('alpha');
    mkdirSync(join(brands.path, 'family'));
    writeFileSync(join(brands.path, 'family/base.json'), JSON.stringify({ name: 'Family', assets: { mark: 'mark.svg' } }));
    writeFileSync(join(brands.path, 'family/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>');
    writeFileSync(join(brands.path, 'alpha/unused.svg'), '<svg/>');
    brands.write('alpha', { ...smallBrand('alpha'), extends: 'family' });
    const imported = await files.importFolder(join(brands.path, 'alpha'));
    expect(Object.keys(imported.files).toSorted()).toEqual(['@family/base.json', '@family/mark.svg', 'logo.svg']);
    const folder = await files.materialise(imported.manifest, imported.files);
    brands.remove();
    const reading = await readBrandFolder(folder, readOptions);
    expect(reading.ok ? [reading.brand.name, reading.brand.assets.mark] : reading.problems).toEqual(['ALPHA', 'mark.svg']);
    const [base = ''] = await baseFolders(folder, imported.manifest);
    expect(readFileSync(join(base, 'mark.svg'), 'utf8')).toContain('<svg');
  });

  it('removes the folders that were used longest ago, but none that is in use', async () => {
    const kept = await files.materialise(smallBrand('kept'), {});
    files.keep(() => [kept]);
    const old = new Date(Date.now() - 3_600_000);
    for (let count = 0; count < 105; count += 1) {
      const folder = await files.materialise(smallBrand('idle', { name: `Brand ${count}` }), {});
      utimesSync(join(folder, '..'), old, new Date(old.getTime() + count * 1_000));
    }
    utimesSync(join(kept, '..'), old, new Date(0));
    await files.prune();
    expect(existsSync(kept)).toBe(true);
    expect(versions().length).toBeLessThanOrEqual(101);
    const last = await files.materialise(smallBrand('idle', { name: 'Brand 104' }), {});
    expect(existsSync(last)).toBe(true);
  });
});
