import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, merchant, moment } from '../columns.ts';

/** Uploaded pictures of accounts, re-encoded by `cleanImage`; one per account. */
export const avatarImage = pgTable(
  'avatar_image',
  {
    merchant: merchant(),
    accountId: text().notNull(),
    /** Random file name: its address is public, and must not be guessed from the account. */
    file: text().notNull(),
    /** WebP. */
    bytes: bytes().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.accountId] }), index().on(table.merchant, table.file)],
);
