import { afterEach, expect, it, vi } from 'vitest';
import { providerErrorKey } from '../../../domain/providerError.ts';
import { confirmPhoneCode, sendPhoneCode } from './firebasePhone.ts';
import { solveRecaptcha } from './recaptcha.ts';

vi.mock('./recaptcha.ts', () => ({ solveRecaptcha: vi.fn(async (siteKey: string) => `token of ${siteKey}`) }));

afterEach(() => vi.unstubAllGlobals());

const project = { apiKey: 'public key' };
const answering = (...answers: readonly (readonly [number, unknown])[]) => {
  const replies = [...answers];
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => {
    const [status, body] = replies.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.map(([url, { body }]) => [url, body === undefined ? null : JSON.parse(body as string)]);
};
const keyOf = (work: Promise<unknown>) => work.then(() => 'none', providerErrorKey);

it('has a code sent to a number and yields the identity token of its owner [THIRD-02]', async () => {
  const asked = answering(
    [200, { recaptchaSiteKey: 'site' }],
    [200, { sessionInfo: 'session' }],
    [200, { idToken: 'id token' }],
  );
  expect(await sendPhoneCode(project, '+84912345678')).toBe('session');
  expect(vi.mocked(solveRecaptcha).mock.calls).toEqual([['site']]);
  expect(await confirmPhoneCode(project, 'session', '246810')).toBe('id token');
  const api = 'https://identitytoolkit.googleapis.com/v1';
  expect(asked()).toEqual([
    [`${api}/recaptchaParams?key=public%20key`, null],
    [`${api}/accounts:sendVerificationCode?key=public%20key`, { phoneNumber: '+84912345678', recaptchaToken: 'token of site' }],
    [`${api}/accounts:signInWithPhoneNumber?key=public%20key`, { sessionInfo: 'session', code: '246810' }],
  ]);
});

it.each([
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'auth.provider.invalidNumber', 'ERR-26'],
  ['MISSING_PHONE_NUMBER', 'auth.provider.missingNumber', 'ERR-27'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Unusual activity', 'auth.provider.tooManyRequests', 'ERR-28'],
  ['INVALID_CODE', 'auth.provider.invalidCode', 'ERR-29'],
  ['MISSING_CODE', 'auth.provider.missingCode', 'ERR-30'],
  ['SESSION_EXPIRED', 'auth.provider.codeExpired', 'ERR-31'],
  ['CAPTCHA_CHECK_FAILED : Recaptcha verification failed', 'auth.provider.captchaFailed', 'ERR-32'],
  ['QUOTA_EXCEEDED : Exceeded quota', 'auth.provider.quotaExceeded', 'ERR-33'],
  ['OPERATION_NOT_ALLOWED', 'auth.provider.notAllowed', 'ERR-34'],
])('%s of the provider reads as %s [%s]', async (message, key) => {
  answering([400, { error: { message } }]);
  expect(await keyOf(confirmPhoneCode(project, 'session', '1'))).toBe(key);
});

it('reports other answers of the provider as our own failures', async () => {
  answering([200, { unexpected: true }]);
  await expect(confirmPhoneCode(project, 'session', '1')).rejects.toMatchObject({ code: 'SYSTEM' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(confirmPhoneCode(project, 'session', '1')).rejects.toMatchObject({ code: 'NETWORK' });
});
