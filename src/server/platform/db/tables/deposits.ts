import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DepositInstruction, DepositKind, DepositReason, DepositState } from '../../../../wire/deposit.ts';
import { merchant, moment, units } from '../columns.ts';

/** An order of a member to pay in. Credited once, whatever the provider reports how often. */
export const depositOrder = pgTable(
  'deposit_order',
  {
    merchant: merchant(),
    /** Named to the provider and to the member. */
    id: text().notNull(),
    account: text().notNull(),
    /** Idempotency key of the member's request. */
    request: text().notNull(),
    method: text().notNull(),
    kind: text().$type<DepositKind>().notNull(),
    /** Id of the carrier of a phone card; null for every other order. */
    carrier: text(),
    provider: text().notNull(),
    /** The provider's name of the payment; null until it has answered. */
    reference: text(),
    state: text().$type<DepositState>().notNull(),
    /** Reason of the failure; null in every other state. */
    reason: text().$type<DepositReason>(),
    /** Of the wallet that is credited. */
    book: text().notNull(),
    amount: units().notNull(),
    /** Part of the amount that is not credited. */
    fee: units().notNull(),
    /** Amount that the provider reported as paid; null without a report. */
    received: units(),
    /** Instructions of the provider for paying. */
    instruction: jsonb().$type<DepositInstruction>(),
    /** The ledger transaction that credited it. */
    transaction: text('act'),
    /** Reason for which an operator credited or failed it. */
    note: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Time at which the provider was last asked about it. */
    checkedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('deposit_order_request').on(table.merchant, table.account, table.request),
    uniqueIndex('deposit_order_reference').on(table.merchant, table.provider, table.reference),
    uniqueIndex('deposit_order_open').on(table.merchant, table.account).where(sql`${table.state} in ('created', 'pending')`),
    index('deposit_order_due').on(table.expiresAt).where(sql`${table.state} in ('created', 'pending')`),
    index().on(table.merchant, table.createdAt),
    // The queue of the desk: what is open, and what was paid otherwise than ordered.
    index('deposit_order_waiting')
      .on(table.createdAt)
      .where(
        sql`${table.state} in ('created', 'pending') or (${table.state} = 'failed' and ${table.reason} in ('amount', 'limit', 'unanswered'))`,
      ),
    index('deposit_order_waiting_of_brand')
      .on(table.merchant, table.createdAt)
      .where(
        sql`${table.state} in ('created', 'pending') or (${table.state} = 'failed' and ${table.reason} in ('amount', 'limit', 'unanswered'))`,
      ),
  ],
);

/** A payment at the simulated provider, which keeps its own books as any other. */
export const simulatedPayment = pgTable(
  'simulated_payment',
  {
    merchant: merchant(),
    /** Unguessable: it is all that the page of the payment asks for. */
    reference: text().notNull(),
    order: text('order_id').notNull(),
    kind: text().$type<DepositKind>().notNull(),
    amount: units().notNull(),
    currency: text().notNull(),
    state: text().$type<'pending' | 'paid' | 'failed'>().notNull(),
    /** Path of the call that reports the decision. */
    callback: text().notNull(),
    /** Time at which a delayed payment arrives. */
    dueAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.reference] }),
    uniqueIndex().on(table.merchant, table.order),
    index().on(table.dueAt),
  ],
);
