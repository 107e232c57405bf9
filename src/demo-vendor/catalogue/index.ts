import { catches } from './catches.ts';
import { events } from './events.ts';
import type { Game } from './game.ts';
import { slots } from './slots.ts';

export type { CatchGame, EventGame, Game, GameKind, SlotGame } from './game.ts';

/** Every game this vendor runs. */
export const games: readonly Game[] = [...slots, ...catches, ...events];

const byId = new Map(games.map((game) => [game.id, game]));

/** The game with this id; null if there is none. */
export const gameOf = (id: string): Game | null => byId.get(id) ?? null;
