import axios, { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { DepositOrder } from '../wire/deposit.ts';
import type { CallEnd } from './callEnds.ts';

type Answer = { readonly status: number; readonly data: unknown } | { readonly code: string };

const asked: InternalAxiosRequestConfig[] = [];
let answer: Answer;

/** Fake network. */
const adapter: AxiosAdapter = async (config) => {
  asked.push(config);
  if ('code' in answer) throw new AxiosError('broken', answer.code, config);
  const response = { ...answer, statusText: '', headers: {}, config };
  if (answer.status >= 400) throw new AxiosError('refused', 'ERR_BAD_RESPONSE', config, null, response);
  return response;
};

const load = async () => ({
  ...(await import('./http.ts')),
  ...(await import('./session.ts')),
  ...(await import('./callEnds.ts')),
});
const ok = (value: unknown) => ({ status: 200, data: { success: true, message: '', value, code: 'OK' } });
const refused = (status: number, code: string, value: unknown = null, message = 'Lời của máy chủ') => ({
  status,
  data: { success: false, message, value, code },
});
const original = axios.defaults.adapter;

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  axios.defaults.adapter = adapter;
});
afterEach(() => {
  if (original !== undefined) axios.defaults.adapter = original;
});

describe('request', () => {
  it('carries the language always, the token once there is one, and the version of its page [APIBASE-02] [OPS-06]', async () => {
    const { request, sessionValues } = await load();
    answer = ok(1);
    expect(await request('status', {})).toBe(1);
    expect([asked[0]?.headers.get('Language'), asked[0]?.headers.has('Authorization')]).toEqual(['VI', false]);
    sessionValues.write('token', 'secret');
    vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { version: 'a1b2' } } });
    await request('memberInfo', {});
    const sent = asked[1]?.headers;
    expect(['Authorization', 'Language', 'page-version'].map((name) => sent?.get(name))).toEqual([
      'Bearer secret',
      'EN',
      'a1b2',
    ]);
    vi.unstubAllGlobals();
  });

  it("rebuilds the server's failure with its value and its words", async () => {
    const { request } = await load();
    answer = refused(401, 'AUTH_INCORRECT', { captcha: true });
    await expect(request('login', {})).rejects.toMatchObject({
      code: 'AUTH_INCORRECT',
      value: { captcha: true },
      text: 'Lời của máy chủ',
    });
  });

  it.each<[string, Answer, string]>([
    ['no network', { code: 'ERR_NETWORK' }, 'NETWORK'],
    ['no answer in time', { code: 'ECONNABORTED' }, 'TIMEOUT'],
    ['a broken server', refused(500, 'SYSTEM'), 'SYSTEM'],
    ['too many requests', refused(429, 'RATE_LIMIT'), 'RATE_LIMIT'],
    ['maintenance', refused(503, 'MAINTENANCE'), 'MAINTENANCE'],
    ['a blocked region', refused(451, 'REGION_BLOCKED'), 'REGION_BLOCKED'],
    ['a page of a proxy', { status: 502, data: '<html>Bad Gateway</html>' }, 'SYSTEM'],
    ['a page that looks like success', { status: 200, data: '<html>Login</html>' }, 'SYSTEM'],
    ['an unknown code', refused(418, 'TEAPOT'), 'SYSTEM'],
  ])('%s becomes a failure with its code [ERR-23]', async (_, given, code) => {
    const { request } = await load();
    answer = given;
    await expect(request('login', {})).rejects.toMatchObject({ name: 'Failure', code });
  });

  it('reports how calls end, with the token they carried', async () => {
    const { request, sessionValues, onCallEnd } = await load();
    const ends: CallEnd[] = [];
    const stop = onCallEnd((end) => void ends.push(end));
    sessionValues.write('token', 'secret');
    answer = ok(null);
    await request('memberInfo', {});
    answer = refused(401, 'AUTH_REQUIRED');
    await request('memberInfo', {}).catch(() => {});
    stop();
    await request('memberInfo', {}).catch(() => {});
    expect(ends).toEqual([
      { name: 'memberInfo', token: 'secret', code: 'OK' },
      { name: 'memberInfo', token: 'secret', code: 'AUTH_REQUIRED' },
    ]);
  });
});

describe('call', () => {
  it('compiles only with what the definition of a call takes, and gives what it answers', async () => {
    const { call } = await import('./call.ts');
    answer = ok({ id: 'd1' });
    const order = await call('depositOrder', { query: { order: 'd1' } });
    expectTypeOf(order).toEqualTypeOf<DepositOrder>();
    // @ts-expect-error The answer has no such field.
    expect(order.number).toBeUndefined();
    // @ts-expect-error No call has this name.
    await expect(call('depositOrders')).rejects.toThrow(TypeError);
    // @ts-expect-error The query needs the order.
    await call('depositOrder');
    // @ts-expect-error The query has no such field.
    await call('depositOrder', { query: { order: 'd1', number: '1' } });
    // @ts-expect-error The call takes no query.
    await call('depositOptions', { query: { order: 'd1' } });
    // @ts-expect-error The call takes no body.
    await call('depositOrder', { query: { order: 'd1' }, body: { order: 'd1' } });
    // @ts-expect-error The body of another call.
    await call('checkDeposit', { body: { id: 'd1' } });
    // @ts-expect-error An envelope is all that this call takes.
    await call('withdraw', { body: { amount: '1' } });
    // @ts-expect-error A form is not sent as JSON.
    await call('forgotByEmail', { body: { username: 'a', email: 'b' } });
    expect(asked).toHaveLength(8);
  });
});

describe('authCalls', () => {
  it('sends the request for a reset mail as a form [ENTITY-08]', async () => {
    const { authCalls } = await import('./auth.ts');
    answer = ok(null);
    await authCalls.sendResetMail({ username: ' minhanh ', email: 'minh@anh.vn' });
    expect(String(asked[0]?.data)).toBe('username=minhanh&email=minh%40anh.vn');
    expect(asked[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
  });

  it('sends numbers under the name each call knows [ENTITY-10] [ENTITY-11]', async () => {
    const { authCalls } = await import('./auth.ts');
    const typed = { number: '0901234567', country: { countryDialingCode: '84', mobileLength: { min: 9, max: 9 } } };
    answer = ok({ expiredMinutes: 2, ticket: 'ticket' });
    expect(await authCalls.sendCode('login', typed)).toEqual({ expiredMinutes: 2, ticket: 'ticket' });
    await authCalls.sendCode('register', typed);
    await authCalls.sendCode('forgotPassword', typed);
    expect(asked.map(({ url, data }) => [url, JSON.parse(String(data))])).toEqual([
      ['/wps/verification/sms/noLogin', { mobileNum: '901234567', countryDialingCode: '84' }],
      ['/wps/verification/sms/register', { mobileNo: '901234567', countryDialingCode: '84' }],
      ['/wps/verification/sms/noLogin', { mobileNum: '901234567', countryDialingCode: '84', purpose: 'forgotPassword' }],
    ]);
  });

  it('reads the picture together with its id', async () => {
    const { authCalls } = await import('./auth.ts');
    answer = { status: 200, data: { success: true, message: '', value: 'iVBO', code: 'OK', captchaId: 'c1' } };
    expect(await authCalls.captcha()).toEqual({ value: 'iVBO', captchaId: 'c1' });
  });
});
