import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Every manifest that was ever good enough to serve; the highest version of a merchant is its last good one. */
export const brandVersion = pgTable(
  'brand_version',
  {
    merchant: text().notNull(),
    version: integer().notNull(),
    /** SHA-256 of the manifest and every file beside it. */
    digest: text().notNull(),
    /** The manifest as written, so that it can be read again by a later reader. */
    manifest: jsonb().$type<unknown>().notNull(),
    /** Folder on the disk that held it, for its pictures. */
    folder: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.version] }), index().on(table.merchant, table.digest)],
);
