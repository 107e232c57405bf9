import { type Money, moneyFromUnits } from '../../../domain/money.ts';
import type { LastStep } from '../../platform/db/index.ts';
import { LedgerRefusal } from './ledgerRefusal.ts';
import {
  type Entry,
  entriesOf,
  InvalidTransaction,
  type LedgerTransaction,
  subjectOf,
  type Wallet,
  walletsOf,
} from './transactions.ts';

/** Idempotency key (`scope` of the requester and its request `id`) and the exact request `body`. */
export interface LedgerRequest {
  readonly merchant: string;
  readonly scope: string;
  readonly id: string;
  readonly body: string;
}

/** Answer of a request, stored and returned for every retry of it. */
export interface Executed {
  /** Id of the ledger transaction. */
  readonly transaction: string | null;
  /** Of the wallet of the transaction, after it. */
  readonly balance: Money;
}

/** The id of a ledger transaction, the time of its posting and the transaction. */
interface Posting {
  readonly id: string;
  readonly at: Date;
  readonly transaction: LedgerTransaction;
}

/**
 * Moves the wallets, writes the journal and answers the request, in one statement: the wallets are locked from here on, and
 * every round trip would prolong the locks. A wallet that the amount does not fit leaves its entry without a balance, which
 * `ledger_entry_side` refuses, so nothing of the transaction can be committed.
 */
const postStatement = {
  name: 'ledger-post',
  text: `with entry as (
      select * from unnest($8::smallint[], $9::text[], $10::text[], $11::bigint[], $15::text[])
        as entry (line, wallet, house, amount, holder)
    ), moved as (
      update ledger_wallet wallet set balance = wallet.balance + entry.amount, entries = wallet.entries + 1
      from entry
      where wallet.merchant = $1 and wallet.holder = entry.holder and wallet.book = $4 and wallet.name = entry.wallet
        and wallet.balance + entry.amount between 0 and 999999999999999999
      returning wallet.holder, wallet.name, wallet.balance, wallet.entries
    ), written as (
      insert into ledger_act (merchant, id, kind, book, subject, at) values ($1, $2, $3, $4, $5, $6)
    ), lines as (
      insert into ledger_entry (merchant, act, line, book, holder, wallet, house, amount, balance, number)
      select $1, $2, entry.line, $4, entry.holder, entry.wallet, entry.house, entry.amount, moved.balance, moved.entries
      from entry left join moved on moved.name = entry.wallet and moved.holder = entry.holder
    )
    update ledger_request set act = $2, balance = coalesce(
      (select moved.balance from moved where moved.name = $12 and moved.holder = $7),
      (select wallet.balance from ledger_wallet wallet
        where wallet.merchant = $1 and wallet.holder = $7 and wallet.name = $12 and wallet.book = $4),
      0)
    where merchant = $1 and scope = $13 and id = $14
    returning balance`,
};

/** Opens wallets that do not exist yet. */
const openStatement = {
  name: 'ledger-open',
  text: `insert into ledger_wallet (merchant, holder, name, book, balance, entries)
    select $1, holder, name, $2, 0, 0 from unnest($3::text[], $4::text[]) as opened (holder, name)
    order by holder, name on conflict do nothing`,
};

/** Locks two wallets of one holder or two holders' wallets of one name, in a fixed order: opposite transactions cannot deadlock. */
const lockStatement = {
  name: 'ledger-lock',
  text: `select from ledger_wallet where merchant = $1 and book = $2 and holder = any($3::text[]) and name = any($4::text[])
    order by holder, name for update`,
};

/** Kinds that only move a wallet which a transaction before them has opened. */
const opensNothing: ReadonlySet<LedgerTransaction['kind']> = new Set([
  'retire',
  'stake',
  'result',
  'return',
  'payout',
  'debit',
  'forfeit',
  'purchase',
]);

type Answering = LastStep<Executed, { readonly balance: string }>;

/**
 * The last step of a request that posts a ledger transaction. The database refuses it as BALANCE_TOO_LOW.
 * @throws InvalidTransaction
 */
export function posting(request: LedgerRequest, { id, at, transaction }: Posting): Answering {
  const { merchant, holder, name, book } = transaction.wallet;
  const entries = entriesOf(transaction);
  if (merchant !== request.merchant) throw new InvalidTransaction('A wallet belongs to another merchant.');
  const moved = walletsOf(transaction);
  const wallets = [merchant, book, moved.map((wallet) => wallet.holder), moved.map((wallet) => wallet.name)];
  const post = [
    merchant,
    id,
    transaction.kind,
    book,
    subjectOf(transaction),
    at.toISOString(),
    holder,
    entries.map((_, line) => line),
    entries.map(({ side }) => ('wallet' in side ? side.wallet.name : null)),
    entries.map(({ side }) => ('house' in side ? side.house : null)),
    entries.map(({ amount }) => amount.toString()),
    name,
    request.scope,
    request.id,
    entries.map(({ side }) => ('wallet' in side ? side.wallet.holder : null)),
  ];
  return {
    queries: [
      ...(opensNothing.has(transaction.kind) ? [] : [{ ...openStatement, values: wallets }]),
      ...(moved.length > 1 ? [{ ...lockStatement, values: wallets }] : []),
      { ...postStatement, values: post },
    ],
    resultOf: (row) => executedOf(id, row),
    refusalOf: (error) => refusalOf(error, entries),
  };
}

const answerStatement = {
  name: 'ledger-answer',
  text: `update ledger_request set act = $4, balance = coalesce(
      (select balance from ledger_wallet where merchant = $1 and holder = $5 and name = $6 and book = $7), 0)
    where merchant = $1 and scope = $2 and id = $3
    returning balance`,
};

/** The last step of a request that moves nothing: its answer is a balance and the ledger transaction of an earlier request. */
export function answering(request: LedgerRequest, { holder, name, book }: Wallet, earlier: string | null): Answering {
  const { merchant, scope, id } = request;
  return {
    queries: [{ ...answerStatement, values: [merchant, scope, id, earlier, holder, name, book] }],
    resultOf: (row) => executedOf(earlier, row),
  };
}

function executedOf(transaction: string | null, row: { readonly balance: string } | undefined): Executed {
  if (row === undefined) throw new InvalidTransaction('A request was answered without having been claimed.');
  return { transaction, balance: moneyFromUnits(BigInt(row.balance)) };
}

/** The error itself unless it says that a wallet holds less than it is to pay. */
function refusalOf(error: unknown, entries: readonly Entry[]): unknown {
  const { constraint } = error as { readonly constraint?: unknown };
  const pays = entries.some(({ side, amount }) => 'wallet' in side && amount < 0n);
  return constraint === 'ledger_entry_side' && pays ? new LedgerRefusal('BALANCE_TOO_LOW') : error;
}
