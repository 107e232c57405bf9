import { boolean, date, foreignKey, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Classification } from '../../../domain/classification.ts';
import { bytes, localText, merchant } from '../columns.ts';

/** Amounts have four places and come out as decimal strings. */
const amount = () => numeric({ precision: 20, scale: 4 }).notNull();

/** Grows with every change of a merchant's content, so that kept pages know when they are old. */
export const contentVersion = pgTable('content_version', {
  merchant: text().primaryKey(),
  version: integer().notNull(),
  /** Edition of the demo world that was put in. */
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
    /** Nobody can play its games until then; a moment in the past counts for nothing. */
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
    /** Kind within its category; null where the category knows none. */
    classification: text().$type<Classification>(),
    names: localText().notNull(),
    /** The names of every language without diacritics and case. */
    searchText: text().notNull(),
    isHot: boolean().notNull(),
    isNew: boolean().notNull(),
    /** 0: a trial is offered. */
    supportPlay: integer().notNull(),
    position: integer().notNull(),
    popularity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index().on(table.merchant, table.category, table.position),
    index().on(table.merchant, table.popularity),
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
    /** Moment of the site at which it shows; null: at none in particular. */
    execution: text(),
    title: localText().notNull(),
    /** Markdown. */
    body: localText().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index().on(table.merchant, table.type, table.publishedAt)],
);

export const winner = pgTable(
  'winner',
  {
    merchant: merchant(),
    id: integer().notNull(),
    /** In full; masked wherever it leaves the server. */
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
    /** Whose session wrote it; null for a guest. The account may be gone since. */
    accountId: text(),
    language: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.reference] }), index().on(table.merchant, table.createdAt)],
);

/** Images that came with a message, as `cleanImage` draws them. */
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

/** A secret per day: once its row is gone, nobody can tell which address a mark belonged to. */
export const addressSecret = pgTable(
  'address_secret',
  { merchant: merchant(), day: date().notNull(), secret: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.day] })],
);

/** How often an address did something within one hour. Holds a mark of the address, never the address. */
export const addressUse = pgTable(
  'address_use',
  {
    merchant: merchant(),
    action: text().notNull(),
    mark: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    uses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.action, table.mark, table.hour] })],
);
