import { sql } from 'drizzle-orm';
import { trialAccountType } from '../../../../domain/accountType.ts';
import type { DeskFigures, FigureSteps } from '../../../../wire/studio/deskFigures.ts';
import type { FigureScope } from './figureDeps.ts';

const noSteps: FigureSteps = { registered: 0, deposited: 0, played: 0 };

/**
 * Counts the members who registered from a day on until today by how far they came, and those who registered from `first` on before
 * them. A bet counts once it is settled.
 */
export async function readSteps(
  { db, merchant, book, timeZone }: FigureScope,
  { first, from, today }: Readonly<Record<'first' | 'from' | 'today', string>>,
): Promise<DeskFigures['steps']> {
  const midnight = (day: string) => sql`(${day}::timestamp at time zone ${timeZone})`;
  const { rows } = await db.execute<FigureSteps & { readonly [column: string]: unknown; readonly isNow: boolean }>(sql`
    select is_now as "isNow", count(*)::integer as registered,
      count(*) filter (where has_deposited)::integer as deposited,
      count(*) filter (where has_deposited and has_played)::integer as played
    from (
      select created_at >= ${midnight(from)} as is_now,
        exists (select from account_record record where record.merchant = ${merchant} and record.holder = account.id
          and record.book = ${book} and record.type = 'deposit' and record.amount > 0) as has_deposited,
        exists (select from turnover where turnover.merchant = ${merchant} and turnover.account = account.id
          and turnover.book = ${book} and turnover.bets > 0) as has_played
      from account
      where merchant = ${merchant} and type <> ${trialAccountType} and created_at >= ${midnight(first)} and created_at < ${midnight(today)}
    ) as opened
    group by is_now`);
  const of = (wanted: boolean): FigureSteps => {
    const row = rows.find(({ isNow }) => isNow === wanted);
    if (row === undefined) return noSteps;
    const { registered, deposited, played } = row;
    return { registered, deposited, played };
  };
  return { now: of(true), before: of(false) };
}

/** Months of first deposits that are shown, this one among them. */
const cohortMonths = 6;

/** Members by the month of their first deposit, and how many of them had a bet settled in it and in each month after, up to today. */
export async function readCohorts(
  { db, merchant, book, timeZone }: FigureScope,
  today: string,
): Promise<DeskFigures['cohorts']> {
  const months = monthsUntil(today);
  const { rows } = await db.execute<{ month: string; later: string; members: number; played: number }>(sql`
    with first_deposit as (
      select holder, date_trunc('month', at at time zone ${timeZone})::date as month
      from account_record
      where merchant = ${merchant} and book = ${book} and type = 'deposit' and ins = 1 and amount > 0
        and at >= (${months[0]}::timestamp at time zone ${timeZone})
    )
    select month::text, later.day::date::text as later, count(*)::integer as members, count(*) filter (where exists (
      select from turnover where turnover.merchant = ${merchant} and turnover.account = holder and turnover.book = ${book}
        and turnover.day >= later.day::date and turnover.day < (later.day + interval '1 month')::date and turnover.bets > 0
    ))::integer as played
    from first_deposit cross join lateral generate_series(month::timestamp, ${months.at(-1)}::timestamp, interval '1 month') as later (day)
    group by 1, 2`);
  return months.map((month) => {
    const found = rows.filter((row) => row.month === month);
    return {
      month,
      members: found[0]?.members ?? 0,
      played: months.filter((each) => each >= month).map((later) => found.find((row) => row.later === later)?.played ?? 0),
    };
  });
}

/** First days of the months up to that of a day. */
function monthsUntil(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: cohortMonths }, (_, index) =>
    new Date(Date.UTC(year, month - cohortMonths + index, 1)).toISOString().slice(0, 10),
  );
}
