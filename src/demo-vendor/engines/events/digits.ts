import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Digits in draw order. */
export type DigitsResult = readonly number[];

const evens = 195;
const one = 950;
const lastTwo = 9500;
/** First digit against last: each wins with 45 %, a tie has 10 %. */
const duel = { dragon: 211, tiger: 211, tie: one } as const;

/** Model of a draw of `length` decimal digits. */
export function digits(id: string, length: number): EventModel<DigitsResult> {
  const places = Array.from({ length }, (_, place) => place);
  const plays: readonly Play[] = [
    { key: 'total', picks: choice('big', 'small', 'odd', 'even'), pays: evens },
    { key: 'duel', picks: choice('dragon', 'tiger', 'tie'), pays: duel.dragon, paysOf: duel },
    { key: 'lastTwo', picks: { kind: 'numbers', min: 0, max: 99, digits: 2, count: 1 }, pays: lastTwo },
    ...places.map((place) => ({
      key: `place${place + 1}`,
      picks: choice(...Array.from({ length: 10 }, (_, digit) => String(digit))),
      pays: one,
    })),
  ];
  const returned = (result: DigitsResult, play: string, pick: string): number => {
    if (play === 'total') return isTotal(result, pick) ? evens : 0;
    if (play === 'duel') return duelOf(result) === pick ? duel[duelOf(result)] : 0;
    if (play === 'lastTwo') return result.slice(-2).join('') === pick ? lastTwo : 0;
    return String(result[Number(play.slice('place'.length)) - 1]) === pick ? one : 0;
  };
  return {
    id,
    plays,
    draw: (random) => places.map(() => below(random, 10)),
    returned,
    expected: (play, pick) => {
      if (play === 'lastTwo') return lastTwo / 100;
      if (play !== 'total' && play !== 'duel') return one / 10;
      return meanOf(allDigits(length), (result) => returned(result, play, pick));
    },
    texts: (result) => result.map(String),
  };
}

/** First digit against last: dragon if the first is higher, tiger if the last is. */
export const duelOf = (result: DigitsResult) => {
  const difference = (result[0] ?? 0) - (result.at(-1) ?? 0);
  return difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger';
};

/** Big is the upper half of the possible totals; with an even number of digits the middle total is neither. */
function isTotal(result: DigitsResult, pick: string) {
  const total = result.reduce((sum, digit) => sum + digit, 0);
  if (pick === 'odd' || pick === 'even') return (total % 2 === 1) === (pick === 'odd');
  const above = total * 2 - result.length * 9;
  return pick === 'big' ? above > 0 : above < 0;
}

function* allDigits(length: number): Generator<DigitsResult> {
  for (let number = 0; number < 10 ** length; number += 1) yield [...String(number).padStart(length, '0')].map(Number);
}
