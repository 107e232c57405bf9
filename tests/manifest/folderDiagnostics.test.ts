import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolder, withFile } from '../../src/manifest/assets/folderFiles.ts';
import { readBrandFiles } from '../../src/manifest/assets/readBrandFolder.ts';
import { readBrands } from '../../src/manifest/assets/readBrands.ts';
import { smallestManifest } from './fullManifest.ts';
import { written } from './written.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
const wide = drawing.replace('0 0 4 4', '0 0 300 10');
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const font = { theme: { seed: '#6a3df0', fonts: { text: { file: 'own.woff2', name: 'Own' } } } };
const megabyte = 1024 * 1024;
const base = { schemaVersion: 2, tagline: { vi: 'Chào', en: 'Hello' } };
const over = (name: string, more: object = {}) => ({ ...more, schemaVersion: 2, extends: name });

type Files = Readonly<Record<string, string | Uint8Array | object>>;

/** Folders beside each other; a brand's `brand.json` holds what is added to the smallest manifest. */
const folders: Readonly<Record<string, Files>> = {
  'a picture that is missing': { 'aurora/brand.json': {} },
  'a picture under another name': { 'aurora/brand.json': {}, 'aurora/lgo.svg': drawing, 'aurora/logo.woff2': 'wOF2' },
  'pictures of other kinds': {
    'aurora/brand.json': { assets: { logo: 'logo.svg', mark: 'mark.png' } },
    'aurora/logo.svg': png,
    'aurora/mark.png': 'text',
  },
  'a picture that is too large': { 'aurora/brand.json': {}, 'aurora/logo.svg': drawing + ' '.repeat(2 * megabyte) },
  'a picture with a script': { 'aurora/brand.json': {}, 'aurora/logo.svg': '<svg onload="x()"/>' },
  'a logo that no row can show': { 'aurora/brand.json': {}, 'aurora/logo.svg': wide },
  'a font without letters': { 'aurora/brand.json': font, 'aurora/logo.svg': drawing, 'aurora/own.woff2': 'wOF2 lacking' },
  'a damaged font': { 'aurora/brand.json': font, 'aurora/logo.svg': drawing, 'aurora/own.woff2': 'wOF2 damaged' },
  'a manifest that is missing': { 'aurora/logo.svg': drawing },
  'a manifest that is too large': { 'aurora/brand.json': ' '.repeat(megabyte + 1) },
  'too many files': {
    'aurora/brand.json': {},
    'aurora/logo.svg': drawing,
    ...Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`aurora/${index}.txt`, ''])),
  },
  'a base that is missing': { 'aurora/brand.json': over('family'), 'aurora/logo.svg': drawing },
  'a base under another name': {
    'aurora/brand.json': over('famly'),
    'aurora/logo.svg': drawing,
    'family/base.json': base,
    'other/base.json': base,
  },
  'a base that is a brand': { 'aurora/brand.json': over('borealis'), 'aurora/logo.svg': drawing, 'borealis/brand.json': {} },
  'bases in a circle': {
    'aurora/brand.json': over('north'),
    'north/base.json': over('south'),
    'south/base.json': over('north'),
  },
  'too many bases': {
    'aurora/brand.json': over('base1'),
    ...Object.fromEntries([1, 2, 3].map((number) => [`base${number}/base.json`, over(`base${number + 1}`)])),
    'base4/base.json': base,
  },
  'a base that is too large': { 'aurora/brand.json': over('family'), 'family/base.json': ' '.repeat(megabyte + 1) },
  'a base that is no JSON': { 'aurora/brand.json': over('family'), 'family/base.json': '{' },
  'a base with what belongs to a brand': {
    'aurora/brand.json': over('family'),
    'aurora/logo.svg': drawing,
    'family/base.json': { ...base, merchant: 'aurora', profile: 'real' },
  },
};

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folders-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    const whole =
      !isRaw && name.endsWith('brand.json') ? { ...smallestManifest, merchant: name.split('/')[0], ...content } : content;
    await writeFile(path, isRaw ? content : JSON.stringify(whole, null, 2));
  }
}

/** Stands for the reader of fonts, which needs a real one. */
const missingLetters = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes).toString('latin1');
  if (text.includes('damaged')) throw new RangeError('Offset is outside the bounds of the DataView');
  return text.includes('lacking') ? [...'ấầẩẫậắằẳẵặếềể'] : [];
};

const shortened = (text: string) => text.replaceAll(relative('.', root), '<brands>').replaceAll(root, '<brands>');

it('says of every fault of a folder what it is, where, in each language, and how to fix it [MANIFEST-02]', async () => {
  const pages: string[] = [];
  for (const [title, files] of Object.entries(folders)) {
    await rm(root, { recursive: true });
    await write(files);
    const reading = await readBrandFiles(openFolder(join(root, 'aurora')), { missingLetters });
    const problems = reading.ok ? reading.warnings : reading.problems;
    pages.push(`# ${title}: ok ${reading.ok}, bases [${reading.bases.join(', ')}]`);
    pages.push(...problems.map((problem) => shortened(written(problem))), '');
  }
  await expect(pages.join('\n')).toMatchFileSnapshot('folderDiagnostics.snapshot.txt');
});

it('refuses a base that is a link out of the folder of brands', async () => {
  await write({ 'brands/aurora/brand.json': over('family'), 'elsewhere/base.json': base });
  await symlink(join(root, 'elsewhere'), join(root, 'brands/family'));
  const reading = await readBrandFiles(openFolder(join(root, 'brands/aurora')), { folder: 'brands' });
  expect(reading.ok ? [] : reading.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
    'extends.outside /extends',
  );
});

it('reads every brand of a folder, and gives a host to the first that names it', async () => {
  await write({
    'aurora/brand.json': { hosts: ['shared.localhost'] },
    'aurora/logo.svg': drawing,
    'borealis/brand.json': { hosts: ['shared.localhost'] },
    'borealis/logo.svg': wide,
    'family/base.json': base,
    'zephyr/brand.json': over('family', { hosts: ['zephyr.localhost', 'shared.localhost'] }),
    'zephyr/logo.svg': drawing,
    '_draft/brand.json': {},
    '.hidden/brand.json': {},
  });
  const readings = await readBrands(root);
  const seen = readings.map(({ folder, directory, file, reading }) => ({
    folder,
    directory: shortened(directory),
    file: shortened(file),
    older: reading.older.map(({ file: path, version }) => `${shortened(path)} ${version}`),
    bases: reading.bases,
    problems: reading.ok ? 'none' : reading.problems.map((problem) => shortened(written(problem))),
  }));
  expect(seen).toMatchInlineSnapshot(`
    [
      {
        "bases": [],
        "directory": "<brands>/aurora",
        "file": "<brands>/aurora/brand.json",
        "folder": "aurora",
        "older": [
          "<brands>/aurora/brand.json 1",
        ],
        "problems": "none",
      },
      {
        "bases": [],
        "directory": "<brands>/borealis",
        "file": "<brands>/borealis/brand.json",
        "folder": "borealis",
        "older": [
          "<brands>/borealis/brand.json 1",
        ],
        "problems": [
          "error host.claimedTwice /hosts/0 <brands>/borealis/brand.json:5:5
      vi Tên miền "shared.localhost" bị hai thương hiệu "borealis" và "aurora" cùng khai. Chỉ một bên được dùng.
      en The host "shared.localhost" is claimed by the brands "borealis" and "aurora". Only one may have it.",
          "warning asset.logoShape /assets/logo <brands>/borealis/brand.json:11:13
      vi Logo "logo.svg" có kích thước 300 x 10; khi hiển thị trên một hàng sẽ rất khó đọc. Tỷ lệ từ 1:2 đến 8:1 là phù hợp.
      en The logo "logo.svg" is 300 by 10; shown in one row, it will be hardly legible. Between 1:2 and 8:1 works well.",
        ],
      },
      {
        "bases": [
          "family",
        ],
        "directory": "<brands>/zephyr",
        "file": "<brands>/zephyr/brand.json",
        "folder": "zephyr",
        "older": [],
        "problems": [
          "error host.claimedTwice /hosts/1 <brands>/zephyr/brand.json:6:5
      vi Tên miền "shared.localhost" bị hai thương hiệu "zephyr" và "aurora" cùng khai. Chỉ một bên được dùng.
      en The host "shared.localhost" is claimed by the brands "zephyr" and "aurora". Only one may have it.
      fix [{"op":"remove","path":"/hosts/1"}]",
        ],
      },
    ]
  `);
});

it('tries a change of one file, and leaves the others as they are', async () => {
  await write({ 'aurora/brand.json': {}, 'aurora/logo.svg': 'text' });
  const files = openFolder(join(root, 'aurora'));
  const tried = withFile(files, 'logo.svg', Buffer.from(drawing));
  expect(await tried.info('logo.svg')).toEqual({ size: drawing.length, isOutside: false });
  expect(await tried.info('absent.svg')).toBe(null);
  expect(Buffer.from(await tried.read('logo.svg')).toString()).toBe(drawing);
  expect(await tried.read('brand.json')).toEqual(await files.read('brand.json'));
  expect([(await readBrandFiles(tried, {})).ok, (await readBrandFiles(files, {})).ok]).toEqual([true, false]);
});
