import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, broadcast, playBreak } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createBroadcasts } from './index.ts';

/** Receivers of a message of an operator, their order, and what is noted of it. */

const dayMs = 86_400_000;
const languages = { offered: ['vi', 'en'], default: 'vi' };
const tenantOf = (merchant: string) => ({ brand: { merchant, languages } }) as unknown as Tenant;
const [alpha, beta] = [tenantOf('alpha'), tenantOf('beta')];
const by = { id: 'op1' };
const reason = 'Wrong hours.';

let database: Database;
let time = noon;
let noted: object[] = [];
let sent: string[][] = [];
let taken: (string | number)[][] = [];
let served: readonly Tenant[] = [alpha, beta];
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  [time, noted, sent, taken, served] = [noon, [], [], [], [alpha, beta]];
  for (const table of [account, broadcast]) await database.db.delete(table);
});

const service = (batchSize = 2) =>
  createBroadcasts({
    db: database.db,
    now: () => time,
    audit: {
      note: async (event) => {
        noted.push(event);
      },
    },
    tenants: { all: () => served, byMerchant: (merchant) => served.find(({ brand }) => brand.merchant === merchant) ?? null },
    sendBroadcast: async (_tx, { brand }, { id }, accounts) => {
      sent.push([brand.merchant, id, ...accounts]);
    },
    takeBack: async (_tx, { merchant, id }, limit) => {
      taken.push([merchant, id, limit]);
      return { isLast: taken.length > 1, count: limit };
    },
    batchSize,
  });
const member = (id: string, more: Partial<typeof account.$inferInsert> = {}) =>
  database.db.insert(account).values({
    merchant: 'alpha',
    id,
    username: id,
    foldedUsername: id,
    nickname: id,
    avatar: '',
    passwordChangedAt: noon,
    type: 0,
    createdAt: noon,
    ...more,
  });
const text = { title: { vi: 'Tin', en: 'News' }, body: { vi: 'Chữ', en: 'Text' } };
const order = (segment: object = {}, requestId: string = randomUUID(), tenant = alpha) =>
  service().order(tenant, by, { requestId, ...text, segment: { audience: 'all', ...segment } } as never);
async function reached(segment: object) {
  const { total, id } = await order(segment);
  await service(100).send();
  const [, , ...ids] = sent.find((batch) => batch[1] === id) ?? [];
  expect(total).toBe(ids.length);
  return ids;
}

it('reaches open accounts of the brand that were there at the order, and neither trials nor members on a break', async () => {
  await member('m1');
  await member('m2', { createdAt: new Date(noon.getTime() + 1) });
  await member('m3', { state: 'disabled' });
  await member('m4', { type: accountTypes.trial });
  await member('m5', { merchant: 'beta' });
  await member('m6', { type: accountTypes.agentVariant });
  await member('m7', { createdAt: new Date(0) });
  await member('on-break');
  const time = { startsAt: noon, endsAt: new Date(noon.getTime() + dayMs) };
  await database.db.insert(playBreak).values({ merchant: 'alpha', id: 'b1', account: 'on-break', kind: 'timeOut', ...time });
  expect(await reached({})).toEqual(['m1', 'm6', 'm7']);
  expect(await reached({ audience: 'agents' })).toEqual(['m6']);
  expect(await reached({ audience: 'members' })).toEqual(['m1', 'm7']);
});

it('reaches who reads a language: the default one also who reads none that is offered', async () => {
  await member('m1', { language: 'en' });
  await member('m2', { language: 'vi' });
  await member('m3');
  await member('m4', { language: 'fr' as never });
  expect(await reached({ language: 'en' })).toEqual(['m1']);
  expect(await reached({ language: 'vi' })).toEqual(['m2', 'm3', 'm4']);
  await expect(order({ language: 'fr' })).rejects.toMatchObject({ code: 'VALIDATION', value: { field: 'language' } });
});

it('reaches who registered within some days, to the moment', async () => {
  await member('m1', { createdAt: new Date(noon.getTime() - 3 * dayMs) });
  await member('m2', { createdAt: new Date(noon.getTime() - 3 * dayMs - 1) });
  expect(await reached({ registeredDays: 3 })).toEqual(['m1']);
});

it('is sent batch by batch in the order of the accounts, the first one ordered first, and ends with a short batch', async () => {
  for (const id of ['m3', 'm1', 'm2', 'm4']) await member(id);
  const first = await order();
  time = new Date(noon.getTime() + 1);
  const second = await order({}, undefined, beta);
  expect(first).toEqual({
    id: first.id,
    title: 'Tin',
    segment: { audience: 'all' },
    state: 'sending',
    sent: 0,
    total: 4,
    orderedBy: 'op1',
    orderedAt: noon.toISOString(),
    endedAt: null,
    takenBack: 0,
    isTakingBack: false,
  });
  const step = async () => [await service().sendBatch(), (await service().show(alpha, first.id)).sent];
  expect([await step(), await step()]).toEqual([
    [true, 2],
    [true, 4],
  ]);
  expect((await service().show(alpha, first.id)).state).toBe('sending');
  expect(await step()).toEqual([true, 4]);
  expect(await service().show(alpha, first.id)).toMatchObject({ state: 'sent', endedAt: time.toISOString() });
  expect(sent).toEqual([
    ['alpha', first.id, 'm1', 'm2'],
    ['alpha', first.id, 'm3', 'm4'],
  ]);
  expect((await service().show(beta, second.id)).state).toBe('sending');
  expect([await service().sendBatch(), await service().sendBatch()]).toEqual([true, false]);
  expect(noted[0]).toEqual({
    merchant: 'alpha',
    kind: 'broadcast.ordered',
    details: { operator: 'op1', broadcast: first.id, audience: 'all', members: 4 },
  });
});

it('that was ordered at the same moment as another is sent in the order of their ids', async () => {
  await member('m1');
  const ids = Array.from({ length: 3 }, () => randomUUID()).toSorted();
  for (const id of ids.toReversed()) await order({}, id);
  for (let batch = 0; batch < 3; batch += 1) await service().sendBatch();
  expect(sent.map(([, id]) => id)).toEqual(ids);
  expect((await service().list(alpha)).map(({ id }) => id)).toEqual(ids.toReversed());
});

it('of a brand that is not served waits, and so does the job', async () => {
  await order();
  const isDue = async () =>
    (await database.db.execute<{ due: boolean }>(sql`select ${service().hasDue()} as due`)).rows[0]?.due;
  expect(await isDue()).toBe(true);
  for (const none of [[], [beta]]) {
    served = none;
    expect([await isDue(), await service().sendBatch()]).toEqual([false, false]);
  }
});

it('is one run of twenty batches, so that other work has its turn', async () => {
  for (let index = 0; index < 25; index += 1) await member(`m${100 + index}`);
  const { id } = await order();
  await service(1).send();
  expect((await service().show(alpha, id)).sent).toBe(20);
});

it('is stopped and resumed once, each noted with how far it had come', async () => {
  for (const id of ['m1', 'm2', 'm3']) await member(id);
  const { id } = await order();
  await service().sendBatch();
  noted = [];
  expect(await outcomeOf(service().resume(alpha, by, id))).toBe('done');
  for (let times = 0; times < 2; times += 1) expect((await service().stop(alpha, by, id, { reason })).state).toBe('stopped');
  expect((await service().resume(alpha, by, id)).state).toBe('sending');
  const details = { operator: 'op1', broadcast: id, sent: 2 };
  expect(noted).toEqual([
    { merchant: 'alpha', kind: 'broadcast.stopped', details: { ...details, reason } },
    { merchant: 'alpha', kind: 'broadcast.resumed', details },
  ]);
  await service(100).send();
  const done = service();
  for (const turn of [done.stop(alpha, by, id, { reason }), done.resume(alpha, by, id)])
    await expect(turn).rejects.toMatchObject({ code: 'CONFLICT', value: { state: 'sent' } });
  const ofOther = await Promise.all(
    [
      done.stop(beta, by, id, { reason }),
      done.takeBack(beta, by, id, { reason }),
      done.show(beta, id),
      done.detail(beta, id),
    ].map(outcomeOf),
  );
  expect(new Set(ofOther)).toEqual(new Set(['NOT_FOUND']));
});

it('is taken back in batches once it is stopped or sent, noted once, and does not go on meanwhile', async () => {
  for (const id of ['m1', 'm2', 'm3']) await member(id);
  const { id } = await order();
  await service().sendBatch();
  const process = service();
  await expect(process.takeBack(alpha, by, id, { reason })).rejects.toMatchObject({
    code: 'CONFLICT',
    value: { state: 'sending' },
  });
  noted = [];
  for (let times = 0; times < 2; times += 1)
    expect(await process.stop(alpha, by, id, { reason, takeBack: true })).toMatchObject({
      state: 'stopped',
      isTakingBack: true,
    });
  expect((await process.takeBack(alpha, by, id, { reason })).takenBack).toBe(0);
  await expect(process.resume(alpha, by, id)).rejects.toMatchObject({ code: 'CONFLICT', value: { rule: 'takingBack' } });
  expect(await process.takeBackBatch()).toBe(true);
  expect(await process.show(alpha, id)).toMatchObject({ takenBack: 2, isTakingBack: true });
  expect([await process.takeBackBatch(), await process.takeBackBatch()]).toEqual([true, false]);
  expect(taken).toEqual([
    ['alpha', id, 2],
    ['alpha', id, 2],
  ]);
  expect((await process.resume(alpha, by, id)).state).toBe('sending');
  await service().send();
  expect(await process.show(alpha, id)).toMatchObject({ state: 'sent', sent: 3, takenBack: 4, isTakingBack: false });
  expect(sent.map(([, , ...accounts]) => accounts)).toEqual([['m1', 'm2'], ['m3']]);
  const details = { operator: 'op1', broadcast: id };
  expect(noted).toEqual([
    { merchant: 'alpha', kind: 'broadcast.stopped', details: { ...details, sent: 2, reason } },
    { merchant: 'alpha', kind: 'broadcast.takenBack', details: { ...details, reason } },
    { merchant: 'alpha', kind: 'broadcast.resumed', details: { ...details, sent: 2 } },
  ]);
});

it('counts whom it would reach now, without members on a break', async () => {
  for (const id of ['m1', 'm2', 'm3']) await member(id, { language: 'vi' });
  await member('m4', { language: 'en' });
  await member('x1', { merchant: 'beta' });
  const onBreak = { startsAt: noon, endsAt: new Date(noon.getTime() + dayMs) };
  await database.db.insert(playBreak).values({ merchant: 'alpha', id: 'b2', account: 'm2', kind: 'timeOut', ...onBreak });
  expect(await service().audience(alpha, { audience: 'all' })).toEqual({ members: 3, onBreak: 1 });
  expect(await service().audience(alpha, { audience: 'members', language: 'en' })).toEqual({ members: 1, onBreak: 0 });
  expect(await outcomeOf(service().audience(alpha, { audience: 'all', language: 'fr' as 'en' }))).toBe('VALIDATION');
});

it('is listed latest first, fifty at most, to its brand', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 51; index += 1) {
    time = new Date(noon.getTime() + index);
    ids.unshift((await order()).id);
  }
  expect((await service().list(alpha)).map(({ id }) => id)).toEqual(ids.slice(0, 50));
  expect(await service().list(beta)).toEqual([]);
});

it('with the same request is the one that is there, and a conflict if it says something else', async () => {
  const id = randomUUID();
  await order({ registeredDays: 3, language: 'vi' }, id);
  expect((await order({ language: 'vi', registeredDays: 3 }, id)).id).toBe(id);
  expect(await outcomeOf(order({ language: 'vi', registeredDays: 4 }, id))).toBe('CONFLICT');
  expect(await outcomeOf(order({ language: 'vi' }, id))).toBe('CONFLICT');
  expect(noted).toHaveLength(1);
});
