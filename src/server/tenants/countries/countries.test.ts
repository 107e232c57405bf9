import { expect, it } from 'vitest';
import { countries } from './index.ts';

const of = (code: string) => countries.find(({ countryCode }) => countryCode === code);

it('begin with the home market and follow by their English names', () => {
  const names = countries.map(({ name, countryCode }) => name.en ?? countryCode);
  expect(names[0]).toBe('Vietnam');
  const rest = names.slice(1);
  expect(rest).toEqual(rest.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(rest).not.toContain('Vietnam');
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
});

it('have a name in every language, a dialing code and the lengths of their mobile numbers', () => {
  expect(of('DE')?.name).toEqual({ en: 'Germany', vi: 'Đức' });
  expect(of('VN')).toMatchObject({ countryDialingCode: '84', mobileLength: { min: 9, max: 9 } });
  for (const { mobileLength, countryDialingCode } of countries) {
    expect(countryDialingCode).toMatch(/^\d{1,4}$/);
    expect(mobileLength.min).toBeGreaterThanOrEqual(4);
    expect(mobileLength.max).toBeLessThanOrEqual(14);
    expect(mobileLength.min).toBeLessThanOrEqual(mobileLength.max);
  }
});

it('of which no rule is known take any length of an international number', () => {
  expect(countries.some(({ mobileLength: { min, max } }) => min === 4 && max === 14)).toBe(true);
});
