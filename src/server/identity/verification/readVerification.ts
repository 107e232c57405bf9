import { isLoopback } from '../../platform/http/index.ts';
import { StartError } from '../../platform/startError/index.ts';
import type { Gateway } from '../messages/index.ts';
import type { VerificationSettings } from './settings.ts';

/** Value of an environment variable; null if absent or empty. */
export type ProvidedProof = (name: string) => string | null;

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
    gateways: { sms: gateway(given, 'SMS', production), mail: gateway(given, 'MAIL', production) },
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

/** In development messages go to /outbox; in production a channel without a URL is disabled. */
function gateway(given: ProvidedProof, channel: 'SMS' | 'MAIL', production: boolean): Gateway {
  const name = `${channel}_WEBHOOK_URL`;
  const url = given(name);
  if (url === null) return { kind: production ? 'none' : 'outbox' };
  const secret = given(`${channel}_WEBHOOK_SECRET`);
  if (!isSafe(url))
    throw new StartError({
      en: `${name} is not an https address; messages contain codes and must be sent encrypted.`,
      vi: `${name} không phải địa chỉ https; tin nhắn chứa mã nên không được gửi không mã hoá.`,
    });
  if (secret === null || secret.length < 32) {
    throw new StartError({
      en: `${channel}_WEBHOOK_SECRET must have 32 characters or more; the gateway checks the signature with it.`,
      vi: `${channel}_WEBHOOK_SECRET phải có từ 32 ký tự; cổng gửi tin dùng nó để kiểm tra chữ ký.`,
    });
  }
  return { kind: 'webhook', url, secret };
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

function isSafe(text: string) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
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
