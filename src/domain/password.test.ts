import { expect, it } from 'vitest';
import { authConstants } from './authConstants.ts';
import { checkConfirmation, checkNewPassword, commonPasswords, isForbiddenPassword, passwordStrength } from './password.ts';

it('flags 123456 as the default password [CONST-08]', () => {
  expect(authConstants.defaultPassword).toBe('123456');
  expect(isForbiddenPassword('123456')).toBe(true);
});

it('refuses the name of the account and what everybody uses, whatever the letter case', () => {
  expect(isForbiddenPassword('MinhAnh88', 'minhanh88')).toBe(true);
  expect(isForbiddenPassword('P@ssw0rd')).toBe(true);
  expect(isForbiddenPassword('tre-xanh-94')).toBe(false);
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200);
  expect(Array.from(commonPasswords).filter((word) => word !== word.toLowerCase())).toEqual([]);
});

it('says kind and length before it says that a password is too easy', () => {
  expect(checkNewPassword('')).toEqual({ key: 'password_required' });
  expect(checkNewPassword('short1!')).toEqual({ key: 'reg_pattern_1', params: { min: 8, max: 128 } });
  expect(checkNewPassword('password')).toEqual({ key: 'auth.forbiddenPassword' });
  expect(checkNewPassword('tre-xanh-94')).toBe(null);
});

it('lets no password begin or end with a space, which sign-in would trim away', () => {
  const rule = { enabled: true, required: true, patternId: 1, minLength: 8, maxLength: 32 };
  expect(checkNewPassword(' tre xanh', { rule })?.key).toBe('reg_pattern_1');
  expect(checkNewPassword('tre xanh 94', { rule })).toBe(null);
  // Letters in pieces count as a reader counts them.
  expect(checkNewPassword('ễấộựẳỵỡẫ'.normalize('NFD'), { rule: { ...rule, maxLength: 8 } })).toBe(null);
});

it('says when the two passwords differ [ERR-04]', () => {
  expect(checkConfirmation('tre-xanh-94', '')).toEqual({ key: 'confirm_password_required' });
  expect(checkConfirmation('tre-xanh-94', 'tre-xanh-95')).toEqual({ key: 'inconsistent_twice' });
  expect(checkConfirmation('tre-xanh-94', 'tre-xanh-94')).toBe(null);
});

it.each([
  ['', 0],
  ['Ab1!', 1],
  ['123456', 1],
  ['aaaaaaaaaaaa', 1],
  ['matkhau2', 2],
  ['Matkhau2-x', 3],
  ['Rung-thong-ba-mua-7', 4],
  // Both sides of every limit: length 8, 10, 12 and 14, two and three kinds, five different characters.
  ['Ab1!xyz', 1],
  ['ab1xyzqw', 2],
  ['abxyzqwk', 1],
  ['aab1b1ab', 1],
  ['aab1cd1b', 2],
  ['Ab1xyzqw', 3],
  ['ab1xyzqwrty', 2],
  ['ab1xyzqwrtyu', 3],
  ['Ab1xyzqwr', 3],
  ['Ab1xyzqwrtyui', 3],
  ['Ab1xyzqwrtyuio', 4],
  ['ab1xyzqwrtyuio', 3],
] as const)('rates %j as %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
