import sharp from 'sharp';
import { maxPixels } from './maxPixels.ts';
import type { RasterFormat } from './pictureUse.ts';
import type { LoadedPicture } from './sources.ts';

// Renderings are cached on disk, so sharp's memory cache is not needed.
sharp.cache(false);

const pointsPerInch = 72;

/** Renders a picture in one width. An SVG is rasterised at that width. */
export function renderPicture({ bytes, kind, picture }: LoadedPicture, width: number, format: RasterFormat): Promise<Buffer> {
  const density = Math.min(2_400, Math.max(1, (pointsPerInch * width) / picture.width));
  const image = sharp(bytes, { limitInputPixels: maxPixels, ...(kind === 'svg' ? { density } : {}) })
    .autoOrient()
    .resize({ width, withoutEnlargement: kind !== 'svg' });
  switch (format) {
    case 'avif':
      // Effort 2 takes a third of the time of 3 for the same size; large pictures take 1.
      return image.avif({ quality: 50, effort: width > 700 ? 1 : 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 76, effort: 3 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9, palette: width <= 512 }).toBuffer();
    default:
      return image.flatten({ background: 'white' }).jpeg({ quality: 84, progressive: true }).toBuffer();
  }
}
