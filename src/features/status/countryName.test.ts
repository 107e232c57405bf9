import { expect, it } from 'vitest';
import { countryName } from './countryName.ts';

it.each([
  ['SG', 'en', 'Singapore (SG)'],
  ['VN', 'vi', 'Việt Nam (VN)'],
  ['', 'vi', ''],
  ['unknown', 'en', 'unknown'],
  ['QX', 'en', 'QX'],
] as const)('writes the country %s in %s as %s', (code, language, text) => {
  expect(countryName(code, language)).toBe(text);
});
