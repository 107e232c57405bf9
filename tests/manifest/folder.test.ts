import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolder, visibleFiles } from '../../src/manifest/assets/folderFiles.ts';
import { readBrandFolder } from '../../src/manifest/assets/readBrandFolder.ts';
import { readBrands } from '../../src/manifest/assets/readBrands.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path id="a" d="M0 0h4v4z"/><use href="#a"/></svg>';
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'brands-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function brandFolder(
  merchant: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  more: object = {},
): Promise<string> {
  const folder = join(root, merchant);
  await mkdir(folder, { recursive: true });
  const manifest = {
    merchant,
    name: merchant,
    hosts: [`${merchant}.localhost`],
    theme: { seed: '#6a3df0' },
    assets: { logo: 'logo.svg' },
    ...more,
  };
  await writeFile(join(folder, 'brand.json'), JSON.stringify(manifest));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

async function codesOf(folder: string): Promise<string[]> {
  const reading = await readBrandFolder(folder, { missingLetters: () => ['ộ', 'ữ'] });
  return reading.ok ? [] : reading.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

it('accepts a brand whose files are what they say', async () => {
  expect(await codesOf(await brandFolder('aurora', { 'logo.svg': drawing }))).toEqual([]);
});

it('reports a folder without a manifest', async () => {
  expect(await codesOf(join(root, 'nothing'))).toEqual(['file.missing ']);
});

it('reports a named pipe in place of a file and does not wait for a writer', async () => {
  const folder = await brandFolder('aurora', {});
  execFileSync('mkfifo', [join(folder, 'logo.svg')]);
  expect(await codesOf(folder)).toEqual(['asset.missing /assets/logo']);
  await rm(join(folder, 'brand.json'));
  execFileSync('mkfifo', [join(folder, 'brand.json')]);
  expect(await codesOf(folder)).toEqual(['file.unreadable ']);
});

it('reports files that are missing, mistaken, too large or outside', async () => {
  expect(await codesOf(await brandFolder('missing', { 'lgo.svg': drawing }))).toEqual(['asset.misspelt /assets/logo']);
  expect(
    await codesOf(await brandFolder('mistaken', { 'logo.svg': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) })),
  ).toEqual(['asset.wrongKind /assets/logo']);
  expect(await codesOf(await brandFolder('large', { 'logo.svg': `${drawing}${' '.repeat(2 * 1024 * 1024)}` }))).toEqual([
    'asset.tooLarge /assets/logo',
  ]);
  await writeFile(join(root, 'secret.svg'), drawing);
  const outside = await brandFolder('outside', {});
  await symlink(join(root, 'secret.svg'), join(outside, 'logo.svg'));
  expect(await codesOf(outside)).toEqual(['asset.outside /assets/logo']);
});

it('stops counting a folder that holds too many files', async () => {
  const folder = await brandFolder('many', { 'logo.svg': drawing });
  await Promise.all(Array.from({ length: 210 }, (_, index) => writeFile(join(folder, `${index}.txt`), '')));
  expect(await codesOf(folder)).toContain('folder.tooManyFiles ');
});

it('refuses a font without Vietnamese letters', async () => {
  const theme = { seed: '#6a3df0', fonts: { text: { file: 'own.woff2', name: 'Own' } } };
  expect(await codesOf(await brandFolder('font', { 'logo.svg': drawing, 'own.woff2': 'wOF2....' }, { theme }))).toEqual([
    'asset.fontLetters /theme/fonts/text/file',
  ]);
});

it('names the file and the line of a damaged font', async () => {
  const theme = { seed: '#6a3df0', fonts: { text: { file: 'own.woff2', name: 'Own' } } };
  const folder = await brandFolder('damaged', { 'logo.svg': drawing, 'own.woff2': 'wOF2....' }, { theme });
  const missingLetters = () => {
    throw new RangeError('Offset is outside the bounds of the DataView');
  };
  const reading = await readBrandFolder(folder, { missingLetters });
  const [problem] = reading.ok ? [] : reading.problems;
  expect(problem).toMatchObject({ code: 'asset.damagedFont', pointer: '/theme/fonts/text/file', line: 1 });
  expect(problem?.column).toBeGreaterThan(1);
  expect(problem?.message.en).toContain('own.woff2');
});

it('warns of a logo that one row cannot show', async () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 10"><path d="M0 0h300v10H0z"/></svg>';
  const reading = await readBrandFolder(await brandFolder('aurora', { 'logo.svg': wide }));
  expect(reading).toMatchObject({ ok: true, warnings: [{ code: 'asset.logoShape', pointer: '/assets/logo' }] });
});

it.each([
  [80, 10, false],
  [81, 10, true],
  [10, 20, false],
  [10, 21, true],
])('a logo of %i by %i warns: %s', async (width, height, warns) => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9H0z"/></svg>`;
  const reading = await readBrandFolder(await brandFolder('aurora', { 'logo.svg': logo }));
  expect(reading.ok && reading.warnings.map(({ code }) => code)).toEqual(warns ? ['asset.logoShape'] : []);
});

it('needs the letters of the offered languages in a font', async () => {
  const asked: (readonly string[])[] = [];
  const missingLetters = (_font: Uint8Array, languages: readonly string[]) => {
    asked.push(languages);
    return [];
  };
  const theme = { seed: '#6a3df0', fonts: { text: { file: 'own.woff2', name: 'Own' } } };
  const files = { 'logo.svg': drawing, 'own.woff2': 'wOF2....' };
  for (const offered of [['en'], ['en', 'vi'], ['xx'], 7])
    await readBrandFolder(await brandFolder('aurora', files, { theme, languages: { offered } }), { missingLetters });
  expect(asked).toEqual([['en'], ['vi', 'en'], ['vi', 'en'], ['vi', 'en']]);
});

it('reads a mount of links as it reads files, and ignores hidden folders', async () => {
  const plain = await brandFolder('aurora', { 'logo.svg': drawing });
  const data = await brandFolder('..2026_data', { 'logo.svg': drawing }, { merchant: 'aurora', hosts: ['aurora.localhost'] });
  const mount = join(root, 'mount', 'aurora');
  await mkdir(mount, { recursive: true });
  await rename(data, join(mount, '..2026_data'));
  await symlink('..2026_data', join(mount, '..data'));
  await symlink('..data/brand.json', join(mount, 'brand.json'));
  await symlink('..data/logo.svg', join(mount, 'logo.svg'));
  expect(await codesOf(mount)).toEqual([]);
  expect(await visibleFiles(mount)).toEqual(['brand.json', 'logo.svg']);
  await writeFile(join(plain, 'brand.json'), await readFile(join(mount, 'brand.json')));
  expect(await openFolder(mount).contentHash()).toBe(await openFolder(plain).contentHash());
  await symlink(mount, join(mount, 'loop'));
  await symlink('nowhere', join(mount, 'dangling'));
  expect(await visibleFiles(mount)).toEqual(['brand.json', 'logo.svg']);
});

it('lists linked brand folders', async () => {
  await symlink(await brandFolder('elsewhere', { 'logo.svg': drawing }), join(root, 'linked'));
  expect((await readBrands(root)).map(({ folder }) => folder)).toEqual(['elsewhere', 'linked']);
});

it('names both brands where a host is claimed twice', async () => {
  await brandFolder('aurora', { 'logo.svg': drawing }, { hosts: ['shared.localhost'] });
  await brandFolder('borealis', { 'logo.svg': drawing }, { hosts: ['borealis.localhost', 'shared.localhost'] });
  const [first, second] = await readBrands(root);
  expect(first?.reading.ok).toBe(true);
  const [problem] = second?.reading.ok === false ? second.reading.problems : [];
  expect(problem).toMatchObject({
    code: 'host.claimedTwice',
    pointer: '/hosts/1',
    patch: [{ op: 'remove', path: '/hosts/1' }],
  });
  expect(problem?.message.en).toMatch(/aurora.*borealis|borealis.*aurora/);
});
