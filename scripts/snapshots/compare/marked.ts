import { type Bitmap, encode, extended } from './bitmap.ts';

/** Under what the picture of a difference is kept. */
export const markedName = (was: string, is: string) => `${was}-${is}`;

/** Every pixel that differs at all in red over the pale old picture. */
export function markedPicture(before: Bitmap, after: Bitmap): Buffer {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const [old, now] = [extended(before, width, height).pixels, extended(after, width, height).pixels];
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = old[at] === now[at] ? pale(old[at] ?? 0) : red;
  return encode({ width, height, pixels });
}

/** Alpha, blue, green and red from the top byte down. */
const red = 0xff0000ff;

/** A tenth of the pixel's lightness on white. */
function pale(pixel: number): number {
  const light = ((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29) >>> 8;
  const grey = 230 + ((light * 25) >>> 8);
  return (0xff000000 | (grey << 16) | (grey << 8) | grey) >>> 0;
}
