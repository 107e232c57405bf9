import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { merchant, moment, units } from '../columns.ts';

/** A balance of one holder for one purpose in one book. Derivable from its entries; stored so that it can be locked and constrained. */
export const ledgerWallet = pgTable(
  'ledger_wallet',
  {
    merchant: merchant(),
    /** Account id. */
    holder: text().notNull(),
    /** `main`, `trial`, `held`, `bonus` or `vendor:<code>`. */
    name: text().notNull(),
    /** Kind of money and currency, e.g. `play:VND`. Money never moves between books. */
    book: text().notNull(),
    balance: units().notNull(),
    /** Number of entries. */
    entries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.holder, table.name, table.book] }),
    check('ledger_wallet_not_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** A ledger transaction. Append-only; see the triggers in the migration. */
export const ledgerTransaction = pgTable(
  'ledger_act',
  {
    merchant: merchant(),
    id: text().notNull(),
    kind: text().notNull(),
    book: text().notNull(),
    /** Subject, e.g. `bet:demo:123`. */
    subject: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    unique('ledger_act_book').on(table.merchant, table.id, table.book),
    index().on(table.merchant, table.at),
  ],
);

/** A journal entry: credits or debits a wallet or a house account. The entries of a ledger transaction sum to zero. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    merchant: merchant(),
    transaction: text('act').notNull(),
    line: smallint().notNull(),
    book: text().notNull(),
    holder: text(),
    wallet: text(),
    /**
     * House account: `issue`, `stakes:<vendor>`, `games:<vendor>`, `payments:<provider>`, `fees`, `promotions`, `rebates`,
     * `points` or `adjustments`. Has no balance row to lock; its balance is the sum of its entries.
     */
    house: text(),
    amount: units().notNull(),
    /** Wallet balance after this entry. */
    balance: units(),
    /** Sequence number within the wallet, from 1. */
    number: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.transaction, table.line] }),
    unique('ledger_entry_number').on(table.merchant, table.holder, table.wallet, table.book, table.number),
    foreignKey({
      name: 'ledger_entry_act',
      columns: [table.merchant, table.transaction, table.book],
      foreignColumns: [ledgerTransaction.merchant, ledgerTransaction.id, ledgerTransaction.book],
    }),
    foreignKey({
      name: 'ledger_entry_wallet',
      columns: [table.merchant, table.holder, table.wallet, table.book],
      foreignColumns: [ledgerWallet.merchant, ledgerWallet.holder, ledgerWallet.name, ledgerWallet.book],
    }),
    check('ledger_entry_moves', sql`${table.amount} <> 0`),
    check(
      'ledger_entry_side',
      sql`(${table.house} is null) = (${table.holder} is not null and ${table.wallet} is not null and ${table.balance} is not null and ${table.number} is not null) and (${table.house} is null or (${table.holder} is null and ${table.wallet} is null and ${table.balance} is null and ${table.number} is null))`,
    ),
    check('ledger_entry_not_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** Idempotency keys with stored answers. Not part of the journal. */
export const ledgerRequest = pgTable(
  'ledger_request',
  {
    merchant: merchant(),
    /** Namespace of `id`, which the requester chooses. */
    scope: text().notNull(),
    id: text().notNull(),
    /** SHA-256 of the request body. */
    digest: text().notNull(),
    /** The answer: the ledger transaction it names, and the balance after it. */
    transaction: text('act'),
    balance: units(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.scope, table.id] }), index().on(table.at)],
);

/** Transfers between two accounts of a merchant, one per ledger transaction of kind `pass`. Written with it, never changed. */
export const accountTransfer = pgTable(
  'account_transfer',
  {
    merchant: merchant(),
    /** Id of the ledger transaction. */
    id: text().notNull(),
    /** Account ids. */
    sender: text().notNull(),
    receiver: text().notNull(),
    book: text().notNull(),
    amount: units().notNull(),
    /** Calendar day in the time zone of the brand, for limits and sums. */
    day: date().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index().on(table.merchant, table.sender, table.day, table.at),
  ],
);
