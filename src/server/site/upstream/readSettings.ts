import { isLoopback } from '../../platform/http/index.ts';
import { StartError } from '../../platform/startError/index.ts';
import type { UpstreamSettings } from './client.ts';

const defaultSeconds = '15';

/**
 * The upstream that the environment names; null without one.
 * @throws {StartError} for an address or a time that cannot be meant
 */
export function readUpstream(given: (name: string) => string | null, production: boolean): UpstreamSettings | null {
  const text = given('UPSTREAM_URL');
  if (text === null) return null;
  return {
    url: addressOf(text, production),
    timeoutMs: 1_000 * secondsOf(given('UPSTREAM_TIMEOUT_SECONDS') ?? defaultSeconds),
  };
}

function addressOf(text: string, production: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (url === null || !isPlain) {
    throw new StartError({
      en: `UPSTREAM_URL is "${hidden(url, text)}"; write it as https://backoffice.example.com, without a user, query or fragment.`,
      vi: `UPSTREAM_URL là "${hidden(url, text)}"; hãy viết theo dạng https://backoffice.example.com, không kèm người dùng, tham số hay mảnh.`,
    });
  }
  if (production && url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new StartError({
      en: 'UPSTREAM_URL names another machine without TLS; passwords and session tokens go there: use https.',
      vi: 'UPSTREAM_URL trỏ đến máy khác mà không có TLS; mật khẩu và mã phiên đi qua đó: hãy dùng https.',
    });
  }
  return url.href.replace(/\/$/, '');
}

/** Without a password in the address. */
const hidden = (url: URL | null, text: string) => (url === null ? text : `${url.protocol}//${url.host}${url.pathname}`);

function secondsOf(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new StartError({
    en: `UPSTREAM_TIMEOUT_SECONDS is "${text}"; set it to a whole number from 1 to 999.`,
    vi: `UPSTREAM_TIMEOUT_SECONDS là "${text}"; hãy đặt một số nguyên từ 1 đến 999.`,
  });
}
