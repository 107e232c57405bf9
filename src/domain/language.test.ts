import { expect, it } from 'vitest';
import { defaultLanguage, languageCode, languageOf, languages, localized, localizedOrNull } from './language.ts';

it('reads a text in the language asked for, and in the default language where it lacks that one', () => {
  const text = { vi: 'Sảnh', en: 'Lobby' };
  expect([localized(text, 'vi'), localized(text, 'en')]).toEqual(['Sảnh', 'Lobby']);
  expect(localized({ vi: 'Sảnh' }, 'en')).toBe('Sảnh');
  expect([localizedOrNull(text, 'en'), localizedOrNull(undefined, 'en')]).toEqual(['Lobby', null]);
});

it('knows each language by its name and its code, and takes the default for any other', () => {
  expect(languages.map((language) => languageOf(language))).toEqual(languages);
  expect(languages.map((language) => languageOf(languageCode(language).toLowerCase()))).toEqual(languages);
  expect([languageOf('xx'), languageOf(null)]).toEqual([defaultLanguage, defaultLanguage]);
});
