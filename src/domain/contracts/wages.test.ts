import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Money, moneyOf, moneyToWire, sumOf } from '../money.ts';
import { rateOf } from './rate.ts';
import { betWage, type PeriodTerms, periodWage, shareOf, sharesOf, type WageFigures } from './wages.ts';

const dividend: PeriodTerms = {
  kind: 'dividend',
  terms: {
    rate: '12',
    period: 'weekly',
    activeMembers: 20,
    periodValidBet: '500000000',
    periodProfitLoss: '30000000',
  },
};
const daily: PeriodTerms = { kind: 'daily', terms: { rate: '0.15', dailyBetAmount: '50000000' } };
const hourly: PeriodTerms = { kind: 'hourly', terms: { rate: '0.08', hourlyBetAmount: '10000000' } };
const realTime = { profitRate: '0.12', lossRate: '0.3', singleBetAmount: '10000' };

const figures = (validBet: string, houseResult: string, activeMembers = 20): WageFigures => ({
  bets: 100,
  validBet: moneyOf(validBet),
  houseResult: moneyOf(houseResult),
  activeMembers,
});

it.each<[string, PeriodTerms, WageFigures, string, string | null]>([
  ['a dividend', dividend, figures('600000000', '48300000'), '5796000.0000', null],
  ['a dividend at all three figures', dividend, figures('500000000', '30000000'), '3600000.0000', null],
  ['too few members', dividend, figures('600000000', '39900000', 17), '0.0000', 'activeMembers'],
  ['too little turnover', dividend, figures('499999999.9999', '39900000'), '0.0000', 'validBet'],
  ['too small a result', dividend, figures('600000000', '29999999.9999'), '0.0000', 'profitLoss'],
  ['a loss of the house', dividend, figures('600000000', '-6200000'), '0.0000', 'noProfit'],
  ['a day', daily, figures('88400000', '0'), '132600.0000', null],
  ['a day at the bet amount', daily, figures('50000000', '0'), '75000.0000', null],
  ['a day below it', daily, figures('41900000', '0'), '0.0000', 'betAmount'],
  ['an hour', hourly, figures('52000000', '0'), '41600.0000', null],
  ['an hour below', hourly, figures('9000000', '0'), '0.0000', 'betAmount'],
])('pays %s by its formula [CONTRACT-06]', (_what, contract, brought, wage, reason) => {
  const paid = periodWage(contract, brought);
  expect([moneyToWire(paid.wage), paid.reason]).toEqual([wage, reason]);
});

it.each([
  ['200000', '390000', 'won', '240.0000', null],
  ['500000', '0', 'lost', '1500.0000', null],
  ['500000', '499999', 'lost', '1500.0000', null],
  ['10000', '0', 'lost', '30.0000', null],
  ['9999.9999', '0', 'lost', '0.0000', 'belowMinimum'],
  ['500000', '500000', 'draw', '0.0000', 'draw'],
  ['12345.67', '0', 'lost', '37.0300', null],
] as const)('pays for a bet of %s that returned %s: %s, %s [CONTRACT-08]', (stake, payout, outcome, wage, reason) => {
  const paid = betWage(realTime, { stake: moneyOf(stake), payout: moneyOf(payout) });
  expect([paid.outcome, moneyToWire(paid.wage), paid.reason]).toEqual([outcome, wage, reason]);
});

it('pays nothing for a day without bets, whatever the bet amount', () => {
  const free: PeriodTerms = { kind: 'daily', terms: { rate: '1', dailyBetAmount: '0' } };
  expect(periodWage(free, { ...figures('0', '0'), bets: 0 }).reason).toBe('betAmount');
});

const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((units) => units as Money);
const rate = fc
  .integer({ min: 1, max: 1_000_000 })
  .map((units) => rateOf(`${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`));

it('splits a wage into parts that add up to it, in whole cents', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), rate, (parts, share) => {
      const wages = sharesOf(parts, share);
      expect(sumOf(wages)).toBe(shareOf(sumOf(parts), share));
      expect(wages.every((wage) => wage % 100n === 0n)).toBe(true);
    }),
  );
});

it('never rounds in favour of the one who is paid', () => {
  fc.assert(
    fc.property(amount, rate, (base, share) => {
      const exact = base * BigInt(share);
      const paid = shareOf(base, share) * 1_000_000n;
      expect(paid <= exact && exact - paid < 100_000_000n).toBe(true);
    }),
  );
});
