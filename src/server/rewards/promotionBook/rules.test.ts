import { expect, it } from 'vitest';
import { moneyOf } from '../../../domain/money.ts';
import { type BookEntry, factsOf, maxOf, promotionOf } from './rules.ts';

/** Rules as the manifest states them, with the defaults that its schema fills in. */
const defaults = {
  cycle: 'week',
  review: false,
  minRank: 2,
  claimDays: 3,
  paysItself: false,
  min: 100,
  categories: ['RNG'],
  steps: [],
  prizes: [],
  days: [],
  draws: 1,
  maxDraws: 5,
};
const entryOf = (rule: object, more: object = {}) =>
  ({
    entry: { id: 'one', title: { vi: 'Một' }, rule: { ...defaults, ...rule }, ...more },
    version: 0,
    spentAt: null,
  }) as unknown as BookEntry;
const ruleOf = (rule: object) => promotionOf(entryOf(rule))?.rule ?? expect.fail('No rule.');
const m = moneyOf;

it('a promotion without a rule is words only; one with a rule is read once', () => {
  expect(promotionOf(entryOf({}, { rule: undefined }))).toBe(null);
  const entry = entryOf({ kind: 'fixed', amount: 5 }, { from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' });
  const promotion = promotionOf(entry);
  expect(promotion).toMatchObject({ id: 'one', from: new Date('2026-11-01'), until: new Date('2026-12-01') });
  expect(promotionOf(entry)).toBe(promotion);
  expect(promotionOf(entryOf({ kind: 'fixed' }))).toMatchObject({ from: null, until: null });
});

const steps = [
  { turnover: 10, amount: 1 },
  { turnover: 20, amount: 9 },
  { turnover: 30, amount: 4 },
];
const prizes = [
  { amount: 5, weight: 3 },
  { amount: 8, weight: 1 },
];
const share = { percent: 50, min: m('100'), max: m('70') };
it.each([
  ['depositMatch', { percent: 50, max: 70 }, { ...share }, 'join', '70'],
  ['cashback', { percent: 50, max: 70 }, { categories: ['RNG'], ...share }, 'open', '70'],
  ['cashback', {}, { categories: ['RNG'], percent: 0, min: m('100'), max: null }, 'open', null],
  ['fixed', { amount: 5 }, { amount: m('5') }, 'open', '5'],
  ['fixed', {}, { amount: m('1') }, 'open', '1'],
  [
    'ladder',
    { steps },
    {
      categories: ['RNG'],
      steps: steps.map(({ turnover, amount }) => ({ turnover: m(`${turnover}`), amount: m(`${amount}`) })),
    },
    'join',
    '9',
  ],
  [
    'raffle',
    { prizes, drawTurnover: 7 },
    {
      categories: ['RNG'],
      prizes: prizes.map(({ amount, weight }) => ({ amount: m(`${amount}`), weight })),
      draws: 1,
      drawTurnover: m('7'),
      maxDraws: 5,
    },
    'open',
    '8',
  ],
  ['raffle', {}, { categories: ['RNG'], prizes: [], draws: 1, drawTurnover: null, maxDraws: 5 }, 'open', null],
  ['signIn', { days: [3, 1, 2] }, { days: [m('3'), m('1'), m('2')] }, 'open', '3'],
])('a %s with %j is entered and pays as it says', (kind, given, pay, entry, most) => {
  const rule = ruleOf({ kind, ...given });
  expect(rule).toEqual({
    pay: { kind, ...pay },
    entry,
    cycle: kind === 'signIn' ? 'day' : 'week',
    minRank: 2,
    claimDays: 3,
    paysItself: false,
    wagering: null,
    budget: null,
  });
  expect(maxOf(rule.pay)).toBe(most === null ? null : m(most));
});

it('only fixed sums and cashback are applied for, where the brand reviews them', () => {
  const kinds = ['depositMatch', 'cashback', 'fixed', 'ladder', 'raffle', 'signIn'];
  expect(kinds.map((kind) => ruleOf({ kind, review: true }).entry)).toEqual(['join', 'apply', 'apply', 'join', 'open', 'open']);
});

it('figures of a rule have worked examples of the least, five times and twenty-five times as much', () => {
  const wagering = { times: 2, days: 7, shares: { LIVE: 10 } };
  expect(ruleOf({ kind: 'fixed', wagering }).wagering).toEqual(wagering);
  const facts = factsOf(ruleOf({ kind: 'depositMatch', percent: 50, max: 700, wagering }));
  const nothing = { percent: null, min: null, steps: [], prizes: [], days: [], examples: [] };
  expect(facts).toEqual({
    ...nothing,
    percent: 50,
    min: '100.0000',
    examples: [
      { base: '100.0000', amount: '50.0000', wagering: '100.0000' },
      { base: '500.0000', amount: '250.0000', wagering: '500.0000' },
      { base: '2500.0000', amount: '700.0000', wagering: '1400.0000' },
    ],
  });
  expect(factsOf(ruleOf({ kind: 'cashback', percent: 50 })).examples[0]?.wagering).toBe('0.0000');
  expect(factsOf(ruleOf({ kind: 'fixed' }))).toEqual(nothing);
  expect(factsOf(ruleOf({ kind: 'ladder', steps: steps.slice(0, 1) }))).toEqual({
    ...nothing,
    steps: [{ turnover: '10.0000', amount: '1.0000' }],
  });
  expect(factsOf(ruleOf({ kind: 'raffle', prizes }))).toEqual({
    ...nothing,
    prizes: [
      { amount: '5.0000', weight: 3, odds: '75.00' },
      { amount: '8.0000', weight: 1, odds: '25.00' },
    ],
  });
  expect(factsOf(ruleOf({ kind: 'signIn', days: [1, 2] }))).toEqual({ ...nothing, days: ['1.0000', '2.0000'] });
});
