import { expect, it } from 'vitest';
import { leftOf, percentDone, timesOf } from './bonusProgress.ts';

const bonus = { amount: '1000000.0000', done: '7200000.0000', needed: '12000000.0000' };

it('says how far a bonus is: in percent, in money, and in multiples of it [MEMBER-11]', () => {
  expect([percentDone(bonus), leftOf(bonus), timesOf(bonus.done, bonus), timesOf(bonus.needed, bonus)]).toEqual([
    60,
    48_000_000_000n,
    '7.2',
    '12',
  ]);
});

it('is complete only when the last digit is staked', () => {
  expect(percentDone({ done: '299.9999', needed: '300.0000' })).toBe(99);
  expect(percentDone({ done: '300.0001', needed: '300.0000' })).toBe(100);
  expect(percentDone({ done: '0.0000', needed: '0.0000' })).toBe(100);
  expect(leftOf({ done: '400.0000', needed: '300.0000' })).toBe(0n);
});
