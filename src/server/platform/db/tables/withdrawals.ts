import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReceiptState, WithdrawalState } from '../../../../domain/withdrawal.ts';
import { bytes, merchant, moment, units } from '../columns.ts';

/** A bank account or e-wallet of an account's owner, which withdrawals are paid to. */
export const payoutBinding = pgTable(
  'payout_binding',
  {
    merchant: merchant(),
    id: text().notNull(),
    account: text().notNull(),
    kind: text().$type<'bank' | 'ewallet'>().notNull(),
    /** Name of the bank or e-wallet. */
    provider: text().notNull(),
    /** Number and holder, encrypted. */
    sealed: text().notNull(),
    /** Keyed hash of provider and number. */
    numberHash: text().notNull(),
    /** Last characters of the number. */
    tail: text().notNull(),
    state: text().$type<'waiting' | 'confirmed' | 'rejected'>().notNull(),
    /** Reason for the rejection. */
    reason: text(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    /** Operator. */
    decidedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('payout_binding_of_account')
      .on(table.merchant, table.account, table.numberHash)
      .where(sql`${table.state} <> 'rejected'`),
    // A number that was only typed in is a claim, which others may make too.
    uniqueIndex('payout_binding_confirmed').on(table.merchant, table.numberHash).where(sql`${table.state} = 'confirmed'`),
    index('payout_binding_open').on(table.createdAt).where(sql`${table.state} = 'waiting'`),
    index('payout_binding_waiting').on(table.merchant, table.createdAt).where(sql`${table.state} = 'waiting'`),
  ],
);

/** A withdrawal. While it is open, what is not paid yet is in the wallet `held` of the account. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    merchant: merchant(),
    /** Order number, as `W261120-482913`. */
    id: text().notNull(),
    account: text().notNull(),
    book: text().notNull(),
    binding: text().notNull(),
    amount: units().notNull(),
    /** Part of the amount that the house keeps, by shares with the payments. */
    fee: units().notNull(),
    /** Taken out of `held` so far: payments and fee. */
    paid: units().notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    /** Reason for the rejection. */
    reason: text(),
    /** Ledger transaction of the request. */
    holdTransaction: text('hold_act').notNull(),
    /** Ledger transaction that gave the money back. */
    releaseTransaction: text('release_act'),
    requestedAt: moment().notNull(),
    decidedAt: moment(),
    /** Operator. */
    decidedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      name: 'withdrawal_binding',
      columns: [table.merchant, table.binding],
      foreignColumns: [payoutBinding.merchant, payoutBinding.id],
    }),
    uniqueIndex('withdrawal_hold').on(table.merchant, table.holdTransaction),
    index().on(table.merchant, table.account, table.requestedAt),
    // The queue of the desk: by age, of every brand and of one.
    index('withdrawal_waiting').on(table.requestedAt).where(sql`${table.state} in ('requested', 'approved')`),
    index('withdrawal_open').on(table.merchant, table.requestedAt).where(sql`${table.state} in ('requested', 'approved')`),
    check(
      'withdrawal_amounts',
      sql`${table.amount} > ${table.fee} and ${table.fee} >= 0 and ${table.paid} between 0 and ${table.amount}`,
    ),
    check('withdrawal_paid', sql`(${table.state} = 'paid') = (${table.paid} = ${table.amount})`),
    check(
      'withdrawal_released',
      sql`(${table.state} in ('rejected', 'cancelled')) = (${table.releaseTransaction} is not null)`,
    ),
  ],
);

/** A payment of a withdrawal and its receipt. Most withdrawals are paid in one part. */
export const withdrawalPart = pgTable(
  'withdrawal_part',
  {
    merchant: merchant(),
    order: text().notNull(),
    /** From 1. */
    part: integer().notNull(),
    account: text().notNull(),
    /** Amount that the member is to receive. */
    amount: units().notNull(),
    /** Payment provider. */
    provider: text().notNull(),
    /** Ledger transaction of the payment. */
    transaction: text('act').notNull(),
    paidAt: moment().notNull(),
    paidBy: text().notNull(),
    receipt: text().$type<ReceiptState>().notNull(),
    /** Without an answer it counts as received from then on. */
    dueAt: moment().notNull(),
    answeredAt: moment(),
    /** Amount that the member reports to have received; null unless disputed. */
    received: units(),
    note: text(),
    resolvedAt: moment(),
    /** Operator. */
    resolvedBy: text(),
    /** Ledger transaction that gave back what did not arrive. */
    refundAct: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.order, table.part] }),
    foreignKey({
      name: 'withdrawal_part_order',
      columns: [table.merchant, table.order],
      foreignColumns: [withdrawal.merchant, withdrawal.id],
    }),
    index('withdrawal_part_due').on(table.dueAt).where(sql`${table.receipt} = 'awaiting'`),
    index('withdrawal_part_open').on(table.answeredAt).where(sql`${table.receipt} in ('partly', 'notReceived')`),
    index('withdrawal_part_disputed')
      .on(table.merchant, table.answeredAt)
      .where(sql`${table.receipt} in ('partly', 'notReceived')`),
    check(
      'withdrawal_part_amounts',
      sql`${table.amount} > 0 and ${table.received} >= 0 and ${table.received} < ${table.amount}`,
    ),
    check('withdrawal_part_refunded', sql`(${table.receipt} = 'refunded') = (${table.refundAct} is not null)`),
  ],
);

/** Images that prove what did not arrive, re-encoded by `cleanImage`. */
export const withdrawalProof = pgTable(
  'withdrawal_proof',
  {
    merchant: merchant(),
    order: text().notNull(),
    part: integer().notNull(),
    position: integer().notNull(),
    /** WebP. */
    bytes: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.order, table.part, table.position] }),
    foreignKey({
      name: 'withdrawal_proof_part',
      columns: [table.merchant, table.order, table.part],
      foreignColumns: [withdrawalPart.merchant, withdrawalPart.order, withdrawalPart.part],
    }),
  ],
);
