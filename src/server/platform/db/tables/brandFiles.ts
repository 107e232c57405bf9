import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

/** A picture, font or base manifest of brands. Content-addressed: written once, never changed, shared by versions and drafts. */
export const brandFile = pgTable('brand_file', {
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: text().primaryKey(),
  bytes: bytes().notNull(),
  /** Media type. */
  type: text().notNull(),
  size: integer().notNull(),
  createdAt: moment().notNull(),
});
