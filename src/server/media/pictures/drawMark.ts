import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { black, contrast, white } from '../../../theme/colour.ts';

const faces = ['vietnamese', 'latin', 'latin-ext'] as const;
const side = 40;
const letterHeight = 20;
const maxLetterWidth = 28;

/** A generated square logo: the first letter of the brand's name on its colour. */
export function drawMark(name: string, seed: string): Buffer {
  const ink = contrast(seed, white) >= contrast(seed, black) ? white : black;
  const letter = outline(name);
  const inside =
    letter === null
      ? `<circle cx="20" cy="20" r="9" fill="${ink}"/>`
      : `<g fill="${ink}" transform="${letter.transform}">${letter.path}</g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="10" fill="${seed}"/>${inside}</svg>`,
  );
}

/** The letter as a path, because the renderer may not have the font. */
function outline(name: string) {
  const codePoint = /\p{L}|\p{N}/u.exec(name.normalize('NFC'))?.[0].toUpperCase().codePointAt(0);
  if (codePoint === undefined) return null;
  for (const face of faces) {
    const file = import.meta.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${face}-700-normal.woff2`);
    const font = create(readFileSync(fileURLToPath(file)));
    if ('fonts' in font || !font.hasGlyphForCodePoint(codePoint)) continue;
    const { path } = font.glyphForCodePoint(codePoint);
    const { minX, minY, maxX, maxY } = path.bbox;
    const scale = Math.min(letterHeight / (maxY - minY), maxLetterWidth / (maxX - minX));
    const round = (value: number) => Number(value.toFixed(4));
    const left = side / 2 - ((minX + maxX) / 2) * scale;
    const top = side / 2 + ((minY + maxY) / 2) * scale;
    return {
      transform: `translate(${round(left)} ${round(top)}) scale(${round(scale)} ${round(-scale)})`,
      path: `<path d="${path.toSVG()}"/>`,
    };
  }
  return null;
}
