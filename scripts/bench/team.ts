import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { addDays } from '../../src/domain/datePresets.ts';
import { dayText } from '../../src/domain/dateText.ts';
import { createTeamBets } from '../../src/server/agents/team/bets.ts';
import { createOverview } from '../../src/server/agents/team/overview.ts';
import { createTeamRecords } from '../../src/server/agents/team/records.ts';
import { createTeam } from '../../src/server/agents/team/team.ts';
import type { Account } from '../../src/server/identity/ports/index.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { createBetRecord } from '../../src/server/play/records/bets.ts';
import { createBrandFiles } from '../../src/server/tenants/brandFiles/index.ts';
import { openRegistry } from '../../src/server/tenants/registry/brandRegistry.ts';
import type { Tenant } from '../../src/server/tenants/tenant/index.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { brandsFolder } from '../paths.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';

const rounds = 60;
const warmUps = 10;
const mostRatio = 2;
/** A list of the smaller database is found among the newest thousand rows, one of the larger in up to three steps. */
const mostListRatio = 12;
/** Members below the top agent; each has three direct downlines, which makes ten levels of the many. */
const sizes = { many: 100_000, few: 100 } as const;
const fan = 3;
const top = '1000000000';
/** An agent whose 600 direct members do nothing. */
const idle = '2000000000';
const idleMembers = 600;

/** Pages of agents in a brand of a hundred thousand members, a million bets and half a million records beside one of a hundred members. */
export async function team(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const many = await open(await createDatabase(postgres.url, 'bench_many'), sizes.many);
    const few = await open(await createDatabase(postgres.url, 'bench_few'), sizes.few);
    const rows: Measured['rows'][number][] = [];
    const within: boolean[] = [];
    for (const [what, { ratio }] of Object.entries(many.reads)) {
      const [ours, baseline]: [number[], number[]] = [[], []];
      for (let round = -warmUps; round < rounds; round += 1) {
        // By turns first, because the first of two finds the processor cold.
        const turns = [
          [many, ours],
          [few, baseline],
        ] as const;
        for (const [{ reads }, times] of round % 2 === 0 ? turns : turns.toReversed()) {
          const begun = performance.now();
          await reads[what]?.run();
          if (round >= 0) times.push(performance.now() - begun);
        }
      }
      rows.push({ what, ours: median(ours), baseline: median(baseline) });
      within.push(median(ours) <= median(baseline) * ratio);
    }
    await many.close();
    await few.close();
    return {
      name: 'team',
      rows,
      target: `a page of ${sizes.many} members takes at most ${mostRatio} times the duration of one of ${sizes.few}, a list ${mostListRatio} times`,
      met: within.every(Boolean),
    };
  } finally {
    await postgres.stop();
  }
}

async function open(url: string, members: number) {
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  const now = () => new Date();
  const registry = await openRegistry({
    root: brandsFolder,
    db,
    files: createBrandFiles({ db, now, directory: tmpdir() }),
    now,
    addressing: { only: null, publicHost: null },
    report: () => undefined,
  });
  const [tenant] = registry.all();
  registry.close();
  if (tenant === undefined) throw new Error('There is no brand whose team could be read.');
  const today = dayText(now(), tenant.brand.timeZone);
  const month = { from: addDays(today, -29), until: today };
  await fill(db, tenant, { members, ...month });
  const owner = { id: top, type: 1 } as Account;
  const [overview, team] = [createOverview({ db }), createTeam({ db, now })];
  const vendors = { byId: () => null };
  const bets = createTeamBets({ db, records: { bets: createBetRecord({ db, vendors, reportFault: () => undefined }) } });
  const records = createTeamRecords({ db });
  // Twelve accounts at the lower end of the tree.
  const small = { id: String(Number(top) + Math.floor(members / fan / fan) - 3), type: 1 } as Account;
  const resting = { id: idle, type: 1 } as Account;
  const betting = (of: Account, more: object = {}) => ({
    ratio: mostListRatio,
    run: () => bets.page(tenant, 'en', of, { ...month, ...more }),
  });
  const moved = (of: Account, more: object = {}) => ({
    ratio: mostListRatio,
    run: () => records.page(tenant, of, { ...month, ...more }),
  });
  const midway = `${Date.parse(addDays(today, -15))}~`;
  const page = (run: () => Promise<unknown>) => ({ ratio: mostRatio, run });
  const reads: Readonly<Record<string, { readonly ratio: number; readonly run: () => Promise<unknown> }>> = {
    'team overview, 30 days, ms': page(() => overview(tenant, owner, month)),
    'tree, direct downlines, ms': page(() => team.page(tenant, owner, { ...month })),
    'tree, by valid bet, ms': page(() => team.page(tenant, owner, { ...month, sort: 'validBet' })),
    'betting of the top, ms': betting(owner),
    'betting of the top, one category, an earlier page, ms': betting(owner, { gameType: 'FISH', after: `${midway}demo~m` }),
    'betting of the top, one account, ms': betting(owner, { search: 'bench50' }),
    'betting of the top, one bet, ms': betting(owner, { search: 'b50-15' }),
    'betting of an active agent with twelve accounts, ms': betting(small),
    'betting of an active agent, an earlier page, ms': betting(small, { after: `${midway}demo~m` }),
    'betting of an idle agent with 600 accounts, ms': betting(resting),
    'transactions of the top, ms': moved(owner),
    'transactions of the top, a rare type, ms': moved(owner, { type: 'adjustment' }),
    'transactions of an active agent with twelve accounts, ms': moved(small),
    'transactions of an active agent, the page before, ms': moved(small, { before: `${midway}5~1` }),
    'transactions of an idle agent with 600 accounts, ms': moved(resting),
  };
  return { reads, close };
}

/** Accounts in a tree, and thirty days of figures, straight into the rollups: each member bets on every third day. */
async function fill(
  db: Db,
  { brand }: Tenant,
  { members, from, until }: { readonly members: number; readonly from: string; readonly until: string },
) {
  const [{ merchant }, book] = [brand, `${brand.profile}:${brand.money.currency}`];
  await db.transaction(async (tx) => {
    // Without triggers, which would queue each change.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into account (merchant, id, username, folded_username, nickname, password_changed_at, type, avatar, upline_id, created_at)
      select ${merchant}, (${top}::bigint + number)::text, 'bench' || number, 'bench' || number, '', now(),
        case when number * ${fan}::integer < ${members}::integer then 1 else 0 end, 'a01.svg',
        case when number > 0 then (${top}::bigint + (number - 1) / ${fan}::integer)::text end, ${from}::date
      from generate_series(0, ${members}::integer) number
      union all
      select ${merchant}, (${idle}::bigint + number)::text, 'idle' || number, 'idle' || number, '', now(), 1, 'a01.svg',
        case when number > 0 then ${idle}::text end, ${from}::date
      from generate_series(0, ${idleMembers}::integer) number`);
    await tx.execute(sql`
      insert into downline (merchant, ancestor, account, depth, head)
      with recursive above (account, ancestor, depth, head) as (
        select id, upline_id, 1, id from account where merchant = ${merchant} and upline_id is not null
        union all
        select above.account, account.upline_id, above.depth + 1, above.ancestor
        from above join account on account.merchant = ${merchant} and account.id = above.ancestor
        where account.upline_id is not null
      )
      select ${merchant}, ancestor, account, depth, head from above`);
    await tx.execute(sql`
      insert into team_size (merchant, account, members, agents)
      select merchant, ancestor, count(*), 0 from downline where merchant = ${merchant} group by merchant, ancestor`);
    await tx.execute(sql`
      create temporary table own on commit drop as
      select id as account, day::date as day, (array['RNG', 'LIVE', 'FISH', 'PVP'])[1 + id::bigint % 4] as category
      from account, generate_series(${from}::date, ${until}::date, interval '1 day') day
      where merchant = ${merchant} and id < ${idle} and (id::bigint + extract(day from day)::integer) % 3 = 0`);
    await tx.execute(sql`
      insert into team_day (merchant, account, book, day, category, bets, stake, payout, valid_bet)
      select ${merchant}, branch, ${book}, day, category, count(*), sum(10000), sum(9000), sum(10000)
      from (
        select account as branch, day, category from own
        union all
        select downline.ancestor, own.day, own.category from own
        join downline on downline.merchant = ${merchant} and downline.account = own.account
      ) spread
      group by branch, day, category`);
    await tx.execute(sql`
      insert into team_active (merchant, account, book, day, gap, count)
      select ${merchant}, downline.ancestor, ${book}, spaced.day, spaced.gap, count(*)
      from (
        select account, day, coalesce(day - lag(day) over (partition by account order by day), 93) as gap from own
      ) spaced
      join downline on downline.merchant = ${merchant} and downline.account = spaced.account
      group by downline.ancestor, spaced.day, spaced.gap`);
    // A bet on each active day, one of a hundred cancelled; a record on every second of them, one of a thousand by an operator.
    await tx.execute(sql`
      insert into bet (merchant, vendor, id, round_id, account, wallet, book, game_id, category, vassalage, stake, payout, valid_bet, state, placed_at, decided_at)
      select ${merchant}, 'demo', 'b' || number || '-' || extract(day from day), 'round', account, 'main', ${book}, 'game', category, 'DEMO', 10000,
        case when number % 100 > 0 then 9000 end, case when number % 100 > 0 then 10000 end,
        case when number % 100 > 0 then 'settled' else 'cancelled' end, at, at
      from (
        select *, account::bigint - ${top}::bigint as number, day + (account::bigint * 7919 % 86400) * interval '1 second' as at from own
      ) each`);
    await tx.execute(sql`
      create temporary table moved on commit drop as
      select account as holder, day, (account::bigint * 7919 % 86400) * interval '1 second' as time,
        row_number() over (partition by account order by day) as number,
        case when account::bigint % 1000 = 1 then 'adjustment' when account::bigint % 3 = 0 then 'withdrawal' else 'deposit' end as type
      from own where (account::bigint + extract(day from day)::integer) % 2 = 0`);
    await tx.execute(sql`
      insert into account_record (merchant, holder, book, number, act, kind, type, subject, amount, balance, at, state, ins, outs, received, paid)
      select ${merchant}, holder, ${book}, number, '', 'deposit', type, '', 10000, 0, day + time, 'done', 1, 0, 0, 0 from moved`);
    await tx.execute(sql`
      insert into team_record (merchant, account, book, day, type, count)
      select ${merchant}, branch, ${book}, day, type, count(*)
      from (
        select holder as branch, day, type from moved
        union all
        select downline.ancestor, moved.day, moved.type from moved
        join downline on downline.merchant = ${merchant} and downline.account = moved.holder
      ) spread
      group by branch, day, type`);
  });
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
}
