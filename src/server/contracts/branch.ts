import type { WageFigures, WageWindow } from '../../domain/contracts/index.ts';
import { type Money, moneyFromUnits, sumOf } from '../../domain/money.ts';
import { type Db, type DbTransaction, run } from '../db/index.ts';

type On = Pick<Db, '$client'> | Pick<DbTransaction, '$client'>;

/** Whose bets a contract counts: the branch of its downline, in one book. */
export interface Branch {
  readonly merchant: string;
  readonly downline: string;
  readonly book: string;
}

/** What one part of a branch brought to a window: the downline itself, or one of its direct downlines with everyone below. */
export interface BranchPart extends WageFigures {
  /** Account id of its head. */
  readonly head: string;
  /** Of its active members, those that were not in it all the time: they can be in another part of the same window. */
  readonly moved: readonly string[];
}

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

const partsStatement = {
  name: 'contract-parts',
  text: `${members}, active as (
      select width_bucket(coalesce(bet.decided_at, bet.placed_at), $6::timestamptz[]) as place, branch.head, bet.account,
        count(*) as bets, sum(bet.valid_bet) as valid_bet, sum(bet.stake - bet.payout) as house_result,
        bool_or(isfinite(branch.since) or isfinite(branch.until)) as is_moved
      from ${settledBets}
      group by place, branch.head, bet.account
    )
    select place, head, sum(bets)::integer as bets, sum(valid_bet)::text as "validBet", sum(house_result)::text as "houseResult",
      count(*)::integer as "activeMembers", coalesce(array_agg(account) filter (where is_moved), '{}') as moved
    from active group by place, head order by place, head = $2 desc, head`,
};

interface PartRow {
  readonly place: number;
  readonly head: string;
  readonly bets: number;
  readonly validBet: string;
  readonly houseResult: string;
  readonly activeMembers: number;
  readonly moved: readonly string[];
}

/** What a branch brought to consecutive windows, by window and part; the downline itself comes first. */
export async function partsOf(
  db: On,
  { merchant, downline, book }: Branch,
  windows: readonly WageWindow[],
): Promise<readonly (readonly BranchPart[])[]> {
  const [first, last] = [windows[0], windows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const edges = [...windows.map(({ from }) => from), last.until].map(isoOf);
  const rows = await run<PartRow>(db, partsStatement, [merchant, downline, book, isoOf(first.from), isoOf(last.until), edges]);
  return windows.map((_, index) =>
    rows
      .filter(({ place }) => place === index + 1)
      .map(({ place: _place, validBet, houseResult, ...part }) => ({
        ...part,
        validBet: units(validBet),
        houseResult: units(houseResult),
      })),
  );
}

/** The figures of a window. Only accounts that were moved within the branch can be in two of its parts; they are one member. */
export function figuresOf(parts: readonly BranchPart[]): WageFigures {
  const moved = parts.flatMap((part) => part.moved);
  const sumCounts = (of: (part: BranchPart) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    bets: sumCounts(({ bets }) => bets),
    validBet: sumOf(parts.map(({ validBet }) => validBet)),
    houseResult: sumOf(parts.map(({ houseResult }) => houseResult)),
    activeMembers: sumCounts(({ activeMembers }) => activeMembers) - (moved.length - new Set(moved).size),
  };
}

/** A settled bet of a branch. */
export interface BranchBet {
  readonly vendor: string;
  readonly id: string;
  readonly account: string;
  readonly gameId: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly validBet: Money;
  /** When it was settled, in epoch milliseconds. */
  readonly at: number;
  /** What earlier lines have paid for it; null if no line names it. */
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
 * joined: the planner does not know how many there are. Outcomes are numbers from 0, `known` the outcome with its place before it.
 */
const missedStatement = {
  name: 'contract-missed-bets',
  text: `${members}, each as (
      select ${betColumns}, sign(bet.payout - bet.stake)::bigint + 1 as outcome, null::bigint as known, null::bigint as base, null::bigint as wage
      from ${settledBets}
      union all
      select line.vendor, line.bet, null, null, null, null, null, null, null,
        (extract(epoch from payment.window_from)::bigint * 100000000 + line.line) * 4 + case line.outcome when 'lost' then 0 when 'draw' then 1 else 2 end,
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

const units = (text: string): Money => moneyFromUnits(BigInt(text));
export const isoOf = (moment: number): string => new Date(moment).toISOString();
