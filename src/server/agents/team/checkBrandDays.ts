import { sql } from 'drizzle-orm';
import { checkSample, type Db, type Difference, type Sampled, type SampleReport } from '../../platform/db/index.ts';

/**
 * Recomputes the rollups of brands, whose account is empty, and compares them with rollups and queue: play by book and category of a
 * sample of days of each brand, active accounts of these days, and money by book, as its days depend on the time zone of the brand.
 */
export function checkBrandDays(db: Db, sample: number): Promise<SampleReport> {
  const sampling = sql`select distinct merchant, '' as account from team_day where account = '' order by merchant`;
  return checkSample(db, sampling, async (snapshot, { merchant }) => {
    const { rows: played } = await snapshot.execute<Differing>(ofPlay(merchant, sample));
    const { rows: moved } = await snapshot.execute<Differing>(ofMoney(merchant));
    const broken = [...played, ...moved][0];
    return broken === undefined ? null : { figure: broken.figure, expected: broken.expected, found: broken.found };
  });
}

interface Differing extends Difference {
  readonly [column: string]: unknown;
}

type Merchant = Sampled['merchant'];

const ofPlay = (merchant: Merchant, sample: number) => sql`
  with days as (
    select day from (select distinct day from turnover where merchant = ${merchant}) as each order by random() limit ${sample}
  ), played as (
    select book, day, category, sum(bets) as bets, sum(stake) as stake, sum(payout) as payout
    from turnover where merchant = ${merchant} and day in (select day from days) and book not like 'trial:%' group by book, day, category
  ), stored as (
    select book, day, category, bets, stake, payout from team_day
    where merchant = ${merchant} and account = '' and day in (select day from days) and category <> ''
    union all
    select book, day, category, bets, stake, payout from team_change
    where merchant = ${merchant} and reach = 'all' and day in (select day from days) and category <> ''
  ), kept as (
    select book, day, category, sum(bets) as bets, sum(stake) as stake, sum(payout) as payout from stored group by book, day, category
  ), playing as (
    select book, day, count(*) as accounts from active_day
    where merchant = ${merchant} and day in (select day from days) and gap is not null group by book, day
  ), counted as (
    select book, day, sum(count) as accounts from team_active
    where merchant = ${merchant} and account = '' and day in (select day from days) group by book, day
  ), compared as (
    select concat_ws(' ', figure, day::text, book, category) as figure, coalesce(expected, 0)::text as expected, coalesce(found, 0)::text as found
    from played full join kept using (book, day, category), lateral (values
      ('bets', played.bets, kept.bets), ('stake', played.stake, kept.stake), ('payout', played.payout, kept.payout)
    ) as each (figure, expected, found)
    union all
    select concat_ws(' ', 'active', day::text, book), coalesce(playing.accounts, 0)::text, coalesce(counted.accounts, 0)::text
    from playing full join counted using (book, day)
  )
  select figure, expected, found from compared where expected <> found order by figure limit 1`;

const ofMoney = (merchant: Merchant) => sql`
  with moved as (
    select book, sum(amount) filter (where type = 'deposit') as deposits, -sum(amount) filter (where type = 'withdrawal') as withdrawals,
      sum(amount) filter (where type = 'bonus') as bonus, sum(amount) filter (where type = 'cashback') as cashback
    from account_record where merchant = ${merchant} group by book
  ), stored as (
    select book, deposits, withdrawals, bonus, cashback from team_day where merchant = ${merchant} and account = ''
    union all
    select book, deposits, withdrawals, bonus, cashback from team_change where merchant = ${merchant} and reach = 'all'
  ), kept as (
    select book, sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(bonus) as bonus, sum(cashback) as cashback
    from stored group by book
  )
  select concat_ws(' ', figure, book) as figure, coalesce(expected, 0)::text as expected, coalesce(found, 0)::text as found
  from moved full join kept using (book), lateral (values
    ('deposits', moved.deposits, kept.deposits), ('withdrawals', moved.withdrawals, kept.withdrawals),
    ('bonus', moved.bonus, kept.bonus), ('cashback', moved.cashback, kept.cashback)
  ) as each (figure, expected, found)
  where coalesce(expected, 0) <> coalesce(found, 0)
  order by book, figure limit 1`;
