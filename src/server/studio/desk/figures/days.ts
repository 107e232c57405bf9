import { sql } from 'drizzle-orm';
import { trialAccountType } from '../../../../domain/accountType.ts';
import { addDays, daysOf } from '../../../../domain/datePresets.ts';
import { add, type FigureScope, noSums, type SumsPart, totalOf } from './figureDeps.ts';

interface DayRow extends SumsPart {
  readonly [column: string]: unknown;
  readonly day: string;
}

interface PlayedRow extends DayRow {
  readonly category: string;
  readonly stakes: string;
  readonly payouts: string;
}

/**
 * The whole days of a span, up to yesterday, and as many before. Play and money are read from the rollup of the brand by day, which has
 * the empty account; what it lacks, by partial indexes.
 */
export async function readDays({ db, merchant, book, timeZone }: FigureScope, today: string, span: number) {
  const from = addDays(today, -span);
  const first = addDays(from, -span);
  const ofRollup = sql`merchant = ${merchant} and account = '' and book = ${book} and day >= ${first}::date and day < ${today}::date`;
  const midnight = (day: string) => sql`(${day}::timestamp at time zone ${timeZone})`;
  const within = (moment: ReturnType<typeof sql>) => sql`${moment} >= ${midnight(first)} and ${moment} < ${midnight(today)}`;
  const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone ${timeZone})::date::text as day`;

  const [played, active, deposited, paid, opened] = await Promise.all([
    db.execute<PlayedRow>(sql`
      select day::text, category, sum(stake)::text as stakes, sum(payout)::text as payouts, sum(bonus + cashback)::text as bonuses,
        sum(deposits)::text as deposits, sum(withdrawals)::text as withdrawals
      from team_day where ${ofRollup} group by day, category`),
    // An account counts for a period on its first active day in it, the one whose gap reaches to before the start.
    db.execute<DayRow & { readonly fresh: number }>(sql`
      select day::text, sum(count)::integer as active,
        coalesce(sum(count) filter (where gap > day - (case when day < ${from}::date then ${first}::date else ${from}::date end)), 0)::integer as fresh
      from team_active where ${ofRollup} group by day`),
    db.execute<DayRow>(sql`
      select ${dayOf(sql`at`)}, count(*)::integer as "firstDeposits"
      from account_record
      where merchant = ${merchant} and book = ${book} and type = 'deposit' and ins = 1 and amount > 0 and ${within(sql`at`)} group by 1`),
    db.execute<DayRow>(sql`
      select ${dayOf(sql`at`)}, sum(amount)::text as wages
      from account_record where merchant = ${merchant} and book = ${book} and type = 'wage' and amount > 0 and ${within(sql`at`)} group by 1`),
    db.execute<DayRow>(sql`
      select ${dayOf(sql`created_at`)}, count(*)::integer as registrations
      from account where merchant = ${merchant} and type <> ${trialAccountType} and ${within(sql`created_at`)} group by 1`),
  ]);

  const days = daysOf({ from: first, until: addDays(today, -1) });
  const sumsOf = new Map(days.map((day) => [day, noSums()]));
  for (const row of [...played.rows, ...active.rows, ...deposited.rows, ...paid.rows, ...opened.rows]) {
    const sums = sumsOf.get(row.day);
    if (sums !== undefined) add(sums, row);
  }
  const on = (day: string) => sumsOf.get(day) ?? noSums();
  const different = (isNow: boolean) =>
    active.rows.reduce((sum, { day, fresh }) => (day >= from === isNow ? sum + fresh : sum), 0);
  const [before, now] = [days.slice(0, span), days.slice(span)];
  return {
    from,
    first,
    byDay: now.map((day) => ({ day, now: on(day), before: on(addDays(day, -span)) })),
    span: { now: totalOf(now.map(on), different(true)), before: totalOf(before.map(on), different(false)) },
    categories: categoriesOf(played.rows, from),
  };
}

/** Categories with stakes in the span. */
function categoriesOf(rows: readonly PlayedRow[], from: string) {
  const found = new Map<string, Record<'stakes' | 'payouts' | 'stakesBefore' | 'payoutsBefore', bigint>>();
  for (const { day, category, stakes, payouts } of rows) {
    // Movements of money have none.
    if (category === '') continue;
    const sums = found.get(category) ?? { stakes: 0n, payouts: 0n, stakesBefore: 0n, payoutsBefore: 0n };
    found.set(category, sums);
    sums[day >= from ? 'stakes' : 'stakesBefore'] += BigInt(stakes);
    sums[day >= from ? 'payouts' : 'payoutsBefore'] += BigInt(payouts);
  }
  return [...found]
    .filter(([, { stakes }]) => stakes > 0n)
    .map(([category, sums]) => ({ category, ...sums }))
    .toSorted((one, other) => (one.stakes < other.stakes ? 1 : -1));
}
