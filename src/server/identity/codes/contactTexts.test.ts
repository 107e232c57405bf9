import { expect, it } from 'vitest';
import { countries } from '../../tenants/countries/index.ts';
import { maskedMail, maskedMobile } from './maskedContact.ts';
import { homeDialingCode, readFullMobile, readMobile } from './mobileNumber.ts';

/** Numbers and addresses as they are typed, and as others than their owner see them. */

it('a masked number shows its country and its last three digits, of a short one no more than half', () => {
  expect(maskedMobile('+84912345678')).toBe('+84••••••678');
  expect(maskedMobile('+12025550123')).toBe('+12••••••123');
  // As many points as digits, and three at least.
  expect(maskedMobile('+1234567890')).toBe('+12•••••890');
  expect(maskedMobile('+12345678')).toBe('+12•••678');
  expect(maskedMobile('+1234567')).toBe('+12•••567');
});

it('a masked address shows its first letter, whole, and its domain', () => {
  expect(maskedMail('lan@example.com')).toBe('l•••@example.com');
  expect(maskedMail('l@example.com')).toBe('l•••@example.com');
  expect(maskedMail('🦊fox@example.com')).toBe('🦊•••@example.com');
});

const home = { e164: '+84912345678', dialingCode: '84' };

it('a number of the home market is read as people write it', () => {
  expect(homeDialingCode.replace('+', '')).toBe('84');
  for (const typed of [
    '0912345678',
    '912345678',
    '091 234 56 78',
    '0912.345.678',
    '(091) 234-5678',
    '+84912345678',
    '+84 0912345678',
  ])
    expect([readMobile(typed, '84'), readFullMobile(typed)]).toEqual([home, home]);
  for (const code of ['+84', ' 84 ', ' +84']) expect(readMobile('0912345678', code)).toEqual(home);
});

it('a digit too few or too many, a letter, or an unknown country is no number', () => {
  for (const typed of ['091234567', '09123456789', '09123a5678', '', '+', '+84', '+849123456789'])
    expect([readMobile(typed, '84'), readFullMobile(typed)]).toEqual([null, null]);
  for (const code of ['', '+', '0', '999', '8', '844']) expect(readMobile('0912345678', code)).toBe(null);
  expect(readFullMobile('+999912345678')).toBe(null);
});

it('every country’s shortest and longest number is read as its own, with its code before it and without', () => {
  for (const { countryDialingCode, mobileLength } of countries) {
    const code = countryDialingCode.replace('+', '');
    for (const length of [mobileLength.min, mobileLength.max]) {
      const e164 = `+${code}${'9'.repeat(length)}`;
      expect(readMobile('9'.repeat(length), code)).toEqual({ e164, dialingCode: code });
      expect(readFullMobile(e164)?.e164).toBe(e164);
    }
  }
});
