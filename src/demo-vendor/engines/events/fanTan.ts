import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Number of buttons under the bowl. */
export type FanTanResult = number;

const minButtons = 24;
const heaps = Array.from({ length: 32 }, (_, index) => minButtons + index);
const pays = { rest: 385, parity: 195 } as const;

const plays: readonly Play[] = [
  { key: 'rest', picks: choice('1', '2', '3', '4'), pays: pays.rest },
  { key: 'parity', picks: choice('odd', 'even'), pays: pays.parity },
];

/** Bets on the number of buttons modulo four (1 to 4). */
export const fanTan: EventModel<FanTanResult> = {
  id: 'fanTan',
  plays,
  draw: (random) => minButtons + below(random, heaps.length),
  returned,
  expected: (play, pick) => meanOf(heaps, (count) => returned(count, play, pick)),
  texts: (count) => [`${count} → ${restOf(count)}`],
};

/** Buttons left after groups of four, where none left counts as 4. */
export const restOf = (count: number) => ((count - 1) % 4) + 1;

function returned(count: FanTanResult, play: string, pick: string): number {
  if (play === 'rest') return String(restOf(count)) === pick ? pays.rest : 0;
  return (restOf(count) % 2 === 1) === (pick === 'odd') ? pays.parity : 0;
}
