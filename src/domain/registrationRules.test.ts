import { describe, expect, it } from 'vitest';
import type { FieldRule } from './fieldRules.ts';
import { vietnamPhone } from './phone.ts';
import {
  checkRegistration,
  configuredFields,
  type RegistrationContext,
  type RegistrationValues,
  shownFields,
} from './registrationRules.ts';

const flags = {
  pwdEnabled: false,
  hasFreePlay: false,
  showVerCodeLogin: false,
  smsEnabled: true,
  mobileReg: true,
  mobileRegPass: false,
  usernameEnabled: true,
};
const rule = (patternId: number, minLength: number, maxLength: number, rest: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  patternId,
  minLength,
  maxLength,
  ...rest,
});
const own = { username: rule(2, 6, 15), password: rule(16, 8, 32) };
const filled = { username: 'minhanh', password: 'tre-xanh-94', confirmPassword: 'tre-xanh-94' };

const context = (rest: Partial<RegistrationContext> = {}): RegistrationContext => ({
  mode: 'username',
  fields: own,
  flags,
  country: vietnamPhone,
  captcha: false,
  ...rest,
});
const check = (values: RegistrationValues, rest: Partial<RegistrationContext> = {}) =>
  Object.fromEntries(Object.entries(checkRegistration(values, context(rest))).map(([field, { key }]) => [field, key]));

it('holds name and password to the default rules where the merchant states none', () => {
  expect(shownFields(context({ fields: {} }))).toEqual(['username', 'password', 'confirmPassword']);
  expect(check({ username: 'ab', password: 'short', confirmPassword: '' }, { fields: {} })).toEqual({
    username: 'reg_pattern_2',
    password: 'reg_pattern_1',
    confirmPassword: 'confirm_password_required',
  });
});

it('asks for the birthday after every other field, and for the captcha last', () => {
  const fields = { ...own, birthday: rule(12, 10, 10), email: rule(4, 6, 64) };
  expect(shownFields(context({ fields, captcha: true })).slice(3)).toEqual(['email', 'birthday', 'captcha']);
  expect(shownFields(context({ fields: { ...fields, birthday: rule(12, 10, 10, { enabled: false }) } }))).not.toContain(
    'birthday',
  );
});

/** Fields that are required only if the merchant says so, each with an invalid value. */
const optional: readonly (readonly [string, FieldRule, string])[] = [
  ['payeeName', rule(9, 2, 50), 'A1'],
  ['qqNum', rule(7, 5, 12), 'abcde'],
  ['line', rule(10, 2, 30), 'a b'],
  ['whatsapp', rule(7, 6, 15), '12'],
  ['facebook', rule(10, 2, 50), 'a b'],
  ['wechat', rule(10, 2, 30), 'a b'],
  ['idNumber', rule(5, 6, 20), '12-3456'],
  ['email', rule(4, 6, 64), 'a@b'],
  ['recommenderId', rule(5, 4, 20), 'a-1'],
  ['affiliateCode', rule(5, 4, 20), 'ab'],
];

describe('checkRegistration', () => {
  it('requires a user name and a password in their formats [VALID-07] [VALID-08]', () => {
    expect(check({})).toEqual({
      username: 'username_required',
      password: 'password_required',
      confirmPassword: 'confirm_password_required',
    });
    expect(check({ username: '1ab', password: 'short', confirmPassword: 'short' })).toEqual({
      username: 'reg_pattern_2',
      password: 'reg_pattern_16',
    });
    expect(check(filled)).toEqual({});
  });

  it.each(optional)(
    'requires %s only if configured, and holds it to its format in any case [VALID-12] [VALID-13]',
    (field, own, wrong) => {
      const missing = { payeeName: 'payee_name_required', email: 'email_required' }[field] ?? 'input_required';
      const asked = (required: boolean, value: string) =>
        check({ ...filled, [field]: value }, { fields: { ...context().fields, [field]: { ...own, required } } })[field] ?? null;
      expect([asked(true, ''), asked(false, '')]).toEqual([missing, null]);
      expect([asked(true, wrong), asked(false, wrong)]).toEqual([
        `reg_pattern_${own.patternId}`,
        `reg_pattern_${own.patternId}`,
      ]);
    },
  );

  it('has no field for an affiliate code, required or not, once the URL carries a valid one [REG-05]', () => {
    const fields = { ...own, affiliateCode: rule(5, 4, 20, { required: true }) };
    expect(check(filled, { fields })).toEqual({ affiliateCode: 'input_required' });
    expect(check(filled, { fields, invited: true })).toEqual({});
    expect(shownFields(context({ fields, invited: true }))).not.toContain('affiliateCode');
  });

  it('requires the picture only while it is asked for [VALID-12]', () => {
    expect(check(filled, { captcha: true })).toEqual({ captcha: 'captcha_required' });
    expect(check(filled, { captcha: false })).toEqual({});
  });

  it('applies enabled, required, kind and length to every configured field [FIELDCFG-03]', () => {
    expect(configuredFields).toHaveLength(15);
    for (const [field, own, wrong] of optional) {
      const fields = (rest: Partial<FieldRule>) => ({ ...context().fields, [field]: { ...own, ...rest } });
      expect(check({ ...filled, [field]: wrong }, { fields: fields({ enabled: false, required: true }) })).toEqual({});
      expect(check({ ...filled, [field]: wrong }, { fields: fields({ acceptedPattern: '*', minLength: 1 }) })).toEqual({});
      expect(check({ ...filled, [field]: 'x'.repeat(99) }, { fields: fields({ acceptedPattern: '*' }) })).toHaveProperty(field);
    }
    expect(check({ ...filled, username: 'minhanh' }, { fields: { ...own, username: rule(2, 8, 15) } })).toHaveProperty(
      'username',
    );
    expect(check(filled, { fields: { ...own, password: rule(17, 8, 32) } })).toHaveProperty('password');
    const paymentPassword = (rest: Partial<FieldRule>) => ({ ...own, paymentPassword: rule(7, 6, 6, rest) });
    expect(check({ ...filled, paymentPassword: '1' }, { fields: paymentPassword({ enabled: false }) })).toEqual({});
    expect(check({ ...filled, paymentPassword: 'abcdef' }, { fields: paymentPassword({}) })).toHaveProperty('paymentPassword');
    expect(check({ ...filled, paymentPassword: 'abcdef' }, { fields: paymentPassword({ acceptedPattern: '*' }) })).toEqual({});
    const mobileNum = (rest: Partial<FieldRule>) => ({ ...own, mobileNum: rule(7, 6, 15, rest) });
    const typed = { ...filled, mobileNum: '0901234567' };
    expect(check(typed, { fields: mobileNum({}) })).toEqual({});
    expect(check(typed, { fields: mobileNum({ enabled: false, minLength: 12 }) })).toEqual({});
    expect(check(typed, { fields: mobileNum({ minLength: 12 }) })).toEqual({ mobileNum: 'reg_pattern_7' });
    expect(check(typed, { fields: mobileNum({ acceptedPattern: '^98' }) })).toEqual({ mobileNum: 'reg_pattern_7' });
    const captcha = { ...own, captcha: rule(5, 4, 8) };
    expect(check({ ...filled, captcha: 'k7pq' }, { captcha: true, fields: captcha })).toEqual({});
    expect(check({ ...filled, captcha: 'k7p' }, { captcha: true, fields: captcha })).toEqual({ captcha: 'reg_pattern_5' });
    expect(check({ ...filled, captcha: 'k7p' }, { captcha: false, fields: captcha })).toEqual({});
    const mayStayEmpty = { ...own, captcha: rule(5, 4, 8, { required: false }) };
    expect(check(filled, { captcha: true, fields: mayStayEmpty })).toEqual({});
    expect(check({ ...filled, captcha: 'k7p' }, { captcha: true, fields: mayStayEmpty })).toEqual({ captcha: 'reg_pattern_5' });
  });

  it('requires a payment password where it is on [VALID-11]', () => {
    const fields = (enabled: boolean) => ({ ...own, paymentPassword: rule(7, 6, 6, { enabled }) });
    expect(check(filled, { fields: fields(true) })).toEqual({ paymentPassword: 'input_required' });
    expect(check({ ...filled, paymentPassword: '12345' }, { fields: fields(true) })).toEqual({
      paymentPassword: 'reg_pattern_7',
    });
    expect(check(filled, { fields: fields(false) })).toEqual({});
  });

  it('requires the number in mobile mode, elsewhere only if configured [VALID-09]', () => {
    const fields = { mobileNum: rule(7, 6, 15) };
    expect(check({ verificationCode: '1' }, { mode: 'mobile', fields })).toEqual({ mobileNum: 'phone_required' });
    expect(check(filled, { fields: { ...own, ...fields } })).toEqual({});
    expect(check(filled, { fields: { ...own, mobileNum: { ...fields.mobileNum, required: true } } })).toEqual({
      mobileNum: 'phone_required',
    });
  });

  it('requires the code when SMS is on; without it a password proves the account [VALID-10]', () => {
    const mobile = (smsEnabled: boolean) =>
      check({ mobileNum: '0901234567' }, { mode: 'mobile', fields: {}, flags: { ...flags, smsEnabled } });
    expect(mobile(true)).toEqual({ verificationCode: 'verification_code_required' });
    expect(mobile(false)).toEqual({ password: 'password_required', confirmPassword: 'confirm_password_required' });
  });

  it('demands a payee name without diacritics and offers the plain form [VALID-30]', () => {
    const fields = { ...own, payeeName: rule(9, 2, 50) };
    expect(check({ ...filled, payeeName: 'Nguyen Van A' }, { fields })).toEqual({});
    expect(checkRegistration({ ...filled, payeeName: 'Nguyễn Văn Đạt' }, context({ fields }))).toEqual({
      payeeName: { key: 'payee_name_hint', params: { suggestion: 'Nguyen Van Dat' } },
    });
  });
});

it('the mobile form asks for code and password as the two modules say [MODULE-08, MODULE-09]', () => {
  const shown = (rest: Partial<typeof flags>) =>
    shownFields(context({ mode: 'mobile', fields: {}, flags: { ...flags, ...rest } }));
  expect(shown({})).toEqual(['mobileNum', 'verificationCode']);
  expect(shown({ smsEnabled: false, mobileRegPass: true })).toEqual(['mobileNum', 'password', 'confirmPassword']);
  expect(shown({ mobileRegPass: true })).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword']);
});
