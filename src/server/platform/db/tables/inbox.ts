import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BroadcastSegment, BroadcastState } from '../../../../domain/broadcast.ts';
import { language, localText, merchant, moment } from '../columns.ts';

export type StoredParams = Readonly<
  Partial<Record<'provider' | 'amount' | 'points' | 'reference' | 'answer', string> & { rank: number }>
>;

/** Messages of the platform to its members. Texts are rendered when they are read; the language is the member's at sending. */
export const inboxMessage = pgTable(
  'inbox_message',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    account: text().notNull(),
    template: text().notNull(),
    /** Values of the template's slots; `amount` is a decimal string, `rank` the number of a VIP rank. Empty for a message of a broadcast. */
    params: jsonb().$type<StoredParams>().notNull(),
    /** The broadcast it belongs to, which has its text; null for a message of a template. */
    broadcast: uuid(),
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
    // A member has a broadcast once, whatever sends it.
    uniqueIndex('inbox_message_broadcast')
      .on(table.merchant, table.broadcast, table.account)
      .where(sql`${table.broadcast} is not null`),
    index('inbox_message_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Messages of operators to many members. A job sends them in batches, in the order of account ids. */
export const broadcast = pgTable(
  'broadcast',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    title: localText().notNull(),
    /** Plain text. */
    body: localText().notNull(),
    segment: jsonb().$type<BroadcastSegment>().notNull(),
    state: text().$type<BroadcastState>().notNull(),
    /** Account of the last message that was sent; null before the first. */
    sentTo: text(),
    sent: integer().notNull().default(0),
    /** Members of the segment when it was ordered. */
    total: integer().notNull(),
    orderedBy: text().notNull(),
    orderedAt: moment().notNull(),
    endedAt: moment(),
    /** Time at which an operator took it back from those who have not read it; null once that is done. */
    takeBackSince: moment(),
    /** Messages that were taken back. */
    takenBack: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('broadcast_taking_back').on(table.takeBackSince).where(sql`${table.takeBackSince} is not null`),
    index('broadcast_ordered').on(table.merchant, table.orderedAt),
    index('broadcast_sending').on(table.orderedAt).where(sql`${table.state} = 'sending'`),
  ],
);
