import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryWallet } from '../../../tests/demo-vendor/memoryWallet.ts';
import { openDb } from '../../../tests/demo-vendor/vendorKit.ts';
import { seamlessHeaders, signatureOf } from '../../wire/seamlessSignature.ts';
import type { FrameBoot } from '../wire.ts';
import { buildVendor, type Vendor } from './buildVendor.ts';

const secret = 'shared';
const site = 'http://aurora.test';
const now = () => new Date('2026-11-20T05:00:10Z');
let database: Awaited<ReturnType<typeof openDb>>;
let vendor: Vendor;

beforeAll(async () => {
  database = await openDb();
  vendor = await buildVendor({
    db: database.db,
    now,
    wallet: memoryWallet('50000.0000', 'dragon').wallet,
    dataKey: Buffer.alloc(32, 9),
    secretOf: async () => secret,
    origin: 'http://play.test',
    files: { script: '/assets/play.js', styles: [] },
    assets: null,
    report: () => undefined,
  });
});
afterAll(async () => {
  await vendor.server.close();
  await database.close();
});

const orderOf = (ticket: string, more: object = {}) => ({
  ticket,
  game: { gameCode: 'dragon', vassalage: 'BASALT', category: 'RNG' },
  name: { vi: 'Mắt Rồng', en: 'Dragon Eye' },
  view: 'betting',
  language: 'vi',
  currency: 'VND',
  currencySymbol: '₫',
  profile: 'play',
  demo: false,
  platform: 'html5-desktop',
  site,
  backUrl: `${site}/index`,
  theme: { seed: '#aa3300', fonts: { text: { file: 'own.woff2', name: 'Own' } } },
  ...more,
});

const ask = (body: object, by = secret) => askText(JSON.stringify(body), by);

async function askText(text: string, by = secret) {
  const path = '/seamless/v1/aurora/launch';
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const signature = await signatureOf(by, { method: 'POST', path, timestamp, request: 'r1', body: text });
  const headers = {
    'content-type': 'application/json',
    [seamlessHeaders.vendor]: 'demo',
    [seamlessHeaders.timestamp]: timestamp,
    [seamlessHeaders.request]: 'r1',
    [seamlessHeaders.signature]: signature,
  };
  return vendor.server.inject({ method: 'POST', url: path, headers, payload: text });
}

const bootOf = (body: string) => {
  const text = /id="boot">([^<]*)</.exec(body)?.[1];
  return text === undefined ? null : (JSON.parse(text) as FrameBoot);
};

async function openGame(ticket: string) {
  const launched = await ask(orderOf(ticket));
  const { pathname, search } = new URL(launched.json<{ value: { address: string } }>().value.address);
  const answer = await vendor.server.inject({ url: pathname + search });
  const { session = '', place = '' } = bootOf(answer.body) ?? {};
  return { address: pathname + search, session, place, answer, cookie: String(answer.headers['set-cookie'] ?? '') };
}

it('opens a game once per ticket, for the one site that may show it, and again after a reload', async () => {
  const { address, place, answer: page, cookie } = await openGame('ticket-of-twenty-letters-1');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${site}`);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).toContain('Mắt Rồng');
  const reloaded = await vendor.server.inject({ url: place, headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect([reloaded.statusCode, bootOf(reloaded.body)]).toEqual([200, bootOf(page.body)]);
  const again = await vendor.server.inject({ url: address });
  expect(again.statusCode).toBe(401);
  expect(again.body).not.toContain('id="boot"');
});

it('has the secret of a game in no address: a page without the cookie of its session is refused', async () => {
  const first = await openGame('ticket-of-twenty-letters-8');
  const other = await openGame('ticket-of-twenty-letters-9');
  for (const { address, place, session, cookie } of [first, other]) {
    expect(session).toMatch(/^[\w-]{43}$/);
    expect(address + place).not.toContain(session);
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining([`game=${session}`, `Path=${place}`, 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']),
    );
  }
  for (const cookie of ['', `game=${other.session}`, 'game=short', `game=${'x'.repeat(43)}`]) {
    const refused = await vendor.server.inject({ url: first.place, headers: { cookie } });
    expect([refused.statusCode, bootOf(refused.body)]).toEqual([401, null]);
  }
});

it('plays for the holder of the visit and for no one else', async () => {
  const { session: visit } = await openGame('ticket-of-twenty-letters-2');
  const play = (token: string) =>
    vendor.server.inject({
      method: 'POST',
      url: '/api/play',
      headers: { authorization: `Bearer ${token}` },
      payload: { key: 'abcdefgh-12345678', stake: '1000', pick: '' },
    });
  const played = await play(visit);
  expect(played.json()).toMatchObject({ refused: null, rounds: [{ stake: '1000.0000' }] });
  expect((await play('x'.repeat(43))).json()).toEqual({ code: 'VISIT' });
  expect((await vendor.server.inject({ url: '/api/state' })).statusCode).toBe(401);
});

it.each([
  ['an unknown game', { game: { gameCode: 'nothing', vassalage: 'BASALT', category: 'RNG' } }, secret, 'GAME_UNKNOWN'],
  ['real money', { profile: 'real' }, secret, 'GAME_UNKNOWN'],
  ['a stranger’s signature', {}, 'other', 'SIGNATURE'],
  ['an unknown shape', { more: 1 }, secret, 'MALFORMED'],
])('refuses a launch of %s', async (_, more, by, code) => {
  expect((await ask(orderOf('ticket-of-twenty-letters-3', more), by)).json()).toMatchObject({ success: false, code });
});

it.each([
  ['a duplicate key', '"name":{"vi":"a"},"name":{"vi":"b"}'],
  ['a NUL', '"name":{"vi":"a\\u0000"}'],
  ['a lone surrogate', '"name":{"vi":"a\\ud800"}'],
  ['a prototype', '"name":{"vi":"a"},"theme":{"__proto__":{}}'],
])('refuses a signed call with %s', async (_, members) => {
  const { name: _name, theme: _theme, ...order } = orderOf('ticket-of-twenty-letters-7');
  const answer = await askText(`${JSON.stringify(order).slice(0, -1)},${members}}`);
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'MALFORMED' })]);
});

it('makes its own look where the theme of a site is not one', async () => {
  await ask(orderOf('ticket-of-twenty-letters-4', { theme: { seed: 'red;}body{display:none', palettes: 7 } }));
  const page = await vendor.server.inject({ url: '/launch?ticket=ticket-of-twenty-letters-4' });
  expect(page.body).not.toContain('display:none');
  expect(page.body).toContain('--accent-solid:');
});

it('takes no converted type, unknown field or duplicate key, and shows its refusals in no frame', async () => {
  const { session } = await openGame('ticket-of-twenty-letters-6');
  const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
  const play = (payload: string) => vendor.server.inject({ method: 'POST', url: '/api/play', headers, payload });
  const bodies = [
    '{"key":"abcdefgh-12345671","stake":1000,"pick":""}',
    '{"key":"abcdefgh-12345672","stake":"1000","pick":"","more":1}',
    '{"key":"abcdefgh-12345673","stake":"1","stake":"1000","pick":""}',
  ];
  for (const body of bodies) expect((await play(body)).statusCode).toBe(400);
  const refused = await vendor.server.inject({ url: `/game/${'x'.repeat(22)}` });
  expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

it('refuses texts and numbers that the database cannot hold', async () => {
  const { session } = await openGame('ticket-of-twenty-letters-5');
  const headers = { authorization: `Bearer ${session}` };
  const bet = { key: 'abcdefgh-12345679', stake: '1000', number: 1, play: 'x', pick: 'y' };
  const requests = [
    { method: 'POST', url: '/api/play', payload: { key: 'abcdefgh-12345670', stake: '1000', pick: '\0' } },
    { method: 'POST', url: '/api/bets', payload: { bets: [{ ...bet, pick: '\0', play: '\0' }] } },
    { method: 'POST', url: '/api/bets', payload: { bets: [{ ...bet, number: 1e300 }] } },
    { method: 'POST', url: '/api/seen', payload: { rounds: ['\0'] } },
    { method: 'GET', url: '/api/history?before=9999999999999999' },
    { method: 'GET', url: '/api/history?before=%00' },
    { method: 'GET', url: '/api/proof?round=%00' },
    { method: 'GET', url: '/launch?ticket=%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00' },
  ] as const;
  const answers = [];
  for (const request of requests) answers.push((await vendor.server.inject({ ...request, headers })).statusCode);
  expect(answers.filter((status) => status >= 500)).toEqual([]);
});
