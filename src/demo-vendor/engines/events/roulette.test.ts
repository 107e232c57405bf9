import { expect, it } from 'vitest';
import { neighboursOf, pockets, roulette, wheelGroups } from './roulette.ts';

it('covers a number and the two pockets on either side of it, also across the start of the list', () => {
  expect(neighboursOf(4)).toEqual([15, 19, 4, 21, 2]);
  expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(26)).toEqual([35, 3, 26, 0, 32]);
});

it('has as many numbers in a group as its name says', () => {
  expect(wheelGroups.zero).toEqual([12, 35, 3, 26, 0, 32, 15]);
  expect(wheelGroups.third).toEqual([27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33]);
});

it('returns of five neighbouring straight bets what one returns of its stake', () => {
  const back = (numbers: readonly number[]) =>
    pockets.reduce<number>(
      (sum, drawn) => sum + numbers.reduce((part, number) => part + roulette.returned(drawn, 'number', String(number), 1), 0),
      0,
    ) /
    (pockets.length * numbers.length);
  for (const numbers of [neighboursOf(17), wheelGroups.zero, wheelGroups.third])
    expect(back(numbers)).toBeCloseTo(roulette.expected('number', '17', 1), 9);
});
