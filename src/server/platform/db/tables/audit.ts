import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../columns.ts';

/**
 * The hash chain over security events and ledger transactions: a link for each of their rows. Append-only; see the trigger in the
 * migration and `platform/auditChain/README.md`.
 */
export const auditLink = pgTable(
  'audit_link',
  {
    /** From 1, without a gap. */
    seq: bigint({ mode: 'number' }).primaryKey(),
    kind: text().$type<'event' | 'ledger'>().notNull(),
    /** Key of the row. */
    merchant: merchant(),
    rowId: text().notNull(),
    /** Date of the row. */
    rowAt: moment().notNull(),
    /** SHA-256 of the row, in hexadecimal like the other hashes. */
    content: text().notNull(),
    linkedAt: moment().notNull(),
    /** Latest date of a row so far. Rows from an hour before it on are linked without an order of an operator. */
    reached: moment().notNull(),
    /** Hash of the link before. */
    prev: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [unique('audit_link_row').on(table.kind, table.merchant, table.rowId), index().on(table.linkedAt, table.seq)],
);

/** A fault of an entry of the chain. */
export interface AuditFault {
  readonly kind: 'missing' | 'altered' | 'moved' | 'unfit' | 'rowRemoved' | 'rowChanged' | 'unlinked' | 'anchorUnfit';
  /** Place in the chain; null for a row without a link. */
  readonly seq: number | null;
  /** Last place of a run of missing entries. */
  readonly to?: number;
  readonly row: { readonly kind: 'event' | 'ledger'; readonly merchant: string; readonly id: string } | null;
  readonly at: string | null;
  /** Hash that is still known of a missing entry, or that an anchor has. */
  readonly hash?: string;
}

/** Checks of the whole chain with their result, for the studio. */
export const auditCheck = pgTable(
  'audit_check',
  {
    id: uuid().primaryKey(),
    startedAt: moment().notNull(),
    /** Last sign of the process that checks. */
    aliveAt: moment().notNull(),
    finishedAt: moment(),
    checked: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    isWhole: boolean(),
    /** Number of faults, of which `faults` has the first. */
    found: integer().notNull(),
    faults: jsonb().$type<readonly AuditFault[]>().notNull(),
  },
  (table) => [index().on(table.startedAt)],
);
