import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testKey } from '../../../../tests/server/core-kit.ts';
import { member, openVerification, type VerificationSite } from '../../../../tests/server/verification-kit.ts';
import { readSettings } from '../../edge/settings/index.ts';
import { message } from '../../platform/db/tables/messages.ts';
import { signatureOf } from './webhook.ts';

let gateway: Server;
let url: string;
let status = 200;
const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
const secret = 's'.repeat(32);

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
});
afterAll(() => void gateway.close());

describe('messages to the operator’s gateway', () => {
  let site: VerificationSite;
  beforeAll(async () => {
    site = await openVerification({
      verification: { gateways: { sms: { kind: 'webhook', url, secret }, mail: { kind: 'none' } } },
    });
    await site.call('status');
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.clear();
    received.length = 0;
    status = 200;
  });

  const ask = () =>
    site.askCode('loginSms', { mobileNum: member.mobile, countryDialingCode: '84' }, { headers: { language: 'EN' } });
  const deliver = () => site.verification.messages.deliver();
  const states = async () => (await site.db.select().from(message)).map(({ state, sealed }) => [state, sealed !== null]);

  it('are signed, name their brand, and leave no text behind', async () => {
    await ask();
    expect(await states()).toEqual([['waiting', true]]);
    await deliver();
    const [sent] = received;
    if (sent === undefined) throw new Error('Nothing arrived.');
    const content = JSON.parse(sent.body) as Record<string, unknown>;
    expect(content).toMatchObject({ channel: 'sms', merchant: 'alpha', brand: 'ALPHA', language: 'en', to: member.e164 });
    expect(content['text']).toMatch(/^\d{6} is your ALPHA verification code/);
    const timestamp = String(sent.headers['livery-timestamp']);
    expect(sent.headers['livery-signature']).toBe(`v1=${signatureOf(secret, timestamp, sent.body)}`);
    expect(await states()).toEqual([['sent', false]]);
  });

  it('are tried again later under the same number while the gateway is down', async () => {
    status = 503;
    await ask();
    expect([await deliver(), await deliver()]).toEqual([1, 0]);
    status = 200;
    site.pass(4);
    expect(await deliver()).toBe(0);
    site.pass(1);
    expect(await deliver()).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(received).toHaveLength(2);
    expect(await states()).toEqual([['sent', false]]);
  });

  it('are given up once refused or no longer of use', async () => {
    status = 400;
    await ask();
    await deliver();
    expect(await states()).toEqual([['failed', false]]);
    await site.clear();
    await ask();
    site.pass(121);
    received.length = 0;
    await deliver();
    expect(received).toEqual([]);
    expect(await states()).toEqual([['failed', false]]);
  });

  it('leave once, however many processes deliver', async () => {
    await ask();
    await Promise.all(Array.from({ length: 8 }, deliver));
    expect(received).toHaveLength(1);
  });
});

describe('a code for a number that Zalo reaches', () => {
  let site: VerificationSite;
  let isTaken = true;
  let asked: string[] = [];
  let zalo: Server;
  beforeAll(async () => {
    zalo = createServer((request, response) => {
      const isToken = request.url === '/token';
      if (!isToken) asked.push('zalo');
      const tokens = { access_token: 'a', refresh_token: 'b', expires_in: '90000' };
      response.end(JSON.stringify(isToken ? tokens : { error: isTaken ? 0 : -118 }));
    });
    await new Promise<void>((resolve) => zalo.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(zalo.address() as AddressInfo).port}`;
    const own = { appId: '7', secret: 's', refreshToken: 'first', template: '1' };
    site = await openVerification({
      verification: {
        gateways: {
          sms: { kind: 'webhook', url, secret },
          mail: { kind: 'none' },
          zalo: { ...own, messageUrl: `${at}/message`, tokenUrl: `${at}/token` },
        },
      },
    });
    await site.call('status');
  });
  afterAll(async () => {
    await site.close();
    zalo.close();
  });
  beforeEach(async () => {
    await site.clear();
    received.length = 0;
    asked = [];
    status = 200;
  });
  const send = async () => {
    await site.askCode('loginSms', { mobileNum: member.mobile, countryDialingCode: '84' });
    await site.verification.messages.deliver();
    return [asked.length, received.length, (await site.db.select().from(message)).map(({ state }) => state)];
  };

  it('goes by Zalo alone', async () => {
    isTaken = true;
    expect(await send()).toEqual([1, 0, ['sent']]);
  });

  it('goes by SMS at once where Zalo does not take it', async () => {
    isTaken = false;
    expect(await send()).toEqual([1, 1, ['sent']]);
  });
});

describe('the words of a message', () => {
  const words = { vi: { 'message.code.sms': '{{brand}} gửi bạn mã {{code}}', 'message.resetLink.mail': 'Không có liên kết' } };

  it('are the brand’s own, unless they leave out what the message is for', async () => {
    const site = await openVerification({ manifest: { words } });
    await site.askCode('loginSms', { mobileNum: member.mobile, countryDialingCode: '84' });
    site.pass(1);
    await site.form('forgotByEmail', { username: member.username, email: member.email });
    const [mail, sms] = await site.shown();
    expect(sms?.text).toBe(`ALPHA gửi bạn mã ${sms?.code}`);
    expect(mail?.text).toContain(mail?.link);
    await site.close();
  });
});

describe('the outbox', () => {
  let site: VerificationSite;
  beforeAll(async () => {
    site = await openVerification({ settings: { production: false } });
    await site.call('status');
    await site.askCode('loginSms', { mobileNum: member.mobile, countryDialingCode: '84' });
    site.pass(1);
    await site.form('forgotByEmail', { username: member.username, email: member.email });
  });
  afterAll(() => site.close());

  const open = (host: string, remoteAddress: string, query = '') =>
    site.server.inject({ method: 'GET', url: `/outbox${query}`, headers: { host }, remoteAddress });

  it('shows codes and links, newest first, without a script', async () => {
    const answer = await open('localhost:4000', '127.0.0.1', '?lang=en');
    const [mail, sms] = await site.shown();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<a href="${mail?.link}">`);
    expect(answer.body.indexOf(String(mail?.subject))).toBeLessThan(answer.body.indexOf(`>${sms?.code}</kbd>`));
    expect(answer.body).toContain('ALPHA');
    expect(answer.body).not.toContain('<script');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await open('localhost:4000', '127.0.0.1', '?brand=beta')).statusCode).toBe(200);
  });

  it('answers on the developer’s own machine by its own name, and nowhere in production', async () => {
    const answers = await Promise.all([
      open('alpha.test', '127.0.0.1'),
      open('evil.test', '127.0.0.1'),
      open('localhost:4000', '192.168.1.20'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const tenant = await openVerification();
    const inProduction = await tenant.get('localhost', '/outbox');
    expect(inProduction.body).not.toContain(member.mobile);
    expect(inProduction.statusCode).toBe(421);
    await tenant.close();
  });
});

it('keeps a mail to an operator for the seven days of its link, in the name of the platform', async () => {
  const site = await openVerification();
  const mail = { to: 'an@example.com', subject: 'Invitation', text: 'Come in', link: 'https://studio.test/i' };
  await site.verification.messages.queueForOperator({ ...mail, language: 'en' });
  const [row] = await site.db.select().from(message);
  expect(row?.expiresAt).toEqual(new Date(site.now().getTime() + 7 * 86_400_000));
  expect(await site.shown()).toMatchObject([{ ...mail, brand: 'Livery', code: null, channel: 'mail', language: 'en' }]);
  await site.close();
});

describe('settings', () => {
  it('need a secret beside an address of a gateway, and an address that cannot be listened to', () => {
    const read = (env: Record<string, string>) => () => readSettings(env).verification.gateways.sms;
    const SMS_WEBHOOK_URL = 'https://gateway.example.com/sms';
    expect(read({})()).toEqual({ kind: 'outbox' });
    expect(read({ NODE_ENV: 'production', DATA_KEY: testKey })()).toEqual({ kind: 'none' });
    expect(read({ SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET: secret })()).toEqual({ kind: 'webhook', url: SMS_WEBHOOK_URL, secret });
    expect(read({ SMS_WEBHOOK_URL })).toThrow(/SMS_WEBHOOK_SECRET/);
    expect(read({ SMS_WEBHOOK_URL: 'http://gateway.example.com', SMS_WEBHOOK_SECRET: secret })).toThrow(/https/);
    expect(() => readSettings({ GEETEST_ID: 'a' })).toThrow(/GEETEST_KEY/);
  });

  it('name one way for mail, and neither repeat nor accept an address of no mail server', () => {
    const read = (env: Record<string, string>) => () => readSettings(env).verification.gateways.mail;
    const MAIL_SMTP_URL = 'smtps://livery:a-password@mail.example.com:465';
    const MAIL_FROM = 'no-reply@example.com';
    expect(read({ MAIL_SMTP_URL, MAIL_FROM })()).toEqual({ kind: 'smtp', url: MAIL_SMTP_URL, from: MAIL_FROM });
    expect(read({ MAIL_SMTP_URL })).toThrow(/MAIL_FROM/);
    expect(read({ MAIL_SMTP_URL, MAIL_FROM: 'A <a@b.c>' })).toThrow(/MAIL_FROM/);
    const both = { MAIL_SMTP_URL, MAIL_FROM, MAIL_WEBHOOK_URL: 'https://gateway.example.com', MAIL_WEBHOOK_SECRET: secret };
    expect(read(both)).toThrow(/one of them/);
    const wrong = read({ MAIL_SMTP_URL: 'https://livery:a-password@mail.example.com', MAIL_FROM });
    expect(wrong).toThrow(/MAIL_SMTP_URL is no address of a mail server/);
    expect(wrong).not.toThrow(/a-password@mail/);
  });

  it('name all of Zalo or nothing, by addresses that cannot be listened to', () => {
    const read = (env: Record<string, string>) => () => readSettings(env).verification.gateways.zalo;
    const all = { ZALO_APP_ID: '7', ZALO_APP_SECRET: 's', ZALO_REFRESH_TOKEN: 'r', ZALO_TEMPLATE: '203972' };
    expect(read({})()).toBeUndefined();
    expect(read(all)()).toEqual({
      appId: '7',
      secret: 's',
      refreshToken: 'r',
      template: '203972',
      messageUrl: 'https://business.openapi.zalo.me/message/template',
      tokenUrl: 'https://oauth.zaloapp.com/v4/oa/access_token',
    });
    const { ZALO_TEMPLATE: _template, ...without } = all;
    expect(read(without)).toThrow(/ZALO_TEMPLATE is not set/);
    expect(read({ ...all, ZALO_TOKEN_URL: 'http://zalo.example.com' })).toThrow(/ZALO_TOKEN_URL is not an https/);
  });
});
