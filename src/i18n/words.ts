import type { Language } from '../domain/language.ts';
import type { words as join } from './vi.join.ts';
import type { words as late } from './vi.late.ts';
import type { words as lobby } from './vi.lobby.ts';
import type { words as play } from './vi.play.ts';
import type { words as status } from './vi.status.ts';
import type { words as vietnamese } from './vi.ts';

/** Every word of the interface has a key; the Vietnamese files define which exist. */
export type TextKey =
  | keyof typeof vietnamese
  | keyof typeof late
  | keyof typeof lobby
  | keyof typeof play
  | keyof typeof join
  | keyof typeof status;
export type Words = Readonly<Record<string, string>>;

const bundles = {
  vi: () => import('./vi.ts'),
  en: () => import('./en.ts'),
} as const satisfies Record<Language, () => Promise<{ words: Words }>>;

/** One chunk per language, fetched only for the language of the page. */
export async function loadWords(language: Language): Promise<Words> {
  const { words } = await bundles[language]();
  return words;
}
