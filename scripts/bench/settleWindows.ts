import { sql } from 'drizzle-orm';
import type { WageWindow } from '../../src/domain/contracts/index.ts';
import { betsOf } from '../../src/server/agents/contracts/branch.ts';
import { partsOf } from '../../src/server/agents/contracts/parts.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { createDatabase } from '../../tests/server/postgres.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';

/** Bets of the month, of members who each play in one hour of every day. */
const bets = 10_000_000;
/** Members below the two tops; each has three direct downlines, which makes ten levels of the many. */
const sizes = { many: 100_000, few: 100 } as const;
const tops = { many: 1_000_000_000, few: 2_000_000_000 } as const;
const fan = 3;
const days = 30;
const rounds = 5;
/** The month takes at most this many times what a sum by account of its days takes. */
const mostRatio = 4;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Midnight in a time zone seven hours east of UTC. */
const end = Date.parse('2026-11-20T17:00:00Z');
const [merchant, book] = ['bench', 'play:VND'];

/** A contract that was signed within the first hour of the month. */
const month: WageWindow = { from: end - days * dayMs + 20 * 60_000, until: end };
const windows = {
  'five minutes of bets': [{ from: end - 47 * 60_000, until: end - 42 * 60_000 }],
  hour: [{ from: end - 2 * hourMs, until: end - hourMs }],
  day: [{ from: end - dayMs, until: end }],
  '7 days back': Array.from({ length: 7 }, (_, day) => ({ from: end - (7 - day) * dayMs, until: end - (6 - day) * dayMs })),
  month: [month],
} as const satisfies Record<string, readonly WageWindow[]>;

/**
 * Each kind of window of a branch of a hundred thousand beside one of a hundred, and the month beside a plain sum of the days in it. For
 * a thousand times the members the target is a thousand times the time.
 */
export async function settleWindows(url: string): Promise<Pick<Measured, 'rows' | 'target' | 'met'>> {
  const { db, close } = await openDatabase({ kind: 'postgres', url: await createDatabase(url, 'bench_windows') });
  await fill(db);
  const rows: Measured['rows'][number][] = [];
  for (const [what, of] of Object.entries(windows)) {
    const read = (top: number) => {
      const branch = { merchant, book, downline: String(top) };
      const [window] = of;
      return what.startsWith('five') && window !== undefined ? betsOf(db, branch, window) : partsOf(db, branch, of);
    };
    rows.push({
      what: `${what}, ${sizes.many} members beside ${sizes.few}, ms`,
      ...(await turns(
        () => read(tops.many),
        () => read(tops.few),
      )),
    });
  }
  const plain = {
    what: 'month beside a plain sum by account, ms',
    ...(await turns(
      () => partsOf(db, { merchant, book, downline: String(tops.many) }, windows.month),
      () => plainSum(db),
    )),
  };
  await close();
  const isEach = rows.every(({ ours, baseline }) => baseline !== null && ours <= (baseline * sizes.many) / sizes.few);
  return {
    rows: [...rows, plain],
    target: `no window takes longer by member than one of a branch of ${sizes.few}, a month at most ${mostRatio} times what a sum by account takes`,
    met: isEach && plain.ours <= plain.baseline * mostRatio,
  };
}

async function turns(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, work] of [one, other].entries()) {
      const begun = performance.now();
      await work();
      if (round >= 0) times[index]?.push(performance.now() - begun);
    }
  }
  return { ours: median(times[0]), baseline: median(times[1]) };
}

const plainSum = (db: Db) =>
  db.execute(sql`
    select count(*), sum(bets), sum(valid_bet), sum(house_result)
    from (
      select account, sum(bets) as bets, sum(valid_bet) as valid_bet, sum(house_result) as house_result
      from bet_day where merchant = ${merchant} and book = ${book} and day >= ${iso(month.from)}::timestamptz and day < ${iso(month.until)}::timestamptz
      group by account
    ) each`);

const iso = (moment: number) => new Date(moment).toISOString();

/** Two trees, their sums of a month, and the bets of its last day, straight into the tables. */
async function fill(db: Db) {
  await db.transaction(async (tx) => {
    // Without triggers, which would add up each bet again.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      create temporary table member on commit drop as
      select top + number as id, case when number > 0 then top + (number - 1) / ${fan}::integer end as upline
      from (values (${tops.many}::bigint, ${sizes.many}::integer), (${tops.few}::bigint, ${sizes.few}::integer)) tree (top, size),
        generate_series(0, size) number`);
    await tx.execute(sql`create unique index on member (id)`);
    await tx.execute(sql`analyze member`);
    await tx.execute(sql`
      insert into downline (merchant, ancestor, account, depth, head)
      with recursive above (account, ancestor, depth, head) as (
        select id, upline, 1, id from member where upline is not null
        union all
        select above.account, member.upline, above.depth + 1, above.ancestor from above join member on member.id = above.ancestor
        where member.upline is not null
      )
      select ${merchant}, ancestor::text, account::text, depth, head::text from above`);
    await tx.execute(sql`
      insert into bet_hour (merchant, account, book, hour, bets, valid_bet, house_result)
      select ${merchant}, id::text, ${book}, day + (id * 7919 + extract(epoch from day)::bigint / 86400 * 5) % 24 * interval '1 hour' as hour,
        ${Math.round(bets / days / sizes.many)}::integer, 30000, 1500
      from generate_series(${iso(end - days * dayMs)}::timestamptz, ${iso(end - dayMs)}::timestamptz, interval '1 day') day, member
      order by hour`);
    await tx.execute(sql`
      insert into bet_day (merchant, account, book, day, bets, valid_bet, house_result)
      select merchant, account, book, date_trunc('day', hour, 'UTC'), sum(bets), sum(valid_bet), sum(house_result)
      from bet_hour group by 1, 2, 3, 4 order by 4`);
    await tx.execute(sql`
      insert into bet_block (merchant, account, book, block, bets, valid_bet, house_result)
      select merchant, account, book, date_bin('5 days', day, '1970-01-01Z'), sum(bets), sum(valid_bet), sum(house_result)
      from bet_day group by 1, 2, 3, 4 order by 4`);
    await tx.execute(sql`
      insert into bet (merchant, vendor, id, round_id, account, wallet, book, game_id, category, vassalage, stake, payout, valid_bet, state, placed_at, decided_at)
      select ${merchant}, 'bench', account || '-' || hour || '-' || number, 'round', account, 'main', ${book}, 'bench', 'RNG', 'BENCH', 10000, 9500, 10000,
        'settled', at, at
      from bet_hour, generate_series(1, bets) number, lateral (select hour + number * interval '13 minutes' + account::bigint % 600 * interval '1 second' as at) each
      where hour >= ${iso(end - dayMs)}::timestamptz or hour = ${iso(end - days * dayMs)}::timestamptz`);
  });
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
}
