import type { Game } from '../catalogue/index.ts';
import { modelOf } from '../engines/events/models.ts';
import en from '../i18n/en.json' with { type: 'json' };
import { pickText, playText, type Words } from '../i18n/pickText.ts';
import vi from '../i18n/vi.json' with { type: 'json' };
import type { BothTexts } from './wallet.ts';

const words = { vi, en } as const satisfies Record<string, Words>;

export const wordsOf = (language: 'vi' | 'en'): Words => words[language];

const both = (write: (words: Words) => string): BothTexts => ({
  vi: write(words.vi).slice(0, 160),
  en: write(words.en).slice(0, 160),
});

/** What was bet on, for the betting record of the platform. */
export function selectionText(game: Game, play: string, pick: string, event: number | null): BothTexts {
  if (game.kind === 'slot') return both((text) => text.record_spin);
  if (game.kind === 'catch')
    return both((text) => `${text.record_shot}: ${text[`art_${game.targets[Number(pick)] ?? ''}` as keyof Words] ?? ''}`);
  return both((text) => `#${event} · ${playText(text, play)}: ${pickText(text, game, pick, event ?? 0)}`);
}

/** What came out. */
export function outcomeText(game: Game, outcome: unknown): BothTexts {
  if ('pace' in game) {
    const model = modelOf(game.model);
    const texts = model.texts(outcome);
    return both((of) => {
      const named = texts.map((text) => (of as Readonly<Record<string, string>>)[`face_${text}`] ?? text);
      return named.join(named.join() === texts.join() ? ' ' : ', ');
    });
  }
  const { pays } = outcome as { readonly pays: number };
  return { vi: `×${pays / 100}`, en: `×${pays / 100}` };
}
