import { expect, it } from 'vitest';
import { type Category, categories } from './category.ts';
import { moneyOf, moneyToWire } from './money.ts';
import { convertRefusal, exchangeStates, pointsFor, pointTypeOf, pointTypes, worthOf } from './points.ts';

const points = (base: string, value: string, unit = 1000) =>
  moneyToWire(pointsFor(moneyOf(base), { value: moneyOf(value), unit }));

it('brings points for each unit of the stake, rounded down to two decimals [POINTS-01] [CONST-22]', () => {
  expect(points('420000', '1.20')).toBe('504.0000');
  expect(points('180000', '0.70')).toBe('126.0000');
  expect(points('2000000', '0.10')).toBe('200.0000');
  expect(points('8.3333', '1.20')).toBe('0.0000');
  expect(points('8.3334', '1.20')).toBe('0.0100');
});

it('knows seven types, and books each category as one of them [POINTS-07]', () => {
  expect(pointTypes).toEqual(['live', 'lottery', 'pvp', 'slots', 'sports', 'redeem', 'deposit']);
  const typeOf = Object.fromEntries(categories.map((category: Category) => [category, pointTypeOf(category)]));
  expect(typeOf).toEqual({
    ELOTT: 'lottery',
    LOTT: 'lottery',
    LIVE: 'live',
    SPORTS: 'sports',
    FISH: 'slots',
    RNG: 'slots',
    PVP: 'pvp',
    ESPORTS: 'sports',
  });
});

it('knows three states of an exchange [EXCH-01]', () => {
  expect(exchangeStates).toEqual(['processing', 'rejected', 'completed']);
});

it('exchanges multiples between the limits for money', () => {
  const rule = { rate: moneyOf('10'), min: 500, max: 2000, step: 100 };
  expect(moneyToWire(worthOf(moneyOf('2000'), rule.rate))).toBe('20000.0000');
  expect(moneyToWire(worthOf(moneyOf('300'), moneyOf('0.0125')))).toBe('3.7500');
  const refusals = ['499', '500', '550', '2000', '2100'].map((count) => convertRefusal(moneyOf(count), rule));
  expect(refusals).toEqual(['min', null, 'step', null, 'max']);
  expect(convertRefusal(moneyOf('500'), { ...rule, rate: moneyOf('0') })).toBe('off');
});
