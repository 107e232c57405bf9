import { expect, it } from 'vitest';
import { scaleOf } from './axis.ts';

it('has round steps around zero', () => {
  expect(scaleOf([-780_000, 1_480_000])).toEqual({
    low: -1_000_000,
    high: 2_000_000,
    ticks: [2_000_000, 1_000_000, 0, -1_000_000],
  });
  expect(scaleOf([30, 70]).ticks).toEqual([100, 50, 0]);
  expect(scaleOf([-4, -12]).ticks).toEqual([0, -5, -10, -15]);
  expect(scaleOf([0, 0])).toEqual({ low: 0, high: 1, ticks: [0] });
});
