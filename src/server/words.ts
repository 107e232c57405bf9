import type { Language } from '../domain/language.ts';
import { allWords } from '../i18n/serverText.ts';

/** Finds a word; null where no file has it. */
export type Words = (language: Language, key: string) => string | null;

/** The site's own words, for the few sentences the server writes itself. */
export const siteWords: Words = (language, key) => allWords[language][key] ?? null;
