import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Money, moneyFromUnits, zero } from '../../../domain/money.ts';
import {
  type Db,
  type DbTransaction,
  inTransaction,
  type LastStep,
  type Query,
  run,
  sqlStateOf,
} from '../../platform/db/index.ts';
import { ledgerRequest, ledgerWallet } from '../../platform/db/tables/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { LedgerRefusal } from './ledgerRefusal.ts';
import { answering, type Executed, type LedgerRequest, posting } from './post.ts';
import type { LedgerTransaction, Wallet } from './transactions.ts';

export { LedgerRefusal } from './ledgerRefusal.ts';
export type { Executed, LedgerRequest } from './post.ts';
export {
  entriesOf,
  isSetAside,
  type LedgerTransaction,
  subjectOf,
  type Wallet,
  type WalletName,
  walletsOf,
} from './transactions.ts';

/** Outcome of a request: a ledger transaction, or none. The request counts as answered either way. */
export type Decision =
  | {
      readonly transaction: LedgerTransaction;
      /** Rows of other modules, written in the round trip that posts the transaction. */
      readonly writes?: readonly Query[];
    }
  | {
      readonly transaction: null;
      /** The wallet whose balance the answer contains. */
      readonly wallet: Wallet;
      /** The ledger transaction the answer names: of an earlier request for the same. */
      readonly earlier: string | null;
    };

/**
 * Runs within the database transaction and may read and write its own rows; throwing rolls everything back. `transaction` is the id
 * of the ledger transaction to be written, `opened` the row that the opening read, `following` the rows of its `next`. Runs
 * again if a row it adds was added by a concurrent transaction.
 */
export type Decide<Row, Next> = (
  tx: DbTransaction,
  transaction: string,
  opened: Row,
  following: readonly Next[],
) => Promise<Decision>;

/**
 * Query that a decision reads first, in the same statement that claims the request: a `select` of one row from `claimed`, as `claimed
 * left join …`. `$1` is the merchant; values of the opening start at `$6`.
 */
export interface Opening extends Query {
  /** Runs after the opening in the same round trip, and so sees what was committed while the opening waited for a lock. */
  readonly next?: Query;
}

export interface Ledger {
  /**
   * The only way to move money: one request, one database transaction, at most one ledger transaction. Idempotent: a
   * retry gets the first answer.
   * @throws LedgerRefusal if the id was used for another request or a balance would become negative; rolled back.
   */
  execute<Row extends object = object, Next extends object = object>(
    request: LedgerRequest,
    decide: Decide<Row, Next>,
    opening?: Opening,
  ): Promise<Executed>;
  /** Zero for a wallet without entries. */
  balance(wallet: Wallet): Promise<Money>;
  /** Wallets of a holder that have entries. */
  walletsOf(merchant: string, holder: string): Promise<readonly { name: string; book: string; balance: Money }[]>;
}

interface LedgerDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Called after the commit, for each holder whose wallets a transaction has moved. */
  readonly onMoved?: (merchant: string, holder: string) => void;
}

/** Double-entry ledger on the database of the platform. */
export function createLedger({ db, now, onMoved = () => undefined }: LedgerDeps): Ledger {
  function reportMoved(transaction: LedgerTransaction) {
    const { merchant, holder } = transaction.wallet;
    onMoved(merchant, holder);
    if ('to' in transaction && transaction.to.holder !== holder) onMoved(merchant, transaction.to.holder);
  }

  return {
    execute: <Row extends object, Next extends object>(
      request: LedgerRequest,
      decide: Decide<Row, Next>,
      opening: Opening = noOpening,
    ) =>
      withRetry(() =>
        inTransaction(db, async (tx): Promise<LastStep<Executed, { readonly balance: string }>> => {
          const [[opened], following] = await Promise.all([
            run<Row>(tx, ...claim(request, opening, now())),
            opening.next === undefined ? [] : run<Next>(tx, opening.next, opening.next.values),
          ]);
          if (opened === undefined) {
            const first = await firstAnswer(tx, request);
            return { queries: [], resultOf: () => first };
          }
          const id = randomUUID();
          const decision = await decide(tx, id, opened, following);
          if (decision.transaction === null) return answering(request, decision.wallet, decision.earlier);
          const { transaction, writes = [] } = decision;
          const posted = posting(request, { id, at: now(), transaction });
          const resultOf: typeof posted.resultOf = (row) => {
            reportMoved(transaction);
            return posted.resultOf(row);
          };
          return { ...posted, queries: [...writes, ...posted.queries], resultOf };
        }),
      ),

    async balance({ merchant, holder, name, book }) {
      const wallets = await this.walletsOf(merchant, holder);
      return wallets.find((wallet) => wallet.name === name && wallet.book === book)?.balance ?? zero;
    },

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

/** The statement that claims a request, and its values. */
function claim({ merchant, scope, id, body }: LedgerRequest, { name, text, values }: Opening, at: Date) {
  const statement = { name: `ledger-claim-${name}`, text: `${claimed} ${text}` };
  return [statement, [merchant, scope, id, digestOf(body), at.toISOString(), ...values]] as const;
}

/**
 * The answer to the first request of this id.
 * @throws LedgerRefusal REQUEST_CONFLICT if that request was another one
 */
async function firstAnswer(tx: DbTransaction, { merchant, scope, id, body }: LedgerRequest): Promise<Executed> {
  const self = and(eq(ledgerRequest.merchant, merchant), eq(ledgerRequest.scope, scope), eq(ledgerRequest.id, id));
  const [first] = await tx.select().from(ledgerRequest).where(self);
  if (first?.digest !== digestOf(body)) throw new LedgerRefusal('REQUEST_CONFLICT');
  // A claim is committed together with its answer.
  if (first.balance === null) throw new Error(`The ledger request ${scope} ${id} has no answer.`);
  return { transaction: first.transaction, balance: moneyFromUnits(first.balance) };
}

const digestOf = (body: string) => createHash('sha256').update(body).digest('base64url');

const claimed = `with claimed as (
    insert into ledger_request (merchant, scope, id, digest, at) values ($1, $2, $3, $4, $5) on conflict do nothing returning id
  )`;
const noOpening: Opening = { name: 'only', text: 'select id from claimed', values: [] };

const maxAttempts = 4;
/**
 * SQLSTATEs of serialization failure, deadlock, and a row that a concurrent transaction added first: this transaction was
 * rolled back and may be retried, which then sees that row.
 */
const retryableCodes = new Set(['40001', '40P01', '23505']);

async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !retryableCodes.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

export const ledgerModule = defineModule({
  needs: ['db', 'now', 'onMoved'],
  gives: { ledger: (deps: Required<LedgerDeps>) => createLedger(deps) },
});
