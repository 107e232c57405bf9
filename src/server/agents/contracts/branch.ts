import type { WageWindow } from '../../../domain/contracts/index.ts';
import { type Money, moneyFromUnits } from '../../../domain/money.ts';
import { type Db, type DbTransaction, run } from '../../platform/db/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { ContractRow, Served } from './contractDeps.ts';

export type On = Pick<Db, '$client'> | Pick<DbTransaction, '$client'>;

/** Accounts whose bets a contract counts: the branch of its downline, in one book. */
export interface Branch {
  readonly merchant: string;
  readonly downline: string;
  readonly book: string;
}

/** The branch of a contract. */
export const branchOf = (tenant: Served, { merchant, downline }: ContractRow): Branch => ({
  merchant,
  downline,
  book: bookOf(tenant),
});

/**
 * Accounts of a branch with the head of their part, the downline `$2` itself or its direct downline that they are below of, and when they
 * were there: who moves is in the branch from `since` until `until`.
 */
const members = `with branch (id, head, since, until) as (
    select $2::text, $2::text, '-infinity'::timestamptz, 'infinity'::timestamptz
    union all
    select account, head, coalesce(since, '-infinity'), 'infinity' from downline where merchant = $1 and ancestor = $2
    union all
    select account, head, coalesce(since, '-infinity'), until from downline_past where merchant = $1 and ancestor = $2
  )`;

const settledBets = `bet join branch on branch.id = bet.account
    and coalesce(bet.decided_at, bet.placed_at) >= branch.since and coalesce(bet.decided_at, bet.placed_at) < branch.until
  where bet.merchant = $1 and bet.book = $3 and bet.stake > 0 and bet.state = 'settled'
    and coalesce(bet.decided_at, bet.placed_at) >= $4::timestamptz and coalesce(bet.decided_at, bet.placed_at) < $5::timestamptz`;

/** A settled bet of a branch. */
export interface BranchBet {
  readonly vendor: string;
  readonly id: string;
  readonly account: string;
  readonly gameId: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly validBet: Money;
  /** Time of settlement, in epoch milliseconds. */
  readonly at: number;
  /** Sum that earlier lines have paid for it; null if no line names it. */
  readonly recorded: Money | null;
}

const betColumns = `bet.vendor, bet.id, bet.account, bet.game_id as "gameId", bet.stake, bet.payout, bet.valid_bet as "validBet",
  coalesce(bet.decided_at, bet.placed_at) as at`;

/** Moments are sent as numbers, which are read much faster. */
const shown = `vendor, id, account, "gameId", stake::text, payout::text, "validBet"::text, (extract(epoch from at) * 1000)::float8 as at`;

const betsStatement = {
  name: 'contract-bets',
  text: `${members}, each as (select ${betColumns} from ${settledBets})
    select ${shown}, null as recorded from each order by each.at, vendor, id`,
};

/**
 * Settled bets that the last line of the contract `$6` for them does not name as they are now. Bets and lines are grouped by bet and not
 * joined: the planner does not know how many there are. Outcomes are numbers from 0, 3 for a
 * correction that was taken in part; `known` is the outcome with its place before it.
 */
const missedStatement = {
  name: 'contract-missed-bets',
  text: `${members}, each as (
      select ${betColumns}, sign(bet.payout - bet.stake)::bigint + 1 as outcome, null::bigint as known, null::bigint as base, null::bigint as wage
      from ${settledBets}
      union all
      select line.vendor, line.bet, null, null, null, null, null, null, null,
        (extract(epoch from payment.window_from)::bigint * 100000000 + line.line) * 4 + case line.outcome when 'lost' then 0 when 'draw' then 1 when 'won' then 2 else 3 end,
        line.base, line.wage
      from wage_payment payment join wage_line line on line.merchant = payment.merchant and line.payment = payment.id
      where payment.merchant = $1 and payment.contract = $6 and payment.window_until > $4::timestamptz and line.type = 'bet'
    ), missed as (
      select vendor, id, max(account) as account, max("gameId") as "gameId", max(stake) as stake, max(payout) as payout,
        max("validBet") as "validBet", max(at) as at, sum(wage)::text as recorded
      from each group by vendor, id
      having max(outcome) is not null and (max(known) is null or max(known) % 4 <> max(outcome) or max(base) <> max(stake))
    )
    select ${shown}, recorded from missed order by missed.at, vendor, id`,
};

interface BetRow {
  readonly vendor: string;
  readonly id: string;
  readonly account: string;
  readonly gameId: string;
  readonly stake: string;
  readonly payout: string;
  readonly validBet: string;
  readonly at: number;
  readonly recorded: string | null;
}

/** Bets of a branch that were settled in a span of time, in order. */
export async function betsOf(db: On, { merchant, downline, book }: Branch, { from, until }: WageWindow): Promise<BranchBet[]> {
  const rows = await run<BetRow>(db, betsStatement, [merchant, downline, book, isoOf(from), isoOf(until)]);
  return rows.map(betFrom);
}

/** Bets of a settled span of time that its statements lack, or name with another result. */
export async function missedBetsOf(
  db: On,
  { merchant, downline, book, contract }: Branch & { readonly contract: string },
  { from, until }: WageWindow,
): Promise<BranchBet[]> {
  const rows = await run<BetRow>(db, missedStatement, [merchant, downline, book, isoOf(from), isoOf(until), contract]);
  return rows.map(betFrom);
}

const betFrom = ({ vendor, id, account, gameId, stake, payout, validBet, at, recorded }: BetRow): BranchBet => ({
  vendor,
  id,
  account,
  gameId,
  stake: units(stake),
  payout: units(payout),
  validBet: units(validBet),
  at,
  recorded: recorded === null ? null : units(recorded),
});

export const units = (text: string): Money => moneyFromUnits(BigInt(text));
export const isoOf = (moment: number): string => new Date(moment).toISOString();
