import { StartError } from '../../platform/startError/index.ts';
import { isSafe, type ProvidedProof, readGateways } from './readGateways.ts';
import type { VerificationSettings } from './settings.ts';

const geetestUrl = 'https://gcaptcha4.geetest.com/validate';
const identityKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const identityIssuer = 'https://securetoken.google.com/';

/**
 * Reads gateways, budgets and keys from the environment.
 * @throws StartError
 */
export function readVerification(given: ProvidedProof, production: boolean): VerificationSettings {
  const captchaId = given('GEETEST_ID');
  const key = given('GEETEST_KEY');
  if ((captchaId === null) !== (key === null))
    throw new StartError({
      en: 'GEETEST_ID and GEETEST_KEY belong together; set both or none.',
      vi: 'GEETEST_ID và GEETEST_KEY đi cùng nhau; hãy đặt cả hai hoặc không đặt.',
    });
  return {
    gateways: readGateways(given, production),
    smsDaily: {
      merchant: count(given, 'SMS_DAILY_LIMIT', 10_000),
      foreignCountry: count(given, 'SMS_DAILY_LIMIT_ABROAD', 500),
    },
    geetest: captchaId === null || key === null ? null : { captchaId, key, url: safeUrl(given, 'GEETEST_URL') ?? geetestUrl },
    identityProvider: {
      keysUrl: safeUrl(given, 'FIREBASE_KEYS_URL') ?? identityKeys,
      issuerPrefix: given('FIREBASE_ISSUER') ?? identityIssuer,
    },
  };
}

/** An address whose answers are believed. */
function safeUrl(given: ProvidedProof, name: string): string | null {
  const url = given(name);
  if (url === null || isSafe(url)) return url;
  throw new StartError({
    en: `${name} is no https address; a forged answer would be believed.`,
    vi: `${name} không phải địa chỉ https; câu trả lời giả sẽ được tin.`,
  });
}

function count(given: ProvidedProof, name: string, defaultValue: number): number {
  const text = given(name);
  if (text === null) return defaultValue;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new StartError({
    en: `${name} is "${text}"; set it to a whole number.`,
    vi: `${name} là "${text}"; hãy đặt một số nguyên.`,
  });
}
