import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { operatorOf } from '../../../../tests/server/operating.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import type { BroadcastDetail, BroadcastProgress } from '../../../wire/broadcast.ts';
import type { InboxPage } from '../../../wire/inbox.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';
import { inboxMessage } from '../../platform/db/tables/inbox.ts';
import { createBroadcasts } from './index.ts';

let time = noon;
const now = () => time;
let here: Site;
let there: Site;
let operate: Awaited<ReturnType<typeof operatorOf>>;
let members: string[];
beforeAll(async () => {
  const database = await testDatabase();
  here = await openTestServer({ brands: authBrands(), now, database });
  there = await openTestServer({ brands: authBrands(), now, database });
  operate = await operatorOf(here, 'an');
  const names = Array.from({ length: 40 }, (_, index) => `reader${index}`);
  const deps = { db: here.db, now, verification: here.server.services.verification };
  for (const name of names) members = [...(members ?? []), (await addPlayer(deps, name)).id];
  await here.db
    .update(account)
    .set({ language: 'en' })
    .where(inArray(account.id, members.slice(0, 10)));
});
afterAll(() => Promise.all([here.close(), there.close()]));

const texts = {
  title: { vi: 'Bảo trì', en: 'Maintenance' },
  body: { vi: 'Từ 03:00.\nĐến 05:00.', en: 'From 03:00.\nTo 05:00.' },
};
const reason = 'Wrong hours.';
const order = (more: object = {}, requestId: string = randomUUID()) =>
  operate<BroadcastProgress>('POST', 'broadcasts/alpha', { ...texts, segment: { audience: 'all' }, requestId, ...more });
const progress = async (id: string) => (await operate<BroadcastProgress>('GET', `broadcasts/alpha/${id}`)).value;
const receivers = (id: string) =>
  here.db
    .select({ account: inboxMessage.account, language: inboxMessage.language })
    .from(inboxMessage)
    .where(and(eq(inboxMessage.merchant, 'alpha'), eq(inboxMessage.broadcast, id)));
/** The service of a process, with small batches. */
const senderOf = ({ server: { services }, db }: Site, more: Partial<Parameters<typeof createBroadcasts>[0]> = {}) =>
  createBroadcasts({
    db,
    now,
    audit: { note: async () => undefined },
    tenants: services.tenants,
    sendBroadcast: (...given) => services.inbox.sendBroadcast(...given),
    takeBack: (...given) => services.inbox.takeBack(...given),
    batchSize: 7,
    ...more,
  });

it('reaches every member once, whatever dies in the middle, over two processes that send at the same time', async () => {
  const { value: ordered } = await order();
  expect([ordered.state, ordered.sent, ordered.total >= 40]).toEqual(['sending', 0, true]);
  let calls = 0;
  const dying = senderOf(here, {
    sendBroadcast: async (...given) => {
      await here.server.services.inbox.sendBroadcast(...given);
      calls += 1;
      if (calls === 2) throw new Error('The process died before its commit.');
    },
  });
  await expect(dying.send()).rejects.toThrow('died');
  expect(await progress(ordered.id)).toMatchObject({ state: 'sending', sent: 7 });
  expect(await receivers(ordered.id)).toHaveLength(7);

  const senders = [senderOf(here), senderOf(there), senderOf(here), senderOf(there)];
  while ((await progress(ordered.id)).state === 'sending') await Promise.all(senders.map((sender) => sender.sendBatch()));
  const rows = await receivers(ordered.id);
  expect(new Set(rows.map((row) => row.account)).size).toBe(rows.length);
  expect(rows).toHaveLength(ordered.total);
  expect(members.every((id) => rows.some((row) => row.account === id))).toBe(true);
  expect(await progress(ordered.id)).toMatchObject({ state: 'sent', sent: ordered.total, endedAt: noon.toISOString() });
  expect(await senderOf(there).sendBatch()).toBe(false);
});

it('leaves the next one to another process while a batch is under way', async () => {
  const [{ value: first }, { value: second }] = [await order(), await order()];
  const sending: string[] = [];
  const other = senderOf(there, { sendBroadcast: async (_tx, _tenant, { id }) => void sending.push(id) });
  const isFound: boolean[] = [];
  const one = senderOf(here, {
    sendBroadcast: async (_tx, _tenant, { id }) => {
      sending.push(id);
      isFound.push(await other.sendBatch());
    },
  });
  await one.sendBatch();
  expect([isFound, sending.toSorted()]).toEqual([[true], [first.id, second.id].toSorted()]);
  for (const { id } of [first, second]) await operate('POST', `broadcasts/alpha/${id}/stop`, { reason });
});

it('stops in the middle, waits over a restart, and goes on where it was', async () => {
  const { value: ordered } = await order();
  await senderOf(here).sendBatch();
  const stop = () => operate<BroadcastProgress>('POST', `broadcasts/alpha/${ordered.id}/stop`, { reason });
  expect([(await stop()).value, (await stop()).value]).toEqual([
    expect.objectContaining({ state: 'stopped', sent: 7 }),
    expect.objectContaining({ state: 'stopped', sent: 7 }),
  ]);
  // A process that starts finds nothing to do.
  expect(await senderOf(there).sendBatch()).toBe(false);
  const late = await addPlayer({ db: here.db, now: () => time, verification: here.server.services.verification }, 'latecomer');
  time = new Date(noon.getTime() + 60_000);
  await here.db.update(account).set({ createdAt: time }).where(eq(account.id, late.id));
  expect((await operate<BroadcastProgress>('POST', `broadcasts/alpha/${ordered.id}/resume`)).value.state).toBe('sending');
  await there.server.services.broadcasts.send();
  const rows = await receivers(ordered.id);
  expect([rows.length, rows.some((row) => row.account === late.id)]).toEqual([ordered.total, false]);
  expect((await stop()).code).toBe('CONFLICT');
  const noted = await here.db.select().from(securityEvent).where(eq(securityEvent.merchant, 'alpha'));
  const kinds = noted.flatMap(({ kind, details }) => (details['broadcast'] === ordered.id ? [kind] : []));
  expect(kinds.toSorted()).toEqual(['broadcast.ordered', 'broadcast.resumed', 'broadcast.stopped']);
});

it('is taken back from those who have not read it, goes on in another process, and comes to no member twice', async () => {
  const path = (act = '') => `broadcasts/alpha/${ordered.id}${act}`;
  const detail = async () => (await operate<BroadcastDetail>('GET', path())).value;
  const { value: ordered } = await order();
  await senderOf(here).sendBatch();
  const first = await receivers(ordered.id);
  const readers = first.slice(0, 3).map((row) => row.account);
  await here.db
    .update(inboxMessage)
    .set({ readAt: time })
    .where(and(eq(inboxMessage.broadcast, ordered.id), inArray(inboxMessage.account, readers)));
  expect(await detail()).toMatchObject({ sent: 7, read: 3, unread: 4, texts: texts, course: [{ sent: 7 }] });

  expect((await operate('POST', path('/take-back'), { reason })).code).toBe('CONFLICT');
  expect((await operate<BroadcastProgress>('POST', path('/stop'), { reason, takeBack: true })).value).toMatchObject({
    state: 'stopped',
    isTakingBack: true,
  });
  expect((await operate('POST', path('/resume'))).code).toBe('CONFLICT');
  // The process that stopped it dies in the middle of taking it back.
  const dying = senderOf(here, {
    batchSize: 2,
    takeBack: async (...given) => {
      await here.server.services.inbox.takeBack(...given);
      throw new Error('The process died before its commit.');
    },
  });
  await expect(dying.send()).rejects.toThrow('died');
  expect(await receivers(ordered.id)).toHaveLength(7);
  await senderOf(there, { batchSize: 2 }).send();
  expect(await detail()).toMatchObject({ sent: 7, takenBack: 4, isTakingBack: false, read: 3, unread: 0 });
  expect((await receivers(ordered.id)).map((row) => row.account).toSorted()).toEqual(readers.toSorted());

  expect((await operate<BroadcastProgress>('POST', path('/resume'))).value.state).toBe('sending');
  await there.server.services.broadcasts.send();
  const rows = await receivers(ordered.id);
  const lost = first.map((row) => row.account).filter((id) => !readers.includes(id));
  expect(new Set(rows.map((row) => row.account)).size).toBe(rows.length);
  expect(rows).toHaveLength(ordered.total - lost.length);
  expect(rows.some((row) => lost.includes(row.account))).toBe(false);
  expect(await detail()).toMatchObject({ state: 'sent', sent: ordered.total, takenBack: 4 });
  expect((await operate<BroadcastProgress>('POST', path('/take-back'), { reason })).value.isTakingBack).toBe(true);
  await here.server.services.broadcasts.send();
  expect(await detail()).toMatchObject({ takenBack: ordered.total - 3, read: 3, unread: 0, isTakingBack: false });
});

it('is counted before it is ordered, by the same segment', async () => {
  const { value } = await operate('GET', 'broadcasts/alpha/audience?audience=members&language=en&registeredDays=30');
  expect(value).toEqual({ members: 10, onBreak: 0 });
  expect((await operate('GET', 'broadcasts/alpha/audience?audience=trial')).status).toBe(400);
});

it('is in the language of each member, for a segment, unread in the inbox [MEMBER-15]', async () => {
  const { value: english } = await order({ segment: { audience: 'members', language: 'en' } });
  expect(english.total).toBe(10);
  const { value: agents } = await order({ segment: { audience: 'agents' } });
  const { value: all } = await order();
  await here.server.services.broadcasts.send();
  expect((await receivers(english.id)).map((row) => row.account).toSorted()).toEqual(members.slice(0, 10).toSorted());
  expect((await receivers(agents.id)).some((row) => members.includes(row.account))).toBe(false);
  expect((await progress(agents.id)).sent).toBe(agents.total);
  const inboxOf = async (name: string) => {
    const { token } = (await visitor(here, now).login(name, demoPassword)).value;
    const { value } = await visitor(here, now).send<InboxPage>('inbox', undefined, { token });
    return value.messages.filter(({ template }) => template === 'broadcast');
  };
  const [newest] = (await inboxOf('reader0')).filter(({ isRead }) => !isRead);
  expect(newest).toMatchObject({ title: 'Maintenance', text: 'From 03:00.\nTo 05:00.' });
  expect((await inboxOf('reader20'))[0]).toMatchObject({ title: 'Bảo trì', text: 'Từ 03:00.\nĐến 05:00.' });
  expect((await progress(all.id)).state).toBe('sent');
});

it('is ordered once per request, and hostile orders get one clear refusal', async () => {
  const id = randomUUID();
  const both = await Promise.all([order({}, id), order({}, id)]);
  expect(both.map(({ code, value }) => [code, value.id])).toEqual([
    ['OK', id],
    ['OK', id],
  ]);
  expect((await order({ title: { vi: 'Khác' } }, id)).code).toBe('CONFLICT');
  expect((await operate('GET', `broadcasts/alpha/${randomUUID()}`)).code).toBe('NOT_FOUND');
  for (const wrong of [
    { segment: { audience: 'trial' } },
    { title: {} },
    { body: { vi: 'x'.repeat(2_001) } },
    { segment: { audience: 'all', registeredDays: 0 } },
  ]) {
    expect((await order(wrong)).status).toBe(422);
  }
});
