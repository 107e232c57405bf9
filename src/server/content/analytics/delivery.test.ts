import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, funnelEvent } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createAnalytics } from './index.ts';

/** Tries, delays and answers of the webhook, and the day in which a browser takes an event. */

const secondMs = 1_000;
const dayMs = 86_400_000;
const at = (ms: number) => new Date(noon.getTime() + ms);
const tenant = {
  brand: {
    merchant: 'alpha',
    analytics: { gtagId: 'G-TEST1', webhook: { url: 'https://hooks.example/events', secret: 'env:WEBHOOK_ALPHA__EVENTS' } },
    profile: 'play',
    money: { currency: 'VND' },
  },
} as unknown as Tenant;

let database: Database;
let time = noon;
let status = 204;
let asked: string[] = [];
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  [time, status, asked] = [noon, 204, []];
  for (const table of [account, funnelEvent]) await database.db.delete(table);
});

const analytics = () =>
  createAnalytics({
    db: database.db,
    now: () => time,
    tenants: { all: () => [tenant], byMerchant: () => tenant },
    reportFault: () => undefined,
    shared: { of: () => ['a'.repeat(32)], faultOf: () => null },
    outbound: {
      fetchFor: () => async (address: URL, init: { readonly method?: string }) => {
        asked.push(`${init.method} ${address.href}`);
        return new Response(null, { status });
      },
    },
  });
const event = (more: Partial<typeof funnelEvent.$inferInsert> = {}) =>
  database.db.insert(funnelEvent).values({
    merchant: 'alpha',
    account: '1000000010',
    kind: 'registration',
    at: noon,
    state: 'waiting',
    nextAt: noon,
    ...more,
  });
const stored = async () => (await database.db.select().from(funnelEvent))[0];

it.each([
  [200, 'sent'],
  [299, 'sent'],
  [300, 'failed'],
  [400, 'failed'],
  [408, 'waiting'],
  [425, 'waiting'],
  [429, 'waiting'],
  [499, 'failed'],
  [500, 'waiting'],
  [599, 'waiting'],
])('an event that the webhook answers with %i is %s', async (answer, state) => {
  await event();
  status = answer;
  expect(await analytics().deliver()).toBe(1);
  expect(asked).toEqual(['POST https://hooks.example/events']);
  expect(await stored()).toMatchObject({ state, tries: 1, doneAt: state === 'waiting' ? null : noon });
});

it.each([
  [0, 5],
  [1, 10],
  [9, 2_560],
  [10, 3_600],
  [98, 3_600],
])('after %i failed tries and another the next one is in %i seconds', async (tries, seconds) => {
  await event({ tries });
  status = 503;
  await analytics().deliver();
  expect(await stored()).toMatchObject({ state: 'waiting', nextAt: at(seconds * secondMs) });
});

it('the hundredth try is the last', async () => {
  await event({ tries: 99 });
  status = 503;
  await analytics().deliver();
  expect(await stored()).toMatchObject({ state: 'failed', tries: 100 });
});

it('is due from its moment on, while it waits', async () => {
  const isDue = async () =>
    (await database.db.execute<{ due: boolean }>(sql`select ${analytics().hasDue()} as due`)).rows[0]?.due;
  await event({ nextAt: at(1) });
  await event({ account: '1000000011', state: 'failed' });
  expect([await isDue(), await analytics().deliver()]).toEqual([false, 0]);
  time = at(1);
  expect([await isDue(), await analytics().deliver(), await isDue()]).toEqual([true, 1, false]);
});

it('is taken by a browser for less than a day', async () => {
  const of = async (id: string, createdAt: Date) => {
    const names = { username: id, foldedUsername: id, nickname: id, avatar: '' };
    await database.db.insert(account).values({ merchant: 'alpha', id, ...names, passwordChangedAt: noon, type: 0, createdAt });
    return (await analytics().take(tenant, { merchant: 'alpha', id })).events;
  };
  expect([await of('1000000010', at(1 - dayMs)), await of('1000000011', at(-dayMs))]).toEqual([['registration'], []]);
});
