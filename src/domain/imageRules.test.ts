import { describe, expect, it } from 'vitest';
import { fileSizeText, imageFault, imageFaults, imageKind, imageLimits } from './imageRules.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46);
const letters = (text: string) => new TextEncoder().encode(text);

it('limits count, size, kinds and pixels of images', () => {
  expect(imageLimits).toEqual({ count: 3, bytes: 5_242_880, kinds: ['png', 'jpg'], pixels: 40_000_000 });
  expect(imageFaults).toEqual(['count', 'type', 'size', 'pixels', 'broken']);
});

it('holds images to 5 MB, three of them, png or jpg [CONST-33]', () => {
  expect([imageLimits.bytes, imageLimits.count, imageLimits.kinds]).toEqual([5_242_880, 3, ['png', 'jpg']]);
});

describe('an image', () => {
  it('is determined by its first bytes, never by its name [VALID-38]', () => {
    expect([imageKind(png), imageKind(jpg)]).toEqual(['png', 'jpg']);
    const others = [letters('GIF89a..'), letters('RIFF....WEBP'), letters('<svg xmlns'), png.slice(0, 7), new Uint8Array()];
    expect(others.map((head) => imageFault({ size: 10, head }, 0))).toEqual(others.map(() => 'type'));
  });

  it('has 5 MB at most [VALID-39]', () => {
    expect(imageFault({ size: imageLimits.bytes, head: jpg }, 0)).toBe(null);
    expect(imageFault({ size: imageLimits.bytes + 1, head: jpg }, 0)).toBe('size');
  });

  it('is one of three [VALID-40]', () => {
    expect([0, 1, 2, 3].map((before) => imageFault({ size: 10, head: png }, before))).toEqual([null, null, null, 'count']);
  });
});

it('writes sizes of files in the language’s own way', () => {
  const mega = 1024 * 1024;
  expect([0, 900, 340_000, 5 * mega, 2.41 * mega].map((bytes) => fileSizeText(bytes, 'vi'))).toEqual([
    '1 KB',
    '1 KB',
    '333 KB',
    '5 MB',
    '2,5 MB',
  ]);
  expect(fileSizeText(2.41 * mega, 'en')).toBe('2.5 MB');
});
