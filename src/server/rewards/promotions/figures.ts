import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import { periodBefore, periodOf } from '../../../domain/promotion.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { depositOrder, promotionEntry, turnover } from '../../platform/db/tables/index.ts';

import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Promotion } from '../promotionBook/index.ts';
import { type AccountFigures, type EntryRow, unsettledStates } from './situation.ts';

export type On = Pick<Db | DbTransaction, 'select' | 'execute'>;

/** Holds the acts of one account on its promotions and bonuses back until the transaction ends. */
export const lockAccount = (tx: On, { merchant, holder }: Wallet) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promotions ${merchant} ${holder}`}, 0))`);

/** Keys of the turns that are now, and of yesterday, which streaks go on from. */
const presentTurns = (today: string) => [
  ...(['once', 'day', 'week', 'month'] as const).map((cycle) => periodOf(cycle, today).key),
  addDays(today, -1),
];

/** Entries of an account, as far as they matter on a day: the turns of the day, and earlier ones that are not settled. */
export const entriesOf = (
  on: On,
  { merchant, holder, book }: Wallet,
  { today, promotion }: { readonly today: string; readonly promotion?: string },
): Promise<EntryRow[]> =>
  on
    .select()
    .from(promotionEntry)
    .where(
      and(
        eq(promotionEntry.merchant, merchant),
        eq(promotionEntry.account, holder),
        eq(promotionEntry.book, book),
        promotion === undefined ? undefined : eq(promotionEntry.promotion, promotion),
        or(inArray(promotionEntry.period, presentTurns(today)), inArray(promotionEntry.state, [...unsettledStates])),
      ),
    );

/** The first day whose play a promotion asks for; null if it asks for none. */
function firstDayOf({ from, rule: { pay, cycle } }: Promotion, rows: readonly EntryRow[], today: string, timeZone: string) {
  if (!('categories' in pay)) return null;
  const entered = rows.map(({ enteredAt }) => dayText(enteredAt, timeZone));
  const turn = pay.kind === 'cashback' ? periodBefore(cycle, today) : periodOf(cycle, today);
  const start = turn?.from ?? (from === null ? null : dayText(from, timeZone)) ?? addDays(today, -maxDays);
  return [start, ...entered].toSorted()[0] ?? start;
}

/** Days of play that rules look back on at most. */
const maxDays = 92;

/** Play and deposits of an account, as far as the promotions ask for them. */
export async function figuresOf(
  on: On,
  { brand: { timeZone } }: Tenant,
  { merchant, holder, book }: Wallet,
  {
    promotions,
    rows,
    at,
  }: { readonly promotions: readonly Promotion[]; readonly rows: readonly EntryRow[]; readonly at: Date },
): Promise<AccountFigures> {
  const today = dayText(at, timeZone);
  const ofPromotion = (id: string) => rows.filter(({ promotion }) => promotion === id);
  const [first] = promotions
    .flatMap((promotion) => firstDayOf(promotion, ofPromotion(promotion.id), today, timeZone) ?? [])
    .toSorted();
  const [joined] = promotions
    .filter(({ rule: { pay } }) => pay.kind === 'depositMatch')
    .flatMap(({ id }) => ofPromotion(id).filter(({ state }) => state === 'joined'))
    .map(({ enteredAt }) => enteredAt)
    .toSorted((one, other) => one.getTime() - other.getTime());
  const earliest = addDays(today, -maxDays);
  const [days, deposits] = await Promise.all([
    first === undefined
      ? []
      : on
          .select({
            day: sql<string>`${turnover.day}::text`,
            category: turnover.category,
            validBet: sql<string>`sum(${turnover.validBet})::text`,
            loss: sql<string>`sum(${turnover.stake} - ${turnover.payout})::text`,
          })
          .from(turnover)
          .where(
            and(
              eq(turnover.merchant, merchant),
              eq(turnover.account, holder),
              eq(turnover.book, book),
              gte(turnover.day, first < earliest ? earliest : first),
            ),
          )
          .groupBy(turnover.day, turnover.category),
    joined === undefined
      ? []
      : on
          .select()
          .from(depositOrder)
          .where(
            and(
              eq(depositOrder.merchant, merchant),
              eq(depositOrder.account, holder),
              eq(depositOrder.book, book),
              eq(depositOrder.state, 'credited'),
              gte(depositOrder.endedAt, joined),
            ),
          )
          .orderBy(asc(depositOrder.endedAt)),
  ]);
  return {
    days: days.map(({ day, category, validBet, loss }) => ({
      day,
      category,
      validBet: BigInt(validBet),
      loss: BigInt(loss),
    })),
    deposits: deposits.flatMap(({ endedAt, received, amount, fee }) =>
      endedAt === null ? [] : [{ at: endedAt, amount: moneyFromUnits((received ?? amount) - fee) }],
    ),
  };
}
