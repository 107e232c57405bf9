import { sql } from 'drizzle-orm';
import { dayText } from '../../domain/dateText.ts';
import { type Money, moneyFromUnits, sumOf } from '../../domain/money.ts';
import { turnover } from '../db/tables/play.ts';
import type { DbTransaction } from '../ledger/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Bet } from './rounds.ts';

interface Settled {
  readonly bet: Bet;
  readonly payout: Money;
  readonly validBet: Money;
}

/** Adds settled bets to the turnover of the day, one row per category and vendor. */
export async function addTurnover(
  tx: Pick<DbTransaction, 'insert'>,
  { brand }: Tenant,
  settled: readonly Settled[],
  at: Date,
): Promise<void> {
  const groups = Map.groupBy(settled, ({ bet }) => `${bet.category} ${bet.vassalage}`);
  // A fixed order, so that concurrent settlements of a player cannot deadlock.
  const rows = [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => rowOf(group, dayText(at, brand.timeZone)));
  await tx
    .insert(turnover)
    .values(rows)
    .onConflictDoUpdate({
      target: [turnover.merchant, turnover.account, turnover.day, turnover.book, turnover.category, turnover.vassalage],
      set: {
        bets: sql`${turnover.bets} + excluded.bets`,
        stake: sql`${turnover.stake} + excluded.stake`,
        payout: sql`${turnover.payout} + excluded.payout`,
        validBet: sql`${turnover.validBet} + excluded.valid_bet`,
      },
    });
}

function rowOf(group: readonly Settled[], day: string): (typeof turnover.$inferInsert)[] {
  return group.slice(0, 1).map(({ bet: { merchant, account, book, category, vassalage } }) => ({
    merchant,
    account,
    day,
    book,
    category,
    vassalage,
    bets: group.length,
    stake: sumOf(group.map(({ bet }) => moneyFromUnits(bet.stake))),
    payout: sumOf(group.map(({ payout }) => payout)),
    validBet: sumOf(group.map(({ validBet }) => validBet)),
  }));
}
