import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { limitWindow } from '../../platform/db/tables/index.ts';
import type { Vault } from '../../platform/vault/index.ts';
import type { Limits } from '../ports/index.ts';

export interface LimitsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'keyedHash'>;
}

/** Rate limiter shared by all processes. A fixed window starts with the first use. */
export function createLimits({ db, now, vault }: LimitsDeps): Limits {
  return {
    keyedHash: (merchant, text) => vault.keyedHash(merchant, text),

    async take({ merchant, key, uses, seconds, weight = 1 }) {
      if (weight > uses) return false;
      const moment = now();
      const until = new Date(moment.getTime() + seconds * 1_000);
      const isOver = lte(limitWindow.until, moment);
      const taken = await db
        .insert(limitWindow)
        .values({ merchant, mark: await vault.keyedHash(merchant, key), uses: weight, until })
        .onConflictDoUpdate({
          target: [limitWindow.merchant, limitWindow.mark],
          set: {
            uses: sql`case when ${isOver} then ${weight}::int else ${limitWindow.uses} + ${weight}::int end`,
            until: sql`case when ${isOver} then excluded.until else ${limitWindow.until} end`,
          },
          setWhere: sql`${isOver} or ${lte(limitWindow.uses, uses - weight)}`,
        })
        .returning({ uses: limitWindow.uses });
      return taken.length > 0;
    },

    async remaining(merchant, key) {
      const moment = now();
      const isKey = and(eq(limitWindow.merchant, merchant), eq(limitWindow.mark, await vault.keyedHash(merchant, key)));
      const [open] = await db
        .select()
        .from(limitWindow)
        .where(and(isKey, gt(limitWindow.until, moment)));
      return open === undefined ? 0 : Math.ceil((open.until.getTime() - moment.getTime()) / 1_000);
    },
  };
}
