import { createHmac } from 'node:crypto';
import type { ReportFault } from '../../platform/events/index.ts';
import type { OutboundFetch } from '../../platform/outbound/index.ts';

interface WebhookMessage {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly content: unknown;
  readonly now: Date;
  readonly reportFault: ReportFault;
}

/** `later`: retryable. `never`: rejected permanently by the gateway. */
export type Delivery = 'done' | 'later' | 'never';

export type Send = (message: WebhookMessage) => Promise<Delivery>;

/** A status other than 2xx. Only type and code of an error are logged. */
class GatewayRefusal extends Error {
  readonly code: string;
  constructor(status: number) {
    super();
    this.name = 'GatewayRefusal';
    this.code = String(status);
  }
}

/** Retryable client error statuses. */
const retryableStatuses = new Set([408, 425, 429]);

/**
 * Posts a message as JSON. `livery-signature` is the HMAC-SHA256 of `<timestamp>.<body>`, so that a gateway
 * can reject forged and replayed requests; `idempotency-key` is the same for every retry.
 */
export const sendToWebhook =
  (post: OutboundFetch): Send =>
  async ({ id, url, secret, content, now, reportFault }) => {
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(now.getTime() / 1_000));
    try {
      const answer = await post(new URL(url), {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
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
