import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Four discs; true: red side up. */
export type CoinsResult = readonly boolean[];

const pays = { parity: 195, four: 1500, three: 380 } as const;

const plays: readonly Play[] = [
  { key: 'parity', picks: choice('even', 'odd'), pays: pays.parity },
  { key: 'four', picks: choice('red', 'white'), pays: pays.four },
  { key: 'three', picks: choice('red', 'white'), pays: pays.three },
];

/** Xóc đĩa: bets on how many of four discs land red side up. */
export const coins: EventModel<CoinsResult> = {
  id: 'coins',
  plays,
  draw: (random) => [0, 1, 2, 3].map(() => below(random, 2) === 1),
  returned,
  expected: (play, pick) => meanOf(allPlates(), (result) => returned(result, play, pick)),
  texts: (result) => result.map((red) => (red ? '●' : '○')),
};

function returned(result: CoinsResult, play: string, pick: string): number {
  const red = result.filter(Boolean).length;
  if (play === 'parity') return (red % 2 === 0) === (pick === 'even') ? pays.parity : 0;
  const count = pick === 'red' ? red : 4 - red;
  if (play === 'four') return count === 4 ? pays.four : 0;
  return count === 3 ? pays.three : 0;
}

function* allPlates(): Generator<CoinsResult> {
  for (let bits = 0; bits < 16; bits += 1) yield [0, 1, 2, 3].map((place) => (bits >> place) % 2 === 1);
}
