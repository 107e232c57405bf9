import sharp from 'sharp';
import { type ImageFault, imageKind, imageLimits } from '../../domain/imageRules.ts';

export interface CleanImage {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Enough to read a screenshot by. */
const longestSide = 2_048;
const timeoutMs = { seconds: 15 };

/**
 * Draws a visitor's image anew: nothing of the file survives but what is seen on it. Its size is read from its head before
 * anything is unfolded. Answers the fault of one that cannot be drawn.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage | Extract<ImageFault, 'type' | 'pixels' | 'broken'>> {
  const kind = imageKind(bytes);
  if (kind === null) return 'type';
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== (kind === 'jpg' ? 'jpeg' : kind)) return 'type';
    if (width * height > imageLimits.pixels) return 'pixels';
    const { data, info } = await sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout(timeoutMs)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return 'broken';
  }
}
