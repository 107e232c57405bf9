import { sql } from 'drizzle-orm';
import { checkSample, type Db, type Difference, type Sampled, type SampleReport } from '../../platform/db/index.ts';

/**
 * Recomputes the rollups of a sample, half of it the largest teams: members from the uplines themselves, figures from turnover and
 * account records, and compares them with rollups and queue.
 */
export function checkTeams(db: Db, sample: number): Promise<SampleReport> {
  const largest = Math.ceil(sample / 2);
  const sampling = sql`
    (select merchant, account from team_size order by members desc, merchant, account limit ${largest})
    union
    (select merchant, account from team_size order by random() limit ${sample - largest})`;
  return checkSample(db, sampling, async (snapshot, each) => {
    const { rows } = await snapshot.execute<Compared>(comparing(each));
    const broken = rows.find(({ expected, found }) => expected !== found);
    return broken === undefined ? null : { figure: broken.figure, expected: broken.expected, found: broken.found };
  });
}

interface Compared extends Difference {
  readonly [column: string]: unknown;
}

/**
 * Each figure, recomputed and as stored: of play by book, day and category; of money by book, as its days depend on the time zone that
 * the brand had when it was folded; accounts as they are.
 */
const comparing = ({ merchant, account }: Sampled) => sql`
  with recursive below (id, type, head) as (
    select id, type, id from account where merchant = ${merchant} and upline_id = ${account}
    union
    select account.id, account.type, below.head from account join below on account.upline_id = below.id where account.merchant = ${merchant}
  ), branch as (
    select id from below union select ${account}
  ), stored as (
    select book, day, category, bets, stake, payout, valid_bet, deposits, withdrawals, bonus, cashback, members, 0 as agents
    from team_day where merchant = ${merchant} and account = ${account}
    union all
    select book, day, category, bets, stake, payout, valid_bet, deposits, withdrawals, bonus, cashback, members, agents
    from team_change
    where merchant = ${merchant} and (account = ${account} or (reach = 'all' and account in (select id from branch)))
  ), played as (
    select book, day, category, sum(bets) as bets, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
    from turnover where merchant = ${merchant} and account in (select id from branch) and book not like 'trial:%'
    group by book, day, category
  ), folded as (
    select book, day, category, sum(bets) as bets, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
    from stored where category <> '' group by book, day, category
  ), moved as (
    select book, sum(amount) filter (where type = 'deposit') as deposits, -sum(amount) filter (where type = 'withdrawal') as withdrawals,
      sum(amount) filter (where type = 'bonus') as bonus, sum(amount) filter (where type = 'cashback') as cashback
    from account_record where merchant = ${merchant} and holder in (select id from branch) group by book
  ), kept as (
    select book, sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(bonus) as bonus, sum(cashback) as cashback
    from stored group by book
  ), listed as (
    select book, type, count(*) as records
    from account_record where merchant = ${merchant} and holder in (select id from branch) group by book, type
  ), tallied as (
    select book, type, sum(count) as records from (
      select book, type, count from team_record where merchant = ${merchant} and account = ${account}
      union all
      select book, type, records from team_change
      where merchant = ${merchant} and records <> 0 and (account = ${account} or (reach = 'all' and account in (select id from branch)))
    ) each group by book, type
  ), counted as (
    select count(*) as members, count(*) filter (where type in (1, 2, 41, 42)) as agents from below
  ), size as (
    select sum(members) as members, sum(agents) as agents from team_size where merchant = ${merchant} and account = ${account}
  ), changed as (
    select coalesce(sum(members), 0) as members, coalesce(sum(agents), 0) as agents from team_change
    where merchant = ${merchant} and (account = ${account} or (reach = 'all' and account in (select id from branch)))
  ), opened as (
    select coalesce(sum(members), 0) as members from stored
  ), reached as (
    select count(*) as members, count(*) filter (where below.head = downline.head) as heads
    from downline left join below on below.id = downline.account
    where downline.merchant = ${merchant} and downline.ancestor = ${account}
  ), compared (figure, expected, found) as (
    select figure, expected, found
    from counted, size, changed, opened, reached, lateral (values
      ('downline', counted.members, reached.members),
      ('heads', counted.members, reached.heads),
      ('members', counted.members, coalesce(size.members, 0) + changed.members),
      ('agents', counted.agents, coalesce(size.agents, 0) + changed.agents),
      ('opened', counted.members, opened.members)
    ) as each (figure, expected, found)
    union all
    select concat_ws(' ', figure, day, category, book), expected, found
    from played full join folded using (book, day, category), lateral (values
      ('bets', played.bets, folded.bets), ('stake', played.stake, folded.stake), ('payout', played.payout, folded.payout),
      ('validBet', played.valid_bet, folded.valid_bet)
    ) as each (figure, expected, found)
    union all
    select concat_ws(' ', figure, book), expected, found
    from moved full join kept using (book), lateral (values
      ('deposits', moved.deposits, kept.deposits), ('withdrawals', moved.withdrawals, kept.withdrawals),
      ('bonus', moved.bonus, kept.bonus), ('cashback', moved.cashback, kept.cashback)
    ) as each (figure, expected, found)
    union all
    select concat_ws(' ', 'records', type, book), listed.records, tallied.records from listed full join tallied using (book, type)
  )
  select figure, coalesce(expected, 0)::text as expected, coalesce(found, 0)::text as found from compared`;
