import { expect, it } from 'vitest';
import { providerErrorKey, providerErrors } from './providerError.ts';

it.each([
  ['auth/invalid-phone-number', 'auth.provider.invalidNumber', 'ERR-26'],
  ['auth/missing-phone-number', 'auth.provider.missingNumber', 'ERR-27'],
  ['auth/too-many-requests', 'auth.provider.tooManyRequests', 'ERR-28'],
  ['auth/invalid-verification-code', 'auth.provider.invalidCode', 'ERR-29'],
  ['auth/missing-verification-code', 'auth.provider.missingCode', 'ERR-30'],
  ['auth/code-expired', 'auth.provider.codeExpired', 'ERR-31'],
  ['auth/captcha-check-failed', 'auth.provider.captchaFailed', 'ERR-32'],
  ['auth/quota-exceeded', 'auth.provider.quotaExceeded', 'ERR-33'],
  ['auth/operation-not-allowed', 'auth.provider.notAllowed', 'ERR-34'],
  ['auth/popup-closed-by-user', 'auth.provider.popupClosed', 'ERR-35'],
])('%s reads as %s [%s]', (code, key) => {
  expect(providerErrorKey(Object.assign(new Error(code), { code }))).toBe(key);
});

it('leaves every other failure to its own message', () => {
  expect(Object.keys(providerErrors)).toHaveLength(10);
  expect([new Error('x'), { code: 'toString' }, null, 'auth/code-expired'].map(providerErrorKey)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
