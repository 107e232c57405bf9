import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountNamed,
  authBrands,
  demoPassword,
  newUser,
  type Site,
  shortForm,
  visitor,
} from '../../../../tests/server/auth-kit.ts';
import { portOf, talk } from '../../../../tests/server/chat-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { proxyUpstream } from '../../../../tests/server/upstreamProxy.ts';
import { type Builtin, work } from '../../../../tests/server/verification-kit.ts';
import { calls } from '../../../wire/calls.ts';
import type { GamePage } from '../../../wire/catalogue.ts';
import type { LiveEvent } from '../../../wire/live.ts';
import type { PermissionInfo } from '../../../wire/permission.ts';
import type { WalletBalance } from '../../../wire/wallet.ts';
import { account, session } from '../../platform/db/tables/accounts.ts';
import { game } from '../../platform/db/tables/content.ts';

const operatorToken = 'a-token-of-this-installation-0123456789';
let time = noon;
const now = () => time;
const chat = { enabled: true, rooms: [{ id: 'general', name: { vi: 'Chung', en: 'General' } }] };
let upstream: Site;
let between: Awaited<ReturnType<typeof proxyUpstream>>;
let front: Site;
/** The same with a short timeout. */
let hasty: Site;
let person: ReturnType<typeof visitor>;

const openFront = (timeoutMs: number) =>
  openTestServer({
    brands: authBrands({ chat, status: { blockedRegions: ['KH'] } }),
    now,
    settings: {
      operatorToken,
      upstream: { url: between.url, timeoutMs },
      countryHeader: 'x-country',
      trustProxy: '127.0.0.1',
      gamesOrigin: null,
    },
  });

beforeAll(async () => {
  upstream = await openTestServer({
    brands: authBrands({ chat, registration: { ...shortForm, terms: { minAge: 21 } } }),
    now,
    settings: { trustProxy: '127.0.0.1', forwardedHost: true, countryHeader: 'x-country' },
  });
  expect(upstream.reported).toEqual([]);
  await upstream.server.listen({ port: 0, host: '127.0.0.1' });
  between = await proxyUpstream(() => portOf(upstream));
  [front, hasty] = await Promise.all([openFront(60_000), openFront(300)]);
  await front.server.listen({ port: 0, host: '127.0.0.1' });
  person = visitor(front, now);
});
afterAll(async () => {
  await Promise.all([front.close(), hasty.close()]);
  await between.close();
  await upstream.close();
});
beforeEach(() => {
  between.seen.length = 0;
  front.lines.length = 0;
});
afterEach(async () => {
  between.behave('answer');
  time = new Date(time.getTime() + 60_000);
});

const memberToken = async () => (await person.login('demomember', demoPassword)).value.token;
const shapeFaults = () =>
  front.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ pointer }) => pointer !== undefined);

describe('a site before a second Livery as upstream [SERVE-05]', () => {
  it('signs in, reads and moves money, and signs out by the upstream, which has every row', async () => {
    const token = await memberToken();
    const balance = await person.send<WalletBalance>('balance', undefined, { token });
    expect(balance).toMatchObject({ status: 200, code: 'OK' });
    const move = { from: 'main', to: 'vendor:HSLOT', amount: '25', requestId: 'request-upstream-1' };
    const [first] = (await person.send<{ vendors: { vassalage: string }[] }[]>('publicVendors', undefined)).value;
    const vendor = `vendor:${first?.vendors[0]?.vassalage}`;
    const moved = await person.send('walletTransfer', { ...move, to: vendor }, { token });
    expect(moved).toMatchObject({ status: 200, value: { to: vendor, amount: '25.0000' } });
    expect((await person.send('walletTransfer', { ...move, to: vendor }, { token })).value).toEqual(moved.value);
    expect(await person.send('logout', undefined, { token })).toMatchObject({ code: 'OK' });
    expect(await person.send('balance', undefined, { token })).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' });
    expect(await front.db.select().from(account)).toEqual([]);
    expect(await front.db.select().from(session)).toEqual([]);
    expect(await front.db.select().from(game)).toEqual([]);
  });

  it('does not open what the manifest closes: a region that only the brand blocks stays blocked', async () => {
    const closed = async (country: string) => {
      const sender = { headers: { 'x-country': country } };
      const { value: theirs } = await visitor(upstream, now).send<PermissionInfo>(
        'permission',
        undefined,
        sender,
        '?url=alpha.test',
      );
      const { value } = await person.send<PermissionInfo>('permission', undefined, sender, '?url=alpha.test');
      return [theirs.regionRestriction, value.regionRestriction];
    };
    expect([await closed('KH'), await closed('VN')]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('leaves it to the upstream whether an act needs a re-authentication', async () => {
    const token = await memberToken();
    between.seen.length = 0;
    const refused = await person.send('endOtherSessions', { stepUp: 'x'.repeat(43) }, { token });
    expect(refused).toMatchObject({ status: 403, code: 'STEP_UP', value: { act: 'sessions' } });
    expect(between.seen.map(({ url }) => url)).toEqual([calls.endOtherSessions.path]);
  });

  it('registers an account by the rules of the upstream, in the language of the visitor', async () => {
    const rules = await person.send<PermissionInfo>('permission', undefined, {}, '?url=alpha.test');
    expect(rules.value.registerRules.terms.minAge).toBe(21);
    expect(front.tenants.byMerchant('alpha')?.brand.registration.terms.minAge).toBe(18);
    const challenge = work((await person.send<Builtin>('challenge', undefined)).value);
    const user = newUser({ username: 'upstreamer1', terms: { version: '1', age: 21 }, challenge });
    expect(await person.sealed('register', user)).toMatchObject({ status: 200, code: 'OK' });
    const [row] = await upstream.db.select().from(account).where(eq(account.username, 'upstreamer1'));
    expect(row?.merchant).toBe('alpha');
    const wrong = { headers: { language: 'EN' } };
    expect(await person.login('upstreamer1', 'Wrong-2026', wrong)).toMatchObject({ status: 401, success: false });
    expect((await person.login('upstreamer1', 'Wrong-2026', wrong)).message).toMatch(/password|name/i);
  });

  it('passes the token, language, address and country of the visitor on, and neither cookies nor hop-by-hop headers', async () => {
    const headers = {
      cookie: 'lang=en; other=1',
      language: 'EN',
      'x-country': 'VN',
      'x-forwarded-for': '203.0.113.9',
      'proxy-authorization': 'Basic secret',
      'x-operator': 'yes',
      te: 'trailers',
    };
    const token = await memberToken();
    between.seen.length = 0;
    await person.send('memberInfo', undefined, { token, headers });
    const [sent] = between.seen;
    expect(sent?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      language: 'EN',
      'x-country': 'VN',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'alpha.test',
      'x-forwarded-proto': 'https',
      host: new URL(between.url).host,
    });
    expect(sent?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    for (const name of ['cookie', 'proxy-authorization', 'x-operator', 'te']) expect(sent?.headers[name]).toBeUndefined();
  });

  it('refuses what the contract does not allow without asking the upstream, and repeats its refusals with their Retry-After', async () => {
    expect(await person.send('walletTransfer', { from: 'main' }, { token: 'x'.repeat(43) })).toMatchObject({
      code: 'VALIDATION',
    });
    expect(await person.send('balance', undefined)).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' });
    expect(between.seen).toEqual([]);
    const body = JSON.stringify({ success: false, message: 'Chờ một lát.', value: null, code: 'RATE_LIMIT' });
    between.behave({ status: 429, body, headers: { 'retry-after': '17', 'set-cookie': 'a=b', server: 'other' } });
    const answer = await front.get('alpha.test', calls.publicVendors.path);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '17']);
    expect(answer.json()).toMatchObject({ code: 'RATE_LIMIT', message: 'Chờ một lát.' });
    expect([answer.headers['set-cookie'], answer.headers['server']]).toEqual([undefined, undefined]);
  });

  it('answers one clear failure for a wrong shape, and logs the call and the pointer, never what was there', async () => {
    const envelope = { success: true, message: '', code: 'OK' };
    const cases: [string, string, string][] = [
      [JSON.stringify({ ...envelope, value: [{ gameCategory: 'RNG', vendors: 'secret-value' }] }), '/value/0/vendors', 'type'],
      [JSON.stringify({ ...envelope, value: null }), '/value', 'type'],
      ['{"success":true', '', 'json'],
      ['[]', '', 'json'],
      [JSON.stringify({ success: false, message: 'no code' }), '/code', 'envelope'],
    ];
    for (const [body, pointer, rule] of cases) {
      front.lines.length = 0;
      between.behave({ status: 200, body });
      const answer = await person.send('publicVendors', undefined);
      expect(answer).toMatchObject({ status: 503, success: false, code: 'UNAVAILABLE', value: null });
      expect(shapeFaults()).toMatchObject([{ call: 'publicVendors', pointer, rule }]);
      expect(front.lines.join('')).not.toContain('secret-value');
    }
  });

  it('leaves out what a newer back office says more', async () => {
    const [real] = (await person.send<object[]>('publicVendors', undefined)).value;
    const body = { success: true, message: '', code: 'OK', value: [{ ...real, internal: 'note' }], trace: 'x' };
    between.behave({ status: 200, body: JSON.stringify(body) });
    const answer = await person.send('publicVendors', undefined);
    expect(answer).toMatchObject({ status: 200, value: [real] });
    expect(answer.text).not.toMatch(/internal|trace/);
  });

  it('is off for what belongs to the embedded mode: vendors, payments and acts on members', async () => {
    const posted = (url: string) => front.server.inject({ method: 'POST', url, headers: { host: 'alpha.test' }, payload: {} });
    const answers = await Promise.all(
      ['/seamless/v1/alpha/bet', '/payments/callback/x', '/studio/api/desk/members/alpha/x/adjust', '/vendors/command/x'].map(
        posted,
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode >= 400 && statusCode < 500)).toEqual([true, true, true, true]);
  });
});

describe('an upstream that fails [SERVE-05]', () => {
  it('is asked a read again when its connection breaks, and a write never', async () => {
    const token = await memberToken();
    between.seen.length = 0;
    between.behave('breakOnce');
    expect(await person.send('balance', undefined, { token })).toMatchObject({ status: 200 });
    expect(between.seen.map(({ method }) => method)).toEqual(['GET', 'GET']);
    between.seen.length = 0;
    between.behave('break');
    const move = { from: 'main', to: 'vendor:HSLOT', amount: '1', requestId: 'request-upstream-2' };
    expect(await person.send('walletTransfer', move, { token })).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(between.seen.map(({ method }) => method)).toEqual(['POST']);
    between.behave('page');
    expect(await person.send('walletTransfer', move, { token })).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    between.behave('answer');
    expect(await person.send('balance', undefined, { token })).toMatchObject({ status: 200 });
  });

  it('whose one call hangs is asked for every other one [SERVE-05]', async () => {
    const asked = visitor(hasty, now);
    const hung = { path: calls.jwks.path };
    between.behave(({ path }) => (path.endsWith(hung.path) ? 'hang' : 'answer'));
    for (let call = 0; call < 8; call += 1) expect((await asked.send('jwks', undefined)).status).toBe(503);
    expect((await asked.send('publicVendors', undefined)).status).toBe(200);
    expect(between.seen.filter(({ url }) => url.endsWith(hung.path)).length).toBe(5);
    expect((await hasty.get('alpha.test', '/readyz')).json()).toMatchObject({ status: 'ready', upstream: 'partly' });
    between.behave({ status: 200, body: JSON.stringify({ success: true, message: '', code: 'OK', value: { keys: [] } }) });
    await expect.poll(async () => (await asked.send('jwks', undefined)).status, { timeout: 20_000 }).toBe(200);
  });

  it('that hangs fails its calls in time, is left alone after some, and is used again once it answers', async () => {
    const asked = visitor(hasty, now);
    between.behave('hang');
    const answers = [];
    for (let call = 0; call < 8; call += 1) answers.push(await asked.send('jwks', undefined));
    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 UNAVAILABLE']));
    expect(between.seen.length).toBe(5);
    const left = await hasty.get('alpha.test', calls.jwks.path);
    expect([left.statusCode, left.headers['retry-after']]).toEqual([503, '1']);
    expect((await hasty.get('alpha.test', '/readyz')).json()).toMatchObject({ status: 'ready', upstream: 'partly' });
    for (const other of ['hotGames', 'availablePromotions'] as const) await asked.send(other, undefined);
    for (let call = 0; call < 5; call += 1) await asked.send('publicVendors', undefined);
    expect((await hasty.get('alpha.test', '/readyz')).json()).toMatchObject({ status: 'ready', upstream: 'away' });
    between.behave({ status: 200, body: JSON.stringify({ success: true, message: '', code: 'OK', value: { keys: [] } }) });
    await expect.poll(async () => (await asked.send('jwks', undefined)).status).toBe(200);
    expect((await hasty.get('alpha.test', '/readyz')).json()).toMatchObject({ upstream: 'answering' });
    const figures = await hasty.get('localhost', '/metrics', { authorization: `Bearer ${operatorToken}` });
    expect(figures.body).toContain('livery_upstream_requests_total{call="jwks",outcome="timeout"} ');
    expect(figures.body).toContain('livery_upstream_requests_total{call="jwks",outcome="open"} ');
  });

  it('that is dead costs pages nothing they had, and pages come without what they never had', async () => {
    const boots = () => front.drawn.length;
    const dataOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { queries: object };
    let warm = await front.get('alpha.test', '/index');
    // A page does not wait long for a slow answer, and has it the next time.
    await expect
      .poll(async () => {
        warm = await front.get('alpha.test', '/index');
        return Object.keys(dataOf(warm.body).queries);
      })
      .toEqual(expect.arrayContaining(['catalogue', 'live', 'notices']));
    await between.takeAway();
    time = new Date(time.getTime() + 60_000);
    const before = boots();
    const cold = await front.get('alpha.test', '/index');
    expect(boots()).toBe(before + 1);
    expect(dataOf(cold.body).queries).toEqual(dataOf(warm.body).queries);
    const other = await front.get('beta.test', '/index');
    expect(other.statusCode).toBe(200);
    expect(Object.keys(dataOf(other.body).queries)).toEqual(expect.not.arrayContaining(['catalogue', 'notices']));
    expect(await person.send('publicVendors', undefined)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    await between.bringBack();
    time = new Date(time.getTime() + 60_000);
    await expect.poll(async () => (await person.send('publicVendors', undefined)).status).toBe(200);
    const back = await front.get('beta.test', '/index');
    expect(dataOf(back.body).queries).toHaveProperty('catalogue');
  });
});

describe('what an upstream answers besides envelopes [SERVE-05]', () => {
  it('passes files on as they are, and the refusal of one', async () => {
    const token = await memberToken();
    const file = await front.get('alpha.test', calls.bettingRecordFile.path, { authorization: `Bearer ${token}` });
    const own = await upstream.get('alpha.test', calls.bettingRecordFile.path, { authorization: `Bearer ${token}` });
    expect(file.body).toBe(own.body);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': own.headers['content-disposition'],
    });
    const refused = await front.get('alpha.test', calls.bettingRecordFile.path, { authorization: `Bearer ${'x'.repeat(43)}` });
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'AUTH_REQUIRED' }]);
  });

  it('passes live events on while they happen', async () => {
    const token = await memberToken();
    const headers = { host: 'alpha.test', authorization: `Bearer ${token}` };
    const request = get({ port: portOf(front), host: '127.0.0.1', path: calls.liveStream.path, headers, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = eventsOf(answer);
    expect((await events.next()).value).toMatchObject({ topic: 'state' });
    const { id } = await accountNamed(upstream, 'demomember');
    upstream.live.touch('alpha', id, 'balance');
    expect((await events.next()).value).toMatchObject({ topic: 'balance' });
    request.destroy();
  });

  it('joins the chat room of the upstream', async () => {
    const talker = await talk(portOf(front), { token: await memberToken() });
    expect(await talker.enter()).toMatchObject({ kind: 'entered', right: 'write' });
    const stored = await talker.post('xin chào');
    expect(stored).toMatchObject({ kind: 'stored' });
    talker.socket.close();
    await talker.closed;
    await expect(talk(portOf(front), { origin: 'https://evil.test' })).rejects.toThrow(/403/);
  });

  it('shows the pictures that its answers name by path', async () => {
    const { value } = await person.send<GamePage>('publicCatalogue', undefined, {}, '?gameType=RNG&pageNum=1&pageSize=24');
    const { base, widths } = value.games[0]?.picture ?? expect.fail('No game.');
    between.seen.length = 0;
    const missing = await front.get('alpha.test', base.replace(/\/[^/]+\/([^/]+)$/, '/0000000000/$1') + `-${widths[0]}.webp`);
    expect([missing.statusCode, between.seen.length]).toEqual([404, 1]);
    expect((await front.get('alpha.test', `${base}-${widths[0]}.webp`)).headers['content-type']).toBe('image/webp');
    const avatar = await front.get('alpha.test', '/avatars/alpha/avatar-1.svg');
    expect([avatar.statusCode, avatar.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });
});

async function* eventsOf(answer: IncomingMessage): AsyncGenerator<LiveEvent, void, void> {
  let text = '';
  for await (const chunk of answer) {
    text += String(chunk);
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice('data: '.length)) as LiveEvent;
  }
}
