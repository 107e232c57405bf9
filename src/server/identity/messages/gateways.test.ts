import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { gatewayToken } from '../../platform/db/tables/messages.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { openVault, type Vault } from '../../platform/vault/index.ts';
import type { Outgoing, Send } from './gateway.ts';
import { sendBySmtp } from './smtp.ts';
import { sendToWebhook, signatureOf } from './webhook.ts';
import { sendByZalo } from './zalo.ts';

/** Duties of each adapter of a gateway, against a double of the other side on this machine. */

const password = 'a-password-of-the-installation-of-32';
const outgoing: Outgoing = {
  id: '6f1c0f6e-0000-4000-8000-000000000001',
  merchant: 'alpha',
  channel: 'sms',
  kind: 'code',
  language: 'vi',
  content: { to: '+84912345678', brand: 'Alpha', subject: null, text: 'Mã của bạn: 246810', code: '246810', link: null },
};
const mail: Outgoing = {
  ...outgoing,
  channel: 'mail',
  content: { ...outgoing.content, to: 'minh@anh.vn', subject: 'Mã xác minh' },
};

/** The other side: what it was sent, and how it answers the next messages. */
interface Double {
  readonly send: Send;
  readonly outgoing: Outgoing;
  /** Texts that arrived. */
  readonly arrived: string[];
  answer: 'takes' | 'is away' | 'refuses';
  readonly close: () => Promise<unknown>;
}

let site: Site;
let vault: Vault;
let time = noon;
let faults: unknown[];
const deps = { now: () => time, reportFault: (...fault: unknown[]) => void faults.push(fault) };
const outbound = createOutbound({ privateHosts: ['127.0.0.1'] });

async function listening(handle: (request: IncomingMessage, body: string) => readonly [status: number, body: object]) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => void (body += part.toString()));
    request.on('end', () => {
      const [status, answer] = handle(request, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const close = () => new Promise((done) => void server.close(done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function webhookDouble(): Promise<Double> {
  const double = { arrived: [] as string[], answer: 'takes' as Double['answer'], outgoing };
  const { url, close } = await listening((_request, body) => {
    if (double.answer === 'takes') double.arrived.push(body);
    return [{ takes: 202, 'is away': 503, refuses: 400 }[double.answer], {}];
  });
  const post = outbound.fetchFor('gateway');
  return Object.assign(double, { send: sendToWebhook({ kind: 'webhook', url, secret: password }, { ...deps, post }), close });
}

async function smtpDouble(known = password, isLocal = true): Promise<Double> {
  const double = { arrived: [] as string[], answer: 'takes' as Double['answer'], outgoing: mail };
  const refusal = (code: number) => Object.assign(new Error(`mailbox of ${mail.content.to}`), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password: given }, _session, done) => (given === known ? done(null, { user: 'livery' }) : done(refusal(535))),
    onRcptTo: (_address, _session, done) =>
      done(double.answer === 'takes' ? null : refusal(double.answer === 'refuses' ? 550 : 451)),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => void (text += part.toString()));
      stream.on('end', () => {
        double.arrived.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `smtp://livery:${password}@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const send = sendBySmtp({ kind: 'smtp', url, from: 'no-reply@alpha.test' }, { ...deps, isLocal: () => isLocal });
  const close = () => new Promise((done) => server.close(() => done(null)));
  return Object.assign(double, { send, close });
}

interface ZaloDouble extends Double {
  /** Refresh tokens that it was asked with, and those of them that it took. */
  readonly asked: string[];
  readonly renewals: string[];
  readonly sender: (refreshToken?: string) => Send;
  /** Code of its refusals. */
  code: number;
  /** Access tokens that it takes. */
  valid: string;
}

async function zaloDouble(): Promise<ZaloDouble> {
  await site.db.delete(gatewayToken);
  const double = {
    arrived: [] as string[],
    answer: 'takes' as Double['answer'],
    outgoing,
    asked: [] as string[],
    renewals: [] as string[],
    valid: '',
    code: -118,
  };
  const { url, close } = await listening(({ url: path, headers }, body) => {
    if (path === '/token') {
      const refresh = new URLSearchParams(body).get('refresh_token') ?? '';
      double.asked.push(refresh);
      if (headers['secret_key'] !== password || double.renewals.includes(refresh)) return [200, { error: -14_014 }];
      double.renewals.push(refresh);
      double.valid = `access-${double.renewals.length}`;
      return [200, { access_token: double.valid, refresh_token: `refresh-${double.renewals.length}`, expires_in: '90000' }];
    }
    if (double.answer === 'is away') return [503, {}];
    if (headers['access_token'] !== double.valid) return [200, { error: -124, message: 'Access token is invalid' }];
    if (double.answer === 'refuses') return [200, { error: double.code, message: `no account of ${outgoing.content.to}` }];
    double.arrived.push(body);
    return [200, { error: 0, data: { msg_id: '1' } }];
  });
  const sender = (refreshToken = 'first') =>
    sendByZalo(
      {
        appId: '7',
        secret: password,
        refreshToken,
        template: '203972',
        messageUrl: `${url}/message`,
        tokenUrl: `${url}/token`,
      },
      { ...deps, db: site.db, vault, post: outbound.fetchFor('zalo') },
    );
  return Object.assign(double, { send: sender(), sender, close });
}

beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now: () => time });
  vault = await openVault(site.db, site.settings.dataKeys);
});
afterAll(() => site.close());
beforeEach(() => {
  faults = [];
  time = noon;
});

describe.each([
  ['webhook', webhookDouble],
  ['smtp', smtpDouble],
  ['zalo', zaloDouble],
] as const)('the gateway %s', (_name, open) => {
  let double: Double;
  beforeEach(async () => {
    double = await open();
  });
  afterEach(() => double.close());

  it('hands over a message with its code and the same id for every repetition', async () => {
    expect([await double.send(double.outgoing), await double.send(double.outgoing)]).toEqual(['done', 'done']);
    for (const text of double.arrived) for (const part of ['246810', double.outgoing.id, 'Alpha']) expect(text).toContain(part);
    expect([double.arrived.length, faults]).toEqual([2, []]);
  });

  it.each([
    ['is away', 'later'],
    ['refuses', 'never'],
  ] as const)(
    'says of an other side that %s: %s, and reports it without recipient, text or password',
    async (answer, expected) => {
      await double.send(double.outgoing);
      double.answer = answer;
      expect(await double.send(double.outgoing)).toBe(expected);
      expect(faults).toHaveLength(1);
      expect(faults).toEqual([['gateway', expect.objectContaining({ name: 'GatewayRefusal', message: '' })]]);
      const reported = JSON.stringify(faults.flat().map((fault) => [fault, String(fault), (fault as Error).stack]));
      for (const part of [double.outgoing.content.to, '912345678', '246810', password]) expect(reported).not.toContain(part);
      double.answer = 'takes';
      expect(await double.send(double.outgoing)).toBe('done');
    },
  );

  it('tries again later what cannot be reached', async () => {
    await double.close();
    expect(await double.send(double.outgoing)).toBe('later');
    expect(faults).toHaveLength(1);
    double = await open();
  });
});

describe('the webhook', () => {
  it('signs the message with its time, and calls what it is by name', async () => {
    const asked: unknown[] = [];
    const post = (async (address: URL, call: object) => {
      asked.push([address.href, call]);
      return { ok: true, status: 202 };
    }) as never;
    await sendToWebhook({ kind: 'webhook', url: 'https://gateway.test/send', secret: 'secret' }, { ...deps, post })(outgoing);
    const { content, ...named } = outgoing;
    const body = JSON.stringify({ ...named, ...content });
    const timestamp = String(noon.getTime() / 1_000);
    const signature = createHmac('sha256', 'secret').update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': outgoing.id,
      'livery-timestamp': timestamp,
      'livery-signature': `v1=${signature}`,
    };
    expect(asked).toEqual([['https://gateway.test/send', { method: 'POST', body, headers }]]);
    expect(signatureOf('secret', timestamp, body)).toBe(signature);
  });

  it.each([
    [500, 'later'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [404, 'never'],
    [499, 'never'],
  ])('that answers %s is tried again: %s, and reported by the status alone', async (status, expected) => {
    const post = (async () => ({ ok: false, status })) as never;
    const send = sendToWebhook({ kind: 'webhook', url: 'https://gateway.test/send', secret: 'secret' }, { ...deps, post });
    expect(await send(outgoing)).toBe(expected);
    expect(faults).toEqual([['gateway', expect.objectContaining({ code: String(status), message: '' })]]);
  });
});

describe('the mail server', () => {
  it('sends from the brand by the address of the installation, and no line of a name or subject becomes a header', async () => {
    const double = await smtpDouble();
    const content = { ...mail.content, brand: 'Alpha\r\nBcc: all@alpha.test', subject: 'Mã\r\nX-Own: 1' };
    expect(await double.send({ ...mail, content })).toBe('done');
    const [folded = ''] = (double.arrived[0] ?? '').split('\r\n\r\n');
    const head = folded.replaceAll('\r\n ', ' ');
    expect(head).toMatch(/^From: .*<no-reply@alpha\.test>\r$/m);
    expect(head).not.toContain('=0D');
    expect(head).toMatch(/^To: minh@anh\.vn\r$/m);
    expect(head).toMatch(new RegExp(`^Message-ID: <${mail.id}@alpha.test>\r$`, 'm'));
    expect(head).not.toMatch(/^(?:Bcc|X-Own):/m);
    await double.close();
  });

  it('that refuses the password is tried again: an operator mends it', async () => {
    const double = await smtpDouble('another password');
    expect(await double.send(mail)).toBe('later');
    expect(faults).toEqual([['gateway', expect.objectContaining({ code: '535' })]]);
    await double.close();
  });

  it('has to encrypt, unless it is this machine', async () => {
    const double = await smtpDouble(password, false);
    expect(await double.send(mail)).toBe('later');
    expect(double.arrived).toEqual([]);
    await double.close();
  });
});

describe('zalo', () => {
  let double: ZaloDouble;
  beforeEach(async () => {
    double = await zaloDouble();
  });
  afterEach(() => double.close());
  const later = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1_000);
  };

  it('gets the code in the template, for a Vietnamese number without its plus sign', async () => {
    await double.send(outgoing);
    expect(double.arrived.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        phone: '84912345678',
        template_id: '203972',
        template_data: { otp: '246810', brand: 'Alpha' },
        tracking_id: outgoing.id,
      },
    ]);
  });

  it.each([
    ['a number abroad', { to: '+85512345678' }],
    ['a message without a code', { code: null }],
  ])('is not asked for %s', async (_case, change) => {
    expect(await double.send({ ...outgoing, content: { ...outgoing.content, ...change } })).toBe('never');
    expect([double.arrived, double.renewals]).toEqual([[], []]);
  });

  // What a repetition would not change, and what passes.
  it.each([
    ...[-108, -114, -117, -118, -119, -131, -132, -137, -139].map((code) => [code, 'never'] as const),
    ...[-100, -115, -120, -133, -144, 118].map((code) => [code, 'later'] as const),
  ])('says of a message that is refused with %i: %s', async (code, expected) => {
    Object.assign(double, { answer: 'refuses', code });
    expect(await double.send(outgoing)).toBe(expected);
    expect(double.renewals).toEqual(['first']);
    await double.send(outgoing);
    expect(double.renewals).toEqual(['first']);
  });

  it.each([-124, -216])('renews its tokens after a refusal with %i', async (code) => {
    Object.assign(double, { answer: 'refuses', code });
    expect([await double.send(outgoing), double.renewals]).toEqual(['later', ['first']]);
    await double.send(outgoing);
    expect(double.renewals).toEqual(['first', 'refresh-1']);
  });

  it('renews its tokens before they end, each time by the refresh token of the time before, in any process', async () => {
    expect(await double.send(outgoing)).toBe('done');
    later(90_000 - 5 * 60 - 1);
    expect(await double.sender()(outgoing)).toBe('done');
    expect(double.renewals).toEqual(['first']);
    later(1);
    expect(await double.sender()(outgoing)).toBe('done');
    expect(double.renewals).toEqual(['first', 'refresh-1']);
    const rows = await site.db.select().from(gatewayToken);
    expect(JSON.stringify(rows)).not.toMatch(/access-|refresh-|first/);
  });

  it('uses a refresh token once, however many send: the others try again', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => double.sender()(outgoing)));
    expect(double.asked).toEqual(['first']);
    expect(outcomes).toContain('done');
    expect(outcomes.filter((outcome) => outcome === 'never')).toEqual([]);
    expect(await double.send(outgoing)).toBe('done');
  });

  it('renews a token that was called wrong, and begins again with another one of the settings', async () => {
    await double.send(outgoing);
    double.valid = 'another';
    expect(await double.send(outgoing)).toBe('later');
    expect(await double.send(outgoing)).toBe('done');
    expect(double.renewals).toEqual(['first', 'refresh-1']);
    expect(await double.sender('second')(outgoing)).toBe('done');
    expect(double.renewals).toEqual(['first', 'refresh-1', 'second']);
  });

  it('whose refresh token is no longer taken is reported by its code, and another process may try after a minute', async () => {
    double.renewals.push('first');
    expect(await double.send(outgoing)).toBe('later');
    expect(faults).toEqual([['gateway', expect.objectContaining({ code: 'token -14014' })]]);
    later(59);
    expect([await double.send(outgoing), double.asked]).toEqual(['later', ['first']]);
    double.renewals.length = 0;
    later(1);
    expect(await double.send(outgoing)).toBe('done');
  });
});
