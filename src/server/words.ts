import type { Language } from '../domain/language.ts';
import { words as lateEnglish } from '../i18n/en.late.ts';
import { words as lobbyEnglish } from '../i18n/en.lobby.ts';
import { words as playEnglish } from '../i18n/en.play.ts';
import { words as english } from '../i18n/en.ts';
import { words as lateVietnamese } from '../i18n/vi.late.ts';
import { words as lobbyVietnamese } from '../i18n/vi.lobby.ts';
import { words as playVietnamese } from '../i18n/vi.play.ts';
import { words as vietnamese } from '../i18n/vi.ts';

/** Finds a word; null where no file has it. */
export type Words = (language: Language, key: string) => string | null;

const tables: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  vi: { ...vietnamese, ...lateVietnamese, ...lobbyVietnamese, ...playVietnamese },
  en: { ...english, ...lateEnglish, ...lobbyEnglish, ...playEnglish },
};

/** The site's own words, for the few sentences the server writes itself. */
export const siteWords: Words = (language, key) => tables[language][key] ?? null;
