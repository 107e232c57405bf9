import { and, eq, gt, gte, sql } from 'drizzle-orm';
import { placesOf } from '../../../domain/currencyPlaces.ts';
import { type Money, moneyFromUnits, moneyOf } from '../../../domain/money.ts';
import { lessAtMost, type WithdrawalLimits } from '../../../domain/withdrawal.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { withdrawal } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Wallet } from '../ledger/index.ts';
import { turnoverOf } from './turnover.ts';

/** Limits of an account for withdrawals now, and the used part of them. */
export interface CurrentLimits extends WithdrawalLimits {
  readonly perDay: Money;
  readonly usedToday: Money;
  readonly timesPerDay: number;
  readonly turnoverRequired: Money;
}

/** Limits of the brand less what the account requested today, in the time zone of the brand. */
export async function currentLimits(db: Db | DbTransaction, tenant: Tenant, wallet: Wallet, now: Date): Promise<CurrentLimits> {
  const policy = tenant.brand.policies.withdraw;
  const amount = (whole: number) => moneyOf(String(whole));
  const [today, turnover] = [await requestedToday(db, tenant, wallet, now), await turnoverOf(db, tenant, wallet, now)];
  const perDay = amount(policy.perDay);
  return {
    min: amount(policy.min),
    max: amount(policy.max),
    perDay,
    usedToday: today.amount,
    leftToday: lessAtMost(perDay, today.amount),
    timesPerDay: policy.timesPerDay,
    timesLeft: Math.max(0, policy.timesPerDay - today.times),
    turnoverRequired: turnover.required,
    turnoverLeft: turnover.left,
    fee: { percent: policy.feePercent, fixed: policy.feeFixed },
    places: placesOf(tenant.brand.money.currency),
  };
}

/** Of the amount of a withdrawal, what was not given back. */
const kept = sql`case when ${withdrawal.state} in ('rejected', 'cancelled') then ${withdrawal.paid} else ${withdrawal.amount} end`;

async function requestedToday(db: Db | DbTransaction, { brand }: Tenant, { merchant, holder, book }: Wallet, now: Date) {
  const { timeZone } = brand;
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`;
  const [row] = await db
    .select({ times: sql<number>`count(*)::integer`, amount: sql<string>`coalesce(sum(${kept}), 0)` })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.merchant, merchant),
        eq(withdrawal.account, holder),
        eq(withdrawal.book, book),
        gte(withdrawal.requestedAt, midnight),
        gt(kept, 0n),
      ),
    );
  return { times: row?.times ?? 0, amount: moneyOfUnits(row?.amount) };
}

const moneyOfUnits = (units: string | undefined): Money => moneyFromUnits(BigInt(units ?? '0'));
