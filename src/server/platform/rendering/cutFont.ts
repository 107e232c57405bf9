import subsetFont from 'subset-font';
import { type FontAxes, unicodeRange } from '../../../theme/fonts.ts';

/** OpenType features that Vietnamese, English and tabular figures need. */
export const fontFeatures = 'ccmp locl mark mkmk kern liga clig calt rlig tnum pnum lnum case'.split(' ');

/**
 * Subsets a font to its Unicode range and limits its variation axes; returns WOFF2. Hinting is dropped: it is half of a
 * static font, and high-density screens ignore it.
 */
export async function cutFont(font: Buffer, axes: FontAxes, subset: keyof typeof unicodeRange): Promise<Buffer> {
  return subsetFont(font, lettersOf(unicodeRange[subset]), {
    targetFormat: 'woff2',
    keepFeatures: fontFeatures,
    noHinting: true,
    variationAxes: Object.fromEntries(Object.entries(axes).map(([tag, [min, max]]) => [tag, min === max ? min : { min, max }])),
  });
}

function lettersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');
    })
    .join('');
}
