import { and, desc, eq, gt, gte, notLike } from 'drizzle-orm';
import { type Money, unitsToWire } from '../../../domain/money.ts';
import type { Db } from '../../platform/db/index.ts';
import { account, bet } from '../../platform/db/tables/index.ts';

import type { Tenant } from '../../tenants/tenant/index.ts';

/** A win with the full player name; mask it before it leaves the server. */
export interface PlayedWin {
  readonly player: string;
  readonly gameId: string;
  readonly reward: string;
  readonly wonAt: Date;
}

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
