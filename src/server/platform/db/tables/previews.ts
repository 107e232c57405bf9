import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../columns.ts';

/** Content of a preview: the draft as it is when visited, the version that is live, or one version for good. */
export type PreviewShows = 'draft' | 'live' | 'version';

/** An address under which the site shows what is not published. */
export const previewLink = pgTable(
  'preview_link',
  {
    /** SHA-256 of the token; the token itself is in no table. */
    tokenHash: text().primaryKey(),
    merchant: merchant(),
    id: text().notNull(),
    /** Operator of a preview inside the editor; null for a link that was given to someone. */
    operator: text(),
    /** Note about the recipient. */
    label: text().notNull(),
    shows: text().$type<PreviewShows>().notNull(),
    version: integer(),
    mayRemark: boolean().notNull(),
    /** Name of the operator. */
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    visits: integer().notNull().default(0),
    lastVisitAt: moment(),
  },
  (table) => [index('preview_link_merchant').on(table.merchant, table.createdAt)],
);

/** Remark of a visitor of a link about a page. */
export const previewRemark = pgTable(
  'preview_remark',
  {
    merchant: merchant(),
    id: text().notNull(),
    /** `id` of the link. */
    link: text().notNull(),
    page: text().notNull(),
    text: text().notNull(),
    /** Name that the visitor gave. */
    name: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index('preview_remark_link').on(table.merchant, table.link)],
);
