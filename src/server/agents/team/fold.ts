import type { Db } from '../../platform/db/index.ts';
import { inTransaction, run } from '../../platform/db/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** Changes that one transaction folds: few enough that a reader who waits for it does not notice. */
const batch = 2_000;

const lock = { name: 'team-lock', text: `select pg_advisory_xact_lock(hashtextextended('teams ' || $1, 0))` };
const tryLock = {
  name: 'team-try-lock',
  text: `select pg_try_advisory_xact_lock(hashtextextended('teams ' || $1, 0)) as taken`,
};

const sums = ['bets', 'stake', 'payout', 'valid_bet', 'deposits', 'withdrawals', 'bonus', 'cashback', 'members'];
const summed = sums.map((column) => `sum(${column})`).join(', ');
const added = sums.map((column) => `${column} = known.${column} + excluded.${column}`).join(', ');

/**
 * Adds changes of merchant `$1` to the rollups of branches and of the brand, whose account is empty; days are in time zone `$2`. Rows:
 * accounts that were active on a new day.
 */
const fold = {
  name: 'team-fold',
  text: `with taken as (
      delete from team_change where merchant = $1 and id in (select id from team_change where merchant = $1 limit ${batch})
      returning *
    ), dated as (
      select account, reach, book, coalesce(day, (at at time zone $2)::date) as day, category, ${sums.join(', ')}, agents, records, type
      from taken
    ), spread as (
      select account as branch, dated.* from dated
      union all
      select downline.ancestor, dated.* from dated
      join downline on downline.merchant = $1 and downline.account = dated.account where dated.reach = 'all'
      union all
      select '', dated.* from dated where reach = 'all'
    ), days as (
      insert into team_day as known (merchant, account, book, day, category, ${sums.join(', ')})
      select $1, branch, book, day, category, ${summed} from spread where (${sums.join(', ')}) <> (${sums.map(() => 0).join(', ')})
      group by branch, book, day, category
      on conflict (merchant, account, book, day, category) do update set ${added}
    ), sizes as (
      insert into team_size as known (merchant, account, members, agents)
      select $1, branch, sum(members), sum(agents) from spread where members <> 0 or agents <> 0 group by branch
      on conflict (merchant, account) do update set members = known.members + excluded.members, agents = known.agents + excluded.agents
    ), recorded as (
      insert into team_record as known (merchant, account, book, day, type, count)
      select $1, branch, book, day, type, sum(records) from spread where records <> 0 and branch <> '' group by branch, book, day, type
      on conflict (merchant, account, book, day, type) do update set count = known.count + excluded.count
    ), played as (
      insert into active_day (merchant, account, book, day)
      select distinct $1, account, book, day from dated where bets > 0 and reach = 'all'
      on conflict do nothing returning account, book, day
    )
    select (select count(*)::integer from taken) as count, played.account, played.book, played.day::text
    from (select 1) as one left join (select account, book, min(day) as day from played group by account, book) played on true`,
};

/** Counts new active days: `$2` accounts, `$3` their books, `$4` the first new day of each. */
const countActive = {
  name: 'team-count-active',
  text: `with fresh as (
      select account, book, since, (
        select max(day) from active_day former
        where former.merchant = $1 and former.account = fresh.account and former.book = fresh.book and former.day < fresh.since
      ) as former
      from unnest($2::text[], $3::text[], $4::date[]) as fresh (account, book, since)
    ), counted as (
      select active.account, active.book, active.day, active.gap as known,
        active.day - lag(active.day) over (partition by active.account, active.book order by active.day) as days
      from active_day active
      join fresh on fresh.account = active.account and fresh.book = active.book and active.day >= coalesce(fresh.former, fresh.since)
      where active.merchant = $1
    ), changed as (
      select account, book, day, known, case when days is null then coalesce(known, 93) else least(days, 93) end::smallint as gap
      from counted
    ), written as (
      update active_day set gap = changed.gap from changed
      where active_day.merchant = $1 and active_day.account = changed.account and active_day.book = changed.book
        and active_day.day = changed.day and changed.gap is distinct from changed.known
    ), moved as (
      select account, book, day, gap, 1 as count from changed where gap is distinct from known
      union all select account, book, day, known, -1 from changed where known is not null and gap <> known
    )
    insert into team_active as present (merchant, account, book, day, gap, count)
    select $1, above.ancestor, moved.book, moved.day, moved.gap, sum(moved.count)
    from moved cross join lateral (
      select ancestor from downline where downline.merchant = $1 and downline.account = moved.account union all select ''
    ) above
    group by above.ancestor, moved.book, moved.day, moved.gap having sum(moved.count) <> 0
    on conflict (merchant, account, book, day, gap) do update set count = present.count + excluded.count`,
};

interface Folded {
  readonly count: number;
  readonly account: string | null;
  readonly book: string | null;
  readonly day: string | null;
}

/**
 * Adds what is in the queue of a tenant to its rollups. Whatever is read afterwards includes every change that was committed before,
 * except what another process is folding at that moment.
 * @param waits Whether to wait for another process that folds.
 */
export async function foldTeams(db: Db, { brand: { merchant, timeZone } }: Tenant, waits = false): Promise<void> {
  while (await hasChanges(db, merchant)) {
    const folded = await inTransaction<number, Folded>(db, async (tx) => {
      if (waits) await run(tx, lock, [merchant]);
      else if (!(await isTaken(tx, merchant))) return { queries: [], resultOf: () => 0 };
      const rows = await run<Folded>(tx, fold, [merchant, timeZone]);
      const fresh = rows.flatMap(({ account, book, day }) => (account === null ? [] : [{ account, book, day }]));
      const values = [
        merchant,
        fresh.map(({ account }) => account),
        fresh.map(({ book }) => book),
        fresh.map(({ day }) => day),
      ];
      return {
        queries: fresh.length === 0 ? [] : [{ ...countActive, values }],
        resultOf: () => rows[0]?.count ?? 0,
      };
    });
    if (folded === 0) return;
  }
}

const isTaken = async (tx: Parameters<typeof run>[0], merchant: string) =>
  (await run<{ taken: boolean }>(tx, tryLock, [merchant]))[0]?.taken === true;

const waiting = { name: 'team-waiting', text: `select exists (select from team_change where merchant = $1) as waits` };

const hasChanges = async (db: Db, merchant: string) =>
  (await run<{ waits: boolean }>(db, waiting, [merchant]))[0]?.waits === true;
