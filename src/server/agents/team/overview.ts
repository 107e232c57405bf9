import { sql } from 'drizzle-orm';
import type { TeamOverview, TeamPeriod } from '../../../wire/agents.ts';
import { avatarAddress } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { amountText, type Branch, branchOf, comparedPeriods, kindOf } from './branch.ts';
import { foldTeams } from './fold.ts';

type Periods = ReturnType<typeof comparedPeriods>;

interface Figures {
  opened: number;
  deposits: bigint;
  withdrawals: bigint;
  validBet: bigint;
  result: bigint;
}

const amounts = ['deposits', 'withdrawals', 'validBet', 'result'] as const;
const topRows = 5;

/** Figures of a branch in a period, beside those of the period before. Reads the rollups only. */
export function createOverview({ db }: { readonly db: Db }) {
  return async (tenant: Tenant, owner: Account, period: TeamPeriod): Promise<TeamOverview> => {
    const periods = comparedPeriods(period);
    const branch = branchOf(tenant, owner);
    await foldTeams(db, tenant);
    const [rows, active, members, top] = await Promise.all([
      daysOfBranch(db, branch, periods),
      activeDays(db, branch, periods),
      sizeOf(db, branch),
      topOf(db, branch, periods),
    ]);

    const [now, before] = [nothing(), nothing()];
    const byDay = new Map(periods.days.map((day) => [day, nothing()]));
    const byCategory = new Map<string, bigint>();
    for (const { day, category, opened, ...row } of rows) {
      const ofDay = byDay.get(day);
      for (const figures of ofDay === undefined ? [before] : [now, ofDay]) {
        figures.opened += opened;
        for (const key of amounts) figures[key] += BigInt(row[key]);
      }
      if (ofDay !== undefined && category !== '') {
        byCategory.set(category, (byCategory.get(category) ?? 0n) + BigInt(row.validBet));
      }
    }
    const compared = (key: (typeof amounts)[number]) => ({ now: amountText(now[key]), before: amountText(before[key]) });
    return {
      members,
      opened: { now: now.opened, before: before.opened },
      active: { now: active.now, before: active.before },
      deposits: compared('deposits'),
      withdrawals: compared('withdrawals'),
      validBet: compared('validBet'),
      result: compared('result'),
      days: [...byDay].map(([day, { opened, deposits, withdrawals, result }]) => ({
        day,
        opened,
        active: active.byDay.get(day) ?? 0,
        deposits: amountText(deposits),
        withdrawals: amountText(withdrawals),
        result: amountText(result),
      })),
      categories: [...byCategory]
        .filter(([, validBet]) => validBet > 0n)
        .toSorted(([, one], [, other]) => (one < other ? 1 : -1))
        .map(([gameType, validBet]) => ({ gameType, validBet: amountText(validBet) })),
      top: top.map(({ id, name, avatar, type, members: below, validBet, result }) => ({
        id,
        name,
        avatar: avatarAddress(branch.merchant, avatar),
        kind: kindOf(type),
        members: below,
        validBet: amountText(validBet),
        result: amountText(result),
      })),
    };
  };
}

const nothing = (): Figures => ({ opened: 0, deposits: 0n, withdrawals: 0n, validBet: 0n, result: 0n });

interface DayRow extends Readonly<Record<(typeof amounts)[number], string>> {
  readonly [column: string]: unknown;
  readonly day: string;
  readonly category: string;
  readonly opened: number;
}

/** Both periods. Accounts that were opened are in rows without a book. */
async function daysOfBranch(db: Db, { merchant, top, book }: Branch, { beforeFrom, until }: Periods) {
  const { rows } = await db.execute<DayRow>(sql`
    select day::text, category, sum(members)::integer as opened, sum(deposits)::text as deposits, sum(withdrawals)::text as withdrawals,
      sum(valid_bet)::text as "validBet", sum(stake - payout - bonus - cashback)::text as result
    from team_day
    where merchant = ${merchant} and account = ${top} and book in (${book}, '') and day between ${beforeFrom} and ${until}
    group by day, category`);
  return rows;
}

/** Different accounts of a period: those that were not active earlier in it. */
async function activeDays(db: Db, { merchant, top, book }: Branch, { from, beforeFrom, until }: Periods) {
  const { rows } = await db.execute<{ day: string; active: number; first: number }>(sql`
    select day::text, sum(count)::integer as active,
      coalesce(sum(count) filter (where gap > day - (case when day < ${from}::date then ${beforeFrom}::date else ${from}::date end)), 0)::integer as first
    from team_active
    where merchant = ${merchant} and account = ${top} and book = ${book} and day between ${beforeFrom} and ${until}
    group by day`);
  const sum = (part: typeof rows) => part.reduce((total, { first }) => total + first, 0);
  return {
    now: sum(rows.filter(({ day }) => day >= from)),
    before: sum(rows.filter(({ day }) => day < from)),
    byDay: new Map(rows.map(({ day, active }) => [day, active])),
  };
}

async function sizeOf(db: Db, { merchant, top }: Branch): Promise<number> {
  const { rows } = await db.execute<{ members: number }>(
    sql`select members from team_size where merchant = ${merchant} and account = ${top}`,
  );
  return rows[0]?.members ?? 0;
}

interface TopRow {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly type: number;
  readonly members: number;
  readonly validBet: string;
  readonly result: string;
}

async function topOf(db: Db, { merchant, top, book }: Branch, { from, until }: Periods): Promise<readonly TopRow[]> {
  const { rows } = await db.execute<TopRow>(sql`
    select account.id, account.username as name, account.avatar, account.type, coalesce(size.members, 0) as members,
      figures.valid_bet::text as "validBet", figures.result::text as result
    from (
      select day.account, sum(day.valid_bet) as valid_bet, sum(day.stake - day.payout - day.bonus - day.cashback) as result
      from account direct
      join team_day day on day.merchant = direct.merchant and day.account = direct.id and day.book = ${book}
        and day.day between ${from} and ${until}
      where direct.merchant = ${merchant} and direct.upline_id = ${top}
      group by day.account having sum(day.valid_bet) > 0
      order by sum(day.valid_bet) desc, day.account limit ${topRows}
    ) figures
    join account on account.merchant = ${merchant} and account.id = figures.account
    left join team_size size on size.merchant = account.merchant and size.account = account.id
    order by figures.valid_bet desc, account.id`);
  return rows;
}
