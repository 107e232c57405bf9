import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../domain/language.ts';
import type { TeamBetFilter, TeamBetPage, TeamBetQuery, TeamBetRow } from '../../wire/agents.ts';
import type { Cursor } from '../../wire/records.ts';
import type { Account } from '../accounts/account.ts';
import type { Db } from '../db/index.ts';
import { bet } from '../db/tables/play.ts';
import { betMoment, betPlace, betRowOf, createBetReader, type NamedBet } from '../records/bets.ts';
import type { Records } from '../records/index.ts';
import { exportBatch, pageSize, sliceOf, withinDays } from '../records/paging.ts';
import type { Tenant } from '../registry/tenant.ts';
import { amountText, type Branch, branchOf, comparedPeriods } from './branch.ts';
import { foldTeams } from './fold.ts';
import { isOfBranch, namedIn, ownersOf } from './people.ts';

interface BetDeps {
  readonly db: Db;
  readonly records: Pick<Records, 'bets'>;
}

type Sums = Pick<TeamBetPage, 'total' | 'players' | 'validBet' | 'payout' | 'result'>;

/** Bets of a branch [AGENT-07], the caller's among them. */
export function createTeamBets({ db, records }: BetDeps) {
  const read = createBetReader({ db });

  /** Settled bets by the rollups, and those that are open. */
  async function sumsOf({ merchant, top, book }: Branch, query: TeamBetQuery, isOurs: SQL): Promise<Sums> {
    const { from, until, gameType } = query;
    const ofCategory = gameType === undefined ? sql`` : sql` and category = ${gameType}`;
    const [{ rows }, open, { rows: active }] = await Promise.all([
      db.execute<Record<'bets' | 'valid_bet' | 'payout' | 'result', string>>(sql`
        select coalesce(sum(bets), 0)::text as bets, coalesce(sum(valid_bet), 0)::text as valid_bet, coalesce(sum(payout), 0)::text as payout,
          coalesce(sum(stake - payout), 0)::text as result
        from team_day
        where merchant = ${merchant} and account = ${top} and book = ${book} and day between ${from} and ${until} and category <> ''${ofCategory}`),
      db.$count(bet, and(isOurs, ne(bet.state, 'settled'))),
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
    const { search: _search, ...filter } = query;
    const page = await records.bets.page(tenant, language, owner, filter);
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

  /** Condition that a bet is in the branch and fits the filter, from a cursor on. */
  async function shownIn(tenant: Tenant, branch: Branch, { from, until, gameType }: TeamBetFilter) {
    const isOurs = await isOfBranch(db, branch, sql`${bet.account}`);
    return (cursor: Cursor = {}): SQL =>
      and(
        eq(bet.merchant, branch.merchant),
        eq(bet.book, branch.book),
        // Without tombstones of rollbacks that arrived before their bet.
        gt(bet.stake, 0n),
        isOurs,
        ...withinDays(tenant, betMoment, { from, until }, cursor),
        gameType === undefined ? undefined : eq(bet.category, gameType),
      ) as SQL;
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
      const isShown = await shownIn(tenant, branch, query);
      const isWanted = search === undefined ? undefined : eq(bet.id, search);
      const found = await read(and(isShown(query), isWanted), query, pageSize + 1);
      const { rows, next, previous } = sliceOf(found, query, ({ row }) => betPlace(row));
      const sums =
        search === undefined
          ? await sumsOf(branch, query, isShown())
          : { total: rows.length, players: null, ...sumsOfRows(rows.map(({ row }) => row)) };
      return { rows: await shown(branch, language, rows), next, previous, ...sums };
    },

    /** Every bet of the filter, newest first. @throws Failure MALFORMED */
    async *all(tenant: Tenant, language: Language, owner: Account, filter: TeamBetFilter): AsyncGenerator<TeamBetRow> {
      comparedPeriods(filter);
      const branch = branchOf(tenant, owner);
      const { search } = filter;
      const named = search === undefined ? null : await namedIn(db, branch, search);
      const isShown = await shownIn(tenant, branch, filter);
      const isWanted = search === undefined ? undefined : named === null ? eq(bet.id, search) : eq(bet.account, named.id);
      for (let after: string | null = null; ; ) {
        const cursor: Cursor = after === null ? {} : { after };
        const found = await read(and(isShown(cursor), isWanted), cursor, exportBatch);
        yield* await shown(branch, language, found);
        const last = found.at(-1);
        if (last === undefined || found.length < exportBatch) return;
        after = betPlace(last.row);
      }
    },
  };
}

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
