import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authBrands, demoPassword, newUser, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import {
  codeAt,
  joinedOperator,
  sent,
  studioBrowser,
  studioHost,
  studioPassword,
} from '../../../../tests/server/studio-kit.ts';
import { type Builtin, work } from '../../../../tests/server/verification-kit.ts';
import { authConstants } from '../../../domain/authConstants.ts';
import type { StudioSession } from '../../../wire/studio/session.ts';
import { requireStudio, studioRoute } from '../../studio/studioSessions/index.ts';

let time = noon;
const now = () => time;
const pass = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000);
};
let site: Site;
let studio: Site;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now });
  studio = await openTestServer({ brands: createBrandsFolder('alpha'), settings: { studioHost }, now });
  await studio.server.register(async (server) => {
    requireStudio(server, 'publisher');
    server.post('/studio/api/probe/:merchant', { config: studioRoute(undefined, 'publishing') }, async () => ({}));
  });
});
afterAll(() => Promise.all([site.close(), studio.close()]));
beforeEach(() => {
  pass(3_600);
});

const person = () => visitor(site, now);
const statusOf = async (token: string) => (await person().send('memberInfo', undefined, { token })).status;
const trial = async () => {
  const body = { os: 'test', platform: 'W', payload: await person().seal('freePlay', 'x'.repeat(43)) };
  const headers = { 'x-gateway-version': authConstants.gatewayVersion };
  return (await person().send<{ token: string }>('freePlay', body, { headers })).value.token;
};
const enter = async (token?: string) =>
  (await person().login('demomember', demoPassword, token === undefined ? {} : { token })).value.token;

/** Moments in which a browser that has a token gains rights, each with the token before and after. */
const moments: Readonly<Record<string, () => Promise<readonly [before: string, after: string]>>> = {
  'a guest on trial signs in': async () => {
    const before = await trial();
    return [before, await enter(before)];
  },
  'a guest on trial registers': async () => {
    const before = await trial();
    const task = (await person().send<Builtin>('challenge', undefined)).value;
    const form = newUser({ username: 'khachmoi', challenge: work(task) });
    const { code, value } = await person().sealed<{ token: string }>('register', form, { token: before });
    expect(code).toBe('OK');
    return [before, value.token];
  },
  'a member signs in again': async () => {
    const before = await enter();
    return [before, await enter(before)];
  },
  'a session that could only change the password has changed it': async () => {
    const { token } = (await person().login('demoweak', '123456')).value;
    const change = { oldPassword: '123456', newPassword: 'Mat-khau-28', confirmNewPassword: 'Mat-khau-28' };
    return [token, (await person().sealed<{ token: string }>('changePassword', change, { token })).value.token];
  },
};

it.each(Object.entries(moments))('%s: the session has another token, and the former one is refused', async (_, moment) => {
  const [before, after] = await moment();
  expect(after).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect([after === before, await statusOf(after), await statusOf(before)]).toEqual([false, 200, 401]);
});

it('a proof before an act gives its ticket rights and the session none, so that its token stays', async () => {
  const token = await enter();
  const proof = { act: 'sessions', method: 'password', answer: demoPassword };
  const { ticket } = (await person().sealed<{ ticket: string }>('stepUp', proof, { token })).value;
  expect((await person().send('endOtherSessions', {}, { token })).code).toBe('STEP_UP');
  expect((await person().send('endOtherSessions', { stepUp: ticket }, { token })).code).toBe('OK');
  expect((await person().send('endOtherSessions', {}, { token })).code).toBe('STEP_UP');
  expect(await statusOf(token)).toBe(200);
});

const cookieOf = ({ jar }: ReturnType<typeof studioBrowser>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
const probe = async (cookie: string) =>
  (
    await studio.server.inject({
      method: 'POST',
      url: '/studio/api/probe/alpha',
      headers: sent({ host: studioHost, cookie, 'sec-fetch-site': 'same-origin' }),
    })
  ).statusCode;

it('every step into the studio gives another token, and the former one is refused [OPS-08]', async () => {
  const { name, secret } = await joinedOperator(studio, now, { name: 'steps', roles: ['publisher'] });
  pass(60);
  const browser = studioBrowser(studio);
  await browser.send('signIn', { name, password: studioPassword });
  const before = cookieOf(browser);
  const entered = await browser.send<StudioSession>('sendCode', { code: codeAt(secret, time) });
  expect([entered.value.step, cookieOf(browser) === before, await probe(cookieOf(browser)), await probe(before)]).toEqual([
    'signedIn',
    false,
    200,
    401,
  ]);
});

it('a second factor proven anew gives another token; the former one is good for 10 seconds more, without the proof [OPS-08]', async () => {
  const { browser, secret } = await joinedOperator(studio, now, { name: 'fresh', roles: ['publisher'] });
  pass(1_200);
  const before = cookieOf(browser);
  expect(await probe(before)).toBe(403);
  const proved = await browser.send<StudioSession>('prove', { code: codeAt(secret, time) });
  expect([proved.value.step, cookieOf(browser) === before, await probe(cookieOf(browser))]).toEqual(['signedIn', false, 200]);
  expect(await probe(before)).toBe(403);
  pass(11);
  expect([await probe(before), await probe(cookieOf(browser))]).toEqual([401, 200]);
});

it('an operator who gains a role or a brand signs in anew; who loses one need not [OPS-08]', async () => {
  const owner = await joinedOperator(studio, now, { name: 'head', roles: ['owner'] });
  const open = async (name: string, change: object) => {
    const other = await joinedOperator(studio, now, { name, roles: ['editor'], merchants: ['alpha'] });
    await owner.browser.send('changeMember', change, { params: { name } });
    return (await other.browser.send('team')).status;
  };
  expect(await open('more', { roles: ['publisher'] })).toBe(401);
  expect(await open('wide', { merchants: null })).toBe(401);
  expect(await open('less', { roles: ['viewer'] })).toBe(200);
  expect(await open('same', { displayName: 'Same' })).toBe(200);
});
