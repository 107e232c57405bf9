import { matchesPattern } from '../../../domain/patterns.ts';
import { nationalNumber, toE164 } from '../../../domain/phone.ts';
import type { Country } from '../../../wire/permission.ts';
import { countries } from '../../tenants/countries/index.ts';

export interface MobileNumber {
  readonly e164: string;
  readonly dialingCode: string;
}

/** The home market is the first entry of the table. */
export const homeDialingCode = countries[0]?.countryDialingCode ?? '';

/** Parses a mobile number of a country; null if it is not valid there. */
export function readMobile(typed: string, dialingCode: string): MobileNumber | null {
  const digits = dialingCode.trim().replace(/^\+/u, '');
  const country = countries.find(
    (country) => country.countryDialingCode.replace(/^\+/u, '') === digits && isMobileOf(typed, country),
  );
  return country === undefined ? null : { e164: toE164(typed, country), dialingCode: digits };
}

/** Parses an international number such as `+84912345678`; without a country code it is taken as a home number. */
export function readFullMobile(typed: string): MobileNumber | null {
  const plain = typed.normalize('NFC').replaceAll(/[\s.()-]/gu, '');
  if (!plain.startsWith('+')) return readMobile(plain, homeDialingCode);
  // Longest code first: a short one may be a prefix of another country's.
  const codes = [...new Set(countries.map(({ countryDialingCode }) => countryDialingCode.replace(/^\+/u, '')))];
  const candidates = codes.filter((code) => plain.startsWith(`+${code}`)).sort((one, other) => other.length - one.length);
  for (const code of candidates) {
    const mobile = readMobile(plain, code);
    if (mobile !== null) return mobile;
  }
  return null;
}

function isMobileOf(typed: string, country: Country) {
  const number = nationalNumber(typed, country);
  const { min, max } = country.mobileLength;
  return matchesPattern(7, number) && number.length >= min && number.length <= max;
}
