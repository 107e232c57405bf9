import { sql } from 'drizzle-orm';
import { checkSample, type Db, type Difference, type SampleReport } from '../../platform/db/index.ts';

/**
 * Adds up the bets of a sample of accounts by book and time, half of it the accounts with the most bets, and compares them with the
 * sums that wages are counted from.
 */
export function checkBetSums(db: Db, sample: number): Promise<SampleReport> {
  const most = Math.ceil(sample / 2);
  const sampling = sql`
    (select merchant, account from bet_day group by merchant, account order by sum(bets) desc, merchant, account limit ${most})
    union
    (select merchant, id from account order by random() limit ${sample - most})`;
  return checkSample(db, sampling, async (snapshot, { merchant, account }) => {
    for (const rollup of kept) {
      const { rows } = await snapshot.execute<Differing>(differing(merchant, account, rollup));
      const [broken] = rows;
      if (broken !== undefined) return broken;
    }
    return null;
  });
}

interface Differing extends Difference {
  readonly [column: string]: unknown;
}

/** Hours have the stakes as well; of days and blocks there are none to compare. */
const kept = [
  { table: sql`(select *, hour as at from bet_hour) as sums`, size: '1 hour', stake: sql`kept.stake` },
  { table: sql`(select *, day as at from bet_day) as sums`, size: '1 day', stake: sql`played.stake` },
  { table: sql`(select *, block as at from bet_block) as sums`, size: '5 days', stake: sql`played.stake` },
] as const;

const differing = (merchant: string, account: string, { table, size, stake }: (typeof kept)[number]) => sql`
  with played as (
    select book, date_bin(${size}::interval, coalesce(decided_at, placed_at), '1970-01-01Z') as at, count(*) as bets, sum(valid_bet) as valid_bet,
      sum(stake - payout) as house_result, sum(stake) as stake
    from bet
    where merchant = ${merchant} and account = ${account} and state = 'settled' and stake > 0 and book not like 'trial:%'
    group by 1, 2
  ), kept as (
    select sums.* from ${table} where merchant = ${merchant} and account = ${account}
  )
  select coalesce(expected, 0)::text as expected, coalesce(found, 0)::text as found,
    concat_ws(' ', figure, ${size}::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || 'Z', book) as figure
  from played full join kept using (book, at), lateral (values
    ('bets', played.bets, kept.bets), ('validBet', played.valid_bet, kept.valid_bet), ('result', played.house_result, kept.house_result),
    ('stake', played.stake, ${stake})
  ) as each (figure, expected, found)
  where coalesce(expected, 0) <> coalesce(found, 0)
  order by at, book limit 1`;
