import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { createInbox } from '../../identity/inbox/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createBroadcasts } from './index.ts';

/** A message to many, over services that are made anew as after a restart, on either database. */

const members = 3_000;
const tenant = { brand: { merchant: 'alpha', languages: { offered: ['vi', 'en'], default: 'vi' } } } as unknown as Tenant;
const by = { id: 'op1' };
const reason = 'Wrong hours.';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
  await database.db.execute(sql`
    insert into account (merchant, id, username, folded_username, nickname, avatar, password_changed_at, type, created_at)
    select 'alpha', (500000000 + n)::text, 'm' || n, 'm' || n, 'm' || n, '', ${noon.toISOString()}::timestamptz, 0,
      ${noon.toISOString()}::timestamptz
    from generate_series(1, ${members}::int) n`);
});
afterAll(() => database.close());

/** The service of a process that has just started. */
function started() {
  const { db } = database;
  const inbox = createInbox({ db, now: () => noon });
  return createBroadcasts({
    db,
    now: () => noon,
    audit: { note: async () => undefined },
    tenants: { all: () => [tenant], byMerchant: () => tenant },
    sendBroadcast: (...given) => inbox.sendBroadcast(...given),
    takeBack: (...given) => inbox.takeBack(...given),
    batchSize: 100,
  });
}

async function inboxes(id: string) {
  const { rows } = await database.db.execute<{ messages: string; accounts: string; read: string }>(sql`
    select count(*) messages, count(distinct account) accounts, count(read_at) read
    from inbox_message where merchant = 'alpha' and broadcast = ${id}::uuid`);
  const { messages, accounts, read } = rows[0] ?? expect.fail('No row.');
  return { messages: Number(messages), accounts: Number(accounts), read: Number(read) };
}

it('goes on after a stop and two restarts to those who did not have it, and leaves what was read where it is', async () => {
  const text = { vi: 'Giờ làm việc', en: 'Opening hours' };
  const order = { title: text, body: text, segment: { audience: 'all' as const }, requestId: randomUUID() };
  const { id, total } = await started().order(tenant, by, order);
  expect(total).toBe(members);
  await started().send();
  expect(await inboxes(id)).toMatchObject({ messages: 2_000, accounts: 2_000 });
  await database.db.execute(sql`
    update inbox_message set read_at = ${noon.toISOString()}::timestamptz where broadcast = ${id}::uuid and account <= '500000150'`);

  await started().stop(tenant, by, id, { reason, takeBack: true });
  await started().send();
  expect(await inboxes(id)).toEqual({ messages: 150, accounts: 150, read: 150 });
  await started().resume(tenant, by, id);
  await started().send();
  expect(await inboxes(id)).toEqual({ messages: 1_150, accounts: 1_150, read: 150 });
  const { rows } = await database.db.execute<{ first: string }>(sql`
    select min(account) first from inbox_message where broadcast = ${id}::uuid and read_at is null`);
  expect(rows[0]?.first).toBe('500002001');
  expect(await started().detail(tenant, id)).toMatchObject({
    state: 'sent',
    sent: members,
    takenBack: 1_850,
    read: 150,
    unread: 1_000,
  });
});
