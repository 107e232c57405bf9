import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cappedSum, minus, moneyFromUnits, moneyOf, moneyToWire, readMoney, sumOf, zero } from './money.ts';

const units = fc.bigInt({ min: -(10n ** 18n - 1n), max: 10n ** 18n - 1n });

it('writes every amount so that it reads back as the same', () => {
  fc.assert(
    fc.property(units, (amount) => {
      expect(moneyOf(moneyToWire(moneyFromUnits(amount)))).toBe(amount);
    }),
  );
});

it('writes four places always', () => {
  expect(['12', '0.5', '-0.0001', '99999999999999.9999'].map((text) => moneyToWire(moneyOf(text)))).toEqual([
    '12.0000',
    '0.5000',
    '-0.0001',
    '99999999999999.9999',
  ]);
});

it('takes nothing for money that is written in another way', () => {
  const wrong = [
    '',
    ' 1',
    '1 ',
    '+1',
    '01',
    '1.',
    '.5',
    '1.00001',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1,000',
    '１２',
    '100000000000000',
  ];
  expect(wrong.filter((text) => readMoney(text) !== null)).toEqual([]);
  expect(() => moneyOf('1e3')).toThrow(RangeError);
});

it('takes from the database what fits an amount, up to the last unit of either sign', () => {
  const largest = 10n ** 18n - 1n;
  expect([largest, -largest, 0n].map((amount) => moneyFromUnits(amount))).toEqual([largest, -largest, 0n]);
  for (const amount of [largest + 1n, -largest - 1n]) expect(() => moneyFromUnits(amount)).toThrow(RangeError);
});

it('adds without rounding and refuses a sum that is no amount any more', () => {
  expect(sumOf([moneyOf('0.1'), moneyOf('0.2'), minus(moneyOf('0.3'))])).toBe(zero);
  expect(() => sumOf([moneyOf('99999999999999.9999'), moneyOf('0.0001')])).toThrow(RangeError);
});

it('adds what a button adds, up to the maximum amount', () => {
  const most = moneyOf('99999999999999.9999');
  expect(cappedSum(moneyOf('2'), moneyOf('0.5'))).toBe(moneyOf('2.5'));
  expect([cappedSum(most, moneyOf('0.0001')), cappedSum(most, zero)]).toEqual([most, most]);
});
