import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { merchant, moment, units } from '../columns.ts';

/** Money of one holder for one purpose. Its balance follows from its entries; it stands here so that it can be locked and guarded. */
export const ledgerWallet = pgTable(
  'ledger_wallet',
  {
    merchant: merchant(),
    /** Account whose money it is. */
    holder: text().notNull(),
    /** `main`, `trial` or `vendor:<code>`. */
    name: text().notNull(),
    /** Kind of money and currency, as `play:VND`. Money never crosses from one book into another. */
    book: text().notNull(),
    balance: units().notNull(),
    /** How many entries made the balance. */
    entries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.holder, table.name] }),
    unique('ledger_wallet_book').on(table.merchant, table.holder, table.name, table.book),
    check('ledger_wallet_not_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** One thing that happened to money. Written once; see the triggers in the migration. */
export const ledgerAct = pgTable(
  'ledger_act',
  {
    merchant: merchant(),
    id: text().notNull(),
    kind: text().notNull(),
    book: text().notNull(),
    /** What it was about, as `bet:demo:123`. */
    subject: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    unique('ledger_act_book').on(table.merchant, table.id, table.book),
    index().on(table.merchant, table.at),
  ],
);

/** One line of an act: money that comes to a wallet or to a purpose of the house, or leaves it. The lines of an act add up to nothing. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    merchant: merchant(),
    act: text().notNull(),
    line: smallint().notNull(),
    book: text().notNull(),
    holder: text(),
    wallet: text(),
    /** The house's side: `issue`, `stakes:<vendor>` or `games:<vendor>`. Has no row to lock, its balance is the sum of its lines. */
    house: text(),
    amount: units().notNull(),
    /** Of the wallet, after this line. */
    balance: units(),
    /** Which entry of its wallet it is, from 1. */
    number: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.act, table.line] }),
    unique('ledger_entry_number').on(table.merchant, table.holder, table.wallet, table.number),
    foreignKey({
      name: 'ledger_entry_act',
      columns: [table.merchant, table.act, table.book],
      foreignColumns: [ledgerAct.merchant, ledgerAct.id, ledgerAct.book],
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

/** What was asked under which number and what was answered, so that the same request never counts twice. No part of the journal. */
export const ledgerRequest = pgTable(
  'ledger_request',
  {
    merchant: merchant(),
    /** Who asks and for what: numbers are chosen by the askers. */
    scope: text().notNull(),
    id: text().notNull(),
    /** SHA-256 of what was asked. */
    digest: text().notNull(),
    answer: jsonb().$type<unknown>(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.scope, table.id] }), index().on(table.at)],
);
