import { type SQL, sql } from 'drizzle-orm';
import { pointRules } from './pointRules.ts';

/** House accounts by kind of transaction, and the sign of their entries; null for either. A kind that is not here has none. */
const houseOfKind = sql`(values ('issue', 'issue', -1), ('retire', 'issue', 1), ('stake', 'stakes', 1), ('result', 'stakes', -1),
  ('result', 'games', null), ('return', 'stakes', -1), ('deposit', 'payments', -1), ('payout', 'payments', 1), ('payout', 'fees', 1),
  ('bonus', 'promotions', -1), ('forfeit', 'promotions', 1), ('cashback', 'rebates', -1), ('exchange', 'points', -1), ('refund', 'points', -1),
  ('purchase', 'points', 1), ('credit', 'adjustments', -1), ('debit', 'adjustments', 1)
) as allowed (kind, house, sign)`;

/** Kinds of transaction between two wallets. */
const betweenWallets = sql`('transfer', 'hold', 'release', 'pass', 'wage', 'unlock')`;

/**
 * Ledger invariants, each as a query for violating rows (merchant, subject, expected, found; all text). Plain SQL on the tables,
 * independent of the code that writes them, so that a bug there cannot hide itself.
 */
export const ledgerRules: Readonly<Record<string, SQL>> = {
  'a transaction has lines': sql`
    select merchant, 'transaction ' || id as subject, 'two lines or more' as expected, '0' as found
    from ledger_act where not exists (select 1 from ledger_entry entry where entry.merchant = ledger_act.merchant and entry.act = ledger_act.id)`,

  'a line belongs to a transaction': sql`
    select entry.merchant, 'transaction ' || entry.act as subject, 'a transaction of book ' || entry.book as expected, coalesce(act.book, 'none') as found
    from ledger_entry entry left join ledger_act act on act.merchant = entry.merchant and act.id = entry.act
    where act.book is distinct from entry.book`,

  'the lines of a transaction add up to nothing': sql`
    select merchant, 'transaction ' || act as subject, '0' as expected, sum(amount)::text as found
    from ledger_entry group by merchant, act having sum(amount) <> 0 or count(*) < 2`,

  'play, trial and real money never meet': sql`
    select merchant, 'transaction ' || act as subject, '1 book' as expected, count(distinct book)::text || ' books' as found
    from ledger_entry group by merchant, act having count(distinct book) > 1`,

  'entries of a wallet are numbered without a gap': sql`
    select merchant, 'wallet ' || holder || '/' || wallet as subject, place::text as expected, number::text as found
    from (select *, row_number() over (partition by merchant, holder, wallet, book order by number) as place
          from ledger_entry where house is null) entry
    where number <> place`,

  'the balance after each entry is the sum so far and not below zero': sql`
    select merchant, 'wallet ' || holder || '/' || wallet || ' entry ' || number as subject, total::text as expected, balance::text as found
    from (select *, sum(amount) over (partition by merchant, holder, wallet, book order by number) as total
          from ledger_entry where house is null) entry
    where balance <> total or balance < 0`,

  'the balance of a wallet is the sum of its entries': sql`
    select wallet.merchant, 'wallet ' || wallet.holder || '/' || wallet.name as subject,
           coalesce(sum(entry.amount), 0)::text || ' in ' || count(entry.amount) || ' entries of ' || wallet.book as expected,
           wallet.balance::text || ' in ' || wallet.entries || ' entries of ' || wallet.book as found
    from ledger_wallet wallet
    left join ledger_entry entry on entry.merchant = wallet.merchant and entry.holder = wallet.holder
      and entry.wallet = wallet.name and entry.book = wallet.book
    group by wallet.merchant, wallet.holder, wallet.name, wallet.balance, wallet.entries, wallet.book
    having wallet.balance <> coalesce(sum(entry.amount), 0) or wallet.entries <> count(entry.amount)`,

  'an entry belongs to a wallet': sql`
    select entry.merchant, 'wallet ' || entry.holder || '/' || entry.wallet as subject, 'a wallet' as expected, 'none' as found
    from ledger_entry entry
    left join ledger_wallet wallet on wallet.merchant = entry.merchant and wallet.holder = entry.holder
      and wallet.name = entry.wallet and wallet.book = entry.book
    where entry.house is null and wallet.merchant is null`,

  'real money is never issued': sql`
    select merchant, 'transaction ' || act as subject, 'no issue' as expected, amount::text as found
    from ledger_entry where house = 'issue' and book like 'real:%'`,

  'a house account serves the transactions it is for': sql`
    select entry.merchant, 'transaction ' || entry.act as subject, 'an entry of ' || act.kind as expected, entry.amount || ' on ' || entry.house as found
    from ledger_entry entry join ledger_act act on act.merchant = entry.merchant and act.id = entry.act
    left join ${houseOfKind} on allowed.kind = act.kind and allowed.house = split_part(entry.house, ':', 1)
    where entry.house is not null and (allowed.kind is null or sign(entry.amount) <> allowed.sign)`,

  'a transaction moves the wallets of its kind': sql`
    select act.merchant, 'transaction ' || act.id as subject,
           case when act.kind in ('pass', 'wage') then '2 wallets of 2 holders'
             when act.kind in ('transfer', 'hold', 'release', 'unlock') then '2 wallets of 1 holder' else '1 wallet' end as expected,
           count(entry.wallet) || ' wallets of ' || count(distinct entry.holder) || ' holders' as found
    from ledger_act act join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id
    group by act.merchant, act.id, act.kind
    having case when act.kind in ${betweenWallets}
      then count(entry.wallet) <> 2 or count(distinct entry.holder) <> case when act.kind in ('pass', 'wage') then 2 else 1 end
      else count(entry.wallet) > 1 or (count(entry.wallet) = 0 and act.kind <> 'result') end`,

  'held money moves only by hold, release and payout': sql`
    select act.merchant, 'transaction ' || act.id as subject,
           case when act.kind = 'hold' then 'more on held' when act.kind in ('release', 'payout') then 'less on held' else 'nothing on held' end as expected,
           coalesce(sum(entry.amount) filter (where entry.wallet = 'held'), 0) || ' by ' || act.kind as found
    from ledger_act act join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id
    group by act.merchant, act.id, act.kind
    having sign(coalesce(sum(entry.amount) filter (where entry.wallet = 'held'), 0))
      <> case when act.kind = 'hold' then 1 when act.kind in ('release', 'payout') then -1 else 0 end
      or (act.kind not in ('hold', 'release', 'payout') and count(*) filter (where entry.wallet = 'held') > 0)`,

  'trial money is only played with': sql`
    select merchant, 'transaction ' || id as subject, 'no trial money' as expected, kind || ' of ' || book as found
    from ledger_act where book like 'trial:%' and kind not in ('issue', 'retire', 'stake', 'result', 'return', 'transfer')`,

  'bonus money moves only by bonus, unlock and forfeit': sql`
    select act.merchant, 'transaction ' || act.id as subject,
           case when act.kind = 'bonus' then 'nothing or more on bonus' when act.kind in ('unlock', 'forfeit') then 'less on bonus'
             else 'nothing on bonus' end as expected,
           coalesce(sum(entry.amount) filter (where entry.wallet = 'bonus'), 0) || ' by ' || act.kind as found
    from ledger_act act join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id
    group by act.merchant, act.id, act.kind
    having case when act.kind = 'bonus' then coalesce(sum(entry.amount) filter (where entry.wallet = 'bonus'), 0) < 0
      when act.kind in ('unlock', 'forfeit') then coalesce(sum(entry.amount) filter (where entry.wallet = 'bonus'), 0) >= 0
      else count(*) filter (where entry.wallet = 'bonus') > 0 end`,

  'bonus money is what bonuses still need stakes for': sql`
    select merchant, 'wallet ' || holder || '/bonus of ' || book as subject,
           coalesce(open.amount, 0)::text as expected, coalesce(kept.balance, 0)::text as found
    from (select merchant, holder, book, balance from ledger_wallet where name = 'bonus' and balance <> 0) kept
    full join (select merchant, account as holder, book, sum(amount) as amount from bonus
               where state in ('queued', 'running') group by merchant, account, book) open
      using (merchant, holder, book)
    where coalesce(open.amount, 0) <> coalesce(kept.balance, 0)`,

  'a transfer between accounts is what its transaction passed': sql`
    select coalesce(transfer.merchant, passed.merchant) as merchant, 'transaction ' || coalesce(transfer.id, passed.act) as subject,
           coalesce(transfer.amount || ' from ' || transfer.sender || ' to ' || transfer.receiver || ' of ' || transfer.book, 'none') as expected,
           coalesce(passed.amount || ' from ' || passed.sender || ' to ' || passed.receiver || ' of ' || passed.book, 'none') as found
    from account_transfer transfer
    full join (
      select act.merchant, act.id as act, act.book, max(entry.amount) as amount,
             max(entry.holder) filter (where entry.amount < 0) as sender, max(entry.holder) filter (where entry.amount > 0) as receiver
      from ledger_act act join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id
      where act.kind = 'pass' group by act.merchant, act.id, act.book
    ) passed on passed.merchant = transfer.merchant and passed.act = transfer.id
    where (transfer.amount, transfer.sender, transfer.receiver, transfer.book)
      is distinct from (passed.amount, passed.sender, passed.receiver, passed.book)`,

  'a wage is what its transactions paid': sql`
    select coalesce(owed.merchant, moved.merchant) as merchant, 'transaction ' || coalesce(owed.act, moved.act) as subject,
           coalesce(owed.amount || ' from ' || owed.upline || ' to ' || owed.downline || ' of ' || owed.book, 'none') as expected,
           coalesce(moved.amount || ' from ' || moved.upline || ' to ' || moved.downline || ' of ' || moved.book, 'none') as found
    from (select part.merchant, part.act, part.amount, payment.upline, payment.downline, payment.book
          from wage_part part join wage_payment payment on payment.merchant = part.merchant and payment.id = part.payment) owed
    full join (
      select act.merchant, act.id as act, act.book, max(entry.amount) as amount,
             max(entry.holder) filter (where entry.amount < 0) as upline, max(entry.holder) filter (where entry.amount > 0) as downline
      from ledger_act act join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id
      where act.kind = 'wage' group by act.merchant, act.id, act.book
    ) moved on moved.merchant = owed.merchant and moved.act = owed.act
    where (owed.amount, owed.upline, owed.downline, owed.book)
      is distinct from (moved.amount, moved.upline, moved.downline, moved.book)`,

  'a wage is the sum of its lines, and its parts are what was paid of it': sql`
    select payment.merchant, 'wage ' || payment.id as subject,
           payment.wage || ', paid ' || payment.paid as expected,
           coalesce(lines.wage, 0) || ', paid ' || coalesce(parts.paid, 0) as found
    from wage_payment payment
    left join (select merchant, payment, sum(wage) as wage from wage_line group by merchant, payment) lines
      on lines.merchant = payment.merchant and lines.payment = payment.id
    left join (select merchant, payment, sum(amount) as paid from wage_part group by merchant, payment) parts
      on parts.merchant = payment.merchant and parts.payment = payment.id
    where payment.wage <> coalesce(lines.wage, 0) or payment.paid <> coalesce(parts.paid, 0)`,

  'held money is what open withdrawals still have to pay': sql`
    select merchant, 'wallet ' || holder || '/held of ' || book as subject,
           coalesce(open.amount, 0)::text as expected, coalesce(held.balance, 0)::text as found
    from (select merchant, holder, book, balance from ledger_wallet where name = 'held' and balance <> 0) held
    full join (select merchant, account as holder, book, sum(amount - paid) as amount from withdrawal
               where state in ('requested', 'approved') group by merchant, account, book) open
      using (merchant, holder, book)
    where coalesce(open.amount, 0) <> coalesce(held.balance, 0)`,

  'a bet took its stake out of its wallet': sql`
    select bet.merchant, 'bet ' || bet.vendor || '/' || bet.id as subject,
           (-bet.stake)::text || ' on ' || bet.account || '/' || bet.wallet || ' of ' || bet.book as expected,
           coalesce(entry.amount || ' on ' || entry.holder || '/' || entry.wallet || ' of ' || entry.book, 'none') as found
    from bet
    left join ledger_entry entry on entry.merchant = bet.merchant and entry.act = bet.stake_act and entry.house is null
    where bet.stake > 0 and (entry.amount is distinct from -bet.stake or entry.holder is distinct from bet.account
      or entry.wallet is distinct from bet.wallet or entry.book is distinct from bet.book)`,

  'stakes that wait are the stakes of open bets': sql`
    select coalesce(held.merchant, open.merchant) as merchant, coalesce(held.house, open.house) || ' of ' || coalesce(held.book, open.book) as subject,
           coalesce(open.stake, 0)::text as expected, coalesce(held.amount, 0)::text as found
    from (select merchant, house, book, sum(amount) as amount from ledger_entry where house like 'stakes:%' group by merchant, house, book) held
    full join (select merchant, 'stakes:' || vendor as house, book, sum(stake) as stake from bet where state = 'open' group by merchant, vendor, book) open
      on open.merchant = held.merchant and open.house = held.house and open.book = held.book
    where coalesce(open.stake, 0) <> coalesce(held.amount, 0)`,

  'what a transaction decided is what its bets say': sql`
    select act.merchant, 'transaction ' || act.id as subject, sum(coalesce(bet.payout, bet.stake))::text as expected, coalesce(max(entry.amount), 0)::text as found
    from ledger_act act
    join bet on bet.merchant = act.merchant and bet.result_act = act.id
    left join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id and entry.house is null
    where act.kind in ('result', 'return')
    group by act.merchant, act.id
    having sum(coalesce(bet.payout, bet.stake)) <> coalesce(max(entry.amount), 0)`,

  'a decided bet names the transaction that decided it': sql`
    select bet.merchant, 'bet ' || bet.vendor || '/' || bet.id as subject,
           case bet.state when 'settled' then 'result' else 'return' end as expected, coalesce(act.kind, 'none') as found
    from bet left join ledger_act act on act.merchant = bet.merchant and act.id = bet.result_act
    where bet.stake > 0 and bet.state <> 'open'
      and act.kind is distinct from case bet.state when 'settled' then 'result' else 'return' end`,

  'turnover is the sum of settled bets': sql`
    select coalesce(turned.merchant, played.merchant) as merchant, 'account ' || coalesce(turned.account, played.account) as subject,
           coalesce(played.valid_bet, 0) || ' valid, ' || coalesce(played.payout, 0) || ' paid, ' || coalesce(played.bets, 0) || ' bets' as expected,
           coalesce(turned.valid_bet, 0) || ' valid, ' || coalesce(turned.payout, 0) || ' paid, ' || coalesce(turned.bets, 0) || ' bets' as found
    from (select merchant, account, book, category, vassalage, sum(valid_bet) valid_bet, sum(payout) payout, sum(bets) bets
          from turnover group by merchant, account, book, category, vassalage) turned
    full join (select merchant, account, book, category, vassalage, sum(valid_bet) valid_bet, sum(payout) payout, count(*) bets
               from bet where state = 'settled' group by merchant, account, book, category, vassalage) played
      using (merchant, account, book, category, vassalage)
    where (turned.valid_bet, turned.payout, turned.bets) is distinct from (played.valid_bet, played.payout, played.bets)`,

  'the account record is the journal outside of games': sql`
    select merchant, 'wallet ' || holder || '/main entry ' || number as subject,
           coalesce(journal.amount || ' to ' || journal.balance || ', type ' || journal.received || ' in, ' || journal.paid || ' out', 'none') as expected,
           coalesce(record.amount || ' to ' || record.balance || ', type ' || record.received || ' in, ' || record.paid || ' out', 'none') as found
    from (select entry.merchant, entry.holder, entry.book, entry.number, entry.act, entry.amount, entry.balance,
            coalesce(sum(entry.amount) filter (where entry.amount > 0) over same, 0) as received,
            coalesce(sum(entry.amount) filter (where entry.amount < 0) over same, 0) as paid
          from ledger_entry entry join ledger_act act on act.merchant = entry.merchant and act.id = entry.act
          where entry.wallet = 'main' and act.kind not in ('stake', 'result', 'return')
          window same as (partition by entry.merchant, entry.holder, entry.book, account_record_type(act.kind) order by entry.number)) journal
    full join account_record record using (merchant, holder, book, number)
    where (journal.act, journal.amount, journal.balance, journal.received, journal.paid)
      is distinct from (record.act, record.amount, record.balance, record.received, record.paid)`,

  'cashback is what its transaction paid': sql`
    select rebate.merchant, 'transaction ' || rebate.act as subject, coalesce(max(entry.amount), 0)::text as expected, sum(rebate.amount)::text as found
    from rebate
    left join ledger_act act on act.merchant = rebate.merchant and act.id = rebate.act and act.kind = 'cashback'
    left join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id and entry.holder = rebate.account
    group by rebate.merchant, rebate.act
    having sum(rebate.amount) <> coalesce(max(entry.amount), 0)`,

  'what friends earned is what their inviters got': sql`
    select merchant, 'account ' || holder as subject, coalesce(earned.amount, 0)::text as expected, coalesce(paid.amount, 0)::text as found
    from (select merchant, inviter as holder, sum(coalesce(reward, 0) + shares) as amount from referral group by merchant, inviter) earned
    full join (
      select entry.merchant, entry.holder, sum(entry.amount) as amount
      from ledger_act act join ledger_entry entry on entry.merchant = act.merchant and entry.act = act.id and entry.house is null
      where act.kind = 'bonus' and act.subject like 'bonus:referral-%' group by entry.merchant, entry.holder
    ) paid using (merchant, holder)
    where coalesce(earned.amount, 0) <> coalesce(paid.amount, 0)`,

  'shares of friends are what was paid for their days': sql`
    select merchant, 'account ' || account as subject, coalesce(days.amount, 0)::text as expected, coalesce(friend.shares, 0)::text as found
    from referral friend
    full join (select merchant, account, sum(amount) as amount from shared_day group by merchant, account) days using (merchant, account)
    where coalesce(friend.shares, 0) <> coalesce(days.amount, 0)`,

  'missions and red envelopes are what their transactions paid': sql`
    select merchant, 'transaction ' || act as subject, coalesce(paid.amount || ' to ' || paid.account, 'none') as expected,
           coalesce(credited.amount || ' to ' || credited.account, 'none') as found
    from (select merchant, act, account, amount from mission_claim where act is not null
          union all select merchant, act, account, amount from red_envelope where act is not null) paid
    full join (
      select bonus.merchant, bonus.id as act, entry.holder as account, entry.amount
      from bonus left join ledger_entry entry on entry.merchant = bonus.merchant and entry.act = bonus.id and entry.house is null
      where bonus.promotion like 'mission:%' or bonus.promotion like 'envelope:%'
    ) credited using (merchant, act)
    where (paid.account, paid.amount) is distinct from (credited.account, credited.amount)`,

  ...pointRules,
};
