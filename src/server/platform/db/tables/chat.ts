import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { HiddenReason } from '../../../../domain/chat.ts';
import { merchant, moment } from '../columns.ts';

const sequence = () => bigint({ mode: 'number' }).notNull();

/** The last sequence number of each room. Its row is locked until a line is committed, so that lines appear in their order. */
export const chatRoom = pgTable('chat_room', { merchant: merchant(), room: text().notNull(), seq: sequence() }, (table) => [
  primaryKey({ columns: [table.merchant, table.room] }),
]);

/** Lines of the rooms: messages, and removals of earlier ones. */
export const chatLine = pgTable(
  'chat_line',
  {
    merchant: merchant(),
    room: text().notNull(),
    seq: sequence(),
    /** Author of the message; null for a removal, a moderator and the demo world. */
    account: text(),
    /** The browser's name of the message. */
    clientId: text(),
    /** Masked. */
    name: text(),
    avatar: text(),
    /** Null for a removal. A hidden message keeps its text for operators. */
    text: text(),
    hidden: text().$type<HiddenReason>(),
    /** Of a removal: the message. */
    target: bigint({ mode: 'number' }),
    operator: text(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.room, table.seq] }),
    uniqueIndex('chat_line_sent').on(table.merchant, table.account, table.clientId).where(sql`${table.account} is not null`),
    uniqueIndex('chat_line_said').on(table.merchant, table.operator, table.clientId).where(sql`${table.account} is null`),
    index('chat_line_old').on(table.merchant, table.at),
    check('chat_line_kind', sql`(${table.text} is null) = (${table.target} is not null)`),
  ],
);

/** Pauses from writing. */
export const chatMute = pgTable(
  'chat_mute',
  {
    merchant: merchant(),
    account: text().notNull(),
    until: moment().notNull(),
    reason: text().notNull(),
    operator: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account] })],
);

/** Up to which line a member has read a room. */
export const chatRead = pgTable(
  'chat_read',
  { merchant: merchant(), account: text().notNull(), room: text().notNull(), seq: sequence() },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.room] })],
);

/** Number of viewers of a room at each process. */
export const chatPresence = pgTable(
  'chat_presence',
  {
    merchant: merchant(),
    room: text().notNull(),
    process: text().notNull(),
    viewers: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.room, table.process] }), index('chat_presence_at').on(table.at)],
);
