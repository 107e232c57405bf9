import { and, eq } from 'drizzle-orm';
import { type Money, moneyFromUnits, zero } from '../../domain/money.ts';
import { type DbTransaction, run } from '../db/index.ts';
import { type ledgerAct, ledgerWallet } from '../db/tables/ledger.ts';
import { LedgerRefusal } from './ledgerRefusal.ts';
import { type Entry, entriesOf, InvalidTransaction, type LedgerTransaction, subjectOf, type Wallet } from './transactions.ts';

export interface PostRequest {
  readonly merchant: string;
  /** Id of the ledger transaction. */
  readonly id: string;
  readonly at: Date;
  readonly act: LedgerTransaction;
  /** The wallet whose balance is returned. */
  readonly wallet: Wallet;
}

/** A journal entry: of a wallet, with the resulting balance, or of a house account. */
interface JournalRow {
  readonly line: number;
  readonly amount: Money;
  readonly house: string | null;
  readonly holder: string | null;
  readonly wallet: string | null;
  readonly balance: Money | null;
  readonly number: number | null;
}

/** The journal rows to write after the wallets are updated. */
export interface PostResult {
  readonly balance: Money;
  readonly act: typeof ledgerAct.$inferInsert;
  readonly entries: readonly JournalRow[];
}

/**
 * Updates the wallets and returns the journal rows, which the caller must write in the same database transaction.
 * @throws LedgerRefusal BALANCE_TOO_LOW
 */
export async function post(tx: DbTransaction, { merchant, id, at, act, wallet: reported }: PostRequest): Promise<PostResult> {
  const lines = entriesOf(act).toSorted((one, other) => (lockOrder(one) < lockOrder(other) ? -1 : 1));
  const { book } = act.wallet;
  const entries: JournalRow[] = [];
  let balanceAfter: Money | null = null;
  for (const [line, { side, amount }] of lines.entries()) {
    if ('house' in side) {
      entries.push({ line, amount, house: side.house, holder: null, wallet: null, balance: null, number: null });
      continue;
    }
    const { wallet } = side;
    if (wallet.merchant !== merchant) throw new InvalidTransaction('A wallet belongs to another merchant.');
    const { balance, number } = await applyEntry(tx, wallet, amount);
    if (keyOf(wallet) === keyOf(reported)) balanceAfter = balance;
    entries.push({ line, amount, house: null, holder: wallet.holder, wallet: wallet.name, balance, number });
  }
  return {
    balance: balanceAfter ?? (await balanceOf(tx, reported)),
    act: { merchant, id, kind: act.kind, book, subject: subjectOf(act), at },
    entries,
  };
}

const moveMoney = {
  name: 'ledger-move',
  text: `update ledger_wallet set balance = balance + $1::bigint, entries = entries + 1
    where merchant = $2 and holder = $3 and name = $4 and book = $5 and balance + $1::bigint >= 0
    returning balance, entries`,
};

/** Updates and locks the wallet row. The balance condition yields a typed error; the table constraint is the safety net. */
async function applyEntry(tx: DbTransaction, wallet: Wallet, amount: Money): Promise<{ balance: Money; number: number }> {
  const { merchant, holder, name, book } = wallet;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const rows = await run<{ balance: string; entries: number }>(tx, moveMoney, [
      amount.toString(),
      merchant,
      holder,
      name,
      book,
    ]);
    const [moved] = rows;
    if (moved !== undefined) return { balance: moneyFromUnits(BigInt(moved.balance)), number: moved.entries };
    if (amount < 0n) throw new LedgerRefusal('BALANCE_TOO_LOW');
    const [made] = await tx
      .insert(ledgerWallet)
      .values({ merchant, holder, name, book, balance: amount, entries: 1 })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined) return { balance: amount, number: 1 };
  }
  throw new InvalidTransaction('A wallet could be neither changed nor opened.');
}

/** The current balance of a wallet; zero without entries. */
export async function balanceOf(tx: Pick<DbTransaction, 'select'>, wallet: Wallet): Promise<Money> {
  const [row] = await tx.select({ balance: ledgerWallet.balance }).from(ledgerWallet).where(self(wallet));
  return row === undefined ? zero : moneyFromUnits(row.balance);
}

const self = ({ merchant, holder, name, book }: Wallet) =>
  and(
    eq(ledgerWallet.merchant, merchant),
    eq(ledgerWallet.holder, holder),
    eq(ledgerWallet.name, name),
    eq(ledgerWallet.book, book),
  );

const keyOf = ({ merchant, holder, name, book }: Wallet) => JSON.stringify([merchant, holder, name, book]);

/** A fixed lock order, so that concurrent transfers cannot deadlock. */
const lockOrder = ({ side }: Entry) => ('house' in side ? '' : keyOf(side.wallet));
