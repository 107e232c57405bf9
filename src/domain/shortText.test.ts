import { expect, it } from 'vitest';
import { typedAmount } from './shortText.ts';

it.each([
  ['100000.0000', 'VND', 2, '100000'],
  ['100000.9999', 'VND', 2, '100000'],
  ['100.5000', 'USD', 2, '100.5'],
  ['100.5678', 'USD', 2, '100.56'],
  ['100.0001', 'KWD', 3, '100'],
  ['1000', 'VND', 0, '1000'],
])('writes %s %s as it can be typed and paid', (amount, currency, decimals, typed) => {
  expect(typedAmount(amount, { decimals, currency })).toBe(typed);
});
