import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { language, merchant, moment } from '../columns.ts';

/** Messages of the platform to its members. Texts are rendered when they are read; the language is the member's at sending. */
export const inboxMessage = pgTable(
  'inbox_message',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    account: text().notNull(),
    template: text().notNull(),
    /** Values of the template's slots; `amount` is a decimal string, `rank` the number of a VIP rank. */
    params: jsonb().$type<{ readonly provider: string; readonly amount: string } | { readonly rank: number }>().notNull(),
    language: language().notNull(),
    sentAt: moment().notNull(),
    readAt: moment(),
    /** A deleted message can be restored until it is swept. */
    deletedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('inbox_message_listed')
      .on(table.merchant, table.account, table.sentAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('inbox_message_unread')
      .on(table.merchant, table.account, table.sentAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.readAt} is null`),
    index('inbox_message_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
