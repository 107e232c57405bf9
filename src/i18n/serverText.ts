import type { Language } from '../domain/language.ts';
import { words as joinEnglish } from './en.join.ts';
import { words as lateEnglish } from './en.late.ts';
import { words as lobbyEnglish } from './en.lobby.ts';
import { words as playEnglish } from './en.play.ts';
import { words as statusEnglish } from './en.status.ts';
import { words as english } from './en.ts';
import { textFrom } from './textFrom.ts';
import { words as joinVietnamese } from './vi.join.ts';
import { words as lateVietnamese } from './vi.late.ts';
import { words as lobbyVietnamese } from './vi.lobby.ts';
import { words as playVietnamese } from './vi.play.ts';
import { words as statusVietnamese } from './vi.status.ts';
import { words as vietnamese } from './vi.ts';
import type { TextKey, Words } from './words.ts';

/** Every word of the site, whichever of its parts brings it. */
export const allWords = {
  vi: { ...vietnamese, ...lateVietnamese, ...lobbyVietnamese, ...playVietnamese, ...joinVietnamese, ...statusVietnamese },
  en: { ...english, ...lateEnglish, ...lobbyEnglish, ...playEnglish, ...joinEnglish, ...statusEnglish },
} as const satisfies Record<Language, Words>;

export type ServerText = (key: TextKey, params?: Readonly<Record<string, string | number>>) => string;

/** Words without a page around them: titles, status documents, the brand chooser. */
export function textOf(language: Language, overrides: Words = {}): ServerText {
  const text = textFrom(language, allWords[language], overrides);
  return (key, params) => text.t(key, { ...params });
}
