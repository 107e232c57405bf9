/** Error codes of the phone and social sign-in provider, with the i18n keys of their messages. */
export const providerErrors = {
  'auth/invalid-phone-number': 'auth.provider.invalidNumber',
  'auth/missing-phone-number': 'auth.provider.missingNumber',
  'auth/too-many-requests': 'auth.provider.tooManyRequests',
  'auth/invalid-verification-code': 'auth.provider.invalidCode',
  'auth/missing-verification-code': 'auth.provider.missingCode',
  'auth/code-expired': 'auth.provider.codeExpired',
  'auth/captcha-check-failed': 'auth.provider.captchaFailed',
  'auth/quota-exceeded': 'auth.provider.quotaExceeded',
  'auth/operation-not-allowed': 'auth.provider.notAllowed',
  'auth/popup-closed-by-user': 'auth.provider.popupClosed',
} as const satisfies Record<string, string>;

/** i18n key for an error thrown by the provider; null if it is not a known provider error. */
export function providerErrorKey(thrown: unknown): string | null {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : null;
  return typeof code === 'string' && isKnown(code) ? providerErrors[code] : null;
}

const isKnown = (code: string): code is keyof typeof providerErrors => Object.hasOwn(providerErrors, code);
