import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

export const handSigns = ['scissors', 'stone', 'paper'] as const;
export type HandSign = (typeof handSigns)[number];

/** Signs of the left and the right hand. */
export type HandSignsResult = readonly [left: HandSign, right: HandSign];

const pays = { side: 288, sign: 288 } as const;

const plays: readonly Play[] = [
  { key: 'winner', picks: choice('left', 'equal', 'right'), pays: pays.side },
  { key: 'leftSign', picks: choice(...handSigns), pays: pays.sign },
  { key: 'rightSign', picks: choice(...handSigns), pays: pays.sign },
];

const all: readonly HandSignsResult[] = handSigns.flatMap((left) => handSigns.map((right) => [left, right] as const));

/** Rock paper scissors. */
export const handSignsModel: EventModel<HandSignsResult> = {
  id: 'handSigns',
  plays,
  draw: (random) => {
    const sign = () => handSigns[below(random, handSigns.length)] ?? handSigns[0];
    return [sign(), sign()];
  },
  returned,
  expected: (play, pick) => meanOf(all, (result) => returned(result, play, pick)),
  texts: (result) => result,
};

/** Winning side; each sign beats the one before it in `handSigns`, cyclically. */
export function handWinner([left, right]: HandSignsResult): 'left' | 'equal' | 'right' {
  if (left === right) return 'equal';
  const step = (handSigns.indexOf(left) - handSigns.indexOf(right) + handSigns.length) % handSigns.length;
  return step === 1 ? 'left' : 'right';
}

function returned(result: HandSignsResult, play: string, pick: string): number {
  if (play === 'winner') return handWinner(result) === pick ? pays.side : 0;
  return result[play === 'leftSign' ? 0 : 1] === pick ? pays.sign : 0;
}
