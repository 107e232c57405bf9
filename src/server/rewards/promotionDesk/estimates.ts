import { and, asc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { unitsToWire } from '../../../domain/money.ts';
import { periodOf, startOfDay } from '../../../domain/promotion.ts';
import { promotionProblems } from '../../../manifest/index.ts';
import { Failure } from '../../../wire/failure.ts';
import type { OfferEstimate, OfferEstimateQuery } from '../../../wire/studio/deskOffers.ts';
import { bonus, depositOrder, turnover } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { promotionOf } from '../promotionBook/index.ts';
import type { OfferDeps } from './offers.ts';
import { type Month, type Payment, wouldPay } from './would.ts';

/** Estimates of promotions in a month that has ended. */
export function createEstimates({ db, now, promotionBook }: Pick<OfferDeps, 'db' | 'now' | 'promotionBook'>) {
  async function monthOf(tenant: Tenant, first: string, last: string): Promise<Month> {
    const { merchant, timeZone } = tenant.brand;
    const book = bookOf(tenant);
    const [begin, end] = [startOfDay(first, timeZone), startOfDay(addDays(last, 1), timeZone)];
    const [deposits, play] = await Promise.all([
      db
        .select({
          account: depositOrder.account,
          at: depositOrder.endedAt,
          amount: sql<string>`(coalesce(${depositOrder.received}, ${depositOrder.amount}) - ${depositOrder.fee})::text`,
        })
        .from(depositOrder)
        .where(
          and(
            eq(depositOrder.merchant, merchant),
            eq(depositOrder.book, book),
            eq(depositOrder.state, 'credited'),
            // What ends in the month was made in it or shortly before.
            gte(depositOrder.createdAt, startOfDay(addDays(first, -31), timeZone)),
            gte(depositOrder.endedAt, begin),
            lt(depositOrder.endedAt, end),
          ),
        )
        .orderBy(asc(depositOrder.endedAt)),
      db
        .select({
          account: turnover.account,
          day: sql<string>`${turnover.day}::text`,
          category: turnover.category,
          validBet: sql<string>`sum(${turnover.validBet})::text`,
          loss: sql<string>`sum(${turnover.stake} - ${turnover.payout})::text`,
        })
        .from(turnover)
        .where(
          and(
            eq(turnover.merchant, merchant),
            eq(turnover.book, book),
            gte(turnover.day, first),
            lte(turnover.day, last),
            gt(turnover.bets, 0),
          ),
        )
        .groupBy(turnover.account, turnover.day, turnover.category)
        .orderBy(asc(turnover.day)),
    ]);
    return {
      deposits: deposits.flatMap(({ account, at, amount }) =>
        at === null ? [] : [{ account, day: dayText(at, timeZone), amount: BigInt(amount) }],
      ),
      play: play.map((row) => ({ ...row, validBet: BigInt(row.validBet), loss: BigInt(row.loss) })),
    };
  }

  /** Number of members of a month whom promotions paid. */
  async function takersOf(tenant: Tenant, first: string, last: string, active: ReadonlySet<string>): Promise<number> {
    const { merchant, timeZone } = tenant.brand;
    const rows = await db
      .selectDistinct({ account: bonus.account })
      .from(bonus)
      .where(
        and(
          eq(bonus.merchant, merchant),
          eq(bonus.book, bookOf(tenant)),
          gte(bonus.grantedAt, startOfDay(first, timeZone)),
          lt(bonus.grantedAt, startOfDay(addDays(last, 1), timeZone)),
          // Bonuses of missions and ranks have a prefix.
          sql`position(':' in ${bonus.promotion}) = 0`,
        ),
      );
    return rows.filter(({ account }) => active.has(account)).length;
  }

  return {
    /** @throws Failure VALIDATION for a document with problems, one without a rule, or a month that has not ended */
    async estimate(tenant: Tenant, { month, document }: OfferEstimateQuery): Promise<OfferEstimate> {
      const { brand } = tenant;
      const { from: first, until: last } = periodOf('month', `${month}-01`);
      if (first === null || last === null || last >= dayText(now(), brand.timeZone))
        throw new Failure('VALIDATION', { value: { field: 'month' } });
      const isFaulty = promotionProblems(brand, document).some(({ severity }) => severity === 'error');
      const rule = isFaulty ? null : (promotionOf(promotionBook.stored(tenant, { version: 0, document }))?.rule ?? null);
      if (rule === null) throw new Failure('VALIDATION', { value: { field: 'document' } });
      const known = await monthOf(tenant, first, last);
      const payments = wouldPay(rule, known);
      const active = new Set([...known.deposits, ...known.play].map(({ account }) => account));
      const takers = await takersOf(tenant, first, last, active);
      const given = sumOf(payments);
      const usual = takers === 0 || active.size === 0 ? null : (given * BigInt(takers)) / BigInt(active.size);
      return {
        month,
        members: new Set(payments.map(({ account }) => account)).size,
        payments: payments.length,
        atLimit: payments.filter(({ isMost }) => isMost).length,
        given: unitsToWire(given),
        active: active.size,
        takers,
        usual: usual === null ? null : unitsToWire(usual),
        weeks: weeksOf(payments, first, last),
        spentOn: rule.budget === null ? null : spentOn(payments, rule.budget),
      };
    },
  };
}

const sumOf = (payments: readonly Payment[]): bigint => payments.reduce((sum, { amount }) => sum + amount, 0n);

/** Payments by week; the first week begins with the month. */
function weeksOf(payments: readonly Payment[], first: string, last: string): OfferEstimate['weeks'] {
  const starts = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1))
    if (periodOf('week', day).from === day) starts.push(day);
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? addDays(last, 1);
    return { from, given: unitsToWire(sumOf(payments.filter(({ day }) => day >= from && day < next))) };
  });
}

/** The day on which a budget is spent. */
function spentOn(payments: readonly Payment[], budget: bigint): string | null {
  let left = budget;
  for (const { day, amount } of payments.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))) {
    left -= amount;
    if (left <= 0n) return day;
  }
  return null;
}
