import { describe, expect, it } from 'vitest';
import { hidesAnother, uploadKind } from './fileKind.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
/** A box of an AVIF, whose size may say something else than its length. */
function box(name: string, length: number, size = length): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32BE(size);
  bytes.write(name, 4, 'latin1');
  return bytes;
}
const chunk = (name: string, length: number) => {
  const bytes = Buffer.alloc(length + 12);
  bytes.writeUInt32BE(length);
  bytes.write(name, 4, 'latin1');
  return bytes;
};
function riff(length: number): Buffer {
  const bytes = Buffer.alloc(8 + length);
  bytes.write('RIFF', 'latin1');
  bytes.writeUInt32LE(length, 4);
  return bytes;
}

describe('a raster image hides another file [OPS-12]', () => {
  const png = Buffer.concat([latin('\x89PNG\r\n\x1a\n'), chunk('IHDR', 13), chunk('IEND', 0)]);
  const avif = Buffer.concat([box('ftyp', 20), box('free', 8), box('mdat', 30)]);
  it.each([
    ['png', 'a whole one', png, false],
    ['png', 'one byte behind its end', Buffer.concat([png, latin('x')]), true],
    ['png', 'an end that is cut off', png.subarray(0, -1), false],
    ['webp', 'an even size', riff(12), false],
    ['webp', 'an odd size, which is padded', Buffer.concat([riff(11), latin('\0')]), false],
    ['webp', 'one byte more than the padding', Buffer.concat([riff(11), latin('\0x')]), true],
    ['webp', 'less than a head', latin('RIFF\x01\0\0'), false],
    ['webp', 'only a head', riff(0), false],
    ['jpg', 'an end', latin('\xff\xd8\xff\xd9'), false],
    ['jpg', 'zeros behind its end', latin('\xff\xd8\xff\xd9\0\0'), false],
    ['jpg', 'a byte behind its end', latin('\xff\xd8\xff\xd9\x01'), true],
    ['jpg', 'no end', latin('\xff\xd8\xff'), false],
    ['avif', 'boxes, the smallest of which has a head only', avif, false],
    ['avif', 'a box to the end of the file', Buffer.concat([avif, box('mdat', 40, 0)]), false],
    ['avif', 'a box of large size', Buffer.concat([avif, box('mdat', 40, 1)]), false],
    ['avif', 'a box smaller than its head', Buffer.concat([avif, box('mdat', 40, 7)]), true],
    ['avif', 'a box whose name is none', Buffer.concat([avif, box('\x01\x02\x03\x04', 40)]), true],
    ['avif', 'less than a box at the end', Buffer.concat([avif, latin('1234567')]), true],
    ['png', 'markup of a page inside', Buffer.concat([png.subarray(0, 33), latin('<SCRIPT>'), png.subarray(33)]), true],
    ['jpg', 'a document inside', latin('\xff\xd8%PDF-1\xff\xd9'), true],
  ] as const)('%s with %s: %#', (kind, _what, bytes, hides) => {
    expect(hidesAnother(bytes, kind)).toBe(hides);
  });
});

it('an upload is a font by its first four letters', () => {
  const kinds = ['OTTO', '\0\x01\0\0', 'true', 'ttcf', '\0\x01\0\x01', 'OTT'].map((head) =>
    uploadKind(latin(`${head}rest of it`)),
  );
  expect(kinds).toEqual(['sfnt', 'sfnt', 'sfnt', null, null, null]);
});
