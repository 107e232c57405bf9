import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { moveEveryKind, openBonus, openWithdrawal } from '../../../../tests/server/ledger-kit.ts';
import { fresh, openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';
import { moneyOf } from '../../../domain/money.ts';
import { movePoints } from '../points/pointBook.ts';
import { checkLedger } from './checkLedger.ts';
import { ledgerRules } from './ledgerRules.ts';

const now = () => noon;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openTestServer({
    brands: authBrands(),
    now,
    vendors: [vendor.entry],
  });
  const { session, wallet } = await sitDown(site, now);
  const bets = walletClient(site, now);
  const [won, open, back] = [fresh('bet'), fresh('bet'), fresh('bet')];
  for (const betId of [won, open, back])
    await wallet('bet', { session: session.session, roundId: `r-${betId}`, betId, amount: '10.0000' });
  const results = [{ betId: won, payout: '15.0000' }];
  await bets('settle', { player: session.player, roundId: `r-${won}`, results, closes: true });
  await bets('rollback', { player: session.player, roundId: `r-${back}`, betId: back });
  const { held, bonus } = await moveEveryKind(site, '9');
  await openWithdrawal(site, held, '7');
  await openBonus(site, bonus, '4');
  const points = { type: 'deposit', source: 'deposit:d1', points: moneyOf('5'), at: noon } as const;
  await site.db.transaction((tx) => movePoints(tx, held, points));
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

/** A statement of a wage without lines. */
const owedWage = sql`insert into wage_payment (merchant, id, contract, kind, upline, downline, book, window_from, window_until, bets,
    valid_bet, house_result, active_members, wage, correction, paid, settled_at)
  values ('alpha', 'wage', 'contract', 'daily', '9', '8', 'play:VND', now(), now() + interval '1 day', 0, 0, 0, 0, 1, 0, 0, now())`;

/** Data corruption that no API call can cause (manual edits, other programs), and the rule that detects it. */
const faults: [string, SQL][] = [
  [
    'a transaction has lines',
    sql`delete from ledger_entry where act = (select min(id) from ledger_act where merchant = 'alpha' and kind = 'issue')`,
  ],
  ['a line belongs to a transaction', sql`delete from ledger_act where kind = 'issue'`],
  ['the lines of a transaction add up to nothing', sql`update ledger_entry set amount = amount - 1 where house = 'issue'`],
  ['a line belongs to a transaction', sql`update ledger_entry set book = 'real:VND' where house = 'issue'`],
  ['entries of a wallet are numbered without a gap', sql`update ledger_entry set number = 99 where number = 2`],
  [
    'the balance after each entry is the sum so far and not below zero',
    sql`update ledger_entry set balance = balance + 1 where number = 1`,
  ],
  ['the balance of a wallet is the sum of its entries', sql`update ledger_wallet set balance = balance + 1`],
  ['the balance of a wallet is the sum of its entries', sql`update ledger_wallet set entries = entries + 1`],
  ['an entry belongs to a wallet', sql`delete from ledger_wallet`],
  [
    'real money is never issued',
    sql`with a as (update ledger_act set book = 'real:VND'), w as (update ledger_wallet set book = 'real:VND') update ledger_entry set book = 'real:VND'`,
  ],
  [
    'a house account serves the transactions it is for',
    sql`update ledger_entry set house = 'adjustments' where house = 'promotions'`,
  ],
  ['a house account serves the transactions it is for', sql`update ledger_act set kind = 'payout' where kind = 'deposit'`],
  ['a house account serves the transactions it is for', sql`update ledger_act set kind = 'pass' where kind = 'bonus'`],
  ['a transaction moves the wallets of its kind', sql`update ledger_act set kind = 'transfer' where kind = 'pass'`],
  ['a transaction moves the wallets of its kind', sql`update ledger_act set kind = 'pass' where kind = 'hold'`],
  ['held money moves only by hold, release and payout', sql`update ledger_act set kind = 'transfer' where kind = 'hold'`],
  ['held money moves only by hold, release and payout', sql`update ledger_act set kind = 'hold' where kind = 'release'`],
  ['held money is what open withdrawals still have to pay', sql`update withdrawal set paid = paid + 1`],
  [
    'held money is what open withdrawals still have to pay',
    sql`update withdrawal set state = 'cancelled', release_act = 'none'`,
  ],
  ['bonus money moves only by bonus, unlock and forfeit', sql`update ledger_act set kind = 'transfer' where kind = 'unlock'`],
  ['bonus money is what bonuses still need stakes for', sql`update bonus set amount = amount + 1`],
  [
    'trial money is only played with',
    sql`with a as (update ledger_act set book = 'trial:VND'), w as (update ledger_wallet set book = 'trial:VND') update ledger_entry set book = 'trial:VND'`,
  ],
  ['a transfer between accounts is what its transaction passed', sql`update account_transfer set receiver = sender`],
  ['a transfer between accounts is what its transaction passed', sql`delete from account_transfer`],
  ['a bet took its stake out of its wallet', sql`update bet set stake = stake + 1, valid_bet = valid_bet where state = 'open'`],
  [
    'stakes that wait are the stakes of open bets',
    sql`update bet set state = 'cancelled', decided_at = now() where state = 'open'`,
  ],
  ['what a transaction decided is what its bets say', sql`update bet set payout = payout + 1 where state = 'settled'`],
  ['a decided bet names the transaction that decided it', sql`update bet set result_act = null where state = 'cancelled'`],
  ['turnover is the sum of settled bets', sql`update turnover set valid_bet = valid_bet + 1`],
  ['the account record is the journal outside of games', sql`update account_record set paid = paid - 1 where kind = 'pass'`],
  ['the account record is the journal outside of games', sql`delete from account_record where kind = 'hold'`],
  [
    'a wage is what its transactions paid',
    sql`with payment as (${owedWage}) insert into wage_part (merchant, act, payment, amount, at)
      select merchant, id, 'wage', 1, at from ledger_act where kind = 'pass' limit 1`,
  ],
  ['a wage is the sum of its lines, and its parts are what was paid of it', owedWage],
  [
    'cashback is what its transaction paid',
    sql`insert into rebate select merchant, '9', id, 'RNG', book, 1, 1, false, at from ledger_act where kind = 'cashback' limit 1`,
  ],
  [
    'what friends earned is what their inviters got',
    sql`insert into referral (merchant, account, id, inviter, registered_at, act, reward) values ('alpha', '9', 'x', '8', now(), 'none', 1)`,
  ],
  [
    'shares of friends are what was paid for their days',
    sql`insert into shared_day values ('alpha', '9', 'play:VND', '2026-11-20', 1, 1)`,
  ],
  [
    'missions and red envelopes are what their transactions paid',
    sql`insert into mission_claim values ('alpha', '9', 'play:VND', 'slots', '2026-11-20', 1, 0, 0, 'none', now())`,
  ],
  ['the points of an account are the sum of their entries', sql`update point_wallet set balance = balance + 100`],
  ['the points of an account are the sum of their entries', sql`delete from point_wallet`],
  ['the points after each entry are the sum so far', sql`update point_entry set balance = balance + 100`],
  [
    'an exchange took its points, and returned them where it was rejected',
    sql`insert into point_exchange (merchant, id, account, book, request, kind, quantity, points, amount, state, created_at)
      values ('alpha', 'EX261120-000001', '9', 'play:VND', 'r', 'goods', 1, 100, 0, 'processing', now())`,
  ],
  [
    'money of exchanges is what their transactions moved',
    sql`with entry as (
        insert into point_entry (merchant, account, book, number, type, source, points, balance, exchange, at)
        select merchant, account, book, entries + 1, 'redeem', 'exchange:EX261120-000001', -100, balance - 100, 'EX261120-000001', now()
        from point_wallet where merchant = 'alpha'
      ), wallet as (update point_wallet set balance = balance - 100, entries = entries + 1)
      insert into point_exchange (merchant, id, account, book, request, kind, quantity, points, amount, state, created_at, decided_at, credit_act)
      select merchant, 'EX261120-000001', account, book, 'r', 'money', 1, 100, 1, 'completed', now(), now(), 'none'
      from point_wallet where merchant = 'alpha'`,
  ],
];

class Undo extends Error {}

it.each(faults)('names “%s” where the data was harmed: %#', async (rule, fault) => {
  let found: string | undefined;
  const harmed = site.db.transaction(async (work) => {
    await work.execute(sql`set local session_replication_role = replica`);
    await work.execute(fault);
    // The check opens its transaction as a savepoint within this one.
    for (const [name, breaches] of Object.entries(ledgerRules)) {
      const { rows } = await work.execute<{ merchant: string; subject: string }>(
        sql`${breaches} order by merchant, subject limit 1`,
      );
      if (rows[0] === undefined) continue;
      expect([rows[0].merchant, rows[0].subject.length > 3]).toEqual(['alpha', true]);
      found = name;
      break;
    }
    throw new Undo();
  });
  await expect(harmed).rejects.toThrow(Undo);
  expect(found).toBe(rule);
  expect((await checkLedger(site.db)).broken).toBe(null);
});

it('has a rule against every kind of harm but the one the tables cannot hold', () => {
  const named = new Set(faults.map(([rule]) => rule));
  expect(Object.keys(ledgerRules).filter((rule) => !named.has(rule))).toEqual(['play, trial and real money never meet']);
});
