import sharp from 'sharp';
import { type ImageFault, imageKind, imageLimits } from '../../../domain/imageRules.ts';

export interface CleanImage {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pixels; enough to read a screenshot. */
const maxSide = 2_048;
const timeout = { seconds: 15 };

/**
 * Re-encodes an uploaded image, which removes metadata and hidden content. Its dimensions are checked before it is decoded.
 * Returns the fault of an image that cannot be decoded.
 *
 * @param square Side of a square that the image is cut to, in pixels; without it the image keeps its proportions.
 */
export async function cleanImage(
  bytes: Buffer,
  square?: number,
): Promise<CleanImage | Extract<ImageFault, 'type' | 'pixels' | 'broken'>> {
  const kind = imageKind(bytes);
  if (kind === null) return 'type';
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== (kind === 'jpg' ? 'jpeg' : kind)) return 'type';
    if (width * height > imageLimits.pixels) return 'pixels';
    const { data, info } = await sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'truncated' })
      .autoOrient()
      .resize(
        square === undefined
          ? { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }
          : { width: square, height: square, fit: 'cover' },
      )
      .webp({ quality: 82 })
      .timeout(timeout)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return 'broken';
  }
}
