import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  authBrands,
  demoPassword,
  newUser,
  type Site,
  shortForm,
  solvedCaptcha,
  visitor,
} from '../../../../tests/server/auth-kit.ts';
import { addBet } from '../../../../tests/server/contract-kit.ts';
import { noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import type { FunnelEvents } from '../../../wire/analytics.ts';
import type { LoginValue } from '../../../wire/auth.ts';
import { signatureOf } from '../../identity/messages/webhook.ts';
import type { Account } from '../../identity/ports/index.ts';
import { account, limitWindow } from '../../platform/db/tables/accounts.ts';
import { funnelEvent } from '../../platform/db/tables/analytics.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { createSharedSecrets } from '../../platform/secrets/sharedSecrets.ts';
import { createAnalytics } from './index.ts';

const minuteMs = 60_000;
const secret = 'a'.repeat(32);
let time = noon;
const now = () => time;
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * minuteMs);
};

const brands = authBrands({
  registration: { ...shortForm, captcha: true },
  analytics: { gtagId: 'G-TEST1', webhook: { url: 'https://hooks.example/events', secret: 'env:WEBHOOK_ALPHA__EVENTS' } },
});
brands.write('beta', smallBrand('beta', { profile: 'play', registration: shortForm }));
/** Two processes on one database. */
let sites: readonly [Site, Site];
let site: Site;
beforeAll(async () => {
  const database = await testDatabase();
  const open = () => openTestServer({ brands, now, database });
  sites = [await open(), await open()];
  site = sites[0];
});
afterAll(async () => {
  await Promise.all(sites.map((each) => each.close()));
  brands.remove();
});

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
let answer: () => number | Promise<number> = () => 204;
let sent: Sent[] = [];
let hasSecret = true;
const analyticsOf = ({ db, tenants }: Site) =>
  createAnalytics({
    db,
    now,
    tenants,
    reportFault: () => undefined,
    shared: createSharedSecrets((name) => (name === 'WEBHOOK_ALPHA__EVENTS' && hasSecret ? secret : null)),
    outbound: {
      fetchFor:
        () =>
        async (_address, { headers, body = '' }) => {
          sent.push({ headers, body: String(body) });
          return new Response(null, { status: await answer() });
        },
    },
  });
const run = async (of: Site = site) => {
  await analyticsOf(of).collect();
  await analyticsOf(of).deliver();
};
const kinds = () => sent.map(({ body }) => (JSON.parse(body) as { event: string }).event);

let names = 0;
async function register() {
  names += 1;
  const username = `funnel${names}`;
  await site.db.delete(limitWindow);
  const picture = await solvedCaptcha(site, time);
  const from = `198.51.${names}.7`;
  const { value, code } = await visitor(site, now).sealed<LoginValue>('register', newUser({ username, ...picture }), {
    from,
  });
  if (code !== 'OK') throw new Error(`The registration was refused: ${code}.`);
  const [row] = await site.db
    .select()
    .from(account)
    .where(and(eq(account.merchant, 'alpha'), eq(account.username, username)));
  if (row === undefined) throw new Error('The account is missing.');
  return { row, from, token: value.token };
}

let orders = 0;
async function deposit({ id }: Account, state: 'credited' | 'failed' = 'credited', endedAt = time) {
  orders += 1;
  const order = {
    merchant: 'alpha',
    id: `order-${orders}`,
    account: id,
    request: `request-${orders}`,
    method: 'bank',
  } as const;
  const sum = { book: 'play:VND', amount: 1n, fee: 0n, createdAt: endedAt, expiresAt: endedAt, endedAt } as const;
  await site.db.insert(depositOrder).values({ ...order, kind: 'bank', provider: 'simulated', state, ...sum });
}

beforeEach(async () => {
  await analyticsOf(site).collect();
  await site.db.update(funnelEvent).set({ state: 'none' });
  later(60);
  sent = [];
  answer = () => 204;
  hasSecret = true;
});

describe('the webhook', () => {
  it('is told once of registration, first deposit and first bet, signed and without personal data [PERM-02]', async () => {
    const { row } = await register();
    await deposit(row, 'failed');
    await run();
    expect(kinds()).toEqual(['registration']);
    await deposit(row);
    await deposit(row);
    await addBet(site, row, { at: time });
    await addBet(site, row, { at: time });
    later(5);
    await run();
    later(5);
    await run(sites[1]);
    expect(kinds().toSorted()).toEqual(['firstBet', 'firstDeposit', 'registration']);

    const [first] = sent;
    const content = JSON.parse(first?.body ?? '') as Record<string, unknown>;
    expect(Object.keys(content)).toEqual(['id', 'event', 'merchant', 'at']);
    expect(first?.body).not.toContain(row.id);
    expect(first?.headers['idempotency-key']).toBe(content['id']);
    const timestamp = first?.headers['livery-timestamp'] ?? '';
    expect(first?.headers['livery-signature']).toBe(`v1=${signatureOf(secret, timestamp, first?.body ?? '')}`);
  });

  it('is told once although two processes collect and send at the same time', async () => {
    const members = [await register(), await register(), await register()];
    await Promise.all(members.map(({ row }) => deposit(row)));
    await Promise.all([run(sites[0]), run(sites[1]), run(sites[0]), run(sites[1])]);
    await run();
    expect(sent.length).toBe(6);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(6);
  });

  it('gets the same event again until it has answered, and never one that it refused', async () => {
    await register();
    answer = () => Promise.reject(new Error('unreachable'));
    await run();
    await run();
    expect(sent.length).toBe(1);
    answer = () => 503;
    later(1);
    await run();
    answer = () => 200;
    later(1);
    await run();
    later(60);
    await run();
    expect(sent.length).toBe(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);

    await register();
    answer = () => 400;
    await run();
    later(60);
    await run();
    expect(sent.length).toBe(4);
  });

  it('waits for its secret, and hears nothing of trial accounts and of what is older than it', async () => {
    hasSecret = false;
    await register();
    await run();
    expect(sent).toEqual([]);
    hasSecret = true;
    later(1);
    await run();
    expect(kinds()).toEqual(['registration']);
    const [old] = await site.db
      .select()
      .from(account)
      .where(and(eq(account.merchant, 'alpha'), eq(account.username, 'demomember')));
    if (old === undefined) throw new Error('The demo member is missing.');
    const before = new Date(noon.getTime() - 24 * 60 * minuteMs);
    await deposit(old, 'credited', before);
    await deposit(old);
    await run();
    expect(kinds()).toEqual(['registration']);
  });
});

describe('the tag of a browser', () => {
  const take = async (token: string) =>
    (await visitor(site, now).send<FunnelEvents>('takeFunnelEvents', undefined, { token })).value.events.toSorted();

  it('takes each event of its own account once, also from two tabs [PERM-02]', async () => {
    const [{ row, token }, other] = [await register(), await register()];
    const both = await Promise.all([take(token), take(token)]);
    expect(both.flat()).toEqual(['registration']);
    await deposit(row);
    await addBet(site, row, { at: time });
    expect(await take(token)).toEqual(['firstBet', 'firstDeposit']);
    expect(await take(token)).toEqual([]);
    later(25 * 60);
    const again = (await visitor(site, now).login(other.row.username, 'Mat-khau-27', { from: other.from })).value.token;
    expect(await take(again)).toEqual([]);
  });

  it('takes nothing as a guest, and at a brand without a tag', async () => {
    expect((await visitor(site, now).send('takeFunnelEvents', undefined)).status).toBe(401);
    const { token } = (await visitor(site, now).login('demomember', demoPassword, { host: 'beta.test' })).value;
    const answered = await visitor(site, now).send('takeFunnelEvents', undefined, { host: 'beta.test', token });
    expect(answered.value).toEqual({ events: [] });
  });
});
