import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Faces of the left and the right die. */
export type DiceDuelResult = readonly [left: number, right: number];

const faces = [1, 2, 3, 4, 5, 6];
const pays = { side: 228, equal: 570, pairSum: 195 } as const;

const plays: readonly Play[] = [
  { key: 'winner', picks: choice('left', 'equal', 'right'), pays: pays.side, paysOf: { equal: pays.equal } },
  { key: 'parity', picks: choice('odd', 'even'), pays: pays.pairSum },
];

const all: readonly DiceDuelResult[] = faces.flatMap((left) => faces.map((right) => [left, right] as const));

/** One die each; the higher one wins. */
export const diceDuel: EventModel<DiceDuelResult> = {
  id: 'diceDuel',
  plays,
  draw: (random) => [below(random, 6) + 1, below(random, 6) + 1],
  returned,
  expected: (play, pick) => meanOf(all, (result) => returned(result, play, pick)),
  texts: (result) => result.map(String),
};

/** The side with the higher die. */
export const diceWinner = ([left, right]: DiceDuelResult) => (left === right ? 'equal' : left > right ? 'left' : 'right');

function returned(result: DiceDuelResult, play: string, pick: string): number {
  if (play === 'winner') return diceWinner(result) !== pick ? 0 : pick === 'equal' ? pays.equal : pays.side;
  return ((result[0] + result[1]) % 2 === 1) === (pick === 'odd') ? pays.pairSum : 0;
}
