import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { black, contrast, white } from '../theme/colour.ts';

const files = new URL('../../node_modules/@fontsource/be-vietnam-pro/files/', import.meta.url);
const subsets = ['latin', 'vietnamese', 'latin-ext'];

/** Placeholder logo: the first letter of the name as an outline (no font needed) on the brand's colour. */
export function drawLogo(name: string, fallback: string, seed: string): string {
  const ink = contrast(white, seed) >= 3 ? white : black;
  // The border keeps a logo visible whose colour is close to the page's.
  const ground = `<rect x=".5" y=".5" width="39" height="39" rx="9.5" fill="${seed}" stroke="${ink}" stroke-opacity=".22"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${ground}${letter(name, ink) ?? letter(fallback, ink) ?? ''}</svg>\n`;
}

function letter(name: string, ink: string): string | null {
  const sign = [...name.normalize('NFC').toUpperCase()].find((character) => /[\p{L}\p{N}]/u.test(character))?.codePointAt(0);
  if (sign === undefined) return null;
  const font = subsets.map(openFont).find((candidate) => candidate.hasGlyphForCodePoint(sign));
  if (font === undefined) return null;
  const { path } = font.glyphForCodePoint(sign);
  const { minX, minY, maxX, maxY } = path.bbox;
  const scale = Math.min(22 / (maxY - minY), 28 / (maxX - minX));
  const shift = [20 - ((minX + maxX) / 2) * scale, 20 + ((minY + maxY) / 2) * scale].map((number) => number.toFixed(3));
  return `<path fill="${ink}" transform="translate(${shift.join(' ')}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path.toSVG()}"/>`;
}

function openFont(subset: string): Font {
  const opened = create(readFileSync(new URL(`be-vietnam-pro-${subset}-700-normal.woff2`, files)));
  if ('fonts' in opened) throw new TypeError(`The bundled font ${subset} is a collection; drawLogo.ts expects a single font.`);
  return opened;
}
