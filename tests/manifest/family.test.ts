import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBrandFolder } from '../../src/manifest/assets/readBrandFolder.ts';
import { readBrands } from '../../src/manifest/assets/readBrands.ts';
import { readBrand } from '../../src/manifest/index.ts';
import { mergePatch } from '../../src/manifest/mergePatch.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
const base = {
  schemaVersion: 2,
  tagline: { vi: 'Chào', en: 'Hello' },
  theme: { colours: { violet: '#6a3df0' }, seed: '@violet', corners: 'sharp', modes: ['dark', 'light'] },
  assets: { logo: 'logo.svg', mark: 'mark.svg' },
};
const brand = { schemaVersion: 2, extends: 'family', merchant: 'aurora', name: 'Aurora', hosts: ['aurora.localhost'] };
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'family-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, content: unknown) {
  const path = join(root, file);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

/** A brand over a base, with more settings in each. */
async function family(inBase: object = {}, inBrand: object = {}) {
  await write('family/base.json', { ...base, ...inBase });
  await write('family/logo.svg', drawing);
  await write('family/mark.svg', drawing);
  await write('aurora/brand.json', { ...brand, ...inBrand });
  return readBrandFolder(join(root, 'aurora'));
}

async function problems(...given: Parameters<typeof family>) {
  const reading = await family(...given);
  return reading.ok ? [] : reading.problems;
}

const inShort = ({ code, pointer, file, line }: { code: string; pointer: string; file: string; line: number }) =>
  `${code} ${pointer} ${file.split('/').slice(-2).join('/')}:${line}`;

it.each([
  [{ a: { b: 1, c: 2 } }, { a: { b: null, d: 3 } }, { a: { c: 2, d: 3 } }],
  [{ a: [1, 2] }, { a: [3] }, { a: [3] }],
  [{ a: 1 }, { a: { b: { c: null } } }, { a: { b: {} } }],
  [{ a: { b: 1 } }, { a: 'x' }, { a: 'x' }],
])('merges %j with %j as RFC 7396 does', (target, patch, expected) => {
  const before = structuredClone(target);
  expect(mergePatch(target, patch)).toEqual(expected);
  expect(target).toEqual(before);
});

it('completes a brand from its base', async () => {
  const reading = await family({}, { theme: { colours: { violet: '#0a7d5a' }, corners: 'round' }, tagline: null });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  expect(reading.warnings).toEqual([]);
  expect(reading.bases).toEqual(['family']);
  expect(reading.brand).toMatchObject({
    merchant: 'aurora',
    theme: { seed: '#0a7d5a', corners: 'round' },
    assets: base.assets,
  });
  expect(reading.brand.tagline).toBeUndefined();
});

it('takes a file from the brand first, then from its base', async () => {
  await write('aurora/logo.svg', '<svg onload="x()"/>');
  expect((await problems()).map(inShort)).toEqual(['asset.hostileSvg /assets/logo family/base.json:19']);
  await rm(join(root, 'aurora/logo.svg'));
  expect(await problems()).toEqual([]);
});

it('does not take a base for a brand', async () => {
  await family();
  const [only, ...others] = await readBrands(root);
  expect([only?.folder, only?.reading.ok, others]).toEqual(['aurora', true, []]);
});

it('names the file, line and column where a value stands', async () => {
  expect((await problems({ timeZone: 'Asia/Nowhere' })).map(inShort)).toEqual([
    'timeZone.unknown /timeZone family/base.json:22',
  ]);
  expect((await problems({ timeZone: 'Asia/Nowhere' }, { timeZone: 'Asia/Here' })).map(inShort)).toEqual([
    'timeZone.unknown /timeZone aurora/brand.json:9',
  ]);
  expect((await problems({}, { theme: { densty: 'compact' } })).map(inShort)).toEqual([
    'key.misspelt /theme/densty aurora/brand.json:10',
  ]);
  expect((await problems({}, { theme: { modes: ['dusk'] } })).map(inShort)).toEqual([
    'value.notAllowed /theme/modes/0 aurora/brand.json:11',
  ]);
  expect((await problems({ theme: { ...base.theme, seed: '@violett' } })).map(inShort)).toEqual([
    'colour.misspelt /theme/seed family/base.json:11',
  ]);
});

it('reads bases on bases, three at most', async () => {
  const next = (name: string | null) => (name === null ? {} : { extends: name });
  await write('second/base.json', { timeZone: 'Asia/Manila', ...next('third') });
  await write('third/base.json', { timeZone: 'Asia/Tokyo', theme: { seed: '#0a7d5a' } });
  const reading = await family({ extends: 'second', theme: { corners: 'round' } });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  expect(reading.bases).toEqual(['family', 'second', 'third']);
  expect(reading.brand).toMatchObject({ timeZone: 'Asia/Manila', theme: { seed: '#0a7d5a', corners: 'round' } });
  await write('third/base.json', next('fourth'));
  await write('fourth/base.json', {});
  expect((await problems({ extends: 'second' })).map(inShort)).toEqual(['extends.tooDeep /extends third/base.json:2']);
});

it.each([
  ['an unknown base', {}, { extends: 'nowhere' }, 'extends.unknown /extends aurora/brand.json:3'],
  ['a misspelt base', {}, { extends: 'familly' }, 'extends.misspelt /extends aurora/brand.json:3'],
  ['the folder above', {}, { extends: '..' }, 'value.malformed /extends aurora/brand.json:3'],
  ['a path', {}, { extends: 'family/../family' }, 'value.malformed /extends aurora/brand.json:3'],
  ['an absolute path', {}, { extends: '/etc' }, 'value.malformed /extends aurora/brand.json:3'],
  ['a hidden folder', {}, { extends: '.git' }, 'value.malformed /extends aurora/brand.json:3'],
  ['an address', {}, { extends: 'https://x.example/' }, 'value.malformed /extends aurora/brand.json:3'],
  ['NUL', {}, { extends: 'family\0' }, 'text.control /extends aurora/brand.json:3'],
  ['a list', {}, { extends: ['family'] }, 'type.wrong /extends aurora/brand.json:3'],
  ['itself', {}, { extends: 'aurora' }, 'extends.brand /extends aurora/brand.json:3'],
  ['a base that extends itself', { extends: 'family' }, {}, 'extends.cycle /extends family/base.json:22'],
  ['a base with a merchant', { merchant: 'aurora' }, {}, 'extends.notInherited /merchant family/base.json:22'],
  ['a base with hosts', { hosts: ['x.localhost'] }, {}, 'extends.notInherited /hosts family/base.json:22'],
  ['a base with real money', { profile: 'real' }, {}, 'extends.notInherited /profile family/base.json:22'],
  ['a base with licences', { footer: { licences: [] } }, {}, 'extends.notInherited /footer/licences family/base.json:23'],
  ['a base with an unknown setting', { customCss: 'a{}' }, {}, 'key.unknown /customCss family/base.json:22'],
  [
    'a base of a later version',
    { schemaVersion: 99 },
    { schemaVersion: undefined },
    'version.newer /schemaVersion family/base.json:2',
  ],
  [
    'a policy that a base loosens',
    { policies: { session: { idleMinutes: 90 } } },
    {},
    'policy.looser /policies/session/idleMinutes family/base.json:24',
  ],
])('refuses %s at its place', async (_what, inBase, inBrand, expected) => {
  expect((await problems(inBase, inBrand)).map(inShort).filter((place) => !place.startsWith('key.missing'))).toEqual([
    expected,
  ]);
});

it.each([
  ['no JSON', '{ "theme": ', 'json.broken  family/base.json:1'],
  ['a list', '[]', 'extends.noObject  family/base.json:1'],
  ['null', 'null', 'extends.noObject  family/base.json:1'],
  ['nothing', '', 'json.broken  family/base.json:1'],
  ['comments', '{} // x', 'json.loose  family/base.json:1'],
  ['a million brackets', '['.repeat(1_000_000), 'json.tooDeep  family/base.json:1'],
  ['5 MB', `{"tagline":"${'x'.repeat(5_000_000)}"}`, 'file.tooLarge  family/base.json:1'],
  ['a forbidden key', '{"__proto__":{"merchant":"x"}}', 'json.forbiddenKey /__proto__ family/base.json:1'],
  ['UTF-16', '\u0000{\u0000}', 'file.encoding  family/base.json:1'],
])('refuses a base that holds %s', async (_what, text, expected) => {
  await family();
  await write('family/base.json', text);
  const reading = await readBrandFolder(join(root, 'aurora'));
  const places = reading.ok ? [] : reading.problems.map(inShort);
  expect(places.filter((place) => !place.startsWith('key.missing'))).toEqual([expected]);
});

it('refuses a base that leads out of the folder of the brands', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await writeFile(join(outside, 'base.json'), JSON.stringify(base));
  await family();
  await rm(join(root, 'family'), { recursive: true });
  await symlink(outside, join(root, 'family'));
  expect((await readBrands(root)).flatMap(({ reading }) => (reading.ok ? [] : reading.problems.map(inShort)))).toEqual([
    'extends.outside /extends aurora/brand.json:3',
  ]);
  await rm(join(root, 'family'));
  await mkdir(join(root, 'family'));
  await symlink(join(outside, 'base.json'), join(root, 'family/base.json'));
  const reading = await readBrandFolder(join(root, 'aurora'));
  expect(reading.ok ? [] : reading.problems.map(({ code }) => code)).toEqual(['extends.outside']);
  await rm(outside, { recursive: true });
});

it('has a schema for editors that knows what a base and a brand over it may leave out or remove', () => {
  const validate = new Ajv({ strict: false }).compile(
    JSON.parse(readFileSync('schema/family.schema.generated.json', 'utf8')) as object,
  );
  const errorsOf = (manifest: object) => (validate(manifest) ? [] : (validate.errors ?? []));
  expect(errorsOf(base)).toEqual([]);
  const own = {
    theme: { palettes: { dark: { focus: { ring: null } }, light: null } },
    tagline: { en: 'Hi' },
    words: { en: { a: null } },
  };
  expect(errorsOf({ ...brand, ...own })).toEqual([]);
  for (const wrong of [{ them: {} }, { theme: { seed: 3 } }, { tagline: { fr: 'x' } }, { banners: { home: [{ id: 'x' }] } }])
    expect(errorsOf({ ...brand, ...wrong })).not.toEqual([]);
});

it('asks for the folder where a text alone extends a base', () => {
  const reading = readBrand(JSON.stringify(brand));
  expect(reading.ok ? [] : reading.problems.map(({ code }) => code)).toEqual(['extends.unknown']);
});
