import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { missingLetters } from '../../../brand/fontCoverage.ts';
import { languages } from '../../../domain/language.ts';
import type { CleanFile } from './cleanRaster.ts';
import { fontFeatures } from './cutFont.ts';

/** Glyphs beyond Latin, Greek and Cyrillic are of no use to the languages of the sites, and make a font large. */
const lastLetter = 0x24ff;
const marks = ['₫', '€', '→', '←', '✓', '•', '…'];

/**
 * Reads a font and writes it again as WOFF2, with its letters and without instructions. Runs in the render process, as the parser of a
 * font is a large one.
 */
export async function cleanFont(bytes: Buffer): Promise<CleanFile | 'broken'> {
  try {
    const font = create(bytes);
    if ('fonts' in font) return 'broken';
    const letters = font.characterSet
      .filter((code) => code >= 0x20 && code <= lastLetter)
      .map((code) => String.fromCodePoint(code));
    if (letters.length === 0) return 'broken';
    const missing = missingLetters(bytes, languages);
    const written = await subsetFont(bytes, [...letters, ...marks].join(''), {
      targetFormat: 'woff2',
      keepFeatures: fontFeatures,
      noHinting: true,
      variationAxes: {},
    });
    return { bytes: written, kind: 'woff2', width: null, height: null, missing };
  } catch {
    return 'broken';
  }
}
