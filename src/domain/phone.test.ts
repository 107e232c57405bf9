import { expect, it } from 'vitest';
import { checkMobile, nationalNumber, toE164, vietnamPhone } from './phone.ts';

it('demands exactly the digits of the region and names their number [VALID-31]', () => {
  const fault = { key: 'mobile_length', params: { digits: 9 } };
  expect(checkMobile('90123456', vietnamPhone)).toEqual(fault);
  expect(checkMobile('9012345678', vietnamPhone)).toEqual(fault);
  expect(checkMobile('90123456a', vietnamPhone)).toEqual(fault);
  expect(checkMobile('901234567', vietnamPhone)).toBe(null);
});

it('drops one leading zero, the prefix of the country and what is between digits', () => {
  for (const typed of ['0901234567', '+84 901 234 567', '+840901234567', '(090) 123-4567', '901.234.567']) {
    expect(nationalNumber(typed, vietnamPhone)).toBe('901234567');
    expect(toE164(typed, vietnamPhone)).toBe('+84901234567');
  }
  expect(checkMobile('00901234567', vietnamPhone)).not.toBe(null);
});

it('names both bounds where a region has several lengths', () => {
  const country = { countryDialingCode: '856', mobileLength: { min: 8, max: 10 } };
  expect(checkMobile('1234567', country)).toEqual({ key: 'auth.mobileLengths', params: { min: 8, max: 10 } });
  expect(checkMobile('12345678', country)).toBe(null);
});

it('asks for a number only where one is required', () => {
  expect(checkMobile(' ', vietnamPhone)).toEqual({ key: 'phone_required' });
  expect(checkMobile(' ', vietnamPhone, false)).toBe(null);
});
