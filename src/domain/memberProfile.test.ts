import { expect, it } from 'vitest';
import { checkProfile, type ProfileFieldUses, profileFields } from './memberProfile.ts';

const all = (use: 'hidden' | 'optional' | 'required') =>
  Object.fromEntries(profileFields.map((field) => [field, use])) as ProfileFieldUses;

it('has the nine further fields of a profile [PROFILE-01]', () => {
  expect(new Set(profileFields)).toEqual(
    new Set(['telegram', 'zalo', 'nickname', 'fullName', 'birthday', 'address', 'nationality', 'occupation', 'sourceOfIncome']),
  );
});

it('asks for the fields that the merchant requires, and ignores the hidden ones [PROFILE-01]', () => {
  expect(Object.keys(checkProfile({}, all('required')))).toEqual([...profileFields]);
  expect(checkProfile({}, all('optional'))).toEqual({});
  expect(checkProfile({ zalo: 'x' }, all('hidden'))).toEqual({});
});

it('checks format and length of every value', () => {
  const faulty = checkProfile(
    { nickname: 'a', fullName: 'Nguyễn An', birthday: '1992-02-30', telegram: 'a b', zalo: '09x', address: 'HN' },
    all('optional'),
  );
  expect(Object.entries(faulty).map(([field, { key }]) => [field, key])).toEqual([
    ['nickname', 'reg_pattern_1'],
    ['fullName', 'payee_name_hint'],
    ['birthday', 'reg_pattern_12'],
    ['telegram', 'reg_pattern_10'],
    ['zalo', 'reg_pattern_7'],
    ['address', 'reg_pattern_1'],
  ]);
  expect(checkProfile({ nickname: 'Minh Anh', fullName: 'NGUYEN MINH ANH', birthday: '1992-11-14' }, all('required'))).toEqual({
    telegram: { key: 'input_required' },
    zalo: { key: 'input_required' },
    address: { key: 'input_required' },
    nationality: { key: 'input_required' },
    occupation: { key: 'input_required' },
    sourceOfIncome: { key: 'input_required' },
  });
});
