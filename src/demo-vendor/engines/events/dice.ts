import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Three faces, 1 to 6. */
export type DiceResult = readonly number[];

export const evens = 195;
const triple = 3300;
/** Hundredths of the stake by number of dice that show the chosen face. */
export const single = [0, 200, 300, 500] as const;

const plays: readonly Play[] = [
  { key: 'total', picks: choice('big', 'small', 'odd', 'even'), pays: evens },
  { key: 'face', picks: choice('1', '2', '3', '4', '5', '6'), pays: single[1], more: true },
  { key: 'triple', picks: choice('any'), pays: triple },
];

/** Big is 11 to 17, small 4 to 10; a triple loses big, small, odd and even. */
export const dice = threeDice('dice', plays, returned);

function returned(result: DiceResult, play: string, pick: string): number {
  if (play === 'triple') return isTriple(result) ? triple : 0;
  if (play === 'face') return single[timesShown(result, pick)];
  return winsByTotal(result, pick) ? evens : 0;
}

/** Model of a game on three dice. `returned` gives hundredths of the stake. */
export function threeDice(
  id: string,
  plays: readonly Play[],
  returned: (result: DiceResult, play: string, pick: string) => number,
): EventModel<DiceResult> {
  return {
    id,
    plays,
    draw: (random) => [0, 1, 2].map(() => below(random, 6) + 1),
    returned,
    expected: (play, pick) => meanOf(allDice(), (result) => returned(result, play, pick)),
    texts: (result) => result.map(String),
  };
}

function* allDice(): Generator<DiceResult> {
  for (const faces of allThrows(6)) yield faces.map((face) => face + 1);
}

/** Whether all dice show the same face. */
export const isTriple = (result: DiceResult) => result.every((face) => face === result[0]);

/** Number of dice that show a face. */
export const timesShown = (result: DiceResult, face: string) =>
  result.filter((shown) => String(shown) === face).length as 0 | 1 | 2 | 3;

export const totalOf = (result: DiceResult) => result.reduce((sum, face) => sum + face, 0);

/** Whether a bet on big, small, odd or even wins; a triple loses them all. */
export function winsByTotal(result: DiceResult, pick: string): boolean {
  if (isTriple(result)) return false;
  const total = totalOf(result);
  return pick === 'big' ? total > 10 : pick === 'small' ? total <= 10 : (total % 2 === 1) === (pick === 'odd');
}

/** Every throw of three dice with this many faces; faces count from 0. */
export function* allThrows(faces: number): Generator<readonly number[]> {
  for (let number = 0; number < faces ** 3; number += 1) {
    yield [number % faces, Math.floor(number / faces) % faces, Math.floor(number / faces ** 2)];
  }
}
