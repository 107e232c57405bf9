import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Winning pocket, 0 to 36. */
export type RouletteResult = number;

/** Pockets of a single-zero wheel, clockwise. */
export const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
] as const;
const redNumbers = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const all = Array.from({ length: 37 }, (_, number) => number);

const plays: readonly Play[] = [
  { key: 'number', picks: choice(...all.map(String)), pays: 3600 },
  { key: 'colour', picks: choice('red', 'black'), pays: 200 },
  { key: 'parity', picks: choice('even', 'odd'), pays: 200 },
  { key: 'half', picks: choice('low', 'high'), pays: 200 },
  { key: 'dozen', picks: choice('first12', 'second12', 'third12'), pays: 300 },
  { key: 'column', picks: choice('column1', 'column2', 'column3'), pays: 300 },
];

/** Single-zero roulette. Zero loses every bet except the straight bet on 0. */
export const roulette: EventModel<RouletteResult> = {
  id: 'roulette',
  plays,
  draw: (random) => below(random, all.length),
  returned,
  expected: (play, pick) => meanOf(all, (number) => returned(number, play, pick)),
  texts: (number) => [String(number)],
};

/** Pockets on the wheel from one to another, clockwise, both included. */
function pocketsFrom(first: number, last: number): readonly number[] {
  const at = (number: number) => pockets.findIndex((pocket) => pocket === number);
  const count = ((at(last) - at(first) + pockets.length) % pockets.length) + 1;
  return Array.from({ length: count }, (_, index) => pockets[(at(first) + index) % pockets.length] ?? 0);
}

/** A number and the two pockets on either side of it on the wheel. */
export function neighboursOf(number: number): readonly number[] {
  const at = pockets.findIndex((pocket) => pocket === number);
  return [-2, -1, 0, 1, 2].map((offset) => pockets[(at + offset + pockets.length) % pockets.length] ?? 0);
}

/** Parts of the wheel that a racetrack offers as one press: around zero, and the third opposite it. */
export const wheelGroups = { zero: pocketsFrom(12, 15), third: pocketsFrom(27, 33) } as const;

/** Colour of a pocket of the wheel. */
export const colourOf = (number: number) => (number === 0 ? 'green' : redNumbers.has(number) ? 'red' : 'black');

function returned(number: RouletteResult, play: string, pick: string): number {
  return covers(number, play, pick) ? (plays.find(({ key }) => key === play)?.pays ?? 0) : 0;
}

function covers(number: number, play: string, pick: string): boolean {
  if (play === 'number') return String(number) === pick;
  if (number === 0) return false;
  if (play === 'colour') return colourOf(number) === pick;
  if (play === 'parity') return (number % 2 === 1) === (pick === 'odd');
  if (play === 'half') return number > 18 === (pick === 'high');
  if (play === 'dozen') return ['first12', 'second12', 'third12'][Math.ceil(number / 12) - 1] === pick;
  return `column${((number - 1) % 3) + 1}` === pick;
}
