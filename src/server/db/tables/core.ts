import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Every valid manifest ever served; the highest version of a merchant is its last known good one. */
export const brandVersion = pgTable(
  'brand_version',
  {
    merchant: text().notNull(),
    version: integer().notNull(),
    /** SHA-256 of the manifest and all files in its folder. */
    digest: text().notNull(),
    /** The manifest as written, so that later versions can parse it again. */
    manifest: jsonb().$type<unknown>().notNull(),
    /** Its folder on disk, for images. */
    folder: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.version] }), index().on(table.merchant, table.digest)],
);
