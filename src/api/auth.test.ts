import { describe, expect, it } from 'vitest';
import { vietnamPhone } from '../domain/phone.ts';
import type { RegistrationContext } from '../domain/registrationRules.ts';
import { registrationFields } from '../wire/registration.ts';
import { firebaseCredentials, forgotByPhone, registrationRequest, smsCredentials, usernameCredentials } from './auth.ts';

const challenge = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };
const typed = { number: '0901 234 567', country: vietnamPhone };

describe('credentials', () => {
  it('of a user name: name, password, captcha, type and the challenge [ENTITY-01]', () => {
    const form = { username: ' minhanh ', password: ' secret ', captcha: ' k7pq ' };
    expect(usernameCredentials(form, { challenge, captchaId: 'c1' })).toEqual({
      type: 'username',
      username: 'minhanh',
      password: 'secret',
      captcha: 'k7pq',
      captchaId: 'c1',
      challenge,
    });
    expect(Object.keys(usernameCredentials({ ...form, captcha: '' }, { challenge, captchaId: 'c1' }))).toEqual([
      'type',
      'username',
      'password',
      'challenge',
    ]);
  });

  it('of a number: mobileNum for the name and the code for the password [ENTITY-02] [ENTITY-03]', () => {
    expect(smsCredentials(typed, { code: ' 246810 ' }, { challenge })).toEqual({
      type: 'sms',
      mobileNum: '901234567',
      countryDialingCode: '84',
      password: '246810',
      challenge,
    });
    const picture = { challenge: null, captchaId: 'c1' };
    expect(smsCredentials(typed, { code: '1', captcha: ' k7pq ' }, picture)).toMatchObject({
      captcha: 'k7pq',
      captchaId: 'c1',
    });
  });

  it('of each way carry its own type [ENTITY-04] [THIRD-02]', () => {
    for (const channel of ['sms', 'google', 'facebook'] as const) {
      expect(firebaseCredentials({ channel, idToken: 'id token', ticket: 'of the press' })).toEqual({
        type: 'firebase',
        firebaseChannel: channel,
        password: 'id token',
        signInTicket: 'of the press',
      });
    }
    expect(usernameCredentials({ username: 'a', password: 'b', captcha: '' }, { challenge: null }).type).toBe('username');
    expect(smsCredentials(typed, { code: '1' }, { challenge: null }).type).toBe('sms');
  });

  it('of a number name the request that the code was sent for', () => {
    expect(smsCredentials(typed, { code: '1' }, { challenge: null, codeTicket: 'ticket' })).toHaveProperty(
      'codeTicket',
      'ticket',
    );
  });

  it('bind a social identity where one waits', () => {
    expect(smsCredentials(typed, { code: '1' }, { challenge: null, linkTicket: 'link' })).toHaveProperty('linkTicket', 'link');
  });
});

it('a forgotten password is reset by number, code and the new one, exactly [ENTITY-09]', () => {
  expect(forgotByPhone(typed, { code: ' 246810 ', codeTicket: 'ticket' }, 'tre-xanh-94')).toEqual({
    mobileNum: '+84901234567',
    verificationCode: '246810',
    codeTicket: 'ticket',
    newPassword: 'tre-xanh-94',
  });
});

describe('registrationRequest', () => {
  const rule = { enabled: true, required: false, patternId: 10, minLength: 2, maxLength: 30 };
  const context: RegistrationContext = {
    mode: 'username',
    fields: { line: rule, mobileNum: rule, affiliateCode: rule, wechat: { ...rule, enabled: false } },
    flags: {
      pwdEnabled: false,
      hasFreePlay: false,
      showVerCodeLogin: false,
      smsEnabled: true,
      mobileReg: true,
      mobileRegPass: false,
      usernameEnabled: true,
    },
    country: vietnamPhone,
    captcha: true,
  };
  const values = { username: ' minhanh ', password: 'tre-xanh-94', confirmPassword: 'tre-xanh-94', captcha: 'k7pq' };
  const extras = {
    challenge,
    captchaId: 'c1',
    address: new URL('https://hacson.example/register?referralCode=ABC&utm=x#top'),
    addressCode: null,
    terms: { version: '1', age: 18 },
  };

  it('says login, where it came from and WEB [REGFIELD-02]', () => {
    expect(registrationRequest(values, context, extras)).toEqual({
      username: 'minhanh',
      password: 'tre-xanh-94',
      confirmPassword: 'tre-xanh-94',
      captcha: 'k7pq',
      captchaId: 'c1',
      challenge,
      referralCode: 'ABC',
      domain: 'hacson.example',
      login: true,
      registerUrl: 'https://hacson.example/register?referralCode=ABC',
      registerMethod: 'WEB',
      terms: { version: '1', age: 18 },
    });
  });

  it('carries what is shown and filled, and nothing else', () => {
    const request = registrationRequest(
      { ...values, line: 'minh', mobileNum: '0901234567', wechat: 'hidden', affiliateCode: ' ' },
      context,
      extras,
    );
    expect(request).toMatchObject({ line: 'minh', mobileNum: '901234567', countryDialingCode: '84' });
    expect(['wechat' in request, 'affiliateCode' in request]).toEqual([false, false]);
  });

  it('sends a code of the address under the name it came by [REG-05] [ROUTE-08]', () => {
    const sent = (search: string, addressCode: string | null) => {
      const address = new URL(`https://hacson.example/register${search}`);
      const { affiliateCode, referralCode } = registrationRequest(values, context, { ...extras, address, addressCode });
      return [affiliateCode ?? null, referralCode ?? null];
    };
    expect(sent('?affiliateCode=AGENT888', 'AGENT888')).toEqual(['AGENT888', null]);
    expect(sent('?referralCode=FRIEND77', 'FRIEND77')).toEqual([null, 'FRIEND77']);
    expect(sent('?affiliateCode=AGENT888&referralCode=FRIEND77', 'AGENT888')).toEqual(['AGENT888', 'FRIEND77']);
    expect(sent('?affiliateCode=WRONG1', null)).toEqual([null, null]);
  });

  it('brings every one of the twenty fields to the server once it is filled [REGFIELD-01]', () => {
    expect(registrationFields).toHaveLength(20);
    const everything = Object.fromEntries(
      registrationFields.map((field) => [field, field === 'mobileNum' ? '0901234567' : 'filled']),
    );
    const fields = Object.fromEntries(registrationFields.map((field) => [field, rule]));
    const all = { ...context, mode: 'mobile', fields, flags: { ...context.flags, mobileRegPass: true } } as const;
    const request: Readonly<Record<string, unknown>> = { ...registrationRequest(everything, all, extras) };
    expect(registrationFields.filter((field) => request[field] === undefined)).toEqual([]);
    expect([request['mobileNum'], request['line'], request['domain']]).toEqual(['901234567', 'filled', 'hacson.example']);
  });

  it('adds the two fields of firebase only with a token of its SMS [REGFIELD-03]', () => {
    const firebase = { channel: 'sms', idToken: 'id token', ticket: 'of the press' } as const;
    expect(registrationRequest(values, context, { ...extras, firebase })).toMatchObject({
      firebaseChannel: 'sms',
      firebaseIdToken: 'id token',
      signInTicket: 'of the press',
    });
    const without = registrationRequest(values, context, extras);
    expect(['firebaseChannel' in without, 'firebaseIdToken' in without]).toEqual([false, false]);
  });
});
