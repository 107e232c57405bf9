import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RankCause } from '../../../../domain/rank.ts';
import { merchant, moment, units } from '../columns.ts';

/** Changes of the rank of an account, each once. Never changed. */
export const rankChange = pgTable(
  'rank_change',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    /** Counted from 1 for each account and book. */
    number: integer().notNull(),
    former: integer().notNull(),
    rank: integer().notNull(),
    cause: text().$type<RankCause>().notNull(),
    operator: text(),
    reason: text(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'rank_change_pk', columns: [table.merchant, table.account, table.book, table.number] }),
    check('rank_change_moves', sql`${table.former} <> ${table.rank} and ${table.former} >= 0 and ${table.rank} >= 0`),
    check('rank_change_by', sql`(${table.cause} = 'operator') = (${table.operator} is not null)`),
  ],
);

/** The bonus of a rank, owed to an account the first time that it reaches the rank. */
export const rankBonus = pgTable(
  'rank_bonus',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    rank: integer().notNull(),
    amount: units().notNull(),
    owedAt: moment().notNull(),
    /** The ledger transaction that paid it; null until then. */
    transaction: text('act'),
  },
  (table) => [
    primaryKey({ name: 'rank_bonus_pk', columns: [table.merchant, table.account, table.book, table.rank] }),
    index('rank_bonus_owed').on(table.owedAt).where(sql`${table.transaction} is null`),
    check('rank_bonus_positive', sql`${table.amount} > 0`),
  ],
);
