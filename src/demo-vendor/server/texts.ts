import { readdirSync, readFileSync } from 'node:fs';
import { type Language, type LocalText } from '../../wire/localText.ts';
import type { Game } from '../catalogue/index.ts';
import { modelOf } from '../engines/events/models.ts';
import { pickText, playText, type Words } from '../i18n/pickText.ts';

const folder = new URL('../i18n/', import.meta.url);
const words = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Words]),
) as Readonly<Record<'en', Words> & Partial<Record<Language, Words>>>;

/** Texts of a language; fallback English. */
export const wordsOf = (language: Language): Words => words[language] ?? words.en;

/** One text in every available language, truncated to 160 characters. */
export const inEach = (write: (words: Words) => string): LocalText =>
  Object.fromEntries(
    Object.entries(words).map(([language, of]) => [language, write(of).slice(0, 160)]),
  ) as unknown as LocalText;

/** Description of a bet for the platform's betting records. */
export function selectionText(game: Game, play: string, pick: string, event: number | null): LocalText {
  if (game.kind === 'slot') return inEach((text) => text.record_spin);
  if (game.kind === 'catch')
    return inEach((text) => `${text.record_shot}: ${text[`art_${game.targets[Number(pick)] ?? ''}` as keyof Words] ?? ''}`);
  return inEach((text) => cut(`#${event} · ${playText(text, play)}: ${pickText(text, game, pick, event ?? 0, play)}`));
}

/** The contract takes texts of this length; only the names of a long combination exceed it. */
const maxLength = 160;
const cut = (text: string) => (text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`);

/** Description of an outcome for the platform's betting records. */
export function outcomeText(game: Game, outcome: unknown): LocalText {
  if ('pace' in game) {
    const model = modelOf(game.model);
    const texts = model.texts(outcome);
    return inEach((of) => {
      const named = texts.map((text) => (of as Readonly<Record<string, string>>)[`face_${text}`] ?? text);
      return named.join(named.join() === texts.join() ? ' ' : ', ');
    });
  }
  const { pays } = outcome as { readonly pays: number };
  return inEach(() => `×${pays / 100}`);
}
