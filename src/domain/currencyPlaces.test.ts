import { expect, it } from 'vitest';
import { fitsPlaces, placesOf, toPlaces } from './currencyPlaces.ts';
import { moneyOf, moneyToWire } from './money.ts';

it.each([
  ['VND', 0],
  ['JPY', 0],
  ['KRW', 0],
  ['USD', 2],
  ['THB', 2],
  ['KWD', 3],
  ['CLF', 4],
  // Codes of tests and of no currency.
  ['XTS', 2],
  ['QQQ', 2],
])('knows the decimals of %s', (currency, places) => {
  expect(placesOf(currency)).toBe(places);
});

it.each([
  ['100000', 0, true],
  ['100000.0000', 0, true],
  ['100000.0001', 0, false],
  ['0.5', 0, false],
  ['0.05', 2, true],
  ['0.050', 2, true],
  ['0.005', 2, false],
  ['1.2345', 4, true],
])('says whether %s fits %d decimals', (amount, places, fits) => {
  expect(fitsPlaces(amount, places)).toBe(fits);
});

it.each([
  ['99500.9950', 0, '99500.0000'],
  ['-0.9999', 0, '0.0000'],
  ['-1.2399', 2, '-1.2300'],
  ['1.2345', 4, '1.2345'],
])('takes from %s what is smaller than %d decimals, towards zero', (amount, places, left) => {
  expect(moneyToWire(toPlaces(moneyOf(amount), places))).toBe(left);
});
