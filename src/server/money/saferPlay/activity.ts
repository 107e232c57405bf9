import { unitsToWire } from '../../../domain/money.ts';
import type { LimitPeriod } from '../../../domain/saferPlay.ts';
import type { ActivityStatement } from '../../../wire/saferPlay.ts';
import { type Db, run } from '../../platform/db/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const periods = 12;

interface Row {
  readonly from: Date;
  readonly until: Date;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly stakes: string;
  readonly payouts: string;
  readonly bets: string;
  readonly minutes: string;
}

/** Sums of each of the last periods of one kind, from the bets and the journal. */
const statement = {
  name: 'safer-play-activity',
  text: `with span as (
      select spans.start at time zone $4 as at, (spans.start + ('1 ' || $5::text)::interval) at time zone $4 as ends
      from generate_series(0, $6::integer - 1) place
      cross join lateral (
        select date_trunc($5::text, $3::timestamptz at time zone $4) - place * ('1 ' || $5::text)::interval as start
      ) spans
    ), played as (
      select bet.placed_at as at, bet.decided_at, bet.stake, bet.payout from bet
      where bet.merchant = $1 and bet.account = $2 and bet.book = $7 and bet.state <> 'cancelled'
        and bet.placed_at >= (select min(at) from span)
    ), moments as (
      select at from played union all select decided_at from played where decided_at is not null
    ), gaps as (
      select at, at - lag(at) over (order by at) as gap from moments
    ), moved as (
      select act.at, act.kind, entry.amount from ledger_entry entry
      join ledger_act act on act.merchant = entry.merchant and act.id = entry.act
      where entry.merchant = $1 and entry.holder = $2 and entry.book = $7 and act.kind in ('deposit', 'payout')
        and act.at >= (select min(at) from span)
    )
    select span.at as "from", span.ends as until,
      (select coalesce(sum(amount), 0) from moved where kind = 'deposit' and moved.at >= span.at and moved.at < span.ends) as deposits,
      (select coalesce(-sum(amount), 0) from moved where kind = 'payout' and moved.at >= span.at and moved.at < span.ends) as withdrawals,
      bets.stakes, bets.payouts, bets.bets,
      (select coalesce(floor(extract(epoch from sum(gap) filter (where gap < interval '10 minutes')) / 60), 0)::bigint from gaps
        where gaps.at >= span.at and gaps.at < span.ends) as minutes
    from span cross join lateral (
      select coalesce(sum(stake), 0) as stakes, coalesce(sum(payout), 0) as payouts, count(*) as bets
      from played where played.at >= span.at and played.at < span.ends
    ) bets
    order by span.at desc`,
};

/** Activity of an account in the last periods, newest first. */
export async function activityOf(
  db: Db,
  tenant: Tenant,
  { account, now, period }: { readonly account: string; readonly now: Date; readonly period: LimitPeriod },
): Promise<ActivityStatement> {
  const { merchant, timeZone } = tenant.brand;
  const values = [merchant, account, now.toISOString(), timeZone, period, periods, bookOf(tenant)];
  const rows = await run<Row>(db, statement, values);
  return rows.map(({ from, until, deposits, withdrawals, stakes, payouts, bets, minutes }) => ({
    from: from.toISOString(),
    until: until.toISOString(),
    deposits: text(deposits),
    withdrawals: text(withdrawals),
    stakes: text(stakes),
    payouts: text(payouts),
    net: unitsToWire(BigInt(payouts) - BigInt(stakes)),
    bets: Number(bets),
    minutes: Number(minutes),
  }));
}

const text = (units: string) => unitsToWire(BigInt(units));
