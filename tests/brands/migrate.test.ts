import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readBrand } from '../../src/manifest/index.ts';
import { brandCommand } from './brandCommand.ts';

const root = mkdtempSync(join(tmpdir(), 'brand-migrate-'));
const brand = brandCommand(root);
const file = join(root, 'aurora/brand.json');
const old = `{
  "merchant": "aurora",
  "name": "Aurora",
  "hosts": ["aurora.localhost"],
  "theme": { "seed": "#0a7d5a", "palettes": { "light": { "focus": { "ring": "#0a7d5a" } } } },
  "assets": { "logo": "logo.svg" }
}
`;

beforeEach(() => {
  rmSync(join(root, 'aurora'), { recursive: true, force: true });
  mkdirSync(join(root, 'aurora'), { recursive: true });
  copyFileSync('brands/verlago/logo.svg', join(root, 'aurora/logo.svg'));
  writeFileSync(file, old);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('serves an older manifest and says how to write it again [MANIFEST-14]', async () => {
  const { code, out } = await brand('validate', 'aurora');
  expect(code).toBe(0);
  expect(out).toMatch(/version 1\..*brand -- migrate aurora/);
  expect(JSON.parse((await brand('validate', '--json')).out)).toMatchObject({
    ok: true,
    brands: [{ older: [{ version: 1 }] }],
  });
});

it('writes the current version, lists every change and keeps a copy [MANIFEST-14]', async () => {
  const dry = await brand('migrate', 'aurora', '--dry-run');
  expect([dry.code, readFileSync(file, 'utf8')]).toEqual([0, old]);
  expect(dry.out).toContain('/theme/seed: "#0a7d5a" → "@brand"');
  const { code, out } = await brand('migrate', '--all', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    files: [{ folder: 'aurora', from: 1, written: true, changes: [{ pointer: '/theme/colours' }, {}, {}, { after: 2 }] }],
  });
  expect(readFileSync(join(root, 'aurora/.brand.json.bak'), 'utf8')).toBe(old);
  const [before, after] = [readBrand(old), readBrand(readFileSync(file, 'utf8'))];
  if (!before.ok || !after.ok) throw new Error('The manifest is invalid.');
  expect(after.brand).toEqual(before.brand);
  expect(after.older).toEqual([]);
  expect((await brand('migrate', 'aurora')).out).toContain('version 2 already');
  expect(readFileSync(join(root, 'aurora/.brand.json.bak'), 'utf8')).toBe(old);
});

it('refuses a version that only a later release knows', async () => {
  const later = old.replace('{', '{ "schemaVersion": 99,');
  writeFileSync(file, later);
  const { code, out, error } = await brand('migrate', 'aurora');
  expect([code, out + error]).toEqual([1, expect.stringContaining('version.newer')]);
  expect(readFileSync(file, 'utf8')).toBe(later);
});

it('leaves what it cannot read as it is, and asks which brands', async () => {
  writeFileSync(file, '{ "merchant": ');
  const { code, out } = await brand('migrate', 'aurora');
  expect([code, readFileSync(file, 'utf8')]).toEqual([1, '{ "merchant": ']);
  expect(out).toContain('json.broken');
  expect(await brand('migrate')).toMatchObject({ code: 2 });
  expect(await brand('migrate', 'aurora', '--all')).toMatchObject({ code: 2 });
  expect((await brand('migrate', 'absent')).error).toContain('aurora');
});
