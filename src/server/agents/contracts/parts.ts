import type { WageFigures, WageWindow } from '../../../domain/contracts/index.ts';
import { sumOf } from '../../../domain/money.ts';
import { type Branch, isoOf, type On, units } from './branch.ts';
import { type Spans, spansOf } from './spans.ts';

/** Share of one part of a branch in the result of a window: the downline itself, or one of its direct downlines with everyone below. */
export interface BranchPart extends WageFigures {
  /** Account id of its head. */
  readonly head: string;
  /** Of its active members, those that were not in it all the time: they can be in another part of the same window. */
  readonly moved: readonly string[];
}

/**
 * The downline `$2` itself, and accounts that were moved out of its branch, with the time that they were in it. Accounts that are in it now
 * are joined as a table and not here: the planner knows how many they are.
 */
const former = `former (id, head, since, until) as (
    select $2::text, $2::text, '-infinity'::timestamptz, 'infinity'::timestamptz
    union all
    select account, head, coalesce(since, '-infinity'), until from downline_past
    where merchant = $1 and ancestor = $2 and until > ($4::timestamptz[])[1]
  )`;

/** Accounts of the branch that were moved after the windows began; `downline_moved` is an index of few rows. */
const moved = `moved (id, head, since, until) as (
    select account, head, since, 'infinity'::timestamptz from downline
    where merchant = $1 and ancestor = $2 and since is not null and since > ($4::timestamptz[])[1]
    union all
    select id, head, since, until from former where isfinite(until)
  )`;

const settledAt = 'coalesce(bet.decided_at, bet.placed_at)';

const sumsBy = (table: string, column: string, size: string) => ({
  table: `${table} sums`,
  columns: 'sums.account, sums.bets, sums.valid_bet, sums.house_result',
  isCounted: 'sums.merchant = $1 and sums.book = $3 and sums.bets > 0',
  account: 'sums.account',
  moment: `sums.${column}`,
  /** Condition without its right side, which is the end of the time in which the account was in the branch. */
  isBefore: `sums.${column} + interval '${size}' <=`,
  size,
});

/**
 * Sources: sums of the blocks, days and hours that lie whole in a window and in the time in which an account was in the branch, and bets
 * of the rest.
 */
const blocks = sumsBy('bet_block', 'block', '5 days');
const days = sumsBy('bet_day', 'day', '1 day');
const hours = sumsBy('bet_hour', 'hour', '1 hour');
const bets = {
  table: 'bet',
  columns: 'bet.account, 1, bet.valid_bet, bet.stake - bet.payout',
  isCounted: `bet.merchant = $1 and bet.book = $3 and bet.stake > 0 and bet.state = 'settled'`,
  account: 'bet.account',
  moment: settledAt,
  isBefore: `${settledAt} <`,
};

type Source = typeof bets;
type Sums = typeof hours;

/** The figures of a span of one source, by account. */
const reading = ({ table, columns, isCounted, account, moment, isBefore }: Source, within: string) => `
    select width_bucket(${moment}, $4::timestamptz[]), below.head, ${columns}, below.since is not null
    from ${table} join downline below on below.merchant = $1 and below.ancestor = $2 and below.account = ${account}
    where ${isCounted} and ${within} and (below.since is null or below.since <= ${moment})
    union all
    select width_bucket(${moment}, $4::timestamptz[]), former.head, ${columns}, isfinite(former.until)
    from ${table} join former on former.id = ${account}
    where ${isCounted} and ${within} and former.since <= ${moment} and ${isBefore} former.until`;

/** Reads the whole parts of one source in the time in which an account was in the branch, of blocks, days or hours that a move cuts. */
const readingCut = ({ size }: Sums, { table, columns, isCounted, account, moment, isBefore }: Source, within: string) => `
    select width_bucket(cut.start, $4::timestamptz[]), cut.head, whole.*, true
    from (
      select id, head, since, until, date_bin('${size}', since, '1970-01-01Z') as start from moved
      union
      select id, head, since, until, date_bin('${size}', until, '1970-01-01Z') from moved
    ) cut
    cross join lateral (
      select ${columns} from ${table}
      where ${isCounted} and ${account} = cut.id and ${moment} >= greatest(cut.start, cut.since)
        and ${moment} < cut.start + interval '${size}' and ${isBefore} cut.until
      offset 0
    ) whole (account, bets, valid_bet, house_result)
    where (cut.since > cut.start or cut.until < cut.start + interval '${size}') and (${within})`;

/** The statement for spans of each source, with its values from the fifth on. */
function partsQuery(spans: Spans) {
  const moments: string[] = [];
  const within = (moment: string, { from, until }: WageWindow) => {
    const first = 4 + moments.push(isoOf(from), isoOf(until)) - 1;
    return `${moment} >= $${first}::timestamptz and ${moment} < $${first + 1}::timestamptz`;
  };
  const each = (source: Source, of: readonly WageWindow[]) => of.map((span) => reading(source, within(source.moment, span)));
  const cut = (by: Sums, source: Source, of: readonly WageWindow[]) =>
    of.length === 0 ? [] : [readingCut(by, source, of.map((span) => within('cut.start', span)).join(' or '))];
  const read = [
    ...each(blocks, spans.blocks),
    ...each(days, spans.days),
    ...each(hours, spans.hours),
    ...each(bets, spans.bets),
    ...cut(blocks, days, spans.blocks),
    ...cut(days, hours, [...spans.blocks, ...spans.days]),
    ...cut(hours, bets, [...spans.blocks, ...spans.days, ...spans.hours]),
  ];
  const text = `with ${former}, ${moved}, read (place, head, account, bets, valid_bet, house_result, is_moved) as (${read.join('\n    union all')}
    ), active as (
      select place, head, account, sum(bets) as bets, sum(valid_bet) as valid_bet, sum(house_result) as house_result, bool_or(is_moved) as is_moved
      from read group by place, head, account
    )
    select place, head, sum(bets)::integer as bets, sum(valid_bet)::text as "validBet", sum(house_result)::text as "houseResult",
      count(*)::integer as "activeMembers", coalesce(array_agg(account) filter (where is_moved), '{}') as moved
    from active group by place, head order by place, head = $2 desc, head`;
  return { text, moments };
}

interface PartRow {
  readonly place: number;
  readonly head: string;
  readonly bets: number;
  readonly validBet: string;
  readonly houseResult: string;
  readonly activeMembers: number;
  readonly moved: readonly string[];
}

/** Figures of a branch for consecutive windows, by window and part; the downline itself comes first. */
export async function partsOf(
  { $client }: On,
  { merchant, downline, book }: Branch,
  windows: readonly WageWindow[],
): Promise<readonly (readonly BranchPart[])[]> {
  const last = windows.at(-1);
  if (last === undefined) return [];
  const edges = [...windows.map(({ from }) => from), last.until].map(isoOf);
  const { text, moments } = partsQuery(spansOf(windows));
  // Without a name: the plan depends on the size of the branch and on the spans.
  const { rows } = await $client.query<PartRow>(text, [merchant, downline, book, edges, ...moments]);
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
