import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyFix, readBrand } from '../../src/manifest/index.ts';
import { smallestManifest } from './fullManifest.ts';

const smallest = JSON.stringify(smallestManifest);

const codesOf = (input: string | Uint8Array) => {
  const reading = readBrand(input);
  return reading.ok ? [] : reading.problems.map(({ code }) => code);
};

it('refuses what is too large, too deep or too much before parsing it [MANIFEST-18]', () => {
  const huge = `{"name":"${'a'.repeat(10 * 1024 * 1024)}"}`;
  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  const wide = `{${Array.from({ length: 100_000 }, (_, index) => `"${index.toString(36)}":0`).join(',')}}`;
  expect(codesOf(huge)).toEqual(['file.tooLarge']);
  expect(codesOf(new TextEncoder().encode(huge))).toEqual(['file.tooLarge']);
  expect(codesOf(deep)).toEqual(['json.tooDeep']);
  expect(codesOf('{"a":'.repeat(10_000))).toEqual(['json.tooDeep']);
  expect(codesOf(wide)).toEqual(['json.tooMany']);
  expect(codesOf(smallest)).toEqual([]);
});

it('stays within bounds where a file has more faults than anybody would read', () => {
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 24_000 }, (_, index) => [`k${index}`, 0])));
  const codes = codesOf(many);
  expect(codes.length).toBeLessThanOrEqual(201);
  expect(codes.at(-1)).toBe('file.moreProblems');
});

it.each([
  ['UTF-16', Buffer.from(`\uFEFF${smallest}`, 'utf16le'), 'file.encoding'],
  ['UTF-16 without a mark', Buffer.from(smallest, 'utf16le'), 'file.encoding'],
  ['broken UTF-8', Buffer.from([0x7b, 0xc3, 0x28, 0x7d]), 'file.encoding'],
  ['a byte order mark', Buffer.from(`\uFEFF${smallest}`), 'file.byteOrderMark'],
  ['nothing', '', 'json.broken'],
  ['half a file', smallest.slice(0, -20), 'json.broken'],
  ['a comment', `{ /* hello */ ${smallest.slice(1)}`, 'json.loose'],
  ['a trailing comma', `${smallest.slice(0, -1)},}`, 'json.loose'],
  ['a doubled key', `{"name":"Other",${smallest.slice(1)}`, 'json.duplicateKey'],
  ['__proto__', `{"__proto__":{"name":"x"},${smallest.slice(1)}`, 'json.forbiddenKey'],
  ['constructor', `{"constructor":{"prototype":{}},${smallest.slice(1)}`, 'json.forbiddenKey'],
  ['a list', '[]', 'type.wrong'],
])('reports %s as one problem', (_name, input, code) => {
  expect(codesOf(input)).toEqual([code]);
});

it.each([
  ['a byte order mark', `\uFEFF${smallest}`],
  ['a comment', `{ /* hello */ ${smallest.slice(1)}`],
  ['a trailing comma', `${smallest.slice(0, -1)},}`],
  ['a doubled key', `{"name":"Other",${smallest.slice(1)}`],
  ['__proto__', `{"__proto__":{"name":"x"},${smallest.slice(1)}`],
])('fixes %s', (_name, text) => {
  const reading = readBrand(text);
  const patch = reading.ok ? undefined : reading.problems[0]?.patch;
  expect(codesOf(applyFix(text, patch ?? []))).toEqual([]);
});

it('never throws and always says something, whatever it is given', () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json({ maxDepth: 6 }),
    fc
      .tuple(fc.nat(smallest.length), fc.string({ maxLength: 3 }))
      .map(([at, text]) => smallest.slice(0, at) + text + smallest.slice(at + 1)),
    fc
      .dictionary(fc.constantFrom('name', 'hosts', 'theme', 'assets', 'merchant', 'words', 'modules'), fc.jsonValue())
      .map((object) => JSON.stringify(object)),
  );
  fc.assert(
    fc.property(anything, (input) => {
      const reading = readBrand(input);
      const problems = reading.ok ? [] : reading.problems;
      expect(reading.ok || problems.length > 0).toBe(true);
      expect(problems.filter(({ code, line, column }) => code === 'file.unreadable' || line < 1 || column < 1)).toEqual([]);
    }),
    { numRuns: 300, seed: 18 },
  );
});
