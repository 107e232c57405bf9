import { isLoopback } from '../../platform/http/index.ts';
import { StartError } from '../../platform/startError/index.ts';
import type { Channel, Gateway, Gateways, ZaloSettings } from '../messages/index.ts';

/** Value of an environment variable; null if absent or empty. */
export type ProvidedProof = (name: string) => string | null;

const zaloMessages = 'https://business.openapi.zalo.me/message/template';
const zaloTokens = 'https://oauth.zaloapp.com/v4/oa/access_token';

/**
 * Reads the ways out of SMS and mail, and of codes by Zalo.
 * @throws StartError
 */
export function readGateways(given: ProvidedProof, production: boolean): Gateways {
  const zalo = zaloOf(given);
  return {
    sms: webhookOf(given, 'sms') ?? absent(production),
    mail: mailOf(given) ?? absent(production),
    ...(zalo === null ? {} : { zalo }),
  };
}

/** In development messages go to /outbox; in production a channel without a gateway is disabled. */
const absent = (production: boolean): Gateway => ({ kind: production ? 'none' : 'outbox' });

function webhookOf(given: ProvidedProof, channel: Channel): Gateway | null {
  const prefix = channel.toUpperCase();
  const name = `${prefix}_WEBHOOK_URL`;
  const url = given(name);
  if (url === null) return null;
  const secret = given(`${prefix}_WEBHOOK_SECRET`);
  checkEncrypted(name, url);
  if (secret === null || secret.length < 32) {
    throw new StartError({
      en: `${prefix}_WEBHOOK_SECRET must have 32 characters or more; the gateway checks the signature with it.`,
      vi: `${prefix}_WEBHOOK_SECRET phải có từ 32 ký tự; cổng gửi tin dùng nó để kiểm tra chữ ký.`,
    });
  }
  return { kind: 'webhook', url, secret };
}

function mailOf(given: ProvidedProof): Gateway | null {
  const webhook = webhookOf(given, 'mail');
  const url = given('MAIL_SMTP_URL');
  if (url === null) return webhook;
  if (webhook !== null)
    throw new StartError({
      en: 'MAIL_WEBHOOK_URL and MAIL_SMTP_URL are both set; mail leaves by one of them.',
      vi: 'MAIL_WEBHOOK_URL và MAIL_SMTP_URL cùng được đặt; thư chỉ gửi qua một trong hai.',
    });
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (scheme !== 'smtp:' && scheme !== 'smtps:')
    // The address has the password, so it is not repeated.
    throw new StartError({
      en: 'MAIL_SMTP_URL is no address of a mail server, such as smtps://user:password@mail.example.com:465.',
      vi: 'MAIL_SMTP_URL không phải địa chỉ máy chủ thư, ví dụ smtps://user:password@mail.example.com:465.',
    });
  const from = given('MAIL_FROM') ?? '';
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(from))
    throw new StartError({
      en: `MAIL_FROM is "${from}"; give the address that mails come from, such as no-reply@example.com.`,
      vi: `MAIL_FROM là "${from}"; hãy đặt địa chỉ gửi thư, ví dụ no-reply@example.com.`,
    });
  return { kind: 'smtp', url, from };
}

const zaloNames = ['ZALO_APP_ID', 'ZALO_APP_SECRET', 'ZALO_REFRESH_TOKEN', 'ZALO_TEMPLATE'] as const;

function zaloOf(given: ProvidedProof): ZaloSettings | null {
  const [appId, secret, refreshToken, template] = zaloNames.map(given);
  const missing = zaloNames.filter((name) => given(name) === null);
  if (missing.length === zaloNames.length) return null;
  if (!appId || !secret || !refreshToken || !template)
    throw new StartError({
      en: `${zaloNames.join(', ')} belong together; ${missing.join(', ')} is not set.`,
      vi: `${zaloNames.join(', ')} đi cùng nhau; chưa đặt ${missing.join(', ')}.`,
    });
  const messageUrl = given('ZALO_MESSAGE_URL') ?? zaloMessages;
  const tokenUrl = given('ZALO_TOKEN_URL') ?? zaloTokens;
  checkEncrypted('ZALO_MESSAGE_URL', messageUrl);
  checkEncrypted('ZALO_TOKEN_URL', tokenUrl);
  return { appId, secret, refreshToken, template, messageUrl, tokenUrl };
}

function checkEncrypted(name: string, url: string): void {
  if (isSafe(url)) return;
  throw new StartError({
    en: `${name} is not an https address; messages contain codes and must be sent encrypted.`,
    vi: `${name} không phải địa chỉ https; tin nhắn chứa mã nên không được gửi không mã hoá.`,
  });
}

/** Whether no one in between can read or change what is sent there: https, or this machine. */
export function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
