import { and, asc, desc, eq, gt, gte, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Language, localized } from '../../../domain/language.ts';
import { unitsToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { BetFilter, BetPage, BetQuery, BetRow, RoundDetail, RoundQuery } from '../../../wire/play.ts';
import type { Cursor } from '../../../wire/records.ts';
import type { Account } from '../../identity/ports/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { bet, game, round, turnover, vendor } from '../../platform/db/tables/index.ts';

import type { ReportFault } from '../../platform/events/index.ts';
import { beyondPlace, exportBatch, isBackwards, pageSize, sliceOf, withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Vendors } from '../seamless/index.ts';

type Owner = Pick<Account, 'id' | 'type'>;
type Bet = typeof bet.$inferSelect;

interface BetRecordDeps {
  readonly db: Db;
  readonly vendors: Pick<Vendors, 'byId'>;
  readonly reportFault: ReportFault;
}

/** The day of a bet is the day it was decided on, as in `turnover`; an open bet counts on the day it was placed. */
export const betMoment = sql`coalesce(${bet.decidedAt}, ${bet.placedAt})`;

/** Reads bets in the order of the record, with the names of game and vendor. */
export function createBetReader({ db }: { readonly db: Db }) {
  return async (where: SQL | undefined, cursor: Cursor, limit: number): Promise<readonly NamedBet[]> => {
    const backwards = isBackwards(cursor);
    const order = backwards ? asc : desc;
    const page = db
      .select()
      .from(bet)
      .where(and(where, beyondBet(cursor)))
      .orderBy(order(betMoment), order(bet.vendor), order(bet.id))
      .limit(limit)
      .as('page');
    const rows = await db
      .select()
      .from(page)
      .leftJoin(game, and(eq(game.merchant, page.merchant), eq(game.id, page.gameId)))
      .leftJoin(vendor, and(eq(vendor.merchant, page.merchant), eq(vendor.code, page.vassalage)))
      .orderBy(order(sql`coalesce(${page.decidedAt}, ${page.placedAt})`), order(page.vendor), order(page.id));
    return rows.map((found) => ({ row: found.page, names: found.game?.names ?? null, vendorName: found.vendor?.name ?? null }));
  };
}

/** The betting record of an account. Its totals come from `turnover`, so that no page reads more than its rows. */
export function createBetRecord({ db, vendors, reportFault }: BetRecordDeps) {
  const read = createBetReader({ db });
  const ofAccount = (tenant: Tenant, owner: Owner) => {
    const { merchant, holder, book } = playWallet(tenant, owner);
    // Without tombstones of rollbacks that arrived before their bet.
    return and(eq(bet.merchant, merchant), eq(bet.account, holder), eq(bet.book, book), gt(bet.stake, 0n));
  };

  const filtered = (tenant: Tenant, owner: Owner, filter: BetFilter, cursor: Cursor = {}) =>
    and(
      ofAccount(tenant, owner),
      ...withinDays(tenant, betMoment, filter, cursor),
      filter.gameType === undefined ? undefined : eq(bet.category, filter.gameType),
      filter.vassalage === undefined ? undefined : eq(bet.vassalage, filter.vassalage),
      // The second condition lets the database use the index of unsettled bets.
      filter.state === undefined ? undefined : eq(bet.state, filter.state),
      filter.state === undefined || filter.state === 'settled' ? undefined : ne(bet.state, 'settled'),
    );

  async function totalsOf(tenant: Tenant, owner: Owner, filter: BetFilter) {
    const { merchant, holder, book } = playWallet(tenant, owner);
    const { from, until, gameType, vassalage, state } = filter;
    const sum = (column: SQLWrapper) => sql<string>`coalesce(sum(${column}), 0)::text`;
    const settled = db
      .select({
        bets: sum(turnover.bets),
        stake: sum(turnover.stake),
        payout: sum(turnover.payout),
        validBet: sum(turnover.validBet),
      })
      .from(turnover)
      .where(
        and(
          eq(turnover.merchant, merchant),
          eq(turnover.account, holder),
          eq(turnover.book, book),
          from === undefined ? undefined : gte(turnover.day, from),
          until === undefined ? undefined : lte(turnover.day, until),
          gameType === undefined ? undefined : eq(turnover.category, gameType),
          vassalage === undefined ? undefined : eq(turnover.vassalage, vassalage),
          state === undefined || state === 'settled' ? undefined : sql`false`,
        ),
      );
    const unsettled = db
      .select({
        bets: sql<string>`count(*)::text`,
        stake: sql<string>`coalesce(sum(${bet.stake}) filter (where ${bet.state} = 'open'), 0)::text`,
      })
      .from(bet)
      .where(and(filtered(tenant, owner, filter), ne(bet.state, 'settled')));
    const [[decided], [open]] = await Promise.all([settled, unsettled]);
    const units = (text: string | undefined) => BigInt(text ?? '0');
    return {
      total: Number(decided?.bets ?? 0) + Number(open?.bets ?? 0),
      sums: {
        stake: unitsToWire(units(decided?.stake) + units(open?.stake)),
        payout: unitsToWire(units(decided?.payout)),
        validBet: unitsToWire(units(decided?.validBet)),
        result: unitsToWire(units(decided?.payout) - units(decided?.stake)),
      },
    };
  }

  return {
    async page(tenant: Tenant, language: Language, owner: Owner, query: BetQuery): Promise<BetPage> {
      const [found, totals] = await Promise.all([
        read(filtered(tenant, owner, query, query), query, pageSize + 1),
        totalsOf(tenant, owner, query),
      ]);
      const { rows, next, previous } = sliceOf(found, query, ({ row }) => betPlace(row));
      return { bets: rows.map((each) => betRowOf(each, language)), next, previous, ...totals };
    },

    /** Every bet of the filter, newest first. */
    async *all(tenant: Tenant, language: Language, owner: Owner, filter: BetFilter): AsyncGenerator<BetRow> {
      for (let after: string | null = null; ; ) {
        const cursor: Cursor = after === null ? {} : { after };
        const found = await read(filtered(tenant, owner, filter, cursor), cursor, exportBatch);
        yield* found.map((each) => betRowOf(each, language));
        const last = found.at(-1);
        if (last === undefined || found.length < exportBatch) return;
        after = betPlace(last.row);
      }
    },

    /** @throws Failure NOT_FOUND for a round of another account */
    async round(tenant: Tenant, language: Language, owner: Owner, { vendor: id, roundId }: RoundQuery): Promise<RoundDetail> {
      const { merchant } = tenant.brand;
      const found = await read(and(ofAccount(tenant, owner), eq(bet.vendor, id), eq(bet.roundId, roundId)), {}, exportBatch);
      if (found.length === 0) throw new Failure('NOT_FOUND');
      const [key] = await db
        .select({ player: round.player })
        .from(round)
        .where(and(eq(round.merchant, merchant), eq(round.vendor, id), eq(round.id, roundId)));
      const adapter = vendors.byId(id);
      const proof =
        key === undefined || adapter?.proof === undefined
          ? null
          : await adapter.proof(merchant, { roundId, player: key.player }).catch((error: unknown) => {
              reportFault('vendor', error);
              return null;
            });
      return { bets: found.map((each) => betRowOf(each, language)), proof };
    },
  };
}

/** Cursor of a bet: its moment in epoch milliseconds, its vendor and its id. */
export const betPlace = ({ decidedAt, placedAt, vendor: code, id }: Pick<Bet, 'decidedAt' | 'placedAt' | 'vendor' | 'id'>) =>
  `${(decidedAt ?? placedAt).getTime()}~${code}~${id}`;

/** The rows beyond a cursor. @throws Failure MALFORMED */
export const beyondBet = (cursor: Cursor) =>
  beyondPlace(cursor, betMoment, [{ column: bet.vendor }, { column: bet.id, pattern: '.+' }]);

const amount = (units: bigint | null) => (units === null ? null : unitsToWire(units));

export interface NamedBet {
  readonly row: Bet;
  readonly names: typeof game.$inferSelect.names | null;
  readonly vendorName: string | null;
}

export const betRowOf = ({ row, names, vendorName }: NamedBet, language: Language): BetRow => ({
  betId: row.id,
  roundId: row.roundId,
  vendor: row.vendor,
  gameId: row.gameId,
  // Falls back to the game id if the game left the catalogue.
  gameName: names === null ? row.gameId : localized(names, language),
  gameType: row.category,
  vassalage: row.vassalage,
  vendorName: vendorName ?? row.vassalage,
  stake: unitsToWire(row.stake),
  payout: amount(row.payout),
  validBet: amount(row.validBet),
  state: row.state,
  selection: row.selection,
  outcome: row.outcome,
  placedAt: row.placedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
