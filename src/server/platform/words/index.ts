import type { Language } from '../../../domain/language.ts';
import { allWords } from '../../../i18n/serverText.ts';

/** Looks up a text by i18n key; null if the key is unknown. */
export type Words = (language: Language, key: string) => string | null;

/** Texts of the site without brand overrides, for the few that the server writes itself. */
export const siteWords: Words = (language, key) => allWords[language][key] ?? null;
