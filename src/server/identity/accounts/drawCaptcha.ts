import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import sharp from 'sharp';

const width = 180;
const height = 60;
/** Always dark on white: the image does not follow the colour scheme of the page. */
const paper = { r: 255, g: 255, b: 255 };
const ink = 'rgb(38 38 38)';

/**
 * A PNG of the text, each glyph rotated and shifted, crossed by lines. Glyphs are drawn as paths because the host may have
 * no fonts.
 */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const step = width / (text.length + 0.6);
  const letters = Array.from(text, (letter, index) => letterShape(letter, step * (index + 0.8)));
  const lines = Array.from({ length: 5 }, () => curve());
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${letters.join('')}${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: paper }).greyscale().png({ compressionLevel: 9 }).toBuffer();
}

function letterShape(letter: string, x: number): string {
  const { path } = font().glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const { minX, minY, maxX, maxY } = path.bbox;
  const scale = between(26, 34) / (maxY - minY);
  const place = `translate(${x.toFixed(1)} ${between(24, 36).toFixed(1)}) rotate(${between(-24, 24).toFixed(1)})`;
  const centre = `scale(${scale.toFixed(4)} ${(-scale).toFixed(4)}) translate(${-(minX + maxX) / 2} ${-(minY + maxY) / 2})`;
  return `<path fill="${ink}" transform="${place} ${centre}" d="${path.toSVG()}"/>`;
}

function curve(): string {
  const points = Array.from(
    { length: 4 },
    (_, index) => `${((width / 3) * index).toFixed(0)} ${between(4, height - 4).toFixed(0)}`,
  );
  const [start, one, two, end] = points;
  return `<path fill="none" stroke="${ink}" stroke-width="${between(1, 2).toFixed(1)}" d="M${start} C${one} ${two} ${end}"/>`;
}

const between = (min: number, max: number) => min + Math.random() * (max - min);

let loaded: ReturnType<typeof readFont> | null = null;
const font = () => {
  loaded ??= readFont();
  return loaded;
};

function readFont() {
  const file = import.meta.resolve('@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2');
  const opened = create(readFileSync(fileURLToPath(file)));
  if ('fonts' in opened) throw new Error('The font of the captcha is a collection.');
  return opened;
}
