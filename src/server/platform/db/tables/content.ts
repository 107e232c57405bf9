import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Classification } from '../../../../domain/classification.ts';
import type { FeedbackState } from '../../../../domain/feedback.ts';
import type { NoticeAudience, NoticeTopic } from '../../../../domain/notice.ts';
import { bytes, localText, merchant } from '../columns.ts';

/** Four decimal places; read as a decimal string. */
const amount = () => numeric({ precision: 20, scale: 4 }).notNull();

/** Incremented in the transaction of every change of a merchant's content: until then, caches serve what was before. */
export const contentVersion = pgTable('content_version', {
  merchant: text().primaryKey(),
  version: integer().notNull(),
  /** Edition of the seeded demo content. */
  edition: integer().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});

export const vendor = pgTable(
  'vendor',
  {
    merchant: merchant(),
    code: text().notNull(),
    name: text().notNull(),
    isHot: boolean().notNull(),
    position: integer().notNull(),
    /** Its games cannot be played until then; ignored if in the past. */
    maintenanceUntil: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

export const game = pgTable(
  'game',
  {
    merchant: merchant(),
    id: text().notNull(),
    category: text().notNull(),
    vendor: text().notNull(),
    /** Room of a live table; null for other games. */
    roomId: text(),
    /** Node of the vendor's lobby; null: the vendor's only one in this category. */
    nodeId: text(),
    /** Null: the vendor's name. */
    nodeName: localText(),
    /** Whether there is a picture of it. */
    showIcon: boolean().notNull().default(true),
    /** Subcategory; null if the category has none. */
    classification: text().$type<Classification>(),
    names: localText().notNull(),
    /** Names in all languages, without diacritics and in lower case. */
    searchText: text().notNull(),
    isHot: boolean().notNull(),
    isNew: boolean().notNull(),
    /** 0: trial play is offered. */
    supportPlay: integer().notNull(),
    position: integer().notNull(),
    popularity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index().on(table.merchant, table.category, table.position),
    index().on(table.merchant, table.popularity),
    index().on(table.merchant, table.roomId),
  ],
);

export const liveTable = pgTable(
  'live_table',
  {
    merchant: merchant(),
    gameId: text().notNull(),
    picture: text().notNull(),
    minBet: amount(),
    maxBet: amount(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.gameId] })],
);

export const announcement = pgTable(
  'announcement',
  {
    merchant: merchant(),
    id: text().notNull(),
    type: text().notNull(),
    /** Trigger on the site that shows it; null for none. */
    execution: text(),
    title: localText().notNull(),
    /** Markdown. */
    body: localText().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** See `domain/notice.ts`; null for a notice without a topic. */
    topic: text().$type<NoticeTopic>(),
    audience: text().$type<NoticeAudience>().notNull().default('all'),
    /** From then on it does not show; null for no end. */
    endsAt: timestamp({ withTimezone: true }),
    /** False once an operator ended it. */
    isActive: boolean().notNull().default(true),
    /** Operator who wrote or changed it last; null for start data, which a new edition replaces. */
    madeBy: text(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index().on(table.merchant, table.type, table.publishedAt)],
);

export const winner = pgTable(
  'winner',
  {
    merchant: merchant(),
    id: integer().notNull(),
    /** Unmasked; mask before it leaves the server. */
    player: text().notNull(),
    gameId: text().notNull(),
    reward: amount(),
    wonAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

export const mission = pgTable(
  'mission',
  {
    merchant: merchant(),
    id: text().notNull(),
    picture: text().notNull(),
    title: localText().notNull(),
    target: amount(),
    reward: amount(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

export const feedback = pgTable(
  'feedback',
  {
    merchant: merchant(),
    reference: text().notNull(),
    kind: text().notNull(),
    content: text().notNull(),
    contact: text(),
    /** Null for a guest. The account may have been deleted since. */
    accountId: text(),
    language: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    state: text().$type<FeedbackState>().notNull().default('open'),
    /** Answer to the member, or the reason for closing it without one. */
    answer: text(),
    answeredBy: text(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.reference] }),
    index().on(table.merchant, table.createdAt),
    index('feedback_open').on(table.createdAt).where(sql`${table.state} = 'open'`),
    index('feedback_open_of_brand').on(table.merchant, table.createdAt).where(sql`${table.state} = 'open'`),
  ],
);

/** Images attached to feedback, re-encoded by `cleanImage`. */
export const feedbackImage = pgTable(
  'feedback_image',
  {
    merchant: merchant(),
    reference: text().notNull(),
    position: integer().notNull(),
    /** WebP. */
    bytes: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.reference, table.position] }),
    foreignKey({
      name: 'feedback_image_message',
      columns: [table.merchant, table.reference],
      foreignColumns: [feedback.merchant, feedback.reference],
    }).onDelete('cascade'),
  ],
);
