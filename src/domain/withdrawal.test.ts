import { describe, expect, it } from 'vitest';
import { moneyOf, zero } from './money.ts';
import { feeOfPaid, receiptDeadline, type WithdrawalLimits, withdrawalFault, withdrawalFee } from './withdrawal.ts';

it('takes percent and a fixed part, rounded down to the decimals of the currency, so that the rest can be paid', () => {
  const fee = (amount: string, percent: number, fixed: number, places: number) =>
    withdrawalFee(moneyOf(amount), { percent, fixed }, places);
  expect([fee('2500000', 0, 0, 0), fee('2500000', 1.5, 2_000, 0), fee('100001', 0.5, 0, 0), fee('99', 1, 0, 0)]).toEqual([
    0n,
    moneyOf('39500'),
    moneyOf('500'),
    0n,
  ]);
  expect([fee('100.01', 0.5, 0, 2), fee('0.0007', 33.33, 0, 4), fee('1', 0.29, 0, 3)]).toEqual([
    moneyOf('0.50'),
    moneyOf('0.0002'),
    moneyOf('0.002'),
  ]);
});

it('takes a fee by shares of what is paid, and all of it with the last payment', () => {
  const net = moneyOf('989500.0001');
  const fees = ['0', '0.0001', '700000', '989500', '989500.0001'].map((paid) =>
    feeOfPaid(moneyOf('10500'), { paid: moneyOf(paid), net }),
  );
  expect(fees).toEqual([0n, 0n, moneyOf('7427.9939'), moneyOf('10499.9999'), moneyOf('10500')]);
});

describe('a withdrawal', () => {
  const limits: WithdrawalLimits = {
    min: moneyOf('100000'),
    max: moneyOf('5000000'),
    leftToday: moneyOf('3000000'),
    timesLeft: 2,
    turnoverLeft: zero,
    fee: { percent: 0, fixed: 0 },
    places: 0,
  };
  it.each([
    ['100000', {}, null],
    ['3000000', {}, null],
    ['99999.9999', {}, 'min'],
    ['5000000.0001', {}, 'max'],
    ['3000000.0001', {}, 'perDay'],
    ['100000', { timesLeft: 0 }, 'times'],
    ['100000', { turnoverLeft: moneyOf('0.0001') }, 'turnover'],
    ['100000', { fee: { percent: 0, fixed: 100_000 } }, 'fee'],
  ] as const)('of %s within %o: %s', (amount, change, fault) => {
    expect(withdrawalFault(moneyOf(amount), { ...limits, ...change })).toBe(fault);
  });
});

it('counts as received after the minutes of the setting [CONST-31]', () => {
  const paidAt = new Date('2026-11-30T16:59:30Z');
  expect([5, 30, 10_080].map((minutes) => receiptDeadline(paidAt, minutes).toISOString())).toEqual([
    '2026-11-30T17:04:30.000Z',
    '2026-11-30T17:29:30.000Z',
    '2026-12-07T16:59:30.000Z',
  ]);
});
