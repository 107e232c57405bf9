import type { i18n } from 'i18next';
import type { Language } from '../domain/language.ts';
import { textFrom } from './textFrom.ts';
import { loadWords, type Words } from './words.ts';

/** The words of a page: loads its language and lays the brand's overrides for that language over it. */
export async function createText(language: Language, overrides: Words = {}): Promise<i18n> {
  return textFrom(language, await loadWords(language), overrides);
}
