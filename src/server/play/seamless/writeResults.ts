import { dayText } from '../../../domain/dateText.ts';
import { type Money, moneyFromUnits, sumOf } from '../../../domain/money.ts';
import { earnedBy, earningPoints, earningValues } from '../../money/points/index.ts';
import type { Query } from '../../platform/db/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Bet, RoundKey } from './rounds.ts';

export interface SettledBet {
  readonly bet: Bet;
  readonly payout: Money;
  readonly validBet: Money;
  readonly outcome: Bet['outcome'];
}

interface Results {
  /** The ledger transaction that pays them. */
  readonly transaction: string;
  readonly at: Date;
  readonly settled: readonly SettledBet[];
  /** Whether the round closes. */
  readonly closes: boolean;
}

const write = {
  name: 'play-write-results',
  text: `with decided as (
      update bet set state = 'settled', payout = result.payout, valid_bet = result.valid_bet, outcome = result.outcome,
        decided_at = $4::timestamptz, result_act = $5
      from unnest($6::text[], $7::bigint[], $8::bigint[], $9::jsonb[]) as result (id, payout, valid_bet, outcome)
      where bet.merchant = $1 and bet.vendor = $2 and bet.round_id = $3 and bet.id = any($6::text[]) and bet.id = result.id
    ), closed as (
      update round set state = 'closed', closed_at = $4::timestamptz
      where $10::boolean and merchant = $1 and vendor = $2 and id = $3
    ), ${earningPoints(20)}
    insert into turnover as known (merchant, day, account, book, category, vassalage, bets, stake, payout, valid_bet)
    select $1, $11::date, added.*
    from unnest($12::text[], $13::text[], $14::text[], $15::text[], $16::integer[], $17::bigint[], $18::bigint[], $19::bigint[])
      as added (account, book, category, vassalage, bets, stake, payout, valid_bet)
    on conflict (merchant, account, day, book, category, vassalage) do update set
      bets = known.bets + excluded.bets, stake = known.stake + excluded.stake,
      payout = known.payout + excluded.payout, valid_bet = known.valid_bet + excluded.valid_bet`,
};

/**
 * The statement that writes results of bets of one round and adds them to the turnover of the day, one row per category and
 * vendor, and credits their points. One for all bets, to keep the round lock short.
 */
export function writingResults(
  { brand }: Tenant,
  { merchant, vendor, id }: RoundKey,
  { transaction, at, settled, closes }: Results,
): Query {
  // A fixed order, so that concurrent settlements of a player cannot deadlock.
  const turnover = [...Map.groupBy(settled, ({ bet }) => `${bet.category} ${bet.vassalage}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => turnoverOf(group));
  const values = [
    merchant,
    vendor,
    id,
    at.toISOString(),
    transaction,
    settled.map(({ bet }) => bet.id),
    settled.map(({ payout }) => payout.toString()),
    settled.map(({ validBet }) => validBet.toString()),
    settled.map(({ outcome }) => (outcome === null ? null : JSON.stringify(outcome))),
    closes,
    dayText(at, brand.timeZone),
    turnover.map(({ account }) => account),
    turnover.map(({ book }) => book),
    turnover.map(({ category }) => category),
    turnover.map(({ vassalage }) => vassalage),
    turnover.map(({ bets }) => bets),
    turnover.map(({ stake }) => stake.toString()),
    turnover.map(({ payout }) => payout.toString()),
    turnover.map(({ validBet }) => validBet.toString()),
    ...earningValues(earnedBy(brand, turnover)),
  ];
  return { ...write, values };
}

const turnoverOf = (group: readonly SettledBet[]) =>
  group.slice(0, 1).map(({ bet: { account, book, category, vassalage } }) => ({
    account,
    book,
    category,
    vassalage,
    bets: group.length,
    stake: sumOf(group.map(({ bet }) => moneyFromUnits(bet.stake))),
    payout: sumOf(group.map(({ payout }) => payout)),
    validBet: sumOf(group.map(({ validBet }) => validBet)),
  }));
