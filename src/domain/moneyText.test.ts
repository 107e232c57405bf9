import { expect, it } from 'vitest';
import { moneyText, priceText } from './moneyText.ts';

it('writes two decimals and thousands separators [CONST-39]', () => {
  expect(moneyText('1234567.5')).toBe('1,234,567.50');
  expect(moneyText('0')).toBe('0.00');
  expect(moneyText('999')).toBe('999.00');
  expect(moneyText('-1000.2500')).toBe('-1,000.25');
});

it('rounds balances down and records half up, carrying over the point', () => {
  expect(moneyText('999.9999')).toBe('999.99');
  expect(moneyText('999.9950', undefined, 'halfUp')).toBe('1,000.00');
  expect(moneyText('-0.0010')).toBe('0.00');
});

it('keeps every digit of an amount no float could hold', () => {
  expect(moneyText('90071992547409931.0100')).toBe('90,071,992,547,409,931.01');
});

it('follows the format of a brand and falls back to P for the currency [CONST-36]', () => {
  expect(moneyText('1500000', { group: '.', decimal: ',', decimals: 0 })).toBe('1.500.000');
  expect(priceText('5', undefined)).toBe('5.00 P');
  expect(priceText('5', '₫')).toBe('5.00 ₫');
});
