import { type SQL, sql } from 'drizzle-orm';

/** Invariants of points and of what they were exchanged for, as `ledgerRules`. */
export const pointRules: Readonly<Record<string, SQL>> = {
  'the points of an account are the sum of their entries': sql`
    select merchant, 'points of ' || account || ' in ' || book as subject,
           coalesce(entry.points, 0) || ' in ' || coalesce(entry.entries, 0) || ' entries' as expected,
           coalesce(wallet.balance, 0) || ' in ' || coalesce(wallet.entries, 0) || ' entries' as found
    from point_wallet wallet
    full join (select merchant, account, book, sum(points) as points, count(*) as entries, max(number) as last from point_entry
               group by merchant, account, book) entry using (merchant, account, book)
    where (wallet.balance, wallet.entries) is distinct from (entry.points, entry.entries) or wallet.entries <> entry.last`,

  'the points after each entry are the sum so far': sql`
    select merchant, 'points of ' || account || ' entry ' || number as subject, total::text as expected, balance::text as found
    from (select *, sum(points) over (partition by merchant, account, book order by number) as total from point_entry) entry
    where balance <> total`,

  'an exchange took its points, and returned them where it was rejected': sql`
    select merchant, 'exchange ' || id as subject,
           coalesce(case when exchange.state = 'rejected' then 0 else -exchange.points end, 0)::text as expected,
           coalesce(moved.points, 0)::text as found
    from point_exchange exchange
    full join (select merchant, exchange as id, sum(points) as points from point_entry where exchange is not null
               group by merchant, exchange) moved using (merchant, id)
    where coalesce(case when exchange.state = 'rejected' then 0 else -exchange.points end, 0) <> coalesce(moved.points, 0)
      or exchange.id is null`,

  'money of exchanges is what their transactions moved': sql`
    select merchant, 'transaction ' || act as subject, coalesce(owed.amount || ' of ' || owed.account, 'none') as expected,
           coalesce(moved.amount || ' of ' || moved.account, 'none') as found
    from (select merchant, payment_act as act, account, -amount as amount from point_exchange where payment_act is not null
          union all select merchant, credit_act, account, amount from point_exchange where credit_act is not null) owed
    full join (
      select act.merchant, act.id as act, entry.holder as account, entry.amount
      from ledger_act act join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id and entry.house is null
      where act.kind in ('exchange', 'purchase', 'refund')
    ) moved using (merchant, act)
    where (owed.account, owed.amount) is distinct from (moved.account, moved.amount)`,
};
