import type { Page } from '@playwright/test';
import { identityToken } from './identityProvider.ts';

const recaptcha = `
  let callback;
  globalThis.grecaptcha = {
    ready: (listener) => listener(),
    render: (container, settings) => { callback = settings.callback; return 0; },
    execute: () => callback('human'),
  };`;

/** Answers for Google in the browser of a journey: reCAPTCHA, and the sign-in API that sends and checks codes. */
export async function routeFirebasePhone(page: Page, number: string) {
  const code = '246810';
  let refusal: string | null = null;
  const answerOf = async (path: string, body: Readonly<Record<string, string>>): Promise<object> => {
    if (path.endsWith('/recaptchaParams')) return { recaptchaSiteKey: 'site' };
    const message = path.endsWith(':sendVerificationCode')
      ? (refusal ?? (body['recaptchaToken'] === 'human' ? null : 'CAPTCHA_CHECK_FAILED'))
      : body['code'] === code
        ? null
        : 'INVALID_CODE';
    refusal = null;
    if (message !== null) return { error: { code: 400, message } };
    return path.endsWith(':sendVerificationCode')
      ? { sessionInfo: `session of ${body['phoneNumber']}` }
      : { idToken: await identityToken('sms', `owner of ${number}`, number) };
  };
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recaptcha }),
  );
  await page.route('https://identitytoolkit.googleapis.com/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = (route.request().postDataJSON() ?? {}) as Readonly<Record<string, string>>;
    const answer = await answerOf(pathname, body);
    await route.fulfill({
      status: 'error' in answer ? 400 : 200,
      headers: { 'access-control-allow-origin': '*' },
      json: answer,
    });
  });
  return {
    code,
    /** The next request for a code is refused with this message of the API. */
    refuseNext: (message: string) => {
      refusal = message;
    },
  };
}
