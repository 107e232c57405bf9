import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { brandCommand } from './brandCommand.ts';

const root = mkdtempSync(join(tmpdir(), 'brand-family-'));
const brand = brandCommand(root);
const baseFile = join(root, 'family/base.json');
const ownFile = (merchant: string) => join(root, merchant, 'brand.json');

function write(file: string, content: object): string {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  writeFileSync(file, text);
  return text;
}

const writeBase = (more: object = {}) =>
  write(baseFile, {
    schemaVersion: 2,
    theme: { colours: { teal: '#0a7d5a' }, seed: '@teal', corners: 'round' },
    assets: { logo: 'logo.svg' },
    ...more,
  });

const writeBrand = (merchant: string, more: object = {}) =>
  write(ownFile(merchant), {
    schemaVersion: 2,
    extends: 'family',
    merchant,
    name: merchant,
    hosts: [`${merchant}.test`],
    ...more,
  });

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const folder of ['family', 'aurora', 'borealis']) mkdirSync(join(root, folder), { recursive: true });
  copyFileSync('brands/verlago/logo.svg', join(root, 'family/logo.svg'));
  writeBase();
  writeBrand('aurora');
  writeBrand('borealis');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('checks a family as the server does, and measures its colours', async () => {
  expect(await brand('validate')).toMatchObject({ code: 0, error: '' });
  expect((await brand('validate', 'family')).out).toContain('family: no problems');
  expect(await brand('audit', 'aurora')).toMatchObject({ code: 0 });
});

it('fixes a base only where the base is named, if no brand gets worse', async () => {
  const broken = writeBase({ timeZone: 'Asia/Ho_Chi_Min' });
  const own = [readFileSync(ownFile('aurora'), 'utf8'), readFileSync(ownFile('borealis'), 'utf8')];
  const { code, out } = await brand('validate', 'aurora', '--fix');
  expect([code, readFileSync(baseFile, 'utf8')]).toEqual([1, broken]);
  expect(out).toMatch(/family\/base\.json:\d+:15 error timeZone\.unknown/);
  expect(out).toContain('brand -- validate family --fix');
  const fixed = await brand('validate', 'family', '--fix');
  expect(fixed).toMatchObject({ code: 0 });
  expect(fixed.out).toContain('/timeZone: "Asia/Ho_Chi_Min" → "Asia/Ho_Chi_Minh"');
  expect(readFileSync(join(root, 'family/.base.json.bak'), 'utf8')).toBe(broken);
  expect(await brand('validate')).toMatchObject({ code: 0 });
  expect([readFileSync(ownFile('aurora'), 'utf8'), readFileSync(ownFile('borealis'), 'utf8')]).toEqual(own);
});

it('fixes what is wrong in a brand in its own file', async () => {
  const base = readFileSync(baseFile, 'utf8');
  writeBrand('aurora', { theme: { corners: 'rond' } });
  expect(await brand('validate', 'aurora', '--fix')).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(ownFile('aurora'), 'utf8'))).toMatchObject({ theme: { corners: 'round' } });
  expect(readFileSync(baseFile, 'utf8')).toBe(base);
  writeBrand('aurora', { extends: 'famly' });
  expect(await brand('validate', 'aurora', '--fix')).toMatchObject({ code: 0 });
});

it('checks a base that no brand extends alone', async () => {
  mkdirSync(join(root, 'lonely'));
  const lonely = join(root, 'lonely/base.json');
  write(lonely, {});
  const { code, out } = await brand('validate', 'lonely');
  expect(code).toBe(0);
  expect(out).toMatch(/no brand extends this base.*\nlonely: no problems/);
  expect((await brand('migrate', 'lonely')).out).toContain('version 1 → 2');
  const broken = { schemaVersion: 2, timeZone: 'Asia/Ho_Chi_Min', theme: { corners: 'round' }, merchant: 'lonely' };
  write(lonely, broken);
  const all = await brand('validate', '--json');
  expect(all.code).toBe(1);
  const problems = (
    JSON.parse(all.out) as { brands: { merchant: string; problems: { code: string; file: string }[] }[] }
  ).brands
    .filter(({ merchant }) => merchant === 'lonely')
    .flatMap((entry) => entry.problems);
  expect(problems.map(({ code: found }) => found)).toEqual(['extends.notInherited']);
  expect(await brand('validate', 'lonely', '--fix')).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(lonely, 'utf8'))).toEqual({
    schemaVersion: 2,
    timeZone: 'Asia/Ho_Chi_Minh',
    theme: { corners: 'round' },
  });
  const weak = { dark: { text: { primary: '#000000' } } };
  write(lonely, { schemaVersion: 2, theme: { palettes: weak } });
  expect(await brand('validate', 'lonely')).toMatchObject({ code: 0 });
  write(lonely, { schemaVersion: 2, theme: { seed: '#0a7d5a', palettes: weak } });
  expect((await brand('validate', 'lonely')).out).toMatch(/lonely\/base\.json:\d+:\d+ error palette\.contrast/);
  write(lonely, { schemaVersion: 2, extends: 'family', assets: { mark: 'mark.svg' } });
  expect((await brand('validate', 'lonely')).out).toMatch(/lonely\/base\.json:5:\d+ error asset\.missing/);
});

it('explains a base without its brands', async () => {
  writeBase({ timeZone: 'Asia/Manila' });
  const explained = async (base: string, pointer: string) =>
    JSON.parse((await brand('explain', base, pointer, '--json')).out) as unknown;
  const base = expect.stringContaining('family/base.json') as unknown;
  expect(await explained('family', '/timeZone')).toMatchObject({ value: 'Asia/Manila', definition: { file: base } });
  expect(await explained('family', '/theme/seed')).toMatchObject({ value: '#0a7d5a', colours: [{ name: 'teal', file: base }] });
  expect(await explained('family', '/theme/palettes/dark/text/primary')).toMatchObject({ origin: 'derived' });
  expect(await explained('family', '/hosts')).toMatchObject({ origin: 'unset' });
  expect(await explained('family', '/hosts/0')).toMatchObject({ origin: 'unset' });
  mkdirSync(join(root, 'lonely'));
  write(join(root, 'lonely/base.json'), { schemaVersion: 2, extends: 'family', theme: { corners: 'sharp' }, name: 'Lonely' });
  expect(await explained('lonely', '/theme/corners')).toMatchObject({
    origin: 'manifest',
    definition: { file: expect.stringContaining('lonely/base.json') as unknown },
    below: [{ file: base }],
  });
  expect(await explained('lonely', '/name')).toMatchObject({ value: 'Lonely', origin: 'manifest' });
  expect(await explained('lonely', '/timeZone')).toMatchObject({ origin: 'base', definition: { file: base } });
});

it('explains where a value comes from', async () => {
  writeBase({ tagline: { vi: 'Chào', en: 'Hello' }, timeZone: 'Asia/Manila' });
  writeBrand('aurora', { timeZone: 'Asia/Tokyo', theme: { palettes: { dark: { focus: { ring: '@teal' } } } } });
  const explained = async (pointer: string) => JSON.parse((await brand('explain', 'aurora', pointer, '--json')).out) as unknown;
  const file = expect.stringContaining('aurora/brand.json') as unknown;
  const base = expect.stringContaining('family/base.json') as unknown;
  expect(await explained('/timeZone')).toEqual({
    ok: true,
    merchant: 'aurora',
    pointer: '/timeZone',
    value: 'Asia/Tokyo',
    origin: 'manifest',
    definition: { file, line: 9, column: 15, value: 'Asia/Tokyo' },
    colours: [],
    below: [{ file: base, line: 17, column: 15, value: 'Asia/Manila' }],
  });
  expect(await explained('theme.palettes.dark.focus.ring')).toMatchObject({
    value: '#0a7d5a',
    origin: 'manifest',
    colours: [{ name: 'teal', file: base, line: 5, column: 15, value: '#0a7d5a' }],
  });
  expect(await explained('/hosts/0')).toMatchObject({ value: 'aurora.test', origin: 'manifest' });
  expect(await explained('/tagline/en')).toMatchObject({ value: 'Hello', origin: 'base', definition: { file: base } });
  expect(await explained('/theme')).toMatchObject({ origin: 'manifest', below: [{ file: base }] });
  expect(await explained('/theme/motion')).toMatchObject({ origin: 'default', definition: null });
  expect(await explained('/theme/palettes/dark/text/primary')).toMatchObject({
    value: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
    origin: 'derived',
  });
  expect(await explained('/description')).toMatchObject({ origin: 'unset' });
  const { out } = await brand('explain', 'aurora', '/theme/palettes/dark/focus/ring');
  expect(out).toMatch(/= "#0a7d5a"\n.*set in: .*brand\.json:\d+:\d+ {2}"@teal"\n.*"@teal": .*base\.json:5:15/);
  expect(await brand('explain', 'aurora', '/theme/sed')).toMatchObject({ code: 2 });
  expect(await brand('explain', 'aurora')).toMatchObject({ code: 2 });
});
