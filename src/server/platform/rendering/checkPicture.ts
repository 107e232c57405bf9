import sharp from 'sharp';
import type { PictureFault } from '../../../manifest/index.ts';
import { maxPixels } from './maxPixels.ts';

/** Decodes a picture as it is decoded when it is rendered; null if that works. Runs in the render process. */
export async function checkPicture(bytes: Uint8Array): Promise<PictureFault | null> {
  const counted = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (counted === null) return 'damaged';
  if (counted.width * counted.height > maxPixels) return 'pixels';
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .then(
      () => null,
      () => 'damaged',
    );
}
