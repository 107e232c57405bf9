import { and, asc, eq, gte } from 'drizzle-orm';
import { addDays } from '../../../domain/datePresets.ts';
import { startOfDay } from '../../../domain/promotion.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import { account, rankChange } from '../../platform/db/tables/index.ts';

import { rankOf } from '../../tenants/brandRules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { On } from './figures.ts';

/**
 * The ranks of an account from a day on: what it had at the end of a day, or has now for today. One statement, so that a rank that
 * changes meanwhile is seen with its change or not at all.
 */
export async function ranksSince(
  on: On,
  tenant: Tenant,
  { merchant, holder, book }: Wallet,
  firstDay: string,
): Promise<{ readonly now: number; readonly on: (day: string) => number }> {
  const { timeZone, vip } = tenant.brand;
  const rows = await on
    .select({ rank: account.rank, rankBook: account.rankBook, former: rankChange.former, at: rankChange.at })
    .from(account)
    .leftJoin(
      rankChange,
      and(
        eq(rankChange.merchant, account.merchant),
        eq(rankChange.account, account.id),
        eq(rankChange.book, book),
        gte(rankChange.at, startOfDay(firstDay, timeZone)),
      ),
    )
    .where(and(eq(account.merchant, merchant), eq(account.id, holder)))
    .orderBy(asc(rankChange.number));
  const [first] = rows;
  const present = first === undefined || first.rankBook !== book ? 0 : rankOf(tenant, first);
  const changes = rows.flatMap(({ former, at }) => (former === null || at === null ? [] : [{ former, at }]));
  return {
    now: present,
    on: (day) => {
      const end = startOfDay(addDays(day, 1), timeZone);
      const later = changes.find(({ at }) => at >= end);
      return later === undefined ? present : Math.min(later.former, vip.ranks.length);
    },
  };
}
