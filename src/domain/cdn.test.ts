import { expect, it } from 'vitest';
import { cdnOrder, chooseCdn } from './cdn.ts';

const addresses = ['https://a.example', 'https://b.example', 'https://c.example'];

it('picks each entry by chance [PERM-04]', () => {
  expect([0, 0.34, 0.99].map((chance) => chooseCdn(addresses, () => chance))).toEqual(addresses);
});

it('goes on with the next entry when one fails', () => {
  expect(cdnOrder(addresses, () => 0.99)).toEqual(['https://c.example', 'https://a.example', 'https://b.example']);
});

it('uses the own origin without entries and never an insecure one', () => {
  expect(chooseCdn([], () => 0.5)).toBe(null);
  expect(chooseCdn(['http://a.example'], () => 0.5)).toBe(null);
});
