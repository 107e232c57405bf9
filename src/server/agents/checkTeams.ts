import { sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';

export interface TeamReport {
  readonly holds: boolean;
  /** Accounts that were recomputed. */
  readonly checked: number;
  /** The first difference; null if there is none. */
  readonly broken: TeamDifference | null;
}

interface TeamDifference {
  readonly merchant: string;
  readonly account: string;
  readonly figure: string;
  /** Recomputed. */
  readonly expected: string;
  readonly found: string;
}

interface Sampled {
  readonly [column: string]: unknown;
  readonly merchant: string;
  readonly account: string;
}

/**
 * Recomputes the rollups of a sample, half of it the largest teams: members from the uplines themselves, figures from turnover and
 * account records, and compares them with rollups and queue. All in one snapshot, so the server may go on meanwhile.
 */
export const checkTeams = (db: Db, sample: number): Promise<TeamReport> =>
  db.transaction(
    async (tx) => {
      const largest = Math.ceil(sample / 2);
      const { rows: sampled } = await tx.execute<Sampled>(sql`
        (select merchant, account from team_size order by members desc, merchant, account limit ${largest})
        union
        (select merchant, account from team_size order by random() limit ${sample - largest})`);
      for (const each of sampled) {
        const { rows } = await tx.execute<Compared>(comparing(each));
        const broken = rows.find(({ expected, found }) => expected !== found);
        if (broken !== undefined) {
          const { figure, expected, found } = broken;
          return { holds: false, checked: sampled.length, broken: { ...each, figure, expected, found } };
        }
      }
      return { holds: true, checked: sampled.length, broken: null };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

interface Compared {
  readonly [column: string]: unknown;
  readonly figure: string;
  readonly expected: string;
  readonly found: string;
}

/** Each figure over all days, recomputed and as stored. */
const comparing = ({ merchant, account }: Sampled) => sql`
  with recursive below (id, type) as (
    select id, type from account where merchant = ${merchant} and upline_id = ${account}
    union
    select account.id, account.type from account join below on account.upline_id = below.id where account.merchant = ${merchant}
  ), branch as (
    select id from below union select ${account}
  ), folded as (
    select sum(bets) as bets, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet, sum(deposits) as deposits,
      sum(withdrawals) as withdrawals, sum(bonus) as bonus, sum(cashback) as cashback, sum(members) as opened
    from team_day where merchant = ${merchant} and account = ${account}
  ), queued as (
    select sum(bets) as bets, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet, sum(deposits) as deposits,
      sum(withdrawals) as withdrawals, sum(bonus) as bonus, sum(cashback) as cashback, sum(members) as opened, sum(agents) as agents
    from team_change
    where merchant = ${merchant} and (account = ${account} or (reach = 'all' and account in (select id from branch)))
  ), played as (
    select sum(bets) as bets, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
    from turnover where merchant = ${merchant} and account in (select id from branch) and book not like 'trial:%'
  ), moved as (
    select sum(amount) filter (where type = 'deposit') as deposits, -sum(amount) filter (where type = 'withdrawal') as withdrawals,
      sum(amount) filter (where type = 'bonus') as bonus, sum(amount) filter (where type = 'cashback') as cashback
    from account_record where merchant = ${merchant} and holder in (select id from branch)
  ), counted as (
    select count(*) as members, count(*) filter (where type in (1, 2, 41, 42)) as agents from below
  ), size as (
    select sum(members) as members, sum(agents) as agents from team_size where merchant = ${merchant} and account = ${account}
  ), reached as (
    select count(*) as members from downline where merchant = ${merchant} and ancestor = ${account}
  )
  select figure, coalesce(expected, 0)::text as expected, coalesce(found, 0)::text as found
  from folded, queued, played, moved, counted, size, reached, lateral (values
    ('downline', counted.members, reached.members),
    ('members', counted.members, coalesce(size.members, 0) + coalesce(queued.opened, 0)),
    ('agents', counted.agents, coalesce(size.agents, 0) + coalesce(queued.agents, 0)),
    ('opened', counted.members, coalesce(folded.opened, 0) + coalesce(queued.opened, 0)),
    ('bets', played.bets, coalesce(folded.bets, 0) + coalesce(queued.bets, 0)),
    ('stake', played.stake, coalesce(folded.stake, 0) + coalesce(queued.stake, 0)),
    ('payout', played.payout, coalesce(folded.payout, 0) + coalesce(queued.payout, 0)),
    ('validBet', played.valid_bet, coalesce(folded.valid_bet, 0) + coalesce(queued.valid_bet, 0)),
    ('deposits', moved.deposits, coalesce(folded.deposits, 0) + coalesce(queued.deposits, 0)),
    ('withdrawals', moved.withdrawals, coalesce(folded.withdrawals, 0) + coalesce(queued.withdrawals, 0)),
    ('bonus', moved.bonus, coalesce(folded.bonus, 0) + coalesce(queued.bonus, 0)),
    ('cashback', moved.cashback, coalesce(folded.cashback, 0) + coalesce(queued.cashback, 0))
  ) as compared (figure, expected, found)`;
