import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { operatorOf } from '../../../../tests/server/operating.ts';
import type { BroadcastDetail, BroadcastProgress } from '../../../wire/broadcast.ts';

const members = 100_000;
let here: Site;
let there: Site;
beforeAll(async () => {
  const database = await testDatabase();
  here = await openTestServer({ brands: authBrands(), now: () => noon, database });
  there = await openTestServer({ brands: authBrands(), now: () => noon, database });
  // Outside of the segment.
  await here.db.execute(sql`update account set created_at = ${noon.toISOString()}::timestamptz - interval '1 year'`);
  // As those of a migrated database would be, with half of them reading English.
  await here.db.execute(sql`
    insert into account (merchant, id, username, folded_username, nickname, avatar, password_changed_at, type, created_at, language)
    select 'alpha', (500000000 + n)::text, 'mass' || n, 'mass' || n, 'mass' || n, '', ${noon.toISOString()}::timestamptz, 0,
      ${noon.toISOString()}::timestamptz - interval '1 day', case when n % 2 = 0 then 'en' else 'vi' end
    from generate_series(1, ${members}::int) n`);
  // As the database does by itself after so many rows, at some moment.
  await here.db.execute(sql`analyze account`);
});
afterAll(() => Promise.all([here.close(), there.close()]));

it('a broadcast to 100,000 that is stopped in the middle goes on in another process, and no member has it twice', async () => {
  const operate = await operatorOf(here, 'an');
  const { value: ordered } = await operate<BroadcastProgress>('POST', 'broadcasts/alpha', {
    title: { vi: 'Giờ làm việc', en: 'Opening hours' },
    body: { vi: 'Từ 8:00.', en: 'From 8:00.' },
    segment: { audience: 'members', registeredDays: 7 },
    requestId: randomUUID(),
  });
  expect(ordered.total).toBe(members);
  const path = `broadcasts/alpha/${ordered.id}`;
  const detail = async () => (await operate<BroadcastDetail>('GET', path)).value;

  for (let run = 0; run < 5; run += 1) await here.server.services.broadcasts.send();
  const half = (await operate<BroadcastProgress>('POST', `${path}/stop`, { reason: 'Wrong hours.' })).value;
  expect(half).toMatchObject({ state: 'stopped', sent: members / 2 });
  await Promise.all([here, there].map(({ server }) => server.services.broadcasts.send()));
  expect(await detail()).toMatchObject({ sent: members / 2, unread: members / 2 });

  await operate('POST', `${path}/resume`);
  while ((await detail()).state === 'sending') await there.server.services.broadcasts.send();
  const { rows } = await here.db.execute<{ messages: string; accounts: string }>(sql`
    select count(*) messages, count(distinct account) accounts from inbox_message where broadcast = ${ordered.id}::uuid`);
  expect(rows[0]).toEqual({ messages: String(members), accounts: String(members) });
  const half2 = { has: members / 2, read: 0 };
  expect(await detail()).toMatchObject({
    state: 'sent',
    sent: members,
    byLanguage: [
      { language: 'vi', ...half2 },
      { language: 'en', ...half2 },
    ],
  });
});
