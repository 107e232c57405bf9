import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { openTeamSite } from '../../../../tests/server/team-kit.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { foldTeams } from './fold.ts';

/** An agent with 2,001 direct members. */
const wide = '610000000';
const members = 2_001;
const days = { from: '2026-07-01', until: '2026-07-20' };

let team: Awaited<ReturnType<typeof openTeamSite>>;
let tenant: Tenant;
/** Another process. */
let other: Database;
beforeAll(async () => {
  const database = await testDatabase();
  [team, other] = [await openTeamSite(database), await openDatabase(database)];
  tenant = team.site.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
  // Without triggers, which would take a minute for thousands of accounts.
  await team.site.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into account (merchant, id, username, folded_username, nickname, password_changed_at, type, avatar, upline_id, created_at)
      select 'alpha', id, 'row' || id, 'row' || id, '', now(), 1, 'a01.svg', case when number > 0 then ${wide}::text end, '2026-01-01'
      from (select number, (${wide}::bigint + number)::text as id from generate_series(0, ${members}::integer) number) each`);
    await tx.execute(sql`
      insert into downline (merchant, ancestor, account, depth, head)
      select merchant, upline_id, id, 1, id from account where merchant = 'alpha' and upline_id = ${wide}`);
  });
});
afterAll(() => Promise.all([team.site.close(), other.close()]));

interface Movements {
  readonly count: number;
  readonly from: string;
  /** Seconds between two of them, into the past. */
  readonly every: number;
  /** Rows of a statement, which adds a change to the queue for each account. */
  readonly perStep?: number;
}

/** `holder` is SQL. */
const record = (first: number, holder: string, { count, from, every, perStep = count }: Movements) =>
  team.site.db.execute(
    sql.raw(`do $$ begin for part in 0..${Math.ceil(count / perStep) - 1} loop
      insert into account_record (merchant, holder, book, number, act, kind, type, subject, amount, balance, at, state, ins, outs, received, paid)
      select 'alpha', ${holder}, 'play:VND', ${first} + number, 'act-' || (${first} + number), 'deposit', 'deposit', '', 1, 0,
        '${from}'::timestamptz - number * interval '${every} seconds', 'done', 1, 0, 0, 0
      from generate_series(part * ${perStep} + 1, (part + 1) * ${perStep}) number;
    end loop; end $$`),
  );

async function listed() {
  const owner = { id: wide, type: 1 } as Account;
  const found: number[] = [];
  for await (const { number } of team.site.server.services.agents.records.all(tenant, owner, days))
    found.push(Number(number.slice(number.indexOf('-') + 1)));
  return found;
}

it('lists the branch while another process folds thousands of changes, of one member or of many [AGENT-10]', async () => {
  // Two of someone else’s between two of the branch: a glance at the newest rows does not fill a page.
  await record(10_000, "'1000000012'", { count: 6_100, from: '2026-07-05T03:00:00Z', every: 1 });
  await foldTeams(team.site.db, tenant);
  const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + 1 + index);
  await other.db.transaction(async (folding) => {
    await folding.execute(sql`select pg_advisory_xact_lock(hashtextextended('teams alpha', 0))`);
    await record(20_000, "'610000001'", { count: 2_100, from: '2026-07-03T00:00:00Z', every: 1, perStep: 1 });
    await record(30_000, '(610000001 + number)::text', { count: 500, from: '2026-07-05T03:00:00Z', every: 3 });
    expect(await listed()).toEqual([...numbers(30_000, 500), ...numbers(20_000, 2_100)]);
    const [count, from] = [members - 501, '2026-07-05T02:35:00Z'];
    await record(40_000, '(610000501 + number)::text', { count, from, every: 3 });
    expect(await listed()).toEqual([...numbers(30_000, 500), ...numbers(40_000, count), ...numbers(20_000, 2_100)]);
  });
});

it('folds all that waits, however many transactions that takes', async () => {
  const waiting = async () =>
    (
      await team.site.db.execute<{ count: number }>(
        sql`select count(*)::integer as count from team_change where merchant = 'alpha'`,
      )
    ).rows[0]?.count;
  expect(await waiting()).toBeGreaterThan(4_000);
  await foldTeams(team.site.db, tenant);
  expect(await waiting()).toBe(0);
});
