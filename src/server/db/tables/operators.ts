import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OperatorRole } from '../../../wire/operate.ts';
import { merchant, moment, units } from '../columns.ts';

/** A person who runs brands, authenticated by a token. */
export const operator = pgTable(
  'operator',
  {
    id: text().primaryKey(),
    /** Unique; what the others know the person by. */
    name: text().notNull(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text().notNull(),
    roles: jsonb().$type<readonly OperatorRole[]>().notNull(),
    /** Merchants the operator may act for; null for all. */
    merchants: jsonb().$type<readonly string[]>(),
    disabled: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('operator_name').on(table.name), uniqueIndex('operator_token').on(table.tokenHash)],
);

/** An act of an operator that a second one has to approve. */
export const approval = pgTable(
  'approval',
  {
    merchant: merchant(),
    id: text().notNull(),
    /** Key of the act in `operators/approvals.ts`. */
    kind: text().notNull(),
    /** What the act concerns: an account or an order. */
    subject: text().notNull(),
    amount: units().notNull(),
    /** Arguments of the act. */
    input: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    reason: text().notNull(),
    /** Idempotency key of the request. */
    requestId: text().notNull(),
    askedBy: text().notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /**
     * `approved`: the act may run, and is repeated until it has; `done`: it has run; `failed`: it was refused; `rejected`: the
     * second operator declined, or the first withdrew.
     */
    state: text().$type<'pending' | 'approved' | 'done' | 'failed' | 'rejected'>().notNull(),
    decidedBy: text(),
    decidedAt: moment(),
    /** Failure code of an act that was refused. */
    failure: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('approval_request').on(table.merchant, table.askedBy, table.requestId),
    index().on(table.merchant, table.askedAt),
    check(
      'approval_second_operator',
      sql`${table.state} in ('pending', 'rejected') or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.askedBy})`,
    ),
  ],
);

/** Money that an operator credited to an account or debited from it. Written with its ledger transaction, never changed. */
export const adjustment = pgTable(
  'adjustment',
  {
    merchant: merchant(),
    id: text().notNull(),
    account: text().notNull(),
    direction: text().$type<'credit' | 'debit'>().notNull(),
    amount: units().notNull(),
    reason: text().notNull(),
    operator: text().notNull(),
    /** The second operator; null below the threshold. */
    approvedBy: text(),
    /** Ledger transaction. */
    act: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index().on(table.merchant, table.account, table.at),
    index().on(table.merchant, table.operator, table.at),
    check('adjustment_moves', sql`${table.amount} > 0`),
  ],
);
