import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/noon.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { messageText } from './texts.ts';
import { sendToWebhook, signatureOf } from './webhook.ts';

/** Messages as they are written, and how they are handed to the gateway of an operator. */

const tenantOf = (words: object = {}) =>
  ({ brand: { name: 'Alpha', words: { en: {}, vi: {}, ...words } } }) as unknown as Tenant;
const code = { channel: 'sms', kind: 'code', params: { code: '123456', minutes: '5' } } as const;

describe('a message', () => {
  it('has its code, its minutes and the name of the brand, and a subject only by mail', () => {
    const sms = messageText(tenantOf(), 'en', code);
    expect(sms.subject).toBeNull();
    for (const part of ['Alpha', '123456', '5']) expect(sms.text).toContain(part);
    expect(sms.text).not.toContain('{{');
    expect(messageText(tenantOf(), 'vi', code).text).not.toBe(sms.text);
    const mail = messageText(tenantOf(), 'en', { channel: 'mail', kind: 'addressCode', params: code.params });
    expect(mail.subject).not.toBe('');
    expect(mail.subject).not.toContain('{{');
    expect(mail.text).toContain('123456');
    expect(
      messageText(tenantOf(), 'en', { channel: 'inbox', kind: 'rankRaised', params: { rank: 'VIP 1' } }).subject,
    ).toContain('VIP 1');
    // What is not known is left out.
    expect(messageText(tenantOf(), 'en', { ...code, params: { code: '123456' } }).text).not.toMatch(/undefined|\{\{/);
    expect(messageText(tenantOf(), 'en', { ...code, kind: 'unknown' }).text).toBe('');
  });

  it('is the one of the brand, unless that drops what it is for', () => {
    const own = (text: string) => messageText(tenantOf({ en: { 'message.code.sms': text } }), 'en', code).text;
    expect(own('{{brand}}: {{code}}')).toBe('Alpha: 123456');
    expect(own('Your code was sent')).toBe(messageText(tenantOf(), 'en', code).text);
    const inbox = (text: string, kind: string, params: object) =>
      messageText(tenantOf({ en: { [`message.${kind}.inbox`]: text } }), 'en', { channel: 'inbox', kind, params }).text;
    expect(inbox('Nothing', 'feedbackAnswered', { answer: 'An answer', reference: 'F-1' })).toContain('An answer');
    expect(inbox('Nothing', 'rankRaised', { rank: 'VIP 2' })).toContain('VIP 2');
    expect(inbox('{{provider}}', 'depositCredited', { provider: 'Pay', amount: '5 ₫' })).toContain('5 ₫');
    const mail = { channel: 'mail', kind: 'resetLink', params: { link: 'https://alpha.test/r' } } as const;
    expect(messageText(tenantOf({ en: { 'message.resetLink.mail': 'No link' } }), 'en', mail).text).toContain(mail.params.link);
  });
});

describe('a gateway', () => {
  const message = { id: 'm1', url: 'https://gateway.test/send', secret: 'secret', content: { to: 'a' }, now: noon };
  async function sent(answer: () => Promise<{ ok: boolean; status: number }>) {
    const asked: unknown[] = [];
    const faults: unknown[] = [];
    const post = (async (url: URL, options: object) => {
      asked.push([url.href, options]);
      return answer();
    }) as never;
    const outcome = await sendToWebhook(post)({ ...message, reportFault: (...fault) => faults.push(fault) });
    return { outcome, asked, faults };
  }
  const status = (code: number) => sent(async () => ({ ok: code >= 200 && code < 300, status: code }));

  it('is sent the message as JSON, signed with its time, under the id of every repetition', async () => {
    const { outcome, asked, faults } = await status(202);
    const timestamp = String(noon.getTime() / 1_000);
    const signature = createHmac('sha256', 'secret').update(`${timestamp}.{"to":"a"}`).digest('hex');
    expect([outcome, faults]).toEqual(['done', []]);
    expect(asked).toEqual([
      [
        'https://gateway.test/send',
        {
          method: 'POST',
          body: '{"to":"a"}',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': 'm1',
            'livery-timestamp': timestamp,
            'livery-signature': `v1=${signature}`,
          },
        },
      ],
    ]);
    expect(signatureOf('secret', timestamp, '{"to":"a"}')).toBe(signature);
  });

  it.each([
    [500, 'later'],
    [503, 'later'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [400, 'never'],
    [404, 'never'],
    [499, 'never'],
  ])('that answers %s is tried again: %s, and reported by the status alone', async (code, expected) => {
    const { outcome, faults } = await status(code);
    expect(outcome).toBe(expected);
    expect(faults).toEqual([['gateway', expect.objectContaining({ name: 'GatewayRefusal', code: String(code), message: '' })]]);
  });

  it('that cannot be reached is tried again', async () => {
    const fault = new Error('away');
    const { outcome, faults } = await sent(() => Promise.reject(fault));
    expect([outcome, faults]).toEqual(['later', [['gateway', fault]]]);
  });
});
