import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment, units } from '../columns.ts';

/** Turnover of a day and category for which cashback has been paid. */
export const rebatedDay = pgTable(
  'rebated_day',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    day: date().notNull(),
    category: text().notNull(),
    validBet: units().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account, table.book, table.day, table.category] }),
    check('rebated_day_positive', sql`${table.validBet} > 0`),
  ],
);

/** Paid cashback, one row per category of a ledger transaction. */
export const rebate = pgTable(
  'rebate',
  {
    merchant: merchant(),
    account: text().notNull(),
    /** Ledger transaction. */
    transaction: text('act').notNull(),
    category: text().notNull(),
    book: text().notNull(),
    validBet: units().notNull(),
    amount: units().notNull(),
    /** Paid by the daily job instead of claimed by the member. */
    automatic: boolean().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.transaction, table.category] }),
    index('rebate_of_account').on(table.merchant, table.account, table.book, table.at, table.transaction, table.category),
  ],
);
