import { sql } from 'drizzle-orm';
import { dayText } from '../../domain/dateText.ts';
import { type Money, moneyFromUnits, sumOf } from '../../domain/money.ts';
import { turnover } from '../db/tables/play.ts';
import type { Work } from '../ledger/index.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import type { Bet } from './rounds.ts';

interface Settled {
  readonly bet: Bet;
  readonly payout: Money;
  readonly validBet: Money;
}

/** Adds settled bets to the day's turnover. Bets of one game are one row; a round rarely has more. */
export async function addTurnover(work: Work, { brand }: LiveBrand, settled: readonly Settled[], at: Date): Promise<void> {
  const groups = new Map<string, Settled[]>();
  for (const one of settled) {
    const key = `${one.bet.category} ${one.bet.vassalage}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  // In one order, so that two settlements of a player never wait for each other.
  for (const [, group] of [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = group;
    if (first === undefined) continue;
    const { merchant, account, book, category, vassalage } = first.bet;
    await work
      .insert(turnover)
      .values({
        merchant,
        account,
        day: dayText(at, brand.timeZone),
        book,
        category,
        vassalage,
        bets: group.length,
        stake: sumOf(group.map(({ bet }) => moneyFromUnits(bet.stake))),
        payout: sumOf(group.map(({ payout }) => payout)),
        validBet: sumOf(group.map(({ validBet }) => validBet)),
      })
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
}
