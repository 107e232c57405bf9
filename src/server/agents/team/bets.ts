import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import type { TeamBetFilter, TeamBetPage, TeamBetQuery, TeamBetRow } from '../../../wire/agents.ts';
import type { Cursor } from '../../../wire/records.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { bet } from '../../platform/db/tables/index.ts';
import {
  betMoment,
  betPlace,
  betRowOf,
  beyondBet,
  createBetReader,
  type NamedBet,
  type Records,
} from '../../play/records/index.ts';

import { exportBatch, pageSize, sliceOf, withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { amountText, type Branch, branchOf, comparedPeriods, isWithin } from './branch.ts';
import { type BranchList, createBranchRows } from './branchRows.ts';
import { foldTeams } from './fold.ts';
import { namedIn, ownersOf } from './people.ts';

interface BetDeps {
  readonly db: Db;
  readonly records: Pick<Records, 'bets'>;
}

type Sums = Pick<TeamBetPage, 'total' | 'players' | 'validBet' | 'payout' | 'result'>;

/** Bets of a branch [AGENT-07], the caller's among them. */
export function createTeamBets({ db, records }: BetDeps) {
  const read = createBetReader({ db });
  const keysOf = createBranchRows({ db });

  /** Settled bets by the rollups, and those that are open. */
  async function sumsOf(tenant: Tenant, branch: Branch, query: TeamBetQuery): Promise<Sums> {
    const { merchant, top, book } = branch;
    const { from, until, gameType } = query;
    const { scope, filter, uncounted } = listOf(branch, gameType);
    const days = withinDays(tenant, betMoment, { from, until });
    const ofCategory = gameType === undefined ? sql`` : sql` and category = ${gameType}`;
    const [{ rows }, open, { rows: active }] = await Promise.all([
      db.execute<Record<'bets' | 'valid_bet' | 'payout' | 'result', string>>(sql`
        select coalesce(sum(bets), 0)::text as bets, coalesce(sum(valid_bet), 0)::text as valid_bet, coalesce(sum(payout), 0)::text as payout,
          coalesce(sum(stake - payout), 0)::text as result
        from team_day
        where merchant = ${merchant} and account = ${top} and book = ${book} and day between ${from} and ${until} and category <> ''${ofCategory}`),
      db.$count(bet, and(scope, uncounted, filter, ...days, isWithin(branch, sql`${bet.account}`))),
      db.execute<{ players: string }>(sql`
        select coalesce(sum(count), 0)::text as players from team_active
        where merchant = ${merchant} and account = ${top} and book = ${book} and day between ${from} and ${until} and gap > day - ${from}::date`),
    ]);
    const { bets = '0', valid_bet: validBet = '0', payout = '0', result = '0' } = rows[0] ?? {};
    return {
      total: Number(bets) + open,
      players: gameType === undefined ? Number(active[0]?.players ?? 0) : null,
      validBet: amountText(validBet),
      payout: amountText(payout),
      result: amountText(result),
    };
  }

  /** The bets of one account, as its own record has them. */
  async function ofOne(tenant: Tenant, language: Language, branch: Branch, owner: Account, query: TeamBetQuery) {
    const page = await records.bets.page(tenant, language, owner, filterOf(query));
    const ownerOf = await ownersOf(db, branch, [owner.id]);
    const { validBet, payout, result } = page.sums;
    return {
      rows: page.bets.map((row) => ({ ...row, owner: ownerOf(owner.id) })),
      next: page.next,
      previous: page.previous,
      total: page.total,
      players: null,
      validBet,
      payout,
      // The record of an account counts from the side of the player.
      result: amountText(-unitsOf(result)),
    };
  }

  /** Bets of the branch and the filter from a cursor on, in its order. */
  async function find(tenant: Tenant, branch: Branch, { from, until, gameType }: TeamBetFilter, cursor: Cursor, limit: number) {
    const keys = await keysOf(tenant, branch, listOf(branch, gameType), { from, until }, cursor, limit);
    const [vendors, ids] = [keys.map(([vendor]) => vendor), keys.map(([, id]) => id)];
    const isFound = sql`(${bet.vendor}, ${bet.id}) in (
      select * from unnest(${sql.param(vendors)}::text[], ${sql.param(ids)}::text[]))`;
    return keys.length === 0 ? [] : read(and(eq(bet.merchant, branch.merchant), isFound), cursor, limit);
  }

  /** The bets of the branch with an id; of each vendor there can be one. */
  function findById(tenant: Tenant, branch: Branch, { from, until, gameType }: TeamBetFilter, id: string, cursor: Cursor) {
    const { scope, filter } = listOf(branch, gameType);
    const ofVendors = sql`${bet.vendor} in (
      with recursive known (vendor) as (
        (select vendor from bet first where merchant = ${branch.merchant} order by vendor limit 1)
        union all
        select (
          select vendor from bet further where merchant = ${branch.merchant} and further.vendor > known.vendor order by vendor limit 1
        ) from known where known.vendor is not null
      )
      select vendor from known where vendor is not null)`;
    const isShown = and(
      scope,
      filter,
      isWithin(branch, sql`${bet.account}`),
      ...withinDays(tenant, betMoment, { from, until }, cursor),
    );
    return read(and(ofVendors, eq(bet.id, id), isShown), cursor, pageSize + 1);
  }

  const shown = async (branch: Branch, language: Language, found: readonly NamedBet[]): Promise<TeamBetRow[]> => {
    const ownerOf = await ownersOf(
      db,
      branch,
      found.map(({ row }) => row.account),
    );
    return found.map((each) => ({ ...betRowOf(each, language), owner: ownerOf(each.row.account) }));
  };

  return {
    /** @throws Failure MALFORMED */
    async page(tenant: Tenant, language: Language, owner: Account, query: TeamBetQuery): Promise<TeamBetPage> {
      comparedPeriods(query);
      const branch = branchOf(tenant, owner);
      await foldTeams(db, tenant);
      const { search } = query;
      const named = search === undefined ? null : await namedIn(db, branch, search);
      if (named !== null) return ofOne(tenant, language, branch, named, query);
      const found =
        search === undefined
          ? await find(tenant, branch, query, query, pageSize + 1)
          : await findById(tenant, branch, query, search, query);
      const { rows, next, previous } = sliceOf(found, query, ({ row }) => betPlace(row));
      const sums =
        search === undefined
          ? await sumsOf(tenant, branch, query)
          : { total: rows.length, players: null, ...sumsOfRows(rows.map(({ row }) => row)) };
      return { rows: await shown(branch, language, rows), next, previous, ...sums };
    },

    /** Every bet of the filter, newest first. @throws Failure MALFORMED */
    async *all(tenant: Tenant, language: Language, owner: Account, filter: TeamBetFilter): AsyncGenerator<TeamBetRow> {
      comparedPeriods(filter);
      const branch = branchOf(tenant, owner);
      const { search } = filter;
      const named = search === undefined ? null : await namedIn(db, branch, search);
      await foldTeams(db, tenant);
      if (named !== null) {
        const ownerOf = await ownersOf(db, branch, [named.id]);
        for await (const row of records.bets.all(tenant, language, named, filterOf(filter)))
          yield { ...row, owner: ownerOf(named.id) };
        return;
      }
      if (search !== undefined) {
        yield* await shown(branch, language, await findById(tenant, branch, filter, search, {}));
        return;
      }
      for (let after: string | null = null; ; ) {
        const cursor: Cursor = after === null ? {} : { after };
        const found = await find(tenant, branch, filter, cursor, exportBatch);
        yield* await shown(branch, language, found);
        const last = found.at(-1);
        if (last === undefined || found.length < exportBatch) return;
        after = betPlace(last.row);
      }
    },
  };
}

/** Bets of a branch, by the rollup of their category. */
const listOf = ({ merchant, book }: Branch, gameType: string | undefined): BranchList => ({
  table: sql`bet`,
  owner: sql`${bet.account}`,
  moment: betMoment,
  key: [sql`${bet.vendor}`, sql`${bet.id}`],
  // Without tombstones of rollbacks that arrived before their bet.
  scope: and(eq(bet.merchant, merchant), eq(bet.book, book), gt(bet.stake, 0n)) as SQL,
  filter: gameType === undefined ? undefined : eq(bet.category, gameType),
  beyond: beyondBet,
  uncounted: ne(bet.state, 'settled'),
  rollup: {
    table: sql`team_day`,
    count: sql`bets`,
    counts: gameType === undefined ? sql`bets > 0` : sql`(bets > 0 and category = ${gameType})`,
    waits: gameType === undefined ? sql`bets > 0` : sql`(bets > 0 and category = ${gameType})`,
  },
});

const filterOf = <Query extends TeamBetFilter>({ search: _search, ...filter }: Query) => filter;

/** Of a bet that was found by its id. */
function sumsOfRows(rows: readonly (typeof bet.$inferSelect)[]) {
  const sum = (of: (row: typeof bet.$inferSelect) => bigint) => amountText(rows.reduce((total, row) => total + of(row), 0n));
  return {
    validBet: sum(({ validBet }) => validBet ?? 0n),
    payout: sum(({ payout }) => payout ?? 0n),
    result: sum(({ stake, payout }) => (payout === null ? 0n : stake - payout)),
  };
}

/** Units of an amount of the wire, which has four decimals. */
const unitsOf = (amount: string) => BigInt(amount.replace('.', ''));
