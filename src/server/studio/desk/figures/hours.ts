import { sql } from 'drizzle-orm';
import { trialAccountType } from '../../../../domain/accountType.ts';
import { addDays } from '../../../../domain/datePresets.ts';
import { dayText } from '../../../../domain/dateText.ts';
import { add, type FigureScope, noSums, type RunningSums, type SumsPart, totalOf } from './figureDeps.ts';

const hourMs = 3_600_000;
const hoursOfDay = 24;

interface HourRow extends SumsPart {
  readonly [column: string]: unknown;
  readonly day: string;
  readonly hour: number;
}

/**
 * Today and yesterday by the hour. Bets are read from their sums by account and hour of UTC, so hours are those of UTC by the day and
 * hour of the zone in which they begin, and only those that have ended count.
 */
export async function readHours(scope: FigureScope, now: Date) {
  const { db, merchant, book, timeZone } = scope;
  const today = dayText(now, timeZone);
  const yesterday = addDays(today, -1);
  const until = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  // In a zone off by half an hour the hour that runs may have begun yesterday.
  const hours = dayText(until, timeZone) === today ? hourOf(until, timeZone) : 0;
  const since = sql`(${yesterday}::timestamp at time zone ${timeZone})`;
  const within = (moment: ReturnType<typeof sql>) =>
    sql`${moment} >= ${since} and ${moment} < ${until.toISOString()}::timestamptz`;
  const dayHour = (moment: ReturnType<typeof sql>) => sql`
    (date_bin('1 hour', ${moment}, '1970-01-01Z') at time zone ${timeZone})::date::text as day,
    extract(hour from date_bin('1 hour', ${moment}, '1970-01-01Z') at time zone ${timeZone})::integer as hour`;

  const [played, active, moved, opened] = await Promise.all([
    db.execute<HourRow>(sql`
      select ${dayHour(sql`hour`)}, count(*) filter (where bets > 0)::integer as active, sum(stake)::text as stakes,
        sum(stake - house_result)::text as payouts
      from bet_hour where merchant = ${merchant} and book = ${book} and ${within(sql`hour`)} group by 1, 2`),
    db.execute<{ day: string; active: number }>(sql`
      select day, count(distinct account)::integer as active
      from (select account, ${dayHour(sql`hour`)} from bet_hour
        where merchant = ${merchant} and book = ${book} and bets > 0 and ${within(sql`hour`)}) as played
      where hour < ${hours} group by day`),
    db.execute<HourRow>(sql`
      select ${dayHour(sql`at`)}, count(*) filter (where type = 'deposit' and ins = 1 and amount > 0)::integer as "firstDeposits",
        coalesce(sum(amount) filter (where type in ('bonus', 'cashback')), 0)::text as bonuses,
        coalesce(sum(amount) filter (where type = 'wage' and amount > 0), 0)::text as wages,
        coalesce(sum(amount) filter (where type = 'deposit'), 0)::text as deposits,
        coalesce(-sum(amount) filter (where type = 'withdrawal'), 0)::text as withdrawals
      from account_record where merchant = ${merchant} and book = ${book} and ${within(sql`at`)} group by 1, 2`),
    db.execute<HourRow>(sql`
      select ${dayHour(sql`created_at`)}, count(*)::integer as registrations
      from account where merchant = ${merchant} and type <> ${trialAccountType} and ${within(sql`created_at`)} group by 1, 2`),
  ]);

  const sumsOf = new Map([today, yesterday].map((day) => [day, Array.from({ length: hoursOfDay }, noSums)]));
  for (const row of [...played.rows, ...moved.rows, ...opened.rows]) {
    const sums = sumsOf.get(row.day)?.[row.hour];
    if (sums !== undefined) add(sums, row);
  }
  const of = (day: string): readonly RunningSums[] => sumsOf.get(day) ?? [];
  const activeOn = (day: string) => active.rows.find((row) => row.day === day)?.active ?? 0;
  const soFar = (day: string) => totalOf(of(day).slice(0, hours), activeOn(day));
  return {
    today,
    hours,
    until,
    byHour: of(today).map((sums, hour) => ({ now: sums, before: of(yesterday)[hour] ?? noSums() })),
    soFar: { now: soFar(today), before: soFar(yesterday) },
  };
}

const hourOf = (moment: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment));
