import { and, desc, eq, gt, gte, notLike } from 'drizzle-orm';
import { type Money, unitsToWire } from '../../domain/money.ts';
import type { PlayedWin } from '../content/contentDeps.ts';
import type { Db } from '../db/index.ts';
import { account } from '../db/tables/accounts.ts';
import { bet } from '../db/tables/play.ts';
import type { Tenant } from '../registry/tenant.ts';

/** Recent wins for the winners board. The betting record of an account is in `records`. */
export function createRecord(db: Db) {
  return {
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
        payout === null || wonAt === null ? [] : [{ player, gameId, reward: unitsToWire(payout), wonAt }],
      );
    },
  };
}
