import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Money, moneyFromUnits, zero } from '../../domain/money.ts';
import type { Db } from '../db/index.ts';
import { ledgerRequest, ledgerWallet } from '../db/tables/ledger.ts';
import { LedgerRefusal } from './ledgerRefusal.ts';
import { type DbTransaction, post } from './post.ts';
import type { LedgerTransaction, Wallet } from './transactions.ts';
import { withRetry } from './withRetry.ts';
import { writeJournal } from './writeJournal.ts';

export { LedgerRefusal } from './ledgerRefusal.ts';
export type { DbTransaction } from './post.ts';
export type { Book, LedgerTransaction, MoneyKind, Wallet, WalletName } from './transactions.ts';

/** What makes two requests the same: who asks (`scope`), the asker's number, and what is asked, to the letter. */
export interface LedgerRequest {
  readonly merchant: string;
  readonly scope: string;
  readonly id: string;
  readonly body: string;
}

/** What a request leads to. Where nothing is left to move `act` is null; the request still counts as answered. */
export interface Decision<Answer> {
  readonly act: LedgerTransaction | null;
  /** The wallet whose balance the answer tells. */
  readonly wallet: Wallet;
  /** Kept and given again to every repetition; must be plain JSON. */
  readonly answer: (booked: Executed) => Answer;
}

export interface Executed {
  readonly act: string | null;
  readonly balance: Money;
}

/** Decides within the transaction, where it may read and write its own rows; whatever it throws undoes them all. `act` is the number the act will have. */
export type Decide<Answer> = (work: DbTransaction, act: string) => Promise<Decision<Answer>>;

export interface Ledger {
  /**
   * The one way to move money: one request, one transaction, at most one act. The same request again gets the first answer.
   * Throws `LedgerRefusal` where the number was used for something else or a wallet would fall below zero; nothing stays then.
   */
  execute<Answer>(request: LedgerRequest, decide: Decide<Answer>): Promise<Answer>;
  /** A wallet that nothing ever came into holds nothing. */
  balance(wallet: Wallet): Promise<Money>;
  /** Wallets of a holder that ever held something. */
  walletsOf(merchant: string, holder: string): Promise<readonly { name: string; book: string; balance: Money }[]>;
}

export function createLedger({ db, now }: { readonly db: Db; readonly now: () => Date }): Ledger {
  return {
    execute: <Answer>(request: LedgerRequest, decide: Decide<Answer>) =>
      withRetry(() =>
        db.transaction(async (work) => {
          const { merchant, scope, id } = request;
          const digest = createHash('sha256').update(request.body).digest('base64url');
          const claimed = await work
            .insert(ledgerRequest)
            .values({ merchant, scope, id, digest, at: now() })
            .onConflictDoNothing()
            .returning({ id: ledgerRequest.id });
          const self = and(eq(ledgerRequest.merchant, merchant), eq(ledgerRequest.scope, scope), eq(ledgerRequest.id, id));
          if (claimed.length === 0) {
            const [first] = await work.select().from(ledgerRequest).where(self);
            if (first?.digest !== digest) throw new LedgerRefusal('REQUEST_CONFLICT');
            return first.answer as Answer;
          }
          const number = randomUUID();
          const { act, wallet, answer } = await decide(work, number);
          if (act === null) {
            const result = answer({ act: null, balance: await balanceOf(work, wallet) });
            await work.update(ledgerRequest).set({ answer: result }).where(self);
            return result;
          }
          const posted = await post(work, { merchant, id: number, at: now(), act, balanceOf: wallet });
          const result = answer({ act: number, balance: posted.balance });
          await writeJournal(work, request, posted, result);
          return result;
        }),
      ),

    balance: (wallet) => balanceOf(db, wallet),

    async walletsOf(merchant, holder) {
      const rows = await db
        .select()
        .from(ledgerWallet)
        .where(and(eq(ledgerWallet.merchant, merchant), eq(ledgerWallet.holder, holder)))
        .orderBy(ledgerWallet.name);
      return rows.map(({ name, book, balance }) => ({ name, book, balance: moneyFromUnits(balance) }));
    },
  };
}

async function balanceOf(work: Pick<Db, 'select'>, { merchant, holder, name, book }: Wallet): Promise<Money> {
  const [row] = await work
    .select({ balance: ledgerWallet.balance })
    .from(ledgerWallet)
    .where(
      and(
        eq(ledgerWallet.merchant, merchant),
        eq(ledgerWallet.holder, holder),
        eq(ledgerWallet.name, name),
        eq(ledgerWallet.book, book),
      ),
    );
  return row === undefined ? zero : moneyFromUnits(row.balance);
}
