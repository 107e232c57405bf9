export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** One number per pixel: `0xAABBGGRR`. */
  readonly pixels: Uint32Array;
}

/** Pads the bitmap to a larger size with transparent pixels. */
export function extended({ width, height, pixels }: Bitmap, wide: number, tall: number): Bitmap {
  if (width === wide && height === tall) return { width, height, pixels };
  const larger = new Uint32Array(wide * tall);
  for (let row = 0; row < height; row += 1) larger.set(pixels.subarray(row * width, (row + 1) * width), row * wide);
  return { width: wide, height: tall, pixels: larger };
}

/** `#rrggbb` of a pixel. */
export function colourText(pixel: number): string {
  const bytes = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
