import { describe, expect, it } from 'vitest';
import { vietnamPhone } from './phone.ts';
import {
  checkForgotByEmail,
  checkForgotByPhone,
  checkPasswordChange,
  checkSmsLogin,
  checkUsernameLogin,
  emailRule,
  trimmedLogin,
  usernameRule,
} from './signInRules.ts';

it('checks the two fields of recovery by these rules where the merchant states none', () => {
  const shared = { enabled: true, required: true };
  expect(usernameRule).toEqual({ ...shared, patternId: 2, minLength: 6, maxLength: 15 });
  expect(emailRule).toEqual({ ...shared, patternId: 4, minLength: 6, maxLength: 64 });
});

const keys = (faults: ReturnType<typeof checkSmsLogin>) =>
  Object.fromEntries(Object.entries(faults).map(([field, { key }]) => [field, key]));

describe('user name login', () => {
  const filled = { username: 'minhanh', password: 'secret', captcha: '' };

  it('requires both, and the picture while it is shown [VALID-01] [VALID-02]', () => {
    expect(keys(checkUsernameLogin({ username: ' ', password: ' ', captcha: '' }, false))).toEqual({
      username: 'username_required',
      password: 'password_required',
    });
    expect(checkUsernameLogin(filled, false)).toEqual({});
    expect(keys(checkUsernameLogin(filled, true))).toEqual({ captcha: 'captcha_required' });
    expect(checkUsernameLogin({ ...filled, captcha: 'k7pq' }, true)).toEqual({});
  });

  it('trims what was typed [VALID-03]', () => {
    expect(trimmedLogin({ username: ' minhanh ', password: ' secret ', captcha: ' k7pq ' })).toEqual({
      username: 'minhanh',
      password: 'secret',
      captcha: 'k7pq',
    });
    const decomposed = 'ễ'.normalize('NFD');
    expect(trimmedLogin({ username: decomposed, password: decomposed, captcha: '' })).toMatchObject({
      username: 'ễ',
      password: 'ễ',
    });
  });

  it('lets old accounts in whose names and passwords no rule would take today', () => {
    expect(checkUsernameLogin({ username: 'ab', password: '1', captcha: '' }, false)).toEqual({});
  });
});

it('SMS login requires a number in mobile format and the code [VALID-04] [VALID-05]', () => {
  expect(keys(checkSmsLogin({ mobileNum: '', verificationCode: '', captcha: '' }, vietnamPhone, true))).toEqual({
    mobileNum: 'phone_required',
    verificationCode: 'verification_code_required',
    captcha: 'captcha_required',
  });
  expect(keys(checkSmsLogin({ mobileNum: '12', verificationCode: '123456', captcha: '' }, vietnamPhone, false))).toEqual({
    mobileNum: 'mobile_length',
  });
});

it('a password change requires a good new password, twice the same [VALID-19] [VALID-20]', () => {
  const form = { oldPassword: 'old', newPassword: 'tre-xanh-94', confirmNewPassword: 'tre-xanh-94' };
  expect(checkPasswordChange(form)).toEqual({});
  expect(keys(checkPasswordChange({ ...form, newPassword: '', confirmNewPassword: '' }))).toEqual({
    newPassword: 'password_required',
    confirmNewPassword: 'confirm_password_required',
  });
  expect(keys(checkPasswordChange({ ...form, newPassword: 'a' }))).toEqual({
    newPassword: 'reg_pattern_1',
    confirmNewPassword: 'inconsistent_twice',
  });
  expect(keys(checkPasswordChange({ ...form, oldPassword: '' }))).toEqual({ oldPassword: 'old_password_required' });
  expect(checkPasswordChange({ ...form, oldPassword: null })).toEqual({});
});

it('recovery by mail requires a user name and an address in their formats [VALID-22] [VALID-23]', () => {
  expect(keys(checkForgotByEmail({ username: '', email: '' }))).toEqual({
    username: 'username_required',
    email: 'email_required',
  });
  expect(keys(checkForgotByEmail({ username: '1abcdef', email: 'a@b' }))).toEqual({
    username: 'reg_pattern_2',
    email: 'reg_pattern_4',
  });
  expect(checkForgotByEmail({ username: 'minhanh', email: ' minh@anh.vn ' })).toEqual({});
});

it('recovery by phone requires number, code and a good password [VALID-24] [VALID-25] [VALID-26]', () => {
  const form = { mobileNum: '0901234567', verificationCode: '123456', newPassword: 'tre-xanh-94' };
  expect(checkForgotByPhone(form, vietnamPhone)).toEqual({});
  expect(keys(checkForgotByPhone({ mobileNum: '', verificationCode: '', newPassword: '' }, vietnamPhone))).toEqual({
    mobileNum: 'phone_required',
    verificationCode: 'verification_code_required',
    newPassword: 'password_required',
  });
  expect(keys(checkForgotByPhone({ ...form, mobileNum: '1', newPassword: 'short' }, vietnamPhone))).toEqual({
    mobileNum: 'mobile_length',
    newPassword: 'reg_pattern_1',
  });
});
