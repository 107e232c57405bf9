import sharp from 'sharp';
import { maxPixels } from './maxPixels.ts';

export interface CleanFile {
  readonly bytes: Buffer;
  readonly kind: 'png' | 'webp' | 'svg' | 'woff2';
  /** Pixels, or units of a drawing; null of a font. */
  readonly width: number | null;
  readonly height: number | null;
  /** Letters that a font lacks. */
  readonly missing: readonly string[];
}

/** Pixels; the widest picture of a page, on a screen of twice the density. */
const maxSide = 3_840;
/** Beyond it a picture is written with loss. */
const maxPngBytes = 1024 * 1024;
const timeout = { seconds: 15 };

/**
 * Decodes and re-encodes a picture, which removes metadata and everything hidden in it. Its pixels are counted before it is decoded.
 * Runs in the render process.
 */
export async function cleanRaster(
  bytes: Buffer,
  kind: 'png' | 'jpg' | 'webp' | 'avif',
): Promise<CleanFile | 'type' | 'pixels' | 'broken'> {
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const expected = { png: 'png', jpg: 'jpeg', webp: 'webp', avif: 'heif' }[kind];
    if (format !== expected) return 'type';
    if (width * height > maxPixels) return 'pixels';
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout(timeout);
    const lossless =
      kind === 'png' ? await image.clone().png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true }) : null;
    const isSmall = lossless !== null && lossless.data.length <= maxPngBytes;
    const { data, info } = isSmall
      ? lossless
      : await image.webp({ quality: 90, effort: 4 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, kind: isSmall ? 'png' : 'webp', width: info.width, height: info.height, missing: [] };
  } catch {
    return 'broken';
  }
}
