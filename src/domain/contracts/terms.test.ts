import { describe, expect, it } from 'vitest';
import type { ContractKind, ReplaceRule } from './kinds.ts';
import { contractPeriods, contractRequests } from './kinds.ts';
import { readRate } from './rate.ts';
import { canonicalTerms, ceilingOf, isReplacedBy, type Terms, termChanges, termFaults, termTypes } from './terms.ts';

const dividend: Terms<'dividend'> = {
  rate: '12',
  period: 'weekly',
  activeMembers: 20,
  periodValidBet: '500000000',
  periodProfitLoss: '40000000',
};
const daily = (rate: string): Terms<'daily'> => ({ rate, dailyBetAmount: '50000000' });
const realTime = (profitRate: string, lossRate: string): Terms<'realTime'> => ({
  profitRate,
  lossRate,
  singleBetAmount: '10000',
});
const whole = ceilingOf('dividend', null, false);

it('has the terms that a contract holds, by kind [CONTRACT-06] [CONTRACT-08]', () => {
  expect(Object.fromEntries(Object.entries(termTypes).map(([kind, types]) => [kind, Object.keys(types)]))).toEqual({
    dividend: ['rate', 'period', 'activeMembers', 'periodValidBet', 'periodProfitLoss'],
    daily: ['rate', 'dailyBetAmount'],
    hourly: ['rate', 'hourlyBetAmount'],
    realTime: ['profitRate', 'lossRate', 'singleBetAmount'],
  });
});

it('knows four periods [CONTRACT-07] and two requests [CONTRACT-13]', () => {
  expect(contractPeriods).toEqual(['daily', 'weekly', 'semimonthly', 'monthly']);
  expect(contractRequests).toEqual(['newContract', 'termination']);
});

it.each([
  ['100', 1_000_000],
  ['0.0001', 1],
  ['12.5', 125_000],
  ['100.0001', null],
  ['0', null],
  ['0.00009', null],
  ['-1', null],
  ['1e9', null],
  ['1,5', null],
  ['012', null],
  ['', null],
])('reads a rate of %s %', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

describe('faults of terms', () => {
  it.each<[Partial<Record<keyof typeof dividend, unknown>>, string[]]>([
    [{}, []],
    [{ rate: '100.0001' }, ['rate invalid']],
    [{ rate: '-1', activeMembers: -1 }, ['rate invalid', 'activeMembers invalid']],
    [{ activeMembers: 1.5, periodValidBet: '1e9' }, ['activeMembers invalid', 'periodValidBet invalid']],
    [{ period: 'yearly', periodProfitLoss: '-5' }, ['period invalid', 'periodProfitLoss invalid']],
  ])('names for %o: %o', (change, faults) => {
    const terms = { ...dividend, ...change } as Terms<'dividend'>;
    expect(termFaults('dividend', terms, whole).map(({ field, fault }) => `${field} ${fault}`)).toEqual(faults);
  });

  it('keeps a rate within the own one [A185]', () => {
    const own = ceilingOf('dividend', { ...dividend, rate: '14' }, true);
    expect(termFaults('dividend', { ...dividend, rate: '14.0000' }, own)).toEqual([]);
    expect(termFaults('dividend', { ...dividend, rate: '14.0001' }, own)).toEqual([
      { field: 'rate', fault: 'ceiling', limit: '14' },
    ]);
    const both = ceilingOf('realTime', realTime('0.1', '0.2'), true);
    expect(termFaults('realTime', realTime('0.1', '0.3'), both).map(({ field }) => field)).toEqual(['lossRate']);
  });

  it('lets an agent with an upline and without a contract offer none', () => {
    expect(termFaults('daily', daily('0.0001'), ceilingOf('daily', null, true))).toEqual([
      { field: 'rate', fault: 'ceiling', limit: null },
    ]);
  });
});

it('stores equal terms as equal texts, and refuses others', () => {
  expect(canonicalTerms('daily', { rate: '0.5', dailyBetAmount: '10' })).toEqual({ rate: '0.5000', dailyBetAmount: '10.0000' });
  expect(() => canonicalTerms('daily', daily('1e9'))).toThrow(RangeError);
});

it.each<[ContractKind, Terms, Terms, ReplaceRule, boolean]>([
  ['daily', daily('12'), daily('13'), 'higher', true],
  ['daily', daily('12'), daily('12.0000'), 'higher', false],
  ['daily', daily('12'), daily('11'), 'higher', false],
  ['daily', daily('12'), daily('11'), 'lower', true],
  ['daily', daily('12'), daily('12'), 'lower', false],
  ['daily', daily('12'), daily('13'), 'lower', false],
  ['realTime', realTime('1', '2'), realTime('1', '3'), 'higher', true],
  ['realTime', realTime('1', '2'), realTime('0.9', '3'), 'higher', false],
  ['realTime', realTime('1', '2'), realTime('1', '2'), 'higher', false],
  ['realTime', realTime('1', '2'), realTime('0.9', '2'), 'lower', true],
])('%s: %o is replaced by %o under the rule %s: %s [CONTRACT-14] [CONTRACT-15]', (kind, old, offered, rule, isReplaced) => {
  expect(isReplacedBy(kind, old, offered, rule)).toBe(isReplaced);
});

it('shows term by term what an offer changes', () => {
  const changes = termChanges('dividend', canonicalTerms('dividend', dividend), { ...dividend, rate: '13', activeMembers: 24 });
  expect(changes.map(({ name, before, value, isChanged }) => [name, before, value, isChanged])).toEqual([
    ['rate', '12.0000', '13', true],
    ['period', 'weekly', 'weekly', false],
    ['activeMembers', 20, 24, true],
    ['periodValidBet', '500000000.0000', '500000000', false],
    ['periodProfitLoss', '40000000.0000', '40000000', false],
  ]);
  expect(termChanges('daily', null, daily('1')).map(({ isChanged }) => isChanged)).toEqual([false, false]);
});
