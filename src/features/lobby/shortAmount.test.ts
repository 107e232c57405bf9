import { expect, it } from 'vitest';
import { shortAmount } from './shortAmount.ts';

it.each([
  ['20000.0000', '20K'],
  ['50000000', '50M'],
  ['1500', '1.5K'],
  ['2500000000', '2.5B'],
  ['999', '999'],
  ['1999999', '1.99M'],
  ['no limit', 'no limit'],
])('writes %s as %s', (amount, text) => {
  expect(shortAmount(amount)).toBe(text);
});
