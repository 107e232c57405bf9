import { createInstance, type i18n } from 'i18next';
import type { Language } from '../domain/language.ts';
import type { Words } from './words.ts';

/**
 * The one way words are looked up, on the page and on the server. A brand's
 * overrides win, and only in the language they are given for.
 */
export function textFrom(language: Language, words: Words, overrides: Words = {}): i18n {
  const text = createInstance();
  void text.init({
    lng: language,
    fallbackLng: false,
    // Keys hold dots that mean nothing to i18next, so that a word file stays one flat list.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React and the server's templates escape; doing it twice shows `&amp;`.
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: { ...words, ...overrides } } },
  });
  return text;
}
