import { describe, expect, it } from 'vitest';
import { checkField, cleanValue, type FieldRule, faultText } from './fieldRules.ts';
import { patternIds } from './patterns.ts';

const rule = (rest: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  patternId: 5,
  minLength: 4,
  maxLength: 8,
  ...rest,
});

describe('checkField', () => {
  it('asks for a value first, then says length and format in one message [ERR-11]', () => {
    expect(checkField(rule({ required: true }), '')).toEqual({ key: 'input_required' });
    expect(checkField(rule({ required: true }), '!')).toEqual({ key: 'reg_pattern_5', params: { min: 4, max: 8 } });
    expect(checkField(rule({ required: true }), 'ab12')).toBe(null);
  });

  it('has a separate message for a missing code and a missing number [VALID-28] [VALID-29] [VALID-33]', () => {
    const keys = {
      verificationCode: 'verification_code_required',
      mobileNum: 'phone_required',
      captcha: 'captcha_required',
      username: 'username_required',
      password: 'password_required',
      confirmPassword: 'confirm_password_required',
      oldPassword: 'old_password_required',
      email: 'email_required',
      payeeName: 'payee_name_required',
      line: 'input_required',
    };
    for (const [field, key] of Object.entries(keys))
      expect([field, checkField(rule({ required: true }), '', field)]).toEqual([field, { key }]);
  });

  it("takes any value where the pattern is '*' [FIELDCFG-02]", () => {
    expect(checkField(rule({ acceptedPattern: '*' }), 'á - ?')).toBe(null);
    expect(checkField(rule({ acceptedPattern: '*', required: true }), '')).toEqual({ key: 'input_required' });
  });

  it('matches a stated expression whole and lets it win over the kind', () => {
    const own = rule({ acceptedPattern: '[a-z]+|\\d{4}' });
    expect(['abcd', '1234', 'ab12', 'x1234'].map((value) => checkField(own, value)?.key ?? null)).toEqual([
      null,
      null,
      'reg_pattern_5',
      'reg_pattern_5',
    ]);
  });

  it('reads an expression as Unicode, of at most 128 characters', () => {
    expect(checkField(rule({ acceptedPattern: '.{4}' }), '🎲🎲🎲🎲')).toBe(null);
    const longest = `${'a'.repeat(124)}|b+`;
    expect([checkField(rule({ acceptedPattern: longest }), 'bbbb'), longest.length]).toEqual([null, 127]);
    expect(checkField(rule({ acceptedPattern: `${longest}c` }), 'bbbb')?.key).toBe('reg_pattern_5');
    expect(checkField(rule({ acceptedPattern: `${longest}cd` }), 'bbbb')).toBe(null);
  });

  it.each([['('], ['a'.repeat(129)]])(
    'falls back to the kind where the expression is none or too long: %#',
    (acceptedPattern) => {
      expect(checkField(rule({ acceptedPattern }), 'ab12')).toBe(null);
      expect(checkField(rule({ acceptedPattern }), 'ab-12')?.key).toBe('reg_pattern_5');
    },
  );

  it('shows an expression no more than the length allows', () => {
    expect(checkField(rule({ acceptedPattern: '(a|a)*', maxLength: 8 }), `${'a'.repeat(40)}!`)?.key).toBe('reg_pattern_5');
  });

  const samples = ['a', 'a', 'ă', 'a@b.vn', 'a', 'a1', '1', 'A', 'a', 'a', '中', '2024-02-29', '한', 'ไ', 'a', 'a', 'Aa1!'];
  it.each(patternIds.map((id) => [id]))('holds kind %i to its bounds, both of which pass [PATTERN-18]', (id) => {
    const grown = (length: number) => {
      const sample = samples[id - 1] ?? '';
      if (id === 12) return sample;
      return id === 4
        ? `${'a'.repeat(length - sample.length)}${sample}`
        : sample + (sample.at(-1) ?? '').repeat(length - sample.length);
    };
    const bounds = id === 12 ? { minLength: 10, maxLength: 10 } : { minLength: 8, maxLength: 12 };
    const fits = (length: number, own = bounds) => checkField(rule({ patternId: id, ...own }), grown(length)) === null;
    expect([fits(bounds.minLength), fits(bounds.maxLength)]).toEqual([true, true]);
    expect([
      id === 12 ? fits(10, { minLength: 11, maxLength: 12 }) : fits(7),
      id === 12 ? fits(10, { minLength: 8, maxLength: 9 }) : fits(13),
    ]).toEqual([false, false]);
  });

  it('counts what a reader counts', () => {
    expect(checkField(rule({ patternId: 1, minLength: 2, maxLength: 2 }), '🎲🎲')).toBe(null);
    expect(cleanValue('payeeName', ` ${'ễ'.normalize('NFD')} `)).toBe('ễ');
    const secrets = ['password', 'confirmPassword', 'oldPassword', 'newPassword', 'confirmNewPassword', 'paymentPassword'];
    for (const field of secrets) expect([field, cleanValue(field, ` ${'ễ'.normalize('NFD')} `)]).toEqual([field, ' ễ ']);
  });

  it('asks nothing of a field that is off', () => {
    expect(checkField(rule({ enabled: false, required: true }), '')).toBe(null);
  });
});

it('puts the bounds into the message of a kind and named parameters into any other [VALID-14]', () => {
  const text = (key: string, params?: Readonly<Record<string, string | number>>) =>
    key === 'reg_pattern_5' ? '(min) - (max) letters or digits' : `${key} ${params?.['digits']}`;
  expect(faultText(text, { key: 'reg_pattern_5', params: { min: 6, max: 12 } })).toBe('6 - 12 letters or digits');
  expect(faultText(text, { key: 'mobile_length', params: { digits: 9 } })).toBe('mobile_length 9');
});
