import { type DiceResult, evens, isTriple, single, threeDice, timesShown, totalOf, winsByTotal } from './dice.ts';
import { choice, type Play } from './model.ts';

const faces = ['1', '2', '3', '4', '5', '6'];
/** Payouts of sums in hundredths, by distance from the middle (10 and 11). */
const sums = [760, 820, 970, 1360, 2000, 3400, 6800];
const sumPays: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: 14 }, (_, index) => index + 4).map((sum) => [String(sum), sums[Math.floor(Math.abs(sum - 10.5))] ?? 0]),
);
const pair = 1280;
const triple = { any: 3400, one: 20_500 } as const;

const plays: readonly Play[] = [
  { key: 'total', picks: choice('small', 'odd', 'even', 'big'), pays: evens },
  { key: 'sum', picks: choice(...Object.keys(sumPays)), pays: 760, paysOf: sumPays },
  { key: 'face', picks: choice(...faces), pays: single[1], more: true },
  { key: 'double', picks: choice(...faces), pays: pair },
  { key: 'triple', picks: choice('any', ...faces), pays: triple.one, paysOf: { any: triple.any } },
];

/** Sic bo: three dice, all standard bets. A triple loses big, small, odd and even. */
export const sicBo = threeDice('sicBo', plays, returned);

function returned(result: DiceResult, play: string, pick: string): number {
  const shown = timesShown(result, pick);
  if (play === 'sum') return String(totalOf(result)) === pick ? (sumPays[pick] ?? 0) : 0;
  if (play === 'face') return single[shown];
  if (play === 'double') return shown >= 2 ? pair : 0;
  if (play === 'triple') return !isTriple(result) ? 0 : pick === 'any' ? triple.any : shown === 3 ? triple.one : 0;
  return winsByTotal(result, pick) ? evens : 0;
}
