import sharp from 'sharp';
import { maxPixels } from './maxPixels.ts';
import type { RasterFormat } from './pictureUse.ts';
import type { LoadedPicture } from './sources.ts';

// Renderings are cached on disk, so sharp's memory cache is not needed.
sharp.cache(false);

const pointsPerInch = 72;

/** Renders a picture in one width. An SVG is rasterised at that width. */
export async function renderPicture(loaded: LoadedPicture, width: number, format: RasterFormat): Promise<Buffer> {
  if (loaded.ground !== undefined) return renderIcon(loaded, width, loaded.ground);
  const { bytes, kind, picture } = loaded;
  const density = densityOf(width / picture.width);
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

/** Share of an icon's side that the mark takes: systems cut the rest to the shape of their icons. */
const markShare = 0.62;

async function renderIcon({ bytes, kind }: LoadedPicture, side: number, ground: string): Promise<Buffer> {
  const inside = Math.round(side * markShare);
  const density = kind === 'svg' ? { density: await densityFor(bytes, inside) } : {};
  const mark = await sharp(bytes, { limitInputPixels: maxPixels, ...density })
    .autoOrient()
    .resize({ width: inside, height: inside, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Density at which a drawing has this width or height. */
async function densityFor(bytes: Buffer, side: number): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  return densityOf(side / Math.max(width, height));
}

const densityOf = (scale: number) => Math.min(2_400, Math.max(1, pointsPerInch * scale));
