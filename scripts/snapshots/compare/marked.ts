import { type Bitmap, extended } from './bitmap.ts';
import { writeIndexed } from './png.ts';

/** Store key of a diff picture. */
export const markedName = (was: string, is: string) => `${was}-${is}`;

/** Diff picture: changed pixels in red over the faded old picture. */
export function markedPicture(before: Bitmap, after: Bitmap): Buffer {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const [old, now] = [extended(before, width, height).pixels, extended(after, width, height).pixels];
  const indexes = new Uint8Array(width * height);
  for (let at = 0; at < indexes.length; at += 1) {
    const pixel = old[at] ?? 0;
    if (pixel === now[at]) indexes[at] = 1 + ((lightness(pixel) * 25) >>> 8);
  }
  return writeIndexed(width, height, indexes, colours);
}

/** Palette: red, then 26 light greys. */
const colours = [0x0000ff, ...Array.from({ length: 26 }, (_, light) => (230 + light) * 0x010101)];

const lightness = (pixel: number) => ((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29) >>> 8;
