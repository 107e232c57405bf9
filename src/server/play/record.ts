import { and, count, desc, eq, gt, gte, lt, ne, notLike, type SQL, sql, sum } from 'drizzle-orm';
import { type Language, localized } from '../../domain/language.ts';
import { type Money, moneyFromUnits, moneyToWire } from '../../domain/money.ts';
import type { BetPage, BetQuery, BetRow } from '../../wire/play.ts';
import type { PlayedWin } from '../content/contentDeps.ts';
import type { Db } from '../db/index.ts';
import { account } from '../db/tables/accounts.ts';
import { game, vendor } from '../db/tables/content.ts';
import { bet } from '../db/tables/play.ts';
import type { Tenant } from '../registry/tenant.ts';

const pageSize = 20;

/** Betting records of an account, and recent wins for the winners board. */
export function createRecord(db: Db) {
  return {
    async bets(tenant: Tenant, language: Language, holder: string, query: BetQuery): Promise<BetPage> {
      const { merchant } = tenant.brand;
      const where = and(
        eq(bet.merchant, merchant),
        eq(bet.account, holder),
        // Excludes tombstones of rollbacks that arrived before their bet.
        gt(bet.stake, 0n),
        ...inDays(tenant, query),
        query.gameType === undefined ? undefined : eq(bet.category, query.gameType),
        query.vassalage === undefined ? undefined : eq(bet.vassalage, query.vassalage),
        query.state === undefined ? undefined : eq(bet.state, query.state),
      );
      const counts = ne(bet.state, 'cancelled');
      const [found] = await db
        .select({
          total: count(),
          stake: sql<string>`coalesce(${sum(bet.stake)} filter (where ${counts}), 0)`,
          payout: sql<string>`coalesce(${sum(bet.payout)}, 0)`,
          validBet: sql<string>`coalesce(${sum(bet.validBet)}, 0)`,
        })
        .from(bet)
        .where(where);
      const total = found?.total ?? 0;
      const pageNum = Number(query.pageNum ?? '1');
      const rows = await db
        .select({ bet, names: game.names, vendorName: vendor.name })
        .from(bet)
        .leftJoin(game, and(eq(game.merchant, bet.merchant), eq(game.id, bet.gameId)))
        .leftJoin(vendor, and(eq(vendor.merchant, bet.merchant), eq(vendor.code, bet.vassalage)))
        .where(where)
        .orderBy(desc(bet.placedAt), desc(bet.id))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
      return {
        bets: rows.map(({ bet: row, names, vendorName }) =>
          // Falls back to the game id if the game left the catalogue.
          rowOf(row, names === null ? row.gameId : localized(names, language), vendorName ?? row.vassalage),
        ),
        pageNum,
        totalPages: Math.ceil(total / pageSize),
        total,
        sums: { stake: text(found?.stake), payout: text(found?.payout), validBet: text(found?.validBet) },
      };
    },

    /** Newest wins of members that paid at least `minPayout`. Excludes trial accounts. */
    async wins({ brand }: Tenant, minPayout: Money, limit: number): Promise<PlayedWin[]> {
      const rows = await db
        .select({ player: account.nickname, gameId: bet.gameId, payout: bet.payout, wonAt: bet.decidedAt })
        .from(bet)
        .innerJoin(account, and(eq(account.merchant, bet.merchant), eq(account.id, bet.account)))
        .where(
          and(
            eq(bet.merchant, brand.merchant),
            eq(bet.state, 'settled'),
            gt(bet.payout, bet.stake),
            gte(bet.payout, minPayout),
            notLike(bet.book, 'trial:%'),
          ),
        )
        .orderBy(desc(bet.decidedAt))
        .limit(limit);
      return rows.flatMap(({ player, gameId, payout, wonAt }) =>
        payout === null || wonAt === null ? [] : [{ player, gameId, reward: moneyToWire(moneyFromUnits(payout)), wonAt }],
      );
    },
  };
}

const text = (units: string | undefined) => moneyToWire(moneyFromUnits(BigInt(units ?? '0')));

/** Days start at midnight in the time zone of the brand. */
function inDays({ brand }: Tenant, { from, until }: BetQuery): SQL[] {
  const midnight = (day: string, after: number) =>
    sql`((${day}::date + ${after}::integer)::timestamp at time zone ${brand.timeZone})`;
  return [
    ...(from === undefined ? [] : [gte(bet.placedAt, midnight(from, 0))]),
    ...(until === undefined ? [] : [lt(bet.placedAt, midnight(until, 1))]),
  ];
}

const amount = (units: bigint | null) => (units === null ? null : moneyToWire(moneyFromUnits(units)));

const rowOf = (row: typeof bet.$inferSelect, gameName: string, vendorName: string): BetRow => ({
  betId: row.id,
  roundId: row.roundId,
  gameId: row.gameId,
  gameName,
  gameType: row.category,
  vassalage: row.vassalage,
  vendorName,
  stake: moneyToWire(moneyFromUnits(row.stake)),
  payout: amount(row.payout),
  validBet: amount(row.validBet),
  state: row.state,
  selection: row.selection,
  outcome: row.outcome,
  placedAt: row.placedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
