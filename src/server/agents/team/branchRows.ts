import { type SQL, sql } from 'drizzle-orm';
import { addDays, type DayRange } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import type { Cursor } from '../../../wire/records.ts';
import type { Db } from '../../platform/db/index.ts';
import { isBackwards, withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Branch, isWithin } from './branch.ts';

/** Rows of the whole brand that a page looks through first. Among them are a page of every branch with a few per cent of the rows. */
const glance = 1_000;
/** Accounts up to which rows are read account by account. A branch with more of them active in a few days is dense. */
const manyAccounts = 2_000;
/** Days that a time zone is away from another at most. A rollup keeps the day by the time zone that the brand had. */
const zoneDays = 2;

/** Rows of a branch that are shown by their moment. SQL names the columns by their table. */
export interface BranchList {
  readonly table: SQL;
  /** Column of the account. */
  readonly owner: SQL;
  readonly moment: SQL;
  /** Key that orders rows of one moment; unique within a merchant. */
  readonly key: readonly [SQL, SQL];
  /** Conditions that every index of the list has. */
  readonly scope: SQL;
  /** Condition on further columns. */
  readonly filter: SQL | undefined;
  /** Rows beyond a cursor. @throws Failure MALFORMED */
  readonly beyond: (cursor: Cursor) => SQL | undefined;
  /** Condition on rows that the rollup does not count: few, with an index by moment. */
  readonly uncounted: SQL | undefined;
  readonly rollup: {
    readonly table: SQL;
    readonly count: SQL;
    /** Condition on its rows that count for the filter. */
    readonly counts: SQL;
    /** Condition on rows of the queue that are not in the rollup yet. */
    readonly waits: SQL;
  };
}

type Key = readonly [string, string];

/**
 * Finds a page of a branch by its keys, in the order of the cursor. The cost depends neither on the rows of the brand nor on the size
 * of the branch: a branch that has many rows has them among the newest; one that has few has few active accounts, which the rollups
 * find from the top down, and whose rows are then read account by account.
 */
export function createBranchRows({ db }: { readonly db: Db }) {
  return async (
    tenant: Tenant,
    branch: Branch,
    list: BranchList,
    days: DayRange,
    cursor: Cursor,
    limit: number,
  ): Promise<Key[]> => {
    const bounds = [...withinDays(tenant, list.moment, days, cursor), list.beyond(cursor)];
    const newest = await glanceAt(db, branch, list, { bounds, cursor, limit });
    if (newest.isComplete) return newest.keys;
    const counted = await countsOf(db, branch, list, days);
    for (const span of spansOf(tenant, counted, days, cursor, limit)) {
      const active = await activeIn(db, branch, list, span.labels);
      if (active.length > manyAccounts) return readInOrder(db, branch, list, { bounds, cursor, limit });
      const within = [...withinDays(tenant, list.moment, span.days, cursor), list.beyond(cursor)];
      const keys = await readByAccount(db, branch, list, active, { bounds: within, cursor, limit });
      if (keys.length === limit || span.isLast) return keys;
    }
    return [];
  };
}

interface Reading {
  readonly bounds: readonly (SQL | undefined)[];
  readonly cursor: Cursor;
  readonly limit: number;
}

const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  );

const orderOf = (cursor: Cursor, columns: readonly SQL[]) => {
  const direction = isBackwards(cursor) ? sql`asc` : sql`desc`;
  return sql.join(
    columns.map((column) => sql`${column} ${direction}`),
    sql`, `,
  );
};

const placeOf = ({ moment, key }: BranchList) => [moment, ...key];
const placeColumns = [sql`moment`, sql`one`, sql`two`];
const placed = ({ moment, key: [one, two] }: BranchList) => sql`${moment} as moment, ${one} as one, ${two} as two`;

interface KeyRow {
  readonly [column: string]: unknown;
  readonly one: string | null;
  readonly two: string | null;
}

const keysOf = (rows: readonly KeyRow[]): Key[] =>
  rows.flatMap(({ one, two }) => (one === null || two === null ? [] : [[one, two]]));

/** Looks for the page among the first rows of the brand. Complete: there are enough, or no further rows. */
async function glanceAt(db: Db, branch: Branch, list: BranchList, { bounds, cursor, limit }: Reading) {
  const { rows } = await db.execute<KeyRow & { readonly read: number }>(sql`
    with first as materialized (
      select ${placed(list)}, ${list.owner} as owner, ${list.filter ?? sql`true`} as fits
      from ${list.table} where ${all([list.scope, ...bounds])} order by ${orderOf(cursor, placeOf(list))} limit ${glance}
    )
    select read.count as read, found.one::text, found.two::text
    from (select count(*)::integer as count from first) read
    left join (
      select * from first where fits and ${isWithin(branch, sql`first.owner`)} order by ${orderOf(cursor, placeColumns)} limit ${limit}
    ) found on true
    order by ${orderOf(cursor, placeColumns)}`);
  const keys = keysOf(rows);
  return { keys, isComplete: keys.length === limit || (rows[0]?.read ?? 0) < glance };
}

/** Rows of the branch by the day of the rollup. */
async function countsOf(db: Db, { merchant, top, book }: Branch, { rollup }: BranchList, { from, until }: DayRange) {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select day::text, sum(${rollup.count})::integer as count from ${rollup.table}
    where merchant = ${merchant} and account = ${top} and book = ${book} and ${rollup.counts} and day between ${from} and ${until}
    group by day`);
  return rows;
}

interface Span {
  readonly days: DayRange;
  /** Days of the rollup that its rows can have. */
  readonly labels: DayRange;
  readonly isLast: boolean;
}

/** The days that should have enough rows, by the rollup, and then all days; from the cursor on. */
function spansOf(
  { brand: { timeZone } }: Tenant,
  counted: readonly { readonly day: string; readonly count: number }[],
  { from, until }: DayRange,
  cursor: Cursor,
  limit: number,
): Span[] {
  const backwards = isBackwards(cursor);
  const [, time] = /^(\d{1,13})~/.exec(cursor.after ?? cursor.before ?? '') ?? [];
  const start = time === undefined ? null : dayText(new Date(Number(time)), timeZone);
  const whole = {
    from: backwards && start !== null && start > from ? start : from,
    until: !backwards && start !== null && start < until ? start : until,
  };
  const spanOf = (days: DayRange, isLast: boolean): Span => ({
    days,
    labels: { from: addDays(days.from, -zoneDays), until: addDays(days.until, zoneDays) },
    isLast,
  });
  // Rows of the day of the cursor may all be on its other side.
  const beyond = counted.filter(({ day }) => day >= whole.from && day <= whole.until && day !== start);
  let sum = 0;
  for (const { day, count } of beyond.toSorted((one, other) => (one.day < other.day === backwards ? -1 : 1))) {
    sum += count;
    if (sum >= limit)
      return [spanOf(backwards ? { ...whole, until: day } : { ...whole, from: day }, false), spanOf(whole, true)];
  }
  return [spanOf(whole, true)];
}

/**
 * Accounts of the branch that may have rows on these days: whose branch has some by the rollup, from the top down, and those in the
 * queue. At most one more than `manyAccounts`.
 */
async function activeIn(db: Db, branch: Branch, { rollup }: BranchList, { from, until }: Span['labels']): Promise<string[]> {
  const { merchant, top, book } = branch;
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive active (id) as (
      select ${top}::text
      union all
      select child.id from active cross join lateral (
        select below.id from account below
        where below.merchant = ${merchant} and below.upline_id = active.id and (
          select true from ${rollup.table} figure
          where figure.merchant = ${merchant} and figure.account = below.id and figure.book = ${book}
            and figure.day between ${from} and ${until} and ${rollup.counts}
          limit 1
        )
        -- Keeps the database from joining all accounts first.
        offset 0
      ) child
    )
    (select id from active limit ${manyAccounts + 1})
    union
    (
      select distinct account as id from team_change
      where merchant = ${merchant} and book = ${book} and ${rollup.waits} and ${isWithin(branch, sql`team_change.account`)}
      limit ${manyAccounts + 1}
    )`);
  return rows.map(({ id }) => id);
}

/** The first rows of each account, merged, with the first of those that the rollup does not count. */
async function readByAccount(
  db: Db,
  branch: Branch,
  list: BranchList,
  accounts: readonly string[],
  { bounds, cursor, limit }: Reading,
): Promise<Key[]> {
  const rowsOf = (condition: SQL) => sql`
    select ${placed(list)} from ${list.table} where ${all([list.scope, condition, ...bounds, list.filter])}
    order by ${orderOf(cursor, placeOf(list))} limit ${limit}`;
  const uncounted =
    list.uncounted === undefined ? sql`` : sql`union (${rowsOf(all([list.uncounted, isWithin(branch, list.owner)]))})`;
  const { rows } = await db.execute<KeyRow>(sql`
    select one::text, two::text from (
      (
        select own.* from unnest(${sql.param(accounts)}::text[]) as each (id)
        cross join lateral (${rowsOf(sql`${list.owner} = each.id`)}) own
      )
      ${uncounted}
    ) found
    order by ${orderOf(cursor, placeColumns)} limit ${limit}`);
  return keysOf(rows);
}

/** Reads every row in order and leaves out those of other branches, which is right for a branch that has its share of them. */
async function readInOrder(db: Db, branch: Branch, list: BranchList, { bounds, cursor, limit }: Reading): Promise<Key[]> {
  const { rows } = await db.execute<KeyRow>(sql`
    select one::text, two::text from (
      select ${placed(list)} from ${list.table}
      where ${all([list.scope, ...bounds, list.filter, isWithin(branch, list.owner)])}
      order by ${orderOf(cursor, placeOf(list))} limit ${limit}
    ) found
    order by ${orderOf(cursor, placeColumns)}`);
  return keysOf(rows);
}
