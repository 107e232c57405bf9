import { type FieldFault, missingFault } from './fieldRules.ts';
import { matchesPattern } from './patterns.ts';

/** Phone number rules of a country. Lengths count the digits after the leading zero. */
export interface PhoneCountry {
  readonly countryDialingCode: string;
  readonly mobileLength: { readonly min: number; readonly max: number };
}

export const vietnamPhone: PhoneCountry = { countryDialingCode: '84', mobileLength: { min: 9, max: 9 } };

/** The national number: the input without separators, country prefix and one leading zero. */
export function nationalNumber(typed: string, { countryDialingCode }: PhoneCountry): string {
  const plain = typed.normalize('NFC').replaceAll(/[\s.()-]/gu, '');
  const prefix = `+${dialingDigits(countryDialingCode)}`;
  return (plain.startsWith(prefix) ? plain.slice(prefix.length) : plain).replace(/^0/u, '');
}

export function checkMobile(typed: string, country: PhoneCountry, required = true): FieldFault | null {
  const number = nationalNumber(typed, country);
  if (typed.trim() === '') return required ? missingFault('mobileNum') : null;
  const { min, max } = country.mobileLength;
  if (matchesPattern(7, number) && number.length >= min && number.length <= max) return null;
  return min === max ? { key: 'mobile_length', params: { digits: min } } : { key: 'auth.mobileLengths', params: { min, max } };
}

/** The canonical form (E.164), in which numbers are stored and compared. */
export const toE164 = (typed: string, country: PhoneCountry) =>
  `+${dialingDigits(country.countryDialingCode)}${nationalNumber(typed, country)}`;

const dialingDigits = (code: string) => code.replace(/^\+/u, '');
