import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Three faces, 1 to 6. */
export type DiceResult = readonly number[];

const evens = 195;
const triple = 3300;
/** A chosen face on one, two or three dice. */
const single = [0, 200, 300, 500] as const;

const plays: readonly Play[] = [
  { key: 'total', picks: choice('big', 'small', 'odd', 'even'), pays: evens },
  { key: 'face', picks: choice('1', '2', '3', '4', '5', '6'), pays: single[1], more: true },
  { key: 'triple', picks: choice('any'), pays: triple },
];

/** Big is 11 to 17, small 4 to 10; three equal faces win neither these nor odd and even. */
export const dice: EventModel<DiceResult> = {
  id: 'dice',
  plays,
  draw: (random) => [0, 1, 2].map(() => below(random, 6) + 1),
  returned,
  expected: (play, pick) =>
    meanOf(allThrows(6), (faces) =>
      returned(
        faces.map((face) => face + 1),
        play,
        pick,
      ),
    ),
  texts: (result) => result.map(String),
};

function returned(result: DiceResult, play: string, pick: string): number {
  const equal = result.every((face) => face === result[0]);
  if (play === 'triple') return equal ? triple : 0;
  if (play === 'face') return single[result.filter((face) => String(face) === pick).length as 0 | 1 | 2 | 3];
  if (equal) return 0;
  const total = result.reduce((sum, face) => sum + face, 0);
  const wins = pick === 'big' ? total > 10 : pick === 'small' ? total <= 10 : (total % 2 === 1) === (pick === 'odd');
  return wins ? evens : 0;
}

/** Every throw of three dice with this many faces, counted from 0. */
export function* allThrows(faces: number): Generator<readonly number[]> {
  for (let number = 0; number < faces ** 3; number += 1) {
    yield [number % faces, Math.floor(number / faces) % faces, Math.floor(number / faces ** 2)];
  }
}
