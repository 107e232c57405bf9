import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { authConstants } from '../../../domain/authConstants.ts';
import type { LoginValue, ServerKeys } from '../../../wire/auth.ts';
import type { CallName } from '../../../wire/calls.ts';
import { definitions } from '../../../wire/definitions/index.ts';
import { sweep } from '../../edge/jobs/sweep.ts';
import { account, captcha, envelopeKey, loginAttempt, securityEvent, session } from '../../platform/db/tables/accounts.ts';

let site: Site;
let other: Site;
let time = noon;
const now = () => time;
const person = () => visitor(site, now);
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000);
};
const signIn = async (username = 'demomember', from = person()) => (await from.login(username, demoPassword)).value.token;

beforeAll(async () => {
  const database = await testDatabase();
  const open = async () => {
    const brands = authBrands();
    const site = { audience: 'member' };
    brands.write('club', smallBrand('club', { profile: 'play', policies: { site, auth: { errorDetail: 'specific' } } }));
    brands.write('crew', smallBrand('crew', { profile: 'play', policies: { site: { audience: 'agent' } } }));
    return openTestServer({ brands, database, now });
  };
  site = await open();
  other = await open();
});
afterAll(async () => {
  await Promise.all([site.close(), other.close()]);
});

const memberCalls: readonly CallName[] = ['memberInfo', 'memberIcon', 'playerAvatar', 'changePassword', 'logout'];

describe('a session', () => {
  it.each(memberCalls)('is what %s asks for [ROLE-17] [APIBASE-03] [ERR-17]', async (call) => {
    for (const headers of [
      {},
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${'A'.repeat(43)}` },
      { authorization: 'Basic eDp5' },
    ]) {
      const answer = await person().send(call, undefined, { headers });
      expect(answer).toMatchObject({ status: 401, code: 'AUTH_REQUIRED', message: 'Vui lòng đăng nhập trước' });
    }
  });

  it('shows its account, picture and rank [API-03] [API-17] [API-18] [ENTITY-24]', async () => {
    const token = await signIn();
    const info = await person().send('memberInfo', undefined, { token });
    expect(info.value).toEqual({
      account: 'demomember',
      nickname: 'demomember',
      customerId: expect.stringMatching(/^\d{10}$/) as unknown,
      type: 0,
      toUpline: true,
      clubLabel: { labelName: 'VIP 0', rankLevel: 0 },
    });
    const { icon } = (await person().send<{ icon: string }>('memberIcon', undefined, { token })).value;
    const { avatar, avatarType } = (
      await person().send<{ avatar: string; avatarType: string }>('playerAvatar', undefined, { token })
    ).value;
    expect({ avatarType, icon }).toEqual({ avatarType: 'STATIC', icon: `/avatars/alpha/${avatar}` });
    const picture = await site.get('alpha.test', icon);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect((await site.get('beta.test', icon)).statusCode).toBe(404);
  });

  it('is over at its idle end, and being used moves that [APIBASE-03]', async () => {
    const token = await signIn();
    const isOpen = async () => (await person().send('memberInfo', undefined, { token })).status === 200;
    for (let turn = 0; turn < 3; turn += 1) {
      later(29 * 60);
      expect(await isOpen()).toBe(true);
    }
    later(30 * 60);
    expect(await isOpen()).toBe(false);
  });

  it('is over after twelve hours, however it is used', async () => {
    const token = await signIn();
    const states: number[] = [];
    for (let turn = 0; turn < 25; turn += 1) {
      later(29 * 60);
      states.push((await person().send('memberInfo', undefined, { token })).status);
    }
    expect(states.slice(0, 24).every((status) => status === 200)).toBe(true);
    expect(states.at(-1)).toBe(401);
  });

  it('is nothing at another brand, and the try is noted', async () => {
    const token = await signIn();
    expect(await person().send('memberInfo', undefined, { token, host: 'beta.test' })).toMatchObject({
      status: 401,
      code: 'AUTH_REQUIRED',
    });
    const noted = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'session.foreign'));
    expect(noted.map(({ merchant }) => merchant)).toEqual(['beta']);
  });

  it('ends with the logout, in every process [API-19]', async () => {
    const token = await signIn();
    const elsewhere = visitor(other, now);
    expect((await elsewhere.send('memberInfo', undefined, { token })).status).toBe(200);
    expect((await person().send('logout', undefined, { token })).status).toBe(200);
    expect((await elsewhere.send('memberInfo', undefined, { token })).status).toBe(401);
    expect((await person().send('memberInfo', undefined, { token })).status).toBe(401);
  });

  it.each([
    ['maintenance', { maintenance: { on: true } }],
    ['a blocked region', { blockedRegions: ['US'] }],
  ])('ends with the logout under %s too', async (_, status) => {
    const brands = createBrandsFolder('alpha');
    const settings = { trustProxy: 'loopback', countryHeader: 'x-country' };
    const closed = await openTestServer({ brands, now, settings });
    const from = visitor(closed, now);
    const { token } = (await from.login('demomember', demoPassword)).value;
    brands.write('alpha', smallBrand('alpha', { status }));
    await closed.tenants.refresh();
    const headers = { 'x-country': 'US' };
    expect((await from.send('memberInfo', undefined, { token, headers })).status).toBeGreaterThanOrEqual(451);
    expect((await from.send('logout', undefined, { token, headers })).status).toBe(200);
    expect(await closed.db.$count(session)).toBe(0);
    await closed.close();
  });

  it('ends with a login that is sent with its token, and with no refused one', async () => {
    const [old, elsewhere] = [await signIn(), await signIn()];
    const login = (password: string) =>
      person().sealed<LoginValue>('login', { type: 'username', username: 'demomember', password }, { token: old });
    const statusOf = async (token: string) => (await person().send('memberInfo', undefined, { token })).status;
    expect((await login('wrong-2026')).status).toBe(401);
    expect(await statusOf(old)).toBe(200);
    const { token } = (await login(demoPassword)).value;
    expect([await statusOf(old), await statusOf(elsewhere), await statusOf(token)]).toEqual([401, 200, 200]);
  });

  it('makes a bounded number of costly calls a minute', async () => {
    const [token, elsewhere] = [await signIn(), await signIn('demogeneral')];
    const change = (by: string) => person().send('changeFavourite', {}, { token: by });
    const codes: string[] = [];
    for (let turn = 0; turn < 61; turn += 1) codes.push((await change(token)).code);
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(['VALIDATION']));
    expect([codes[60], (await change(elsewhere)).code]).toEqual(['RATE_LIMIT', 'VALIDATION']);
    later(61);
    expect((await change(token)).code).toBe('VALIDATION');
  });

  it('outlives a change of the password only where it was made [API-06]', async () => {
    const [here, there] = [await signIn('demogeneral'), await signIn('demogeneral', visitor(other, now))];
    const change = { oldPassword: demoPassword, newPassword: 'Mat-khau-29', confirmNewPassword: 'Mat-khau-29' };
    expect((await person().send('changePassword', change, { token: here })).status).toBe(400);
    expect((await person().sealed('changePassword', change, { token: here })).status).toBe(200);
    expect((await person().send('memberInfo', undefined, { token: here })).status).toBe(200);
    expect((await visitor(other, now).send('memberInfo', undefined, { token: there })).status).toBe(401);
  });

  it('guesses no old password: five tries, then a wait', async () => {
    const token = await signIn();
    const guess = async () =>
      (
        await person().sealed(
          'changePassword',
          { oldPassword: 'wrong', newPassword: 'Mat-khau-30', confirmNewPassword: 'Mat-khau-30' },
          { token },
        )
      ).code;
    const codes: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) codes.push(await guess());
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'AUTH_PASSWORD'), 'AUTH_WAIT']);
  });
});

it('counts failures of all processes together', async () => {
  later(60);
  await site.db.delete(loginAttempt);
  const fail = (where: Site) => visitor(where, now).login<{ captcha: boolean }>('demoagent', 'wrong-password');
  const flags = [await fail(site), await fail(other), await fail(site)].map(({ value }) => value.captcha);
  expect(flags).toEqual([false, false, true]);
  await site.db.delete(loginAttempt);
});

const sealedCalls = (Object.keys(definitions) as CallName[]).filter((name) => 'sealed' in definitions[name]);
it.each(sealedCalls)('takes no plain body for %s [APIBASE-04]', async (call) => {
  const token = await signIn('demoagent');
  const headers = { 'x-gateway-version': authConstants.gatewayVersion };
  const plain = { username: 'demomember', password: demoPassword, type: 'username', os: 'Windows', platform: 'W' };
  for (const body of [plain, { ...plain, payload: 'plain' }, { payload: JSON.stringify(plain) }]) {
    expect((await person().send(call, body, { token, headers })).status).toBe(400);
  }
});

describe('a site for some', () => {
  it('refuses agents where it serves members and members where it serves agents [ROLE-14] [ROLE-15]', async () => {
    const at = async (host: string, username: string) => (await person().login(username, demoPassword, { host })).code;
    expect([await at('club.test', 'demoagent'), await at('club.test', 'demomember')]).toEqual(['NON_MEMBER', 'OK']);
    expect([await at('crew.test', 'demomember'), await at('crew.test', 'demoagent')]).toEqual(['NOT_AGENT', 'OK']);
  });

  it('says which part was wrong only where its brand wants that [ERR-13] [ERR-14]', async () => {
    const at = async (host: string, username: string) => (await person().login(username, 'wrong-password', { host })).code;
    expect([await at('club.test', 'nobody1'), await at('club.test', 'demomember')]).toEqual(['AUTH_ACCOUNT', 'AUTH_PASSWORD']);
    expect([await at('crew.test', 'nobody1'), await at('crew.test', 'demoagent')]).toEqual([
      'AUTH_INCORRECT',
      'AUTH_INCORRECT',
    ]);
  });
});

describe('a trial', () => {
  const headers = { 'x-gateway-version': authConstants.gatewayVersion };
  const random = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ';
  const start = async (more: object = {}, sent: Record<string, string> = headers, data: unknown = random) =>
    person().send<{ token: string; type: number }>(
      'freePlay',
      { os: 'Windows', platform: 'W', payload: await person().seal('freePlay', data), ...more },
      { headers: sent },
    );

  it('is an account of type 4 that has no rights of real ones [API-15] [API-16] [ROLE-12]', async () => {
    const { status, value } = await start();
    expect({ status, type: value.type }).toEqual({ status: 200, type: 4 });
    const info = await person().send('memberInfo', undefined, { token: value.token });
    expect(info.value).toMatchObject({ type: 4 });
    const change = { oldPassword: '', newPassword: 'Mat-khau-30', confirmNewPassword: 'Mat-khau-30' };
    const refused = { status: 403, code: 'TRUE_ACCOUNT' };
    expect(await person().sealed('changePassword', change, { token: value.token })).toMatchObject(refused);
    expect(await person().send('authenticator', undefined, { token: value.token })).toMatchObject(refused);
    expect(
      await person().send('authenticatorConfirm', { ticket: 'ticket', code: '123456' }, { token: value.token }),
    ).toMatchObject(refused);
  });

  it('wants the header, the platform and the encrypted text [API-15] [API-16]', async () => {
    const answers = [
      await start({}, {}),
      await start({ payload: random }),
      await start({ platform: 'M' }),
      await start({}, headers, 'short'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 422]);
  });

  it('is over after two hours and leaves nothing behind', async () => {
    const { token } = (await start()).value;
    for (let turn = 0; turn < 4; turn += 1) {
      later(29 * 60);
      expect((await person().send('memberInfo', undefined, { token })).status).toBe(200);
    }
    later(4 * 60 + 1);
    expect((await person().send('memberInfo', undefined, { token })).status).toBe(401);
    await sweep(site.db, time);
    expect(await site.db.$count(account, eq(account.type, 4))).toBe(0);
    expect(await site.db.$count(session)).toBe(0);
  });

  it('starts ten times an hour from one address', async () => {
    later(3_601);
    const answers: string[] = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push((await start()).code);
    expect(answers.filter((code) => code === 'OK')).toHaveLength(10);
    expect(answers.at(-1)).toBe('RATE_LIMIT');
  });
});

it('draws a picture of four to six characters that cannot be read off the answer [API-14]', async () => {
  const answer = await person().send<string>('captcha', undefined);
  const { captchaId } = answer as unknown as { captchaId: string };
  const png = Buffer.from(answer.value, 'base64');
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(await sharp(png).metadata()).toMatchObject({ width: 180, height: 60 });
  const { channels } = await sharp(png).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(20);
  const [row] = await site.db.select().from(captcha).where(eq(captcha.id, captchaId));
  expect(row?.until).toEqual(new Date(time.getTime() + 300_000));
});

describe('the keys of envelopes', () => {
  const published = async (where: Site) => (await visitor(where, now).send<ServerKeys>('jwks', undefined)).value.keys;

  it('are the same for every process and keep their private half to themselves', async () => {
    const [here, there] = [await published(site), await published(other)];
    expect(here).toEqual(there);
    expect(Object.keys(here[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(Buffer.from(here[0]?.n ?? '', 'base64url')).toHaveLength(384);
    expect(JSON.stringify(await site.db.select().from(envelopeKey))).not.toMatch(/"[dpq]"/);
  });

  it('rotate after ninety days, and the old one opens for a day more', async () => {
    const [old] = await published(site);
    const before = person();
    later(90 * 86_400);
    const rotated = await published(site);
    expect(rotated).toHaveLength(2);
    expect(rotated[1]).toEqual(old);
    expect(await published(other)).toEqual(rotated);
    expect((await before.login('demoagent', demoPassword)).status).toBe(200);
    later(86_401);
    expect(await published(site)).toEqual([rotated[0]]);
  });
});
