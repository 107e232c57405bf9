import { integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { JsonPatch } from '../../../../manifest/index.ts';
import { merchant, moment } from '../columns.ts';

/** Draft that is being worked on, one per brand. The row stays when its changes are published, so that revisions never repeat. */
export const brandDraft = pgTable('brand_draft', {
  merchant: merchant().primaryKey(),
  /** Grows with every write. */
  revision: integer().notNull(),
  /** Version it started from; null for a brand that was never published. */
  base: integer(),
  /** `json` keeps the order of keys as they were written, `jsonb` would not. */
  document: json().$type<unknown>().notNull(),
  /** SHA-256 by path; also of uploads that the document does not name yet. */
  files: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  /** Differences from `base` in words. */
  changes: integer().notNull(),
  createdBy: text().notNull(),
  createdAt: moment().notNull(),
  changedBy: text().notNull(),
  changedAt: moment().notNull(),
});

/** One write of a draft: how it came from the revision before, and how to get back. */
export const brandDraftStep = pgTable(
  'brand_draft_step',
  {
    merchant: merchant(),
    revision: integer().notNull(),
    /** Hash of what was sent, with its revision and operator: the same write again changes nothing. */
    request: text().notNull(),
    by: text().notNull(),
    at: moment().notNull(),
    steps: json().$type<JsonPatch>().notNull(),
    undo: json().$type<JsonPatch>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.revision] })],
);
