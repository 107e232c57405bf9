import { and, between, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { addDays, daysOf } from '../../../domain/datePresets.ts';
import { unitsToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ProfitQuery, ProfitStatement } from '../../../wire/records.ts';
import type { Account } from '../../identity/ports/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountRecord, turnover } from '../../platform/db/tables/index.ts';

import { withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const maxDays = 92;

interface Figures {
  validBet: bigint;
  stake: bigint;
  payout: bigint;
  bonus: bigint;
  cashback: bigint;
}

/** Profit and loss of an account: settled bets by the day they were settled on, bonus and cashback by the day they were paid. */
export function createProfit({ db }: { readonly db: Db }) {
  return async (tenant: Tenant, owner: Pick<Account, 'id' | 'type'>, period: ProfitQuery): Promise<ProfitStatement> => {
    if (period.from > period.until || addDays(period.from, maxDays - 1) < period.until) throw new Failure('MALFORMED');
    const days = daysOf(period);
    const { merchant, holder, book } = playWallet(tenant, owner);
    const sum = (column: SQLWrapper) => sql<string>`sum(${column})::text`;
    const played = db
      .select({
        day: turnover.day,
        category: turnover.category,
        validBet: sum(turnover.validBet),
        stake: sum(turnover.stake),
        payout: sum(turnover.payout),
      })
      .from(turnover)
      .where(
        and(
          eq(turnover.merchant, merchant),
          eq(turnover.account, holder),
          eq(turnover.book, book),
          between(turnover.day, period.from, period.until),
        ),
      )
      .groupBy(turnover.day, turnover.category);
    const at = sql`${accountRecord.at}`;
    // The zone goes in as text of the statement, because two parameters would be two expressions for `group by`.
    const day = sql<string>`(${at} at time zone ${sql.raw(`'${tenant.brand.timeZone.replaceAll("'", "''")}'`)})::date::text`;
    const paid = db
      .select({ day, type: accountRecord.type, amount: sum(sql`${accountRecord.amount}`) })
      .from(accountRecord)
      .where(
        and(
          eq(accountRecord.merchant, merchant),
          eq(accountRecord.holder, holder),
          eq(accountRecord.book, book),
          inArray(accountRecord.type, ['bonus', 'cashback']),
          ...withinDays(tenant, at, period),
        ),
      )
      .groupBy(day, accountRecord.type);
    const [bets, extras] = await Promise.all([played, paid]);

    const byDay = new Map(days.map((each) => [each, nothing()]));
    const byCategory = new Map<string, Figures>();
    const all = nothing();
    for (const { day: on, category, ...row } of bets) {
      const ofCategory = byCategory.get(category) ?? nothing();
      byCategory.set(category, ofCategory);
      for (const figures of [byDay.get(on), ofCategory, all]) {
        if (figures === undefined) continue;
        figures.validBet += BigInt(row.validBet);
        figures.stake += BigInt(row.stake);
        figures.payout += BigInt(row.payout);
      }
    }
    for (const { day: on, type, amount } of extras) {
      for (const figures of [byDay.get(on), all]) {
        if (figures !== undefined && (type === 'bonus' || type === 'cashback')) figures[type] += BigInt(amount);
      }
    }
    return {
      days: [...byDay].map(([on, figures]) => ({ day: on, ...netOf(figures) })),
      categories: [...byCategory]
        .toSorted(([, one], [, other]) => (one.validBet < other.validBet ? 1 : -1))
        .map(([gameType, figures]) => ({ gameType, ...profitOf(figures) })),
      sums: netOf(all),
    };
  };
}

const nothing = (): Figures => ({ validBet: 0n, stake: 0n, payout: 0n, bonus: 0n, cashback: 0n });

const profitOf = ({ validBet, stake, payout }: Figures) => ({
  validBet: unitsToWire(validBet),
  stake: unitsToWire(stake),
  payout: unitsToWire(payout),
  result: unitsToWire(payout - stake),
});

const netOf = (figures: Figures) => ({
  ...profitOf(figures),
  bonus: unitsToWire(figures.bonus),
  cashback: unitsToWire(figures.cashback),
  net: unitsToWire(figures.payout - figures.stake + figures.bonus + figures.cashback),
});
