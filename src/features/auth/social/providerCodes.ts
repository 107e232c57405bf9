import type { providerErrors } from '../../../domain/providerError.ts';

type ProviderCode = keyof typeof providerErrors;

/** An error as the provider's SDK would throw it. */
export const providerError = (code: ProviderCode) => Object.assign(new Error(code), { code });

const codes: Readonly<Record<string, ProviderCode>> = {
  INVALID_PHONE_NUMBER: 'auth/invalid-phone-number',
  MISSING_PHONE_NUMBER: 'auth/missing-phone-number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  INVALID_CODE: 'auth/invalid-verification-code',
  MISSING_CODE: 'auth/missing-verification-code',
  SESSION_EXPIRED: 'auth/code-expired',
  CAPTCHA_CHECK_FAILED: 'auth/captcha-check-failed',
  QUOTA_EXCEEDED: 'auth/quota-exceeded',
  OPERATION_NOT_ALLOWED: 'auth/operation-not-allowed',
};

/** SDK error code for a message of the REST API such as `INVALID_CODE : detail`; null if it is another error. */
export function providerCodeOf(message: string): ProviderCode | null {
  const [name = ''] = message.split(' ');
  return Object.hasOwn(codes, name) ? (codes[name] ?? null) : null;
}
