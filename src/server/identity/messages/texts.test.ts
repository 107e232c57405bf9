import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { messageText } from './texts.ts';

/** Messages as they are written. */

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
    expect(inbox('Nothing', 'exchangeRejected', { points: '200.00' })).toContain('200.00');
    expect(inbox('{{provider}}', 'depositCredited', { provider: 'Pay', amount: '5 ₫' })).toContain('5 ₫');
    const mail = { channel: 'mail', kind: 'resetLink', params: { link: 'https://alpha.test/r' } } as const;
    expect(messageText(tenantOf({ en: { 'message.resetLink.mail': 'No link' } }), 'en', mail).text).toContain(mail.params.link);
  });
});
