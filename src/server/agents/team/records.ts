import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type RecordType, recordNumber } from '../../../domain/accountRecord.ts';
import type { TeamRecordFilter, TeamRecordPage, TeamRecordQuery, TeamRecordRow } from '../../../wire/agents.ts';
import type { Cursor } from '../../../wire/records.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountRecord } from '../../platform/db/tables/index.ts';
import { beyondPlace, exportBatch, isBackwards, pageSize, sliceOf, withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { amountText, type Branch, branchOf, comparedPeriods } from './branch.ts';
import { type BranchList, createBranchRows } from './branchRows.ts';
import { foldTeams } from './fold.ts';
import { namedIn, ownersOf } from './people.ts';

type Movement = typeof accountRecord.$inferSelect;

/** Movements of main wallets of a branch outside of games [AGENT-10], the caller's among them. */
export function createTeamRecords({ db }: { readonly db: Db }) {
  const keysOf = createBranchRows({ db });

  async function sumsOf(tenant: Tenant, { merchant, top, book }: Branch, query: TeamRecordQuery) {
    const { from, until } = query;
    const [{ rows }, [own]] = await Promise.all([
      db.execute<Record<'deposits' | 'withdrawals' | 'bonus' | 'cashback', string>>(sql`
        select coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals,
          coalesce(sum(bonus), 0)::text as bonus, coalesce(sum(cashback), 0)::text as cashback
        from team_day
        where merchant = ${merchant} and account = ${top} and book = ${book} and day between ${from} and ${until} and category = ''`),
      db
        .select({ amount: sql<string>`coalesce(sum(${accountRecord.amount}), 0)::text`, count: sql<number>`count(*)::integer` })
        .from(accountRecord)
        .where(
          and(
            eq(accountRecord.merchant, merchant),
            eq(accountRecord.holder, top),
            eq(accountRecord.book, book),
            eq(accountRecord.type, 'pass'),
            ...withinDays(tenant, sql`${accountRecord.at}`, query),
          ),
        ),
    ]);
    const { deposits = '0', withdrawals = '0', bonus = '0', cashback = '0' } = rows[0] ?? {};
    return {
      deposits: amountText(deposits),
      withdrawals: amountText(withdrawals),
      bonus: amountText(bonus),
      cashback: amountText(cashback),
      transfers: { amount: amountText(own?.amount ?? '0'), count: own?.count ?? 0 },
    };
  }

  /** Movements of the filter from a cursor on, in its order: of the branch, or of the account that the filter names. */
  async function finderOf(tenant: Tenant, branch: Branch, { from, until, search, type }: TeamRecordFilter) {
    const named = search === undefined ? null : await namedIn(db, branch, search);
    const scope = and(eq(accountRecord.merchant, branch.merchant), eq(accountRecord.book, branch.book)) as SQL;
    const ofType = type === undefined ? undefined : eq(accountRecord.type, type);
    const ofNamed = (cursor: Cursor) =>
      and(
        scope,
        named === null ? sql`false` : eq(accountRecord.holder, named.id),
        ...withinDays(tenant, sql`${accountRecord.at}`, { from, until }, cursor),
        ofType,
      );
    return {
      find: async (cursor: Cursor, limit: number) => {
        if (search !== undefined) return read(and(ofNamed(cursor), beyond(cursor)), cursor, limit);
        const list = { ...listOf(type), scope, filter: ofType };
        const keys = await keysOf(tenant, branch, list, { from, until }, cursor, limit);
        const [holders, numbers] = [keys.map(([holder]) => holder), keys.map(([, number]) => Number(number))];
        const isFound = sql`(${accountRecord.holder}, ${accountRecord.number}) in (
          select * from unnest(${sql.param(holders)}::text[], ${sql.param(numbers)}::integer[]))`;
        return keys.length === 0 ? [] : read(and(scope, isFound), cursor, limit);
      },
      count: async () => {
        if (search !== undefined) return db.$count(accountRecord, ofNamed({}));
        const { rows } = await db.execute<{ count: number }>(sql`
          select coalesce(sum(count), 0)::integer as count from team_record
          where merchant = ${branch.merchant} and account = ${branch.top} and book = ${branch.book} and day between ${from} and ${until}
            and ${listOf(type).rollup.counts}`);
        return rows[0]?.count ?? 0;
      },
    };
  }

  const read = (where: SQL | undefined, cursor: Cursor, limit: number) => {
    const order = isBackwards(cursor) ? asc : desc;
    return db
      .select()
      .from(accountRecord)
      .where(where)
      .orderBy(order(accountRecord.at), order(accountRecord.holder), order(accountRecord.number))
      .limit(limit);
  };

  const shown = async (tenant: Tenant, branch: Branch, found: readonly Movement[]): Promise<TeamRecordRow[]> => {
    const ownerOf = await ownersOf(
      db,
      branch,
      found.map(({ holder }) => holder),
    );
    return found.map((row) => rowOf(tenant, row, ownerOf));
  };

  return {
    /** @throws Failure MALFORMED */
    async page(tenant: Tenant, owner: Account, query: TeamRecordQuery): Promise<TeamRecordPage> {
      comparedPeriods(query);
      const branch = branchOf(tenant, owner);
      await foldTeams(db, tenant);
      const { find, count } = await finderOf(tenant, branch, query);
      const [found, total, sums] = await Promise.all([find(query, pageSize + 1), count(), sumsOf(tenant, branch, query)]);
      const { rows, next, previous } = sliceOf(found, query, placeOf);
      return { rows: await shown(tenant, branch, rows), next, previous, total, ...sums };
    },

    /** Every movement of the filter, newest first. @throws Failure MALFORMED */
    async *all(tenant: Tenant, owner: Account, filter: TeamRecordFilter): AsyncGenerator<TeamRecordRow> {
      comparedPeriods(filter);
      const branch = branchOf(tenant, owner);
      await foldTeams(db, tenant);
      const { find } = await finderOf(tenant, branch, filter);
      for (let after: string | null = null; ; ) {
        const cursor: Cursor = after === null ? {} : { after };
        const found: Movement[] = await find(cursor, exportBatch);
        yield* await shown(tenant, branch, found);
        const last = found.at(-1);
        if (last === undefined || found.length < exportBatch) return;
        after = placeOf(last);
      }
    },
  };
}

const rowOf = ({ brand }: Tenant, row: Movement, ownerOf: (id: string) => TeamRecordRow['owner']): TeamRecordRow => ({
  number: recordNumber(row.type, row.at, row.number, brand.timeZone),
  type: row.type,
  kind: row.kind,
  amount: amountText(row.amount),
  state: row.state,
  at: row.at.toISOString(),
  owner: ownerOf(row.holder),
});

const placeOf = ({ at, holder, number }: Movement) => `${at.getTime()}~${holder}~${number}`;

/** The rows beyond a cursor. @throws Failure MALFORMED */
const beyond = (cursor: Cursor) =>
  beyondPlace(cursor, accountRecord.at, [
    { column: accountRecord.holder, pattern: '\\d{1,20}' },
    { column: accountRecord.number, isInteger: true },
  ]);

/** Movements of a branch, by the rollup of their type. */
const listOf = (type: RecordType | undefined): Omit<BranchList, 'scope' | 'filter'> => ({
  table: sql`account_record`,
  owner: sql`account_record.holder`,
  moment: sql`account_record.at`,
  key: [sql`account_record.holder`, sql`account_record.number`],
  beyond,
  uncounted: undefined,
  rollup: {
    table: sql`team_record`,
    count: sql`count`,
    counts: type === undefined ? sql`count > 0` : sql`(count > 0 and type = ${type})`,
    waits: type === undefined ? sql`records > 0` : sql`(records > 0 and type = ${type})`,
  },
});
