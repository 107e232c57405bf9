import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RecordType } from '../../../../domain/accountRecord.ts';
import type { LedgerKind } from '../../../../domain/ledgerKind.ts';
import { merchant, moment, units } from '../columns.ts';

/**
 * Entries of main wallets outside of games, for statements. A trigger on `ledger_act` writes them in the transaction that moves the money
 * (see the migration). Each row has the running totals of its type, so that the totals of a period are the difference of two rows.
 */
export const accountRecord = pgTable(
  'account_record',
  {
    merchant: merchant(),
    holder: text().notNull(),
    book: text().notNull(),
    /** Sequence number of the entry within the wallet. */
    number: integer().notNull(),
    transaction: text('act').notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    type: text().$type<RecordType>().notNull(),
    subject: text().notNull(),
    /** The other side of a transfer: wallet of the same holder, or holder of the other main wallet. */
    other: text(),
    amount: units().notNull(),
    balance: units().notNull(),
    /** Never before that of the entry with a lower number. */
    at: moment().notNull(),
    /** `pending`: held for a withdrawal. `returned`: given back. */
    state: text().$type<'done' | 'pending' | 'returned'>().notNull(),
    /** Part of the money held for a withdrawal that was neither paid nor returned yet; null for other rows. */
    waiting: units(),
    /** Running totals of the type, up to and including this row; `paid` is negative. */
    ins: integer().notNull(),
    outs: integer().notNull(),
    received: units().notNull(),
    paid: units().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.holder, table.book, table.number] }),
    index('account_record_at').on(table.merchant, table.holder, table.book, table.at, table.number),
    index('account_record_type').on(table.merchant, table.holder, table.book, table.type, table.at, table.number),
    index('account_record_by_moment').on(table.merchant, table.book, table.at, table.holder, table.number),
    // Figures of the desk: the first deposit of each account, and wages received.
    index('account_record_first_deposit')
      .on(table.merchant, table.book, table.at, table.holder)
      .where(sql`${table.type} = 'deposit' and ${table.ins} = 1 and ${table.amount} > 0`),
    index('account_record_wage')
      .on(table.merchant, table.book, table.at)
      .where(sql`${table.type} = 'wage' and ${table.amount} > 0`),
    index('account_record_pending').on(table.merchant, table.holder, table.book).where(sql`${table.state} = 'pending'`),
  ],
);
