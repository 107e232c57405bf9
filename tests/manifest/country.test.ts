import { expect, it } from 'vitest';
import { currentCode, isCountry } from '../../src/manifest/rules/country.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

it('knows the 249 countries of ISO 3166-1 and Kosovo', () => {
  expect(codes.filter(isCountry)).toHaveLength(250);
  expect(['VN', 'GB', 'US', 'SS', 'BQ', 'XK'].filter((code) => !isCountry(code))).toEqual([]);
});

it('takes no group of states, former country or other name for one', () => {
  expect(['UK', 'EU', 'SU', 'YU', 'DD', 'AN', 'ZR', 'UN', 'EZ', 'XA', 'ZZ', 'vn', 'V', ''].filter(isCountry)).toEqual([]);
  expect(['UK', 'DD', 'VN'].map(currentCode)).toEqual(['GB', 'DE', 'VN']);
});
