import { type SQL, sql } from 'drizzle-orm';
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
    for (const { table, size } of kept) {
      const { rows } = await snapshot.execute<Differing>(differing(merchant, account, table, size));
      const [broken] = rows;
      if (broken !== undefined) return broken;
    }
    return null;
  });
}

interface Differing extends Difference {
  readonly [column: string]: unknown;
}

const kept = [
  { table: sql`bet_hour as sums (merchant, account, book, bets, valid_bet, house_result, at)`, size: '1 hour' },
  { table: sql`bet_day as sums (merchant, account, book, bets, valid_bet, house_result, at)`, size: '1 day' },
  { table: sql`bet_block as sums (merchant, account, book, bets, valid_bet, house_result, at)`, size: '5 days' },
] as const;

const differing = (merchant: string, account: string, table: SQL, size: (typeof kept)[number]['size']) => sql`
  with played as (
    select book, date_bin(${size}::interval, coalesce(decided_at, placed_at), '1970-01-01Z') as at, count(*) as bets, sum(valid_bet) as valid_bet,
      sum(stake - payout) as house_result
    from bet
    where merchant = ${merchant} and account = ${account} and state = 'settled' and stake > 0 and book not like 'trial:%'
    group by 1, 2
  ), kept as (
    select sums.* from ${table} where merchant = ${merchant} and account = ${account}
  )
  select coalesce(expected, 0)::text as expected, coalesce(found, 0)::text as found,
    concat_ws(' ', figure, ${size}::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || 'Z', book) as figure
  from played full join kept using (book, at), lateral (values
    ('bets', played.bets, kept.bets), ('validBet', played.valid_bet, kept.valid_bet), ('result', played.house_result, kept.house_result)
  ) as each (figure, expected, found)
  where coalesce(expected, 0) <> coalesce(found, 0)
  order by at, book limit 1`;
