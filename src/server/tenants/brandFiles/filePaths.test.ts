import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson, contentDigest } from './canonical.ts';
import { checkedFiles, isFilePath, partsOf } from './filePaths.ts';

/** Paths that a brand may have files under, and the one digest of equal content. */

const hash = 'a'.repeat(64);

it.each([
  ['logo.svg', true],
  ['banners/home.webp', true],
  ['fonts/own.woff2', true],
  ['@family/logo.svg', true],
  ['@family/base.json', true],
  ['base.json', false],
  ['brand.json', false],
  ['../logo.svg', false],
  ['a/../logo.svg', false],
  ['/logo.svg', false],
  ['a//logo.svg', false],
  ['.hidden.svg', false],
  ['a/.hidden.svg', false],
  ['Logo.svg', false],
  ['logo.exe', false],
  ['@../logo.svg', false],
  ['@Family/logo.svg', false],
  ['@family', false],
  [`${'a'.repeat(116)}.svg`, true],
  [`${'a'.repeat(117)}.svg`, false],
])('%s may be a file of a brand: %s', (path, expected) => {
  expect(isFilePath(path)).toBe(expected);
});

it('is of the brand itself, or of the base before its first slash', () => {
  expect([partsOf('a/b.svg'), partsOf('@family/a/b.svg'), partsOf('@family')]).toEqual([
    { base: null, name: 'a/b.svg' },
    { base: 'family', name: 'a/b.svg' },
    { base: null, name: '@family' },
  ]);
});

it('are taken in the order of their paths, and refused as a whole for one path or digest that is none', () => {
  expect(checkedFiles({ 'b.svg': hash, 'a.svg': hash })).toEqual([
    ['a.svg', hash],
    ['b.svg', hash],
  ]);
  expect(() => checkedFiles({ 'a.svg': hash, '../b.svg': hash })).toThrow(/"\.\.\/b\.svg"/);
  for (const wrong of ['a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `x${hash}`])
    expect(() => checkedFiles({ 'a.svg': wrong })).toThrow(RangeError);
});

it('equal content has one text and one digest, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  expect([canonicalJson(undefined), canonicalJson(null), canonicalJson([undefined])]).toEqual(['null', 'null', '[null]']);
  const digest = contentDigest({ a: 1, b: 2 }, { 'x.svg': hash });
  expect(contentDigest({ b: 2, a: 1 }, { 'x.svg': hash })).toBe(digest);
  expect(digest).toBe(createHash('sha256').update(`{"a":1,"b":2}\0{"x.svg":"${hash}"}`).digest('hex'));
  expect(new Set([digest, contentDigest({ a: 1 }, { 'x.svg': hash }), contentDigest({ a: 1, b: 2 }, {})]).size).toBe(3);
});
