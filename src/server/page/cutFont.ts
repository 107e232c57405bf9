import subsetFont from 'subset-font';
import { type FontAxes, unicodeRange } from '../../theme/fonts.ts';

/** Changes whenever the same input would give another file, so that no browser keeps the old one. */
export const cutRecipe = 'cut 1';

/** What Vietnamese, English and columns of numbers need; families bring dozens of alternate shapes beside. */
const features = 'ccmp locl mark mkmk kern liga clig calt rlig tnum pnum lnum case'.split(' ');

/**
 * A face with only the letters of its subset and only the part of its axes that is used. Hints go too: they are half of a
 * still face, and phones and sharp screens take no notice of them.
 */
export function cutFont(font: Buffer, axes: FontAxes, subset: keyof typeof unicodeRange): Promise<Buffer> {
  return subsetFont(font, lettersOf(unicodeRange[subset]), {
    targetFormat: 'woff2',
    keepFeatures: features,
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
