import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Vendor } from '../../../../manifest/index.ts';
import { merchant, moment } from '../columns.ts';

/** Every valid list of game vendors ever served; the highest version is the last known good one. */
export const vendorListVersion = pgTable('vendor_list_version', {
  version: integer().primaryKey(),
  /** SHA-256 of the list. */
  digest: text().notNull(),
  vendors: jsonb().$type<Vendor[]>().notNull(),
  createdAt: moment().notNull(),
});

/** Secrets that vendors chose, encrypted; those derived from the data key are not stored. */
export const vendorSecret = pgTable(
  'vendor_secret',
  {
    merchant: merchant(),
    vendor: text().notNull(),
    secret: text().notNull(),
    /** Accepted in calls of the vendor until it is retired; null outside a rotation. */
    former: text(),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.vendor] })],
);
