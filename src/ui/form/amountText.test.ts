import { expect, it } from 'vitest';
import { caretAfter, pastedAmount, typedAmount } from './amountText.ts';

const english = { group: ',', decimal: '.', decimals: 2 };
const vietnamese = { group: '.', decimal: ',', decimals: 2 };
const dong = { group: '.', decimal: ',', decimals: 0 };

it.each([
  ['1234', '1,234', '1234'],
  ['1,2345', '12,345', '12345'],
  ['007', '7', '7'],
  ['12.', '12.', '12'],
  ['.5', '0.5', '0.5'],
  ['12.345', '12.34', '12.34'],
  ['90071992547409931.01', '90,071,992,547,409,931.01', '90071992547409931.01'],
  ['', '', ''],
  ['abc', '', ''],
])('groups what is typed and keeps it as a decimal string: %s', (typed, text, value) => {
  expect(typedAmount(typed, english)).toEqual({ text, value });
});

it.each([
  ['1.234.567,89', '1234567.89'],
  ['1,234,567.89', '1234567.89'],
  ['₫ 5 000', '5000'],
  ['1,5', '1.5'],
  ['1.5', '1.5'],
  ['１２３', '123'],
  ['1.234.567', '1234567'],
])('reads a pasted amount in whatever format: %s', (pasted, value) => {
  expect(pastedAmount(pasted, vietnamese).value).toBe(value);
  expect(pastedAmount(pasted, english).value).toBe(value);
});

it('reads one separator before three digits in the format of the brand', () => {
  expect([pastedAmount('1.234', vietnamese).value, pastedAmount('1.234', english).value]).toEqual(['1234', '1.23']);
});

it('has no decimals in a currency without them', () => {
  expect(typedAmount('1500,75', dong)).toEqual({ text: '1.500', value: '1500' });
});

it.each([
  ['1500.75', 'VND', 2, '1500'],
  ['1500.75', 'USD', 2, '1500.75'],
  ['1500.758', 'USD', 4, '1500.75'],
  ['1.2345', 'KWD', 3, '1.234'],
  ['1.2345', 'KWD', 2, '1.23'],
])('lets no more of %s be typed than %s has, nor than the brand shows (%d)', (typed, currency, decimals, value) => {
  expect(typedAmount(typed, { group: ',', decimal: '.', decimals, currency }).value).toBe(value);
});

it('keeps the caret behind the same digit when separators move', () => {
  expect(caretAfter('1,2345', 4, '12,345', english)).toBe(4);
  expect(caretAfter('1234', 1, '1,234', english)).toBe(1);
});
