import { create } from 'fontkit';
import type { Language } from '../domain/language.ts';

const consonants = 'b c d đ g h k l m n p q r s t v x'.split(' ');
const vowels = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y'];
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];

/** All Vietnamese letters in both cases (NFC), and the currency symbol. */
export const vietnameseLetters: readonly string[] = [
  ...[...consonants, ...vowels.flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')))].flatMap((letter) => [
    letter,
    letter.toUpperCase(),
  ]),
  '₫',
];

/** Letters that text in a language needs beyond those that every text font has. */
const lettersOf: Partial<Record<Language, readonly string[]>> = { vi: vietnameseLetters };

/** Letters of the languages without a glyph in the font file; empty if the font is usable. */
export function missingLetters(fontFile: Uint8Array, languages: readonly Language[]): string[] {
  const opened = create(Buffer.from(fontFile.buffer, fontFile.byteOffset, fontFile.byteLength));
  const fonts = 'fonts' in opened ? opened.fonts : [opened];
  const needed = new Set(languages.flatMap((language) => lettersOf[language] ?? []));
  return [...needed].filter((letter) => !fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
}
