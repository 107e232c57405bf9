import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFamilies } from '../theme/fonts.ts';
import { missingLetters, vietnameseLetters } from './fontCoverage.ts';

const file = (path: string) => new Uint8Array(readFileSync(`node_modules/${path}`));

describe('missingLetters', () => {
  it('knows the letters of the language', () => {
    expect(vietnameseLetters).toHaveLength((17 + 12 * 6) * 2 + 1);
    expect(vietnameseLetters).toEqual(expect.arrayContaining(['ơ', 'Ữ', 'ợ', 'Đ', 'ẵ', 'Ỵ', '₫']));
  });

  it('names the letters a font without horn and hook marks lacks [PALETTE-09]', () => {
    const missing = missingLetters(file('@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2'), ['vi']);
    expect(missing).toEqual(expect.arrayContaining(['ơ', 'ư', 'ả', 'Ỏ', 'ế', 'đ', '₫']));
    expect(missing).not.toContain('a');
    expect(missing).not.toContain('é');
  });

  it.each(Object.entries(fontFamilies))('finds every letter in the files of %s, in every weight', (_, { files }) => {
    for (const weight of new Set(files.map((one) => one.weight))) {
      const lacking = files
        .filter((one) => one.weight === weight)
        .map(({ path }) => new Set(missingLetters(file(path), ['vi'])));
      expect(vietnameseLetters.filter((letter) => lacking.every((missing) => missing.has(letter)))).toEqual([]);
    }
  });
});
