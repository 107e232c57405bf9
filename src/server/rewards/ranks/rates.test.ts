import { expect, it } from 'vitest';
import { amountOf, rateOf } from './rates.ts';

it('takes the rate of the rank, and the last one for higher ranks', () => {
  const rates = [0.3, 0.35, 0.07];
  expect([-1, 0, 1, 2, 9].map((rank) => rateOf(rates, rank))).toEqual([30, 30, 35, 7, 7]);
  expect(rateOf([], 0)).toBe(0);
});

it('rounds cashback down to two decimals', () => {
  expect([amountOf(31_200_000_0000n, 60), amountOf(33_3333n, 30), amountOf(1_0000n, 30), amountOf(0n, 300)]).toEqual([
    187_200_0000n,
    900n,
    0n,
    0n,
  ]);
});
