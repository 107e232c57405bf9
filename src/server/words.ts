import type { Language } from '../domain/language.ts';
import { allWords } from '../i18n/serverText.ts';

/** Finds a word; null where no file has it. */
export type Words = (language: Language, key: string) => string | null;

const tables: Readonly<Record<Language, Readonly<Record<string, string>>>> = allWords;

/** The site's own words, for the few sentences the server writes itself. */
export const siteWords: Words = (language, key) => tables[language][key] ?? null;
