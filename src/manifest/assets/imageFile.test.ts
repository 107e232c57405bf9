import { describe, expect, it } from 'vitest';
import { imageSize, kindOfFile, kindOfName } from './imageFile.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();
const file = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...latin(part)] : part)));
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const png = file('\x89PNG\r\n\x1a\n', zeros(4), 'IHDR', big(300, 4), big(70_000, 4));
/** An application segment, then a table, then the frame. */
const jpg = (marker: number) =>
  file('\xff\xd8', '\xff\xe0', big(4, 2), zeros(2), [0xff, marker], big(11, 2), [8], big(200, 2), big(640, 2), zeros(4));
const webp = (chunk: string, rest: readonly number[]) => file('RIFF', zeros(4), 'WEBP', chunk, rest);
const extended = webp('VP8X', [...zeros(8), ...little(1_023, 3), ...little(69_999, 3)]);
const lossy = webp('VP8 ', [...zeros(10), ...little(0x4000 + 640, 2), ...little(0x8000 + 480, 2)]);
const lossless = webp('VP8L', [...zeros(4), 0x2f, ...little((639 | (479 << 14)) >>> 0, 4)]);
const avif = (brands: string, length = 8 + brands.length) =>
  file(big(length, 4), 'ftyp', brands, 'ispe', zeros(4), big(640, 4), big(480, 4));
const svg = (attributes: string) => latin(`<svg ${attributes}><path/></svg>`);

describe('the kind of a file', () => {
  it.each([
    [png, 'png'],
    [png.subarray(0, 7), 'unknown'],
    [jpg(0xc0), 'jpg'],
    [latin('\xff\xd8\x00'), 'unknown'],
    [lossy, 'webp'],
    [latin('RIFF0000WAVE'), 'unknown'],
    [latin('wOF2'), 'woff2'],
    [avif('avif0000mif1'), 'avif'],
    [avif('mif10000avis'), 'avif'],
    // The second entry is a version, not a brand, and what follows the box does not count.
    [avif('mif1avifheic'), 'unknown'],
    [avif('mif10000heicavif', 20), 'unknown'],
    [file(big(10, 4), 'ftyp', 'av'), 'unknown'],
    [latin('<svg xmlns="a">'), 'svg'],
    [latin('<svg>'), 'svg'],
    [latin('<svgs>'), 'unknown'],
    [latin('\xef\xbb\xbf <?xml version="1.0"?>\n<!-- a -->\n<svg>'), 'svg'],
    [latin('<!DOCTYPE svg>'), 'svg'],
    [latin('<!entity a>'), 'svg'],
    [latin('text <svg>'), 'unknown'],
    [latin(''), 'unknown'],
  ] as const)('%# is read from its first bytes', (bytes, kind) => {
    expect(kindOfFile(bytes)).toBe(kind);
  });

  it('is read from the ending of a name', () => {
    const names = ['a.svg', 'a.b.png', 'a.jpg', 'a.jpeg', 'a.webp', 'a.avif', 'a.woff2', 'a.gif', 'svg.txt', 'png'];
    expect(names.map(kindOfName)).toEqual(['svg', 'png', 'jpg', 'jpg', 'webp', 'avif', 'woff2', 'unknown', 'unknown', 'png']);
  });
});

describe('the size of an image', () => {
  it.each([
    ['png', png, [300, 70_000]],
    ['jpg', jpg(0xc0), [640, 200]],
    ['jpg', jpg(0xcf), [640, 200]],
    ...[0xbf, 0xc4, 0xc8, 0xcc, 0xd0].map((marker) => ['jpg', jpg(marker), null] as const),
    ['webp', extended, [1_024, 70_000]],
    ['webp', lossy, [640, 480]],
    ['webp', lossless, [640, 480]],
    ['webp', webp('ALPH', zeros(20)), null],
    ['avif', avif('avif0000'), [640, 480]],
    ['avif', avif('avif0000').subarray(0, 20), null],
    ['svg', svg('viewBox="0 0 300 10.6" width="1" height="1"'), [300, 11]],
    ['svg', svg("viewBox='-4,-4, 8,16'"), [8, 16]],
    ['svg', svg('width="30" height="20px"'), [30, 20]],
    ['svg', svg('width="30"'), null],
    ['svg', svg('width="30" height="50%"'), null],
    ['svg', svg('viewBox="0 0 0 10"'), null],
    ['svg', svg('viewBox="0 0 10 0"'), null],
    ['svg', latin('<p/>'), null],
    ['png', latin('short'), null],
  ] as const)('of kind %s is read from its head: case %#', (kind, bytes, size) => {
    expect(imageSize(bytes, kind)).toEqual(size === null ? null : { width: size[0], height: size[1] });
  });
});
