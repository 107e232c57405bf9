import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Money, moneyFromUnits } from '../../domain/money.ts';
import { type Db, type DbTransaction, inTransaction, run, type Statement, type StatementValue } from '../db/index.ts';
import { ledgerRequest, ledgerWallet } from '../db/tables/ledger.ts';
import { LedgerRefusal } from './ledgerRefusal.ts';
import { balanceOf, post } from './post.ts';
import type { LedgerTransaction, Wallet } from './transactions.ts';
import { writeJournal } from './writeJournal.ts';

export { LedgerRefusal } from './ledgerRefusal.ts';
export type { Book, LedgerTransaction, MoneyKind, Wallet, WalletName } from './transactions.ts';

/** Idempotency key (`scope` of the requester and its request `id`) and the exact request `body`. */
export interface LedgerRequest {
  readonly merchant: string;
  readonly scope: string;
  readonly id: string;
  readonly body: string;
}

/** Outcome of a request. `act` is null if no money moves; the request still counts as answered. */
export interface Decision<Answer> {
  readonly act: LedgerTransaction | null;
  /** The wallet whose balance the answer contains. */
  readonly wallet: Wallet;
  /** Stored and returned for every retry of the request; must be plain JSON. */
  readonly answer: (booked: Executed) => Answer;
}

export interface Executed {
  readonly act: string | null;
  readonly balance: Money;
}

/**
 * Runs within the database transaction and may read and write its own rows; throwing rolls everything back. `act` is the id
 * of the ledger transaction to be written, `opened` the row that the opening read.
 */
export type Decide<Answer, Row> = (tx: DbTransaction, act: string, opened: Row) => Promise<Decision<Answer>>;

/**
 * What a decision reads first, in the same statement that claims the request: a `select` of one row from `claimed`, as
 * `claimed left join …`. `$1` is the merchant; values of the opening start at `$6`.
 */
export interface Opening extends Statement {
  readonly values: readonly StatementValue[];
}

export interface Ledger {
  /**
   * The only way to move money: one request, one database transaction, at most one ledger transaction. Idempotent: a
   * retry gets the first answer.
   * @throws LedgerRefusal if the id was used for another request or a balance would become negative; rolled back.
   */
  execute<Answer, Row extends object = object>(
    request: LedgerRequest,
    decide: Decide<Answer, Row>,
    opening?: Opening,
  ): Promise<Answer>;
  /** Zero for a wallet without entries. */
  balance(wallet: Wallet): Promise<Money>;
  /** Wallets of a holder that have entries. */
  walletsOf(merchant: string, holder: string): Promise<readonly { name: string; book: string; balance: Money }[]>;
}

/** Double-entry ledger on the database of the platform. */
export function createLedger({ db, now }: { readonly db: Db; readonly now: () => Date }): Ledger {
  return {
    execute: <Answer, Row extends object = object>(request: LedgerRequest, decide: Decide<Answer, Row>, opening = noOpening) =>
      withRetry(() =>
        inTransaction(db, async (tx) => {
          const { merchant, scope, id } = request;
          const digest = createHash('sha256').update(request.body).digest('base64url');
          const claim = { name: `ledger-claim-${opening.name}`, text: `${claimed} ${opening.text}` };
          const values = [merchant, scope, id, digest, now().toISOString(), ...opening.values];
          const [opened] = await run<Row>(tx, claim, values);
          const self = and(eq(ledgerRequest.merchant, merchant), eq(ledgerRequest.scope, scope), eq(ledgerRequest.id, id));
          if (opened === undefined) {
            const [first] = await tx.select().from(ledgerRequest).where(self);
            if (first?.digest !== digest) throw new LedgerRefusal('REQUEST_CONFLICT');
            return first.answer as Answer;
          }
          const number = randomUUID();
          const { act, wallet, answer } = await decide(tx, number, opened);
          if (act === null) {
            const result = answer({ act: null, balance: await balanceOf(tx, wallet) });
            await tx.update(ledgerRequest).set({ answer: result }).where(self);
            return result;
          }
          const posted = await post(tx, { merchant, id: number, at: now(), act, wallet });
          const result = answer({ act: number, balance: posted.balance });
          await writeJournal(tx, request, posted, result);
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

const claimed = `with claimed as (
    insert into ledger_request (merchant, scope, id, digest, at) values ($1, $2, $3, $4, $5) on conflict do nothing returning id
  )`;
const noOpening: Opening = { name: 'only', text: 'select id from claimed', values: [] };

const maxAttempts = 4;
/** SQLSTATEs of serialization failure and deadlock: the transaction was rolled back and may be retried. */
const retryableCodes = new Set(['40001', '40P01']);

async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !retryableCodes.has(databaseCode(error) ?? '')) throw error;
    }
  }
}

/** SQLSTATE of a database error; null for other errors. */
function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : databaseCode(error.cause);
}
