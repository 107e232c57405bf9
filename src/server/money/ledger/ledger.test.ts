import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/server/databases.ts';
import {
  type Books,
  issue,
  moveEveryKind,
  openBonus,
  openBooks,
  openWithdrawal,
  pass,
  transfer,
  walletOf,
} from '../../../../tests/server/ledger-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { DatabaseSettings, Db } from '../../platform/db/index.ts';
import { ledgerRequest, ledgerTransaction, ledgerWallet } from '../../platform/db/tables/ledger.ts';
import { checkLedger } from './checkLedger.ts';

const kinds: [string, () => Promise<DatabaseSettings>][] = [
  ['the embedded database', async () => ({ kind: 'embedded', directory: null })],
  ['PostgreSQL', testDatabase],
];

const main = walletOf('1');
const vendor = walletOf('1', 'vendor:KNK');

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

describe.each(kinds)('the ledger on %s', (_name, settings) => {
  let books: Books;
  beforeAll(async () => {
    books = await openBooks(await settings());
    await issue(books, main, '100.5');
  });
  afterAll(() => books.close());

  it('answers the same request the same, and refuses its number for another', async () => {
    const first = await transfer(books, main, vendor, '0.0001', 'same');
    expect(await transfer(books, main, vendor, '0.0001', 'same')).toEqual(first);
    expect(first.balance).toBe(moneyOf('100.4999'));
    expect(await refusal(transfer(books, main, vendor, '2', 'same'))).toBe('REQUEST_CONFLICT');
    expect(await books.ledger.balance(vendor)).toBe(moneyOf('0.0001'));
  });

  it('keeps numbers of another scope and of another merchant apart', async () => {
    const foreign = walletOf('1', 'main', 'beta');
    await issue(books, foreign, '7', 'same');
    expect(await books.ledger.balance(foreign)).toBe(moneyOf('7'));
    expect(await refusal(transfer(books, { ...main, merchant: 'beta' }, { ...vendor, merchant: 'beta' }, '8', 'b1'))).toBe(
      'BALANCE_TOO_LOW',
    );
  });

  it('keeps a wallet per kind of money and currency, and takes play money out of circulation', async () => {
    const [play, dollars] = [walletOf('9'), { ...walletOf('9'), book: 'play:USD' } as const];
    await issue(books, play, '7');
    await issue(books, dollars, '5', 'dollars');
    const request = { merchant: 'alpha', scope: 'test', id: 'retire', body: '' };
    const transaction = { kind: 'retire', wallet: play, amount: moneyOf('7') } as const;
    await books.ledger.execute(request, async () => ({ transaction }));
    expect([await books.ledger.balance(play), await books.ledger.balance(dollars)]).toEqual([0n, moneyOf('5')]);
  });

  it('goes to exactly zero and not below, and leaves nothing of a refusal behind', async () => {
    const rest = walletOf('2');
    await issue(books, rest, '3');
    const to = walletOf('2', 'vendor:KNK');
    expect(await refusal(transfer(books, rest, to, '3.0001', 'z1'))).toBe('BALANCE_TOO_LOW');
    expect(await books.db.$count(ledgerRequest, eq(ledgerRequest.id, 'z1'))).toBe(0);
    await transfer(books, rest, to, '3', 'z1');
    expect([await books.ledger.balance(rest), await books.ledger.balance(to)]).toEqual([0n, moneyOf('3')]);
    expect(await refusal(transfer(books, rest, to, '0.0001', 'z2'))).toBe('BALANCE_TOO_LOW');
  });

  it('undoes what a decision wrote where its transaction is refused', async () => {
    const request = { merchant: 'alpha', scope: 'test', id: 'undo', body: '' };
    const work = books.ledger.execute(request, async (rows) => {
      await rows
        .insert(ledgerTransaction)
        .values({ merchant: 'alpha', id: 'stray', kind: 'issue', book: 'play:VND', subject: '', at: new Date(0) });
      return {
        transaction: { kind: 'transfer', wallet: main, to: vendor, amount: moneyOf('9999999') },
      };
    });
    expect(await refusal(work)).toBe('BALANCE_TOO_LOW');
    expect(await books.db.$count(ledgerTransaction, eq(ledgerTransaction.id, 'stray'))).toBe(0);
  });

  it('moves money between holders, the held and the bonus wallet and the house, to the last digit', async () => {
    const { main: own, held, bonus, upline } = await moveEveryKind(books, 'kinds');
    await openWithdrawal(books, held, '7');
    await openBonus(books, bonus, '4');
    const balances = await Promise.all([own, held, bonus, upline].map((wallet) => books.ledger.balance(wallet)));
    expect(balances).toEqual([moneyOf('78.25'), moneyOf('7'), moneyOf('4'), moneyOf('10')]);
    const houses = await books.db.execute<{ house: string; amount: string }>(
      sql`select house, sum(amount) / 10000.0 as amount from ledger_entry where house not in ('issue') group by house order by house`,
    );
    expect(houses.rows.map(({ house, amount }) => `${house} ${Number(amount)}`)).toEqual([
      'adjustments -2',
      'fees 0.5',
      'payments:bank -80.5',
      'promotions -17',
      'rebates -0.25',
    ]);
    expect(await refusal(pass(books, own, upline, '78.2501', 'too-much'))).toBe('BALANCE_TOO_LOW');
  });

  it('repeats what the database undid, three times at most, and no other failure', async () => {
    const undone = walletOf('undone');
    const outcome = async (id: string, code: string, failures: number) => {
      let attempts = 0;
      const request = { merchant: 'alpha', scope: 'test', id, body: '' };
      const work = books.ledger.execute(request, async () => {
        attempts += 1;
        if (attempts <= failures) throw Object.assign(new Error('undone'), { code });
        return { transaction: { kind: 'issue', wallet: undone, amount: moneyOf('1') } };
      });
      return [await refusal(work), attempts];
    };
    for (const code of ['40001', '40P01', '23505']) expect(await outcome(`undone-${code}`, code, 3)).toEqual(['done', 4]);
    expect(await outcome('undone-too-often', '40001', 4)).toEqual(['40001', 4]);
    expect(await outcome('undone-by-a-rule', '23514', 1)).toEqual(['23514', 1]);
    expect(await books.ledger.balance(undone)).toBe(moneyOf('3'));
  });

  it('is guarded by the database itself', async () => {
    const attempts = [
      sql`update ledger_wallet set balance = -1`,
      sql`delete from ledger_wallet`,
      sql`update ledger_act set kind = 'issue'`,
      sql`delete from ledger_act`,
      sql`update ledger_entry set amount = 1 where house is not null`,
      sql`delete from ledger_entry`,
      sql`truncate ledger_entry`,
      sql`insert into ledger_entry (merchant, act, line, book, house, amount) select merchant, id, 8, book, 'issue', 5 from ledger_act limit 1`,
      sql`with act as (insert into ledger_act values ('alpha', 'mixed', 'transfer', 'real:VND', '', now()) returning *)
          insert into ledger_entry (merchant, act, line, book, house, amount, holder, wallet, balance, number)
          values ('alpha', 'mixed', 0, 'real:VND', 'issue', -5, null, null, null, null), ('alpha', 'mixed', 1, 'real:VND', null, 5, '1', 'main', 5, 99)`,
    ];
    const outcomes: string[] = [];
    for (const attempt of attempts) {
      outcomes.push(
        await books.db.execute(attempt).then(
          () => 'done',
          (error: { cause?: { code?: string } }) => error.cause?.code ?? 'other',
        ),
      );
    }
    expect(outcomes).toEqual(['23514', ...Array.from({ length: 6 }, () => '23001'), '23514', '23503']);
  });

  it('proves itself whole', async () => {
    const report = await checkLedger(books.db);
    expect(report.broken).toBe(null);
    expect(report.checked.transactions).toBeGreaterThan(4);
  });
});

describe('many concurrently on PostgreSQL', () => {
  let books: Books;
  beforeAll(async () => {
    books = await openBooks(await testDatabase());
  });
  afterAll(() => books.close());

  const fifty = Array.from({ length: 50 }, (_, index) => index);

  it('carry one request out once', async () => {
    await issue(books, main, '50');
    const answers = await Promise.all(fifty.map(() => transfer(books, main, vendor, '10', 'one')));
    expect(new Set(answers.map(({ transaction, balance }) => `${transaction} ${balance}`)).size).toBe(1);
    expect(await books.ledger.balance(main)).toBe(moneyOf('40'));
  });

  it('spend a balance once, as a way without guard does not', async () => {
    const outcomes = await Promise.all(fifty.map((index) => refusal(transfer(books, main, vendor, '40', `all-${index}`))));
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBe(1);
    expect(outcomes.filter((outcome) => outcome === 'BALANCE_TOO_LOW').length).toBe(49);
    expect(await books.ledger.balance(main)).toBe(0n);
    expect(await naively(books.db)).toBe(2);
  });

  it('cross each other without standing in each other’s way', async () => {
    const one = walletOf('7');
    const other = walletOf('7', 'vendor:KNK');
    await issue(books, one, '100');
    await issue(books, other, '100');
    const outcomes = await Promise.all(
      fifty.map((index) =>
        refusal(
          index % 2 === 0 ? transfer(books, one, other, '1', `x${index}`) : transfer(books, other, one, '1', `x${index}`),
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect([await books.ledger.balance(one), await books.ledger.balance(other)]).toEqual([moneyOf('100'), moneyOf('100')]);
    expect((await checkLedger(books.db)).broken).toBe(null);
  });
});

describe('opposite passes of two processes on PostgreSQL', () => {
  let pools: readonly [Books, Books];
  beforeAll(async () => {
    const database = await testDatabase();
    pools = [await openBooks(database), await openBooks(database)];
  });
  afterAll(async () => {
    for (const books of pools) await books.close();
  });

  it('carry 200 out without a retry, where transactions that lock in their own order deadlock', async () => {
    const [books, others] = pools;
    const [one, other] = [walletOf('11'), walletOf('12')];
    await issue(books, one, '1000');
    await issue(books, other, '1000');
    // The ledger asks again after a deadlock.
    let decisions = 0;
    const decided = () => {
      decisions += 1;
    };
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        refusal(
          index % 2 === 0
            ? pass(books, one, other, '1.0001', `p${index}`, decided)
            : pass(others, other, one, '1.0001', `p${index}`, decided),
        ),
      ),
    );
    expect([new Set(outcomes), decisions]).toEqual([new Set(['done']), 200]);
    expect([await books.ledger.balance(one), await books.ledger.balance(other)]).toEqual([moneyOf('1000'), moneyOf('1000')]);
    expect(await lockedInOwnOrder(books.db, others.db)).toContain('40P01');
    expect((await checkLedger(books.db)).broken).toBe(null);
  });
});

/** Control: two transactions that each lock the wallet they pay from first. Returns the outcome of either. */
async function lockedInOwnOrder(...dbs: readonly [Db, Db]): Promise<string[]> {
  const { promise: bothLocked, resolve: go } = Promise.withResolvers<void>();
  let locked = 0;
  const work = (db: Db, first: string, second: string) =>
    db.transaction(async (tx) => {
      const lock = (holder: string) =>
        tx.execute(sql`update ledger_wallet set balance = balance where merchant = 'alpha' and holder = ${holder}`);
      await lock(first);
      locked += 1;
      if (locked === 2) go();
      await bothLocked;
      await lock(second);
    });
  const outcomes = await Promise.allSettled([work(dbs[0], '11', '12'), work(dbs[1], '12', '11')]);
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : ((outcome.reason as { cause?: { code?: string } }).cause?.code ?? 'other'),
  );
}

/** Control: check-then-act without locking, which the tests above must detect. Returns how many spent one balance. */
async function naively(db: Db) {
  await db
    .insert(ledgerWallet)
    .values({ merchant: 'naive', holder: '1', name: 'main', book: 'play:VND', balance: 40n, entries: 1 });
  const self = and(eq(ledgerWallet.merchant, 'naive'), eq(ledgerWallet.holder, '1'));
  const { promise: bothLooked, resolve: go } = Promise.withResolvers<void>();
  let looked = 0;
  const spend = () =>
    db.transaction(async (work) => {
      const [row] = await work.select().from(ledgerWallet).where(self);
      looked += 1;
      if (looked === 2) go();
      await bothLooked;
      if ((row?.balance ?? 0n) < 40n) return 0;
      await work.update(ledgerWallet).set({ balance: 0n }).where(self);
      return 1;
    });
  const spent = await Promise.all([spend(), spend()]);
  await db.transaction(async (work) => {
    await work.execute(sql`set local session_replication_role = replica`);
    await work.delete(ledgerWallet).where(self);
  });
  return spent.filter((part) => part === 1).length;
}
