import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { addDays } from '../../src/domain/datePresets.ts';
import { dayText } from '../../src/domain/dateText.ts';
import type { Account } from '../../src/server/accounts/account.ts';
import { createOverview } from '../../src/server/agents/overview.ts';
import { createTeam } from '../../src/server/agents/team.ts';
import { createBrandFiles } from '../../src/server/brandFiles/index.ts';
import { type Db, openDatabase } from '../../src/server/db/index.ts';
import { openRegistry } from '../../src/server/registry/brandRegistry.ts';
import type { Tenant } from '../../src/server/registry/tenant.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { brandsFolder } from '../paths.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';

const rounds = 60;
const warmUps = 10;
const mostRatio = 2;
/** Members below the top agent; each has three direct downlines, which makes ten levels of the many. */
const sizes = { many: 100_000, few: 100 } as const;
const fan = 3;
const top = '1000000000';

/** Team overview and tree of the top agent of a hundred thousand members beside one of a hundred, each in its database. */
export async function team(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const many = await open(await createDatabase(postgres.url, 'bench_many'), sizes.many);
    const few = await open(await createDatabase(postgres.url, 'bench_few'), sizes.few);
    const rows: Measured['rows'][number][] = [];
    for (const what of Object.keys(many.reads)) {
      const [ours, baseline]: [number[], number[]] = [[], []];
      for (let round = -warmUps; round < rounds; round += 1) {
        // By turns first, because the first of two finds the processor cold.
        const turns = [
          [many, ours],
          [few, baseline],
        ] as const;
        for (const [{ reads }, times] of round % 2 === 0 ? turns : turns.toReversed()) {
          const begun = performance.now();
          await reads[what]?.();
          if (round >= 0) times.push(performance.now() - begun);
        }
      }
      rows.push({ what, ours: median(ours), baseline: median(baseline) });
    }
    await many.close();
    await few.close();
    return {
      name: 'team',
      rows,
      target: `a page of ${sizes.many} members takes at most ${mostRatio} times as long as one of ${sizes.few}`,
      met: rows.every(({ ours, baseline }) => baseline !== null && ours <= baseline * mostRatio),
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
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'team overview, 30 days, ms': () => overview(tenant, owner, month),
    'tree, direct downlines, ms': () => team.page(tenant, owner, { ...month }),
    'tree, by valid bet, ms': () => team.page(tenant, owner, { ...month, sort: 'validBet' }),
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
      from generate_series(0, ${members}::integer) number`);
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
      where merchant = ${merchant} and (id::bigint + extract(day from day)::integer) % 3 = 0`);
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
  });
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
}
