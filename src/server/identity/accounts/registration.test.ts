import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allModules, authBrands, newUser, type Site, solvedCaptcha, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { type Builtin, work } from '../../../../tests/server/verification-kit.ts';
import type { Brand } from '../../../manifest/index.ts';
import type { LoginValue } from '../../../wire/auth.ts';
import { registrationFields } from '../../../wire/registration.ts';
import type { SentCode } from '../../../wire/verification.ts';
import { readSettings } from '../../edge/settings/index.ts';
import { account, limitWindow } from '../../platform/db/tables/accounts.ts';
import { registerSettings } from '../../tenants/permission/index.ts';
import { createAccount } from './createAccount.ts';

const allFields = {
  payeeName: { enabled: true, required: false },
  idNumber: { enabled: true, required: false },
  email: { enabled: true, required: false },
  birthday: { enabled: true, required: false },
};

describe('registration', () => {
  let site: Site;
  const time = noon;
  const person = () => visitor(site, () => time);
  beforeAll(async () => {
    const brands = authBrands({
      registration: { captcha: true, fields: { mobileNum: { enabled: true, required: false }, ...allFields } },
    });
    // A brand whose members do not choose user names.
    const fields = { username: { enabled: false, required: false }, payeeName: { enabled: false, required: false } };
    const modules = { ...allModules, usernameEnabled: false };
    const required = { affiliateCode: { enabled: true, required: true }, payeeName: { enabled: false, required: false } };
    brands.write('delta', smallBrand('delta', { profile: 'play', registration: { captcha: true, fields: required } }));
    brands.write('gamma', smallBrand('gamma', { profile: 'play', registration: { captcha: true, fields }, modules }));
    const unasked = { mobileNum: allFields.email, payeeName: allFields.email };
    const captchas = { omega: { enabled: false, required: false }, sigma: { required: false } };
    for (const [merchant, captcha] of Object.entries(captchas)) {
      brands.write(merchant, smallBrand(merchant, { profile: 'play', registration: { fields: { ...unasked, captcha } } }));
    }
    // Outside production the outbox exposes sent messages.
    const { verification } = readSettings({});
    site = await openTestServer({ brands, settings: { verification }, now: () => time });
  });
  afterAll(() => site.close());

  const rowOf = async (username: string) => {
    const [row] = await site.db.select().from(account).where(eq(account.foldedUsername, username));
    return row;
  };
  const register = async (
    more: object = {},
    { call = 'register', host = 'alpha.test' }: { call?: 'register' | 'registerMobile'; host?: string } = {},
  ) => {
    await site.db.delete(limitWindow);
    const picture = await solvedCaptcha(site, time, host.split('.')[0]);
    return person().sealed<LoginValue>(call, newUser({ ...picture, ...more }), { host });
  };
  const faultsOf = async (more: object) => {
    const answer = await register(more);
    return answer.code === 'VALIDATION'
      ? (answer.value as unknown as { field: string; key: string }[]).map(({ field, key }) => `${field} ${key}`)
      : [answer.code];
  };

  it('opens an account and a session in one call [REG-01] [API-04]', async () => {
    const { status, value } = await register({
      username: 'NguyenVanA',
      referralCode: 'AGENT888',
      payeeName: 'Nguyen Van A',
      idNumber: '012345678901',
    });
    expect(status).toBe(200);
    expect(value).toMatchObject({ firstTimeLogin: true, passwordChange: false, account: 'NguyenVanA', type: 0 });
    const { token } = value;
    const info = await person().send('memberInfo', undefined, { token });
    expect(info.value).toMatchObject({
      account: 'NguyenVanA',
      type: 0,
      clubLabel: { labelName: 'VIP 0', rankLevel: 0 },
      toUpline: true,
    });
    expect((await person().login('nguyenvana', 'Mat-khau-27')).value).toMatchObject({ firstTimeLogin: false });

    const [row] = await site.db
      .select()
      .from(account)
      .where(and(eq(account.merchant, 'alpha'), eq(account.foldedUsername, 'nguyenvana')));
    if (row === undefined) throw new Error('The account is not there.');
    expect(row).toMatchObject({ termsVersion: '1', termsAge: 18, termsAcceptedAt: time, type: 0 });
    expect(row.registration['url']).toBe('https://alpha.test/register?referralCode=AGENT888');
    expect(JSON.stringify(row)).not.toMatch(/Mat-khau|012345678901|Nguyen Van A/);
  });

  it('lets one of two registrations of a name win, also when they differ in case and width', async () => {
    const names = ['TranThiB', 'tranthib', 'TRANTHIB', 'tranthiB'];
    const answers = await Promise.all(names.map((username) => register({ username })));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'VALIDATION').map(({ value }) => value)).toEqual(
      Array.from({ length: 3 }, () => [{ field: 'username', key: 'auth.usernameTaken', params: {} }]),
    );
    const elsewhere = await register({ username: 'tranthib', domain: 'beta.test' }, { host: 'beta.test' });
    expect(elsewhere.code).toBe('OK');
  });

  it('takes a number that is only typed in, in one form, as a claim that opens no account', async () => {
    const forms = ['0912345678', '912345678', '+84 912 345 678'];
    for (const [index, mobileNum] of forms.entries())
      expect((await register({ username: `number${index}x`, mobileNum, countryDialingCode: '84' })).code).toBe('OK');
    expect(await site.db.$count(account, eq(account.mobile, '+84912345678'))).toBe(3);
    const typed = { mobileNum: '912345678', countryDialingCode: '84' };
    await person().send('loginSms', typed);
    expect((await site.verification.messages.shown()).filter(({ to }) => to === '+84912345678')).toEqual([]);
  });

  it('refuses passwords among the first guesses: common ones and words of the site with digits and signs', async () => {
    const guesses = ['qwertyuiop', 'Bulldogs', 'ALPHA-2026', 'Xổ.Số.8888', 'HaNoi@1010', 'nguyenvanx-77'];
    for (const password of guesses) {
      const faults = await faultsOf({ username: 'nguyenvanx7', password, confirmPassword: password });
      expect([password, faults]).toEqual([password, ['password auth.forbiddenPassword']]);
    }
    const fine = 'mùa xuân Hà Nội, trời mưa bụi bay lất phất suốt cả ngày dài hôm ấy';
    expect((await register({ username: 'nguyenvanx7', password: fine, confirmPassword: fine })).code).toBe('OK');
  });

  it('checks every field by the rules of the brand, as the form does [VALID-07] [VALID-08] [VALID-13] [VALID-31]', async () => {
    expect(await faultsOf({ username: '' })).toEqual(['username username_required']);
    expect(await faultsOf({ username: '1abcdef' })).toEqual(['username reg_pattern_2']);
    expect(await faultsOf({ username: 'Nguyễn '.repeat(29).slice(0, 200) })).toEqual(['username reg_pattern_2']);
    expect(await faultsOf({ password: 'short', confirmPassword: 'short' })).toEqual(['password reg_pattern_1']);
    expect(await faultsOf({ confirmPassword: 'Mat-khau-28' })).toEqual(['confirmPassword inconsistent_twice']);
    expect(await faultsOf({ password: '123456', confirmPassword: '123456' })).toEqual(['password reg_pattern_1']);
    expect(await faultsOf({ password: 'password1', confirmPassword: 'password1' })).toEqual([
      'password auth.forbiddenPassword',
    ]);
    expect(await faultsOf({ mobileNum: '09123456789' })).toEqual(['mobileNum mobile_length']);
    expect(await faultsOf({ mobileNum: '０９１２３４５６７８' })).toEqual(['mobileNum mobile_length']);
    expect(await faultsOf({ email: 'a@b' })).toEqual(['email reg_pattern_4']);
    expect(await faultsOf({ birthday: '2010-01-01' })).toEqual(['birthday auth.tooYoung']);
  });

  it('refuses reserved names, other terms than the present and a younger age', async () => {
    for (const username of ['Admin123', 'support1', 'system99']) {
      expect(await faultsOf({ username })).toEqual(['username auth.usernameTaken']);
    }
    expect(await faultsOf({ terms: { version: '0', age: 18 } })).toEqual(['terms auth.terms.needed']);
    expect(await faultsOf({ terms: { version: '1', age: 17 } })).toEqual(['terms auth.terms.needed']);
  });

  it('wants the picture answered, each for one try [VALID-12]', async () => {
    const picture = await solvedCaptcha(site, time);
    expect(await faultsOf({ captcha: undefined })).toEqual(['captcha captcha_required']);
    expect(await faultsOf({ ...picture, captcha: 'XXXX' })).toEqual(['AUTH_CAPTCHA']);
    expect(await faultsOf(picture)).toEqual(['AUTH_CAPTCHA']);
    const foreign = await solvedCaptcha(site, time, 'beta');
    expect(await faultsOf(foreign)).toEqual(['AUTH_CAPTCHA']);
    expect(await faultsOf({ captcha: 'ab3' })).toEqual(['captcha reg_pattern_5']);
  });

  it.each([
    ['omega', 'switched off', 'OK'],
    ['sigma', 'not required', 'AUTH_CAPTCHA'],
  ])('of %s take the challenge in place of a captcha that is %s [FIELDCFG-03]', async (merchant, _, wrong) => {
    const domain = `${merchant}.test`;
    const attempt = async (more: object) => {
      await site.db.delete(limitWindow);
      return (await person().sealed('register', newUser({ domain, ...more }), { host: domain })).code;
    };
    const challenge = async () => work((await person().send<Builtin>('challenge', undefined, { host: domain })).value);
    expect(await attempt({ username: 'nopicture' })).toBe('AUTH_CHALLENGE');
    expect(await attempt({ username: 'nopicture', challenge: await challenge() })).toBe('OK');
    const picture = { captchaId: 'none', captcha: 'XXXX' };
    expect(await attempt({ username: 'badpicture', ...picture, challenge: await challenge() })).toBe(wrong);
  });

  it('asks a network for the challenge beside the picture only after several attempts, and keeps the picture', async () => {
    await site.db.delete(limitWindow);
    const attempt = async (more: object) => person().sealed('register', newUser({ username: 'suspect1', ...more }));
    const wrong = { captchaId: 'none', captcha: 'XXXX' };
    const codes: string[] = [];
    for (let count = 0; count < 6; count++) codes.push((await attempt(wrong)).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'AUTH_CAPTCHA'), 'AUTH_CHALLENGE']);
    const picture = await solvedCaptcha(site, time);
    expect(await attempt(picture)).toMatchObject({ code: 'AUTH_CHALLENGE', value: { captcha: true } });
    const challenge = work((await person().send<Builtin>('challenge', undefined)).value);
    expect((await attempt({ ...picture, challenge })).code).toBe('OK');
  });

  it('takes a known code and refuses an unknown one, in the form and in the call [API-09] [ERR-05]', async () => {
    const ask = async (code: string) =>
      (await person().send('affiliate', undefined, {}, `?code=${code}&domain=alpha.test`)).value;
    expect([await ask('agent888'), await ask('NOBODY12')]).toEqual([{ valid: true }, { valid: false }]);
    await site.db
      .update(account)
      .set({ ownCode: 'DELTA888' })
      .where(and(eq(account.merchant, 'delta'), eq(account.foldedUsername, 'demomember')));
    expect(await ask('DELTA888')).toEqual({ valid: false });
    expect(await faultsOf({ username: 'withcode1', affiliateCode: 'NOBODY12' })).toEqual([
      'affiliateCode invitation_code_error',
    ]);
    expect(await faultsOf({ username: 'withcode1', affiliateCode: 'AGENT888' })).toEqual(['OK']);
    const row = await rowOf('withcode1');
    const [agent] = await site.db
      .select()
      .from(account)
      .where(and(eq(account.merchant, 'alpha'), eq(account.foldedUsername, 'demoagent')));
    expect(row?.uplineId).toBe(agent?.id);
  });

  it('keeps an affiliate code and a referral code apart [REG-05]', async () => {
    expect(await faultsOf({ username: 'byaffiliate', affiliateCode: 'agent888', referralCode: undefined })).toEqual(['OK']);
    expect(await faultsOf({ username: 'byreferral', referralCode: 'AGENT888' })).toEqual(['OK']);
    const [byAffiliate, byReferral] = [await rowOf('byaffiliate'), await rowOf('byreferral')];
    expect([byAffiliate?.affiliateCode, byReferral?.affiliateCode]).toEqual(['agent888', null]);
    expect(byAffiliate?.uplineId).toBeTypeOf('string');
    expect(byReferral?.uplineId).toBe(byAffiliate?.uplineId);
  });

  it('asks for the affiliate code that a brand requires, unless a valid referral code came with the address [REG-05]', async () => {
    const ask = async (more: object) => {
      const { code, value } = await register({ mobileNum: '912345678', domain: 'delta.test', ...more }, { host: 'delta.test' });
      return [code, value];
    };
    const missing = ['VALIDATION', [{ field: 'affiliateCode', key: 'input_required', params: {} }]];
    expect(await ask({ username: 'uninvited1' })).toEqual(missing);
    expect(await ask({ username: 'uninvited1', referralCode: 'NOBODY12' })).toEqual(missing);
    expect((await ask({ username: 'invited11', referralCode: 'AGENT888' }))[0]).toBe('OK');
    expect((await ask({ username: 'invited12', affiliateCode: 'AGENT888' }))[0]).toBe('OK');
  });

  it('opens no session for a request that only registers [REGFIELD-02]', async () => {
    const answer = await register({ username: 'onlyregister', login: undefined });
    expect([answer.status, answer.value]).toEqual([200, null]);
    expect((await person().login('onlyregister', 'Mat-khau-27')).value).toMatchObject({ firstTimeLogin: true });
  });

  it('opens an account by number and code without a name, and names it itself [REG-02] [API-05]', async () => {
    const sent = await person().send<SentCode>(
      'registerSms',
      { mobileNo: '987654321', countryDialingCode: '84' },
      { host: 'gamma.test' },
    );
    expect(sent.value).toEqual({ expiredMinutes: 2, ticket: expect.stringMatching(/^[\w-]{43}$/) as unknown });
    const [message] = await site.verification.messages.shown();
    // Someone else has typed in the number before: who proves it takes it.
    const claim = { merchant: 'gamma', type: 0, createdAt: time, username: 'squatter', mobile: '+84987654321' };
    await createAccount(site.db, claim);
    const by = { username: undefined, mobileNum: '987654321', countryDialingCode: '84' };
    const attempt = (proof: object) => register({ ...by, ...proof }, { call: 'registerMobile', host: 'gamma.test' });
    const [verificationCode, codeTicket] = [message?.code ?? '', sent.value.ticket];
    expect((await attempt({ verificationCode: '000000', codeTicket })).code).toBe('VALIDATION');
    expect((await attempt({ verificationCode })).code).toBe('VALIDATION');
    const right = await attempt({ verificationCode, codeTicket });
    expect(right.value).toMatchObject({ firstTimeLogin: true, account: expect.stringMatching(/^user\d{10}$/) as unknown });
    const rows = await site.db.select().from(account).where(eq(account.mobile, '+84987654321'));
    expect(rows).toMatchObject([{ username: right.value.account, mobileConfirmedAt: time }]);
    expect(await createAccount(site.db, { ...claim, username: 'latecomer' })).toBe('mobile');
  });

  it('takes no field that is not of the registration user, and no plain body', async () => {
    for (const more of [{ type: 1 }, { isAgent: 1 }, { merchant: 'beta' }, { balance: '1000000' }, { vipLevel: 9 }]) {
      expect(await register({ username: 'massuser1', ...more })).toMatchObject({ status: 422, code: 'VALIDATION' });
    }
    expect(await person().send('register', newUser())).toMatchObject({ status: 400, code: 'MALFORMED' });
    expect(await site.db.$count(account, eq(account.foldedUsername, 'massuser1'))).toBe(0);
  });
});

it('knows twenty fields of a registration user [REGFIELD-01]', () => {
  expect(registrationFields).toHaveLength(20);
  expect([...registrationFields].sort().join(' ')).toBe(
    'affiliateCode captcha confirmPassword countryDialingCode domain email facebook idNumber line mobileNum password payeeName paymentPassword qqNum recommenderId referralCode username verificationCode wechat whatsapp',
  );
});

it('lets the box of the terms start ticked as the brand says, but never where real money is played', () => {
  const startsTicked = (profile: Brand['profile'], defaultChecked: boolean) => {
    const terms = { minAge: 18, defaultChecked, version: '1' };
    const brand = { profile, registration: { fields: {}, captcha: false, terms, rewardHint: {} } } as unknown as Brand;
    return registerSettings(brand).terms.defaultChecked;
  };
  expect([startsTicked('play', true), startsTicked('play', false), startsTicked('real', true)]).toEqual([true, false, false]);
});

describe('what a brand switches off', () => {
  it('has no form, no trial and no login by code [MODULE-07] [MODULE-10] [MODULE-11] [MODULE-13] [MODULE-14]', async () => {
    const modules = {
      usernameEnabled: false,
      mobileReg: false,
      smsEnabled: false,
      mobileRegPass: false,
      hasFreePlay: false,
      showVerCodeLogin: false,
      MOBILEVERCODELOGIN3: false,
      DIRECTREG3: false,
    };
    const site = await openTestServer({ brands: authBrands({}, modules) });
    const person = visitor(site, () => noon);
    const answers = await Promise.all([
      person.sealed('register', newUser()),
      person.sealed('registerMobile', newUser({ mobileNum: '912345678' })),
      person.sealed('freePlay', 'r'.repeat(43)),
      person.sealed('login', { type: 'sms', mobileNum: '912345678', countryDialingCode: '84', password: '123456' }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    await site.close();
  });
});
