import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FontFiles } from '../../media/fonts/fontFiles.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Tenant } from '../tenant/index.ts';

const counts = vi.hoisted(() => ({ reads: [] as string[], parses: 0, validations: 0, palettes: [] as string[] }));

vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original();
  const readFile = (path: string, ...rest: []) => {
    counts.reads.push(path.replace(/^.*\//, ''));
    return actual.readFile(path, ...rest);
  };
  return { ...actual, readFile: readFile as typeof actual.readFile };
});

vi.mock(import('jsonc-parser'), async (original) => {
  const actual = await original();
  const parseTree: typeof actual.parseTree = (...args) => {
    counts.parses += 1;
    return actual.parseTree(...args);
  };
  return { ...actual, parseTree };
});

vi.mock(import('../../../manifest/validate.generated.mjs'), async (original) => {
  const { validate: actual } = await original();
  const validate = new Proxy(actual, {
    apply(target, self, args) {
      counts.validations += 1;
      return Reflect.apply(target, self, args);
    },
  });
  return { validate, default: validate };
});

vi.mock(import('../../../brand/palette/derivePalette.ts'), async (original) => {
  const actual = await original();
  const derivePalette: typeof actual.derivePalette = (theme, mode) => {
    counts.palettes.push(mode);
    return actual.derivePalette(theme, mode);
  };
  return { ...actual, derivePalette };
});

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
const manifest = {
  merchant: 'aurora',
  name: 'Aurora',
  hosts: ['aurora.localhost'],
  theme: { seed: '#6a3df0' },
  assets: { logo: 'logo.svg' },
};
let root = '';
let folder = '';

beforeEach(async () => {
  vi.resetModules();
  root = await mkdtemp(join(tmpdir(), 'brands-'));
  folder = join(root, 'aurora');
  await mkdir(folder);
  await writeFile(join(folder, 'brand.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'logo.svg'), logo);
  Object.assign(counts, { reads: [], parses: 0, validations: 0, palettes: [] });
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('reads each file once, parses the manifest once and validates it once', async () => {
  const { readFolder } = await import('./folderReading.ts');
  const reading = await readFolder(folder, async () => []);
  expect(reading).toMatchObject({ ok: true });
  expect(counts).toMatchObject({ reads: ['brand.json', 'logo.svg'], parses: 1, validations: 1 });
});

it('derives the palette of each mode once for audit, style sheet, header colours and page data', async () => {
  const { readFolder } = await import('./folderReading.ts');
  const { themeStyleHead } = await import('../../site/page/themeHead.ts');
  const { siteBrand } = await import('../../content/published/siteBrand.ts');
  const reading = await readFolder(folder, async () => []);
  if (!reading.ok) throw new Error('The brand does not read.');
  const tenant: Tenant = { ...reading, version: 1, digest: 'x', folder };
  const picture = { base: '/pictures/aurora/hash/logo', width: 4, height: 4, widths: [] };
  const pictures = { markOf: () => picture, ofBrand: () => picture } as unknown as Pictures;
  themeStyleHead(tenant, { addressOf: () => '/font.woff2' } as unknown as FontFiles);
  for (const language of ['vi', 'en'] as const) siteBrand(pictures, tenant, language, []);
  expect(counts.palettes).toEqual(['dark', 'light']);
});
