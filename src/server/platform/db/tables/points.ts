import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ExchangeKind, ExchangeState, PointType } from '../../../../domain/points.ts';
import { localText, merchant, moment, units } from '../columns.ts';

/** The points of an account in a book: those of play money are never worth real money. */
export const pointWallet = pgTable(
  'point_wallet',
  {
    merchant: merchant(),
    account: text().notNull(),
    /** Kind of money and currency that they were earned with and are exchanged for. */
    book: text().notNull(),
    balance: units().notNull(),
    /** Number of entries. */
    entries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account, table.book] }),
    check('point_wallet_not_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** A movement of points. Append-only; see the trigger in the migration. */
export const pointEntry = pgTable(
  'point_entry',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    /** Sequence number within the account, from 1. */
    number: integer().notNull(),
    type: text().$type<PointType>().notNull(),
    /** Source of the movement, unique: `bet:<act>/<category>`, `deposit:<order>`, `exchange:<id>`, `return:<id>` or `reversal:<source>`. */
    source: text().notNull(),
    points: units().notNull(),
    /** Points of the account after it. */
    balance: units().notNull(),
    /** Valid stakes or amount that earned them, and the points for each unit; null for an exchange. */
    base: units(),
    value: units(),
    category: text(),
    /** Id of the exchange that took or returned them. */
    exchange: text(),
    /** Reason for which an operator took them back. */
    note: text(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account, table.book, table.number] }),
    uniqueIndex('point_entry_source').on(table.merchant, table.account, table.book, table.source),
    index('point_entry_at').on(table.merchant, table.account, table.book, table.at, table.number),
    foreignKey({
      name: 'point_entry_wallet',
      columns: [table.merchant, table.account, table.book],
      foreignColumns: [pointWallet.merchant, pointWallet.account, pointWallet.book],
    }),
    check('point_entry_moves', sql`${table.points} <> 0 and ${table.points} % 100 = 0`),
    check('point_entry_not_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** An exchange of points for goods, a voucher or money. */
export const pointExchange = pgTable(
  'point_exchange',
  {
    merchant: merchant(),
    /** Its number for members and operators. */
    id: text().notNull(),
    account: text().notNull(),
    book: text().notNull(),
    /** Idempotency key of the member's request. */
    request: text().notNull(),
    kind: text().$type<ExchangeKind>().notNull(),
    /** Id and name in the manifest, as they were; null for money. */
    goods: text(),
    name: localText(),
    quantity: integer().notNull(),
    points: units().notNull(),
    /** Money that was paid for goods, or that a voucher or the points are worth. */
    amount: units().notNull(),
    state: text().$type<ExchangeState>().notNull(),
    /** Note of the operator that the member reads. */
    remark: text(),
    operator: text(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    /** The ledger transaction that took money for goods. */
    paymentTransaction: text('payment_act'),
    /** The ledger transaction that credited what it is worth, or gave the payment back. */
    creditTransaction: text('credit_act'),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('point_exchange_request').on(table.merchant, table.account, table.request),
    index('point_exchange_of_account').on(table.merchant, table.account, table.book, table.createdAt, table.id),
    index('point_exchange_waiting').on(table.merchant, table.createdAt).where(sql`${table.state} = 'processing'`),
    check('point_exchange_decided', sql`(${table.state} = 'processing') = (${table.decidedAt} is null)`),
    check('point_exchange_positive', sql`${table.points} > 0 and ${table.quantity} > 0 and ${table.amount} >= 0`),
  ],
);

/** Number of pieces left of a reward. A reward without a row has the stock of the manifest. */
export const pointStock = pgTable(
  'point_stock',
  { merchant: merchant(), goods: text().notNull(), left: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.merchant, table.goods] }),
    check('point_stock_not_below_zero', sql`${table.left} >= 0`),
  ],
);
