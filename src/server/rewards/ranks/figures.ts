import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/datePresets.ts';
import { startOfDay } from '../../../domain/promotion.ts';
import type { RankFigures } from '../../../domain/rank.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { depositOrder, turnover } from '../../platform/db/tables/index.ts';

import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export type On = Pick<Db | DbTransaction, 'select'>;

interface Days {
  readonly from: string;
  readonly until: string;
}

const none: RankFigures = { turnover: 0n, deposits: 0n };

/** Turnover and credited deposits of accounts in some days, from what cashback and missions count from. */
export async function figuresOf(
  on: On,
  tenant: Tenant,
  accounts: readonly string[],
  { from, until }: Days,
): Promise<(account: string) => RankFigures> {
  if (accounts.length === 0) return () => none;
  const { merchant, timeZone, vip } = tenant.brand;
  const book = bookOf(tenant);
  const countsDeposits = vip.ranks.some(({ deposits }) => deposits > 0);
  const [played, paid] = await Promise.all([
    on
      .select({ account: turnover.account, sum: sql<string>`sum(${turnover.validBet})::text` })
      .from(turnover)
      .where(
        and(
          eq(turnover.merchant, merchant),
          inArray(turnover.account, [...accounts]),
          eq(turnover.book, book),
          gte(turnover.day, from),
          lte(turnover.day, until),
        ),
      )
      .groupBy(turnover.account),
    countsDeposits
      ? on
          .select({
            account: depositOrder.account,
            sum: sql<string>`sum(coalesce(${depositOrder.received}, ${depositOrder.amount}))::text`,
          })
          .from(depositOrder)
          .where(
            and(
              eq(depositOrder.merchant, merchant),
              inArray(depositOrder.account, [...accounts]),
              eq(depositOrder.book, book),
              eq(depositOrder.state, 'credited'),
              gte(depositOrder.endedAt, startOfDay(from, timeZone)),
              lt(depositOrder.endedAt, startOfDay(addDays(until, 1), timeZone)),
            ),
          )
          .groupBy(depositOrder.account)
      : [],
  ]);
  const sums = (rows: readonly { readonly account: string; readonly sum: string }[]) =>
    new Map(rows.map(({ account, sum }) => [account, BigInt(sum)]));
  const [turnovers, deposits] = [sums(played), sums(paid)];
  return (account) => ({ turnover: turnovers.get(account) ?? 0n, deposits: deposits.get(account) ?? 0n });
}

/** Accounts that have staked at least a sum in some days. */
export async function accountsAbove(on: On, tenant: Tenant, least: bigint, { from, until }: Days): Promise<readonly string[]> {
  const rows = await on
    .select({ account: turnover.account })
    .from(turnover)
    .where(
      and(
        eq(turnover.merchant, tenant.brand.merchant),
        eq(turnover.book, bookOf(tenant)),
        gte(turnover.day, from),
        lte(turnover.day, until),
      ),
    )
    .groupBy(turnover.account)
    .having(sql`sum(${turnover.validBet}) >= ${least.toString()}::bigint`);
  return rows.map(({ account }) => account);
}
