import { type Game, gameOf } from '../catalogue/index.ts';
import { type CatchOutcome, shoot } from '../engines/catch/shoot.ts';
import { catchTables } from '../engines/catch/tables.ts';
import type { SlotOutcome } from '../engines/slot/paytable.ts';
import { paytables } from '../engines/slot/paytables.ts';
import { spin } from '../engines/slot/spin.ts';
import type { Random } from '../fairness/random.ts';

export type OwnOutcome = SlotOutcome | CatchOutcome;

/** Outcome of a single-player round. `pick` is the target of a shot; empty for slots. */
export function ownOutcome(game: Game, pick: string, random: Random): OwnOutcome {
  if (game.kind === 'slot') return spin(paytables[game.table], random);
  if (game.kind === 'catch') return shoot(catchTables[game.table], Number(pick), random);
  throw new Error(`${game.id} is no game that is played alone.`);
}

/** Whether the game is single-player and the pick valid. */
export function isOwnPick(game: Game, pick: string): boolean {
  if (game.kind === 'slot') return pick === '';
  return game.kind === 'catch' && /^\d{1,2}$/.test(pick) && Number(pick) < game.targets.length;
}

/** The game with this id if it is played on shared events; otherwise null. */
export const eventGameOf = (id: string) => {
  const game = gameOf(id);
  return game !== null && 'pace' in game ? game : null;
};
