import { createHmac } from 'node:crypto';
import type { OutboundFetch } from '../../platform/outbound/index.ts';
import { type Gateway, GatewayRefusal, type Send, type SenderDeps } from './gateway.ts';

/** Retryable client error statuses. */
const retryableStatuses = new Set([408, 425, 429]);

/**
 * Posts messages as JSON. `livery-signature` is the HMAC-SHA256 of `<timestamp>.<body>`, so that a gateway
 * can reject forged and replayed requests; `idempotency-key` is the same for every retry.
 */
export const sendToWebhook =
  (
    { url, secret }: Extract<Gateway, { readonly kind: 'webhook' }>,
    { post, now, reportFault }: SenderDeps & { readonly post: OutboundFetch },
  ): Send =>
  async ({ content, ...named }) => {
    const body = JSON.stringify({ ...named, ...content });
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    try {
      const answer = await post(new URL(url), {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': named.id,
          'livery-timestamp': timestamp,
          'livery-signature': `v1=${signatureOf(secret, timestamp, body)}`,
        },
      });
      if (answer.ok) return 'done';
      reportFault('gateway', new GatewayRefusal(answer.status));
      return answer.status >= 500 || retryableStatuses.has(answer.status) ? 'later' : 'never';
    } catch (error) {
      reportFault('gateway', error);
      return 'later';
    }
  };

/** HMAC-SHA256 of `<timestamp>.<body>`, in hexadecimal. */
export const signatureOf = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
