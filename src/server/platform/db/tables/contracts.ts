import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  BetOutcome,
  ContractActName,
  ContractKind,
  ContractSide,
  ContractState,
  Terms,
  WageReason,
} from '../../../../domain/contracts/index.ts';
import { merchant, moment, units } from '../columns.ts';

/** A contract between an agent and a direct downline, from its offer on. The database refuses to change parties and terms. */
export const contract = pgTable(
  'contract',
  {
    merchant: merchant(),
    /** As `C251202-482913`. */
    id: text().notNull(),
    kind: text().$type<ContractKind>().notNull(),
    /** Account ids. */
    upline: text().notNull(),
    downline: text().notNull(),
    /** Money that it pays. */
    book: text().notNull(),
    /** Position among the contracts of the kind between the two, from 1. */
    number: integer().notNull(),
    terms: jsonb().$type<Terms>().notNull(),
    /** Terms that the two had agreed when it was offered. */
    before: jsonb().$type<Terms>(),
    /** Grows with every act. */
    version: integer().notNull(),
    state: text().$type<ContractState>().notNull(),
    /** The side that asked for the pending offer or termination. */
    requestedBy: text().$type<ContractSide>(),
    answerUntil: moment(),
    note: text(),
    offeredAt: moment().notNull(),
    signedAt: moment(),
    endedAt: moment(),
    /** The contract that replaced it. */
    successor: text(),
    isSeparated: boolean().notNull().default(false),
    changedAt: moment().notNull(),
    /** End of the last window that was settled; at first the signature. */
    settledUntil: moment(),
    /** Time at which the next window can be settled; null if there is none any more, or not yet. */
    dueAt: moment(),
    /**
     * Span of settled windows that the next settlement looks at again however long ago they are: a bet of theirs was changed since, or
     * nothing was earned yet to take back what was paid too much for them.
     */
    correctFrom: moment(),
    correctUntil: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    // A downline has one upline, so these are unique for the two.
    uniqueIndex('contract_running')
      .on(table.merchant, table.downline, table.kind)
      .where(sql`${table.state} in ('active', 'terminating')`),
    uniqueIndex('contract_offered').on(table.merchant, table.downline, table.kind).where(sql`${table.state} = 'offered'`),
    uniqueIndex('contract_number').on(table.merchant, table.upline, table.downline, table.kind, table.number),
    index('contract_of_downline').on(table.merchant, table.downline, table.kind, table.changedAt),
    index('contract_of_upline').on(table.merchant, table.upline, table.kind, table.changedAt),
    index('contract_waiting').on(table.merchant, table.answerUntil).where(sql`${table.answerUntil} is not null`),
    index('contract_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('contract_parties', sql`${table.upline} <> ${table.downline}`),
    check('contract_signed', sql`(${table.signedAt} is null) = (${table.settledUntil} is null)`),
    check(
      'contract_running_signed',
      sql`(${table.state} in ('active', 'terminating')) = (${table.signedAt} is not null and ${table.endedAt} is null)`,
    ),
    check('contract_due_signed', sql`${table.dueAt} is null or ${table.signedAt} is not null`),
    check('contract_correct', sql`(${table.correctFrom} is null) = (${table.correctUntil} is null)`),
    check('contract_asked', sql`(${table.requestedBy} is null) = (${table.answerUntil} is null)`),
    check('contract_forward', sql`${table.endedAt} >= ${table.signedAt} and ${table.settledUntil} >= ${table.signedAt}`),
  ],
);

/** History of contracts. Only added to. */
export const contractEvent = pgTable(
  'contract_event',
  {
    merchant: merchant(),
    contract: text().notNull(),
    /** Version of the contract after it. */
    version: integer().notNull(),
    act: text().$type<ContractActName>().notNull(),
    /** Null for what no party did. */
    by: text().$type<ContractSide>(),
    state: text().$type<ContractState>().notNull(),
    note: text(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.contract, table.version] }),
    foreignKey({
      name: 'contract_event_contract',
      columns: [table.merchant, table.contract],
      foreignColumns: [contract.merchant, contract.id],
    }),
  ],
);

/** A settled window of a contract: at most one row. What it came to is never changed; only what was paid of it grows. */
export const wagePayment = pgTable(
  'wage_payment',
  {
    merchant: merchant(),
    id: text().notNull(),
    contract: text().notNull(),
    kind: text().$type<ContractKind>().notNull(),
    upline: text().notNull(),
    downline: text().notNull(),
    book: text().notNull(),
    windowFrom: moment().notNull(),
    windowUntil: moment().notNull(),
    /** Figures of the window, without corrections. */
    bets: integer().notNull(),
    validBet: units().notNull(),
    /** Stakes less payouts. */
    houseResult: units().notNull(),
    activeMembers: integer().notNull(),
    reason: text().$type<WageReason>(),
    /** Wage of the window with its corrections, and the corrections of earlier windows in it. */
    wage: units().notNull(),
    correction: units().notNull(),
    paid: units().notNull(),
    settledAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('wage_payment_window').on(table.merchant, table.contract, table.windowFrom),
    foreignKey({
      name: 'wage_payment_contract',
      columns: [table.merchant, table.contract],
      foreignColumns: [contract.merchant, contract.id],
    }),
    index('wage_payment_received').on(table.merchant, table.downline, table.windowUntil, table.id),
    index('wage_payment_paid').on(table.merchant, table.upline, table.windowUntil, table.id),
    index('wage_payment_debt').on(table.merchant, table.settledAt).where(sql`${table.paid} < ${table.wage}`),
    check('wage_payment_amounts', sql`${table.wage} >= 0 and ${table.paid} between 0 and ${table.wage}`),
    check('wage_payment_forward', sql`${table.windowUntil} > ${table.windowFrom}`),
    check('wage_payment_paid_at', sql`(${table.paid} > 0) = (${table.paidAt} is not null)`),
  ],
);

/** The lines of a payment, whose wages add up to its own. Only added to. */
export const wageLine = pgTable(
  'wage_line',
  {
    merchant: merchant(),
    payment: text().notNull(),
    /** From 1. */
    line: integer().notNull(),
    type: text().$type<'bet' | 'branch' | 'correction'>().notNull(),
    /** The player, or the head of the branch; null for a correction. */
    account: text(),
    vendor: text(),
    bet: text(),
    gameId: text(),
    outcome: text().$type<BetOutcome>(),
    /** Time at which the bet was settled. */
    at: moment(),
    bets: integer().notNull(),
    base: units().notNull(),
    /** In ten-thousandths of a percent. */
    rate: integer(),
    wage: units().notNull(),
    reason: text().$type<'belowMinimum' | 'draw'>(),
    /** The earlier window that it corrects. */
    correctsFrom: moment(),
    correctsUntil: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.payment, table.line] }),
    foreignKey({
      name: 'wage_line_payment',
      columns: [table.merchant, table.payment],
      foreignColumns: [wagePayment.merchant, wagePayment.id],
    }),
    check('wage_line_corrects', sql`(${table.correctsFrom} is null) = (${table.correctsUntil} is null)`),
  ],
);

/** The parts in which a wage was paid, one per ledger transaction of kind `wage`. Only added to. */
export const wagePart = pgTable(
  'wage_part',
  {
    merchant: merchant(),
    /** Ledger transaction. */
    transaction: text('act').notNull(),
    payment: text().notNull(),
    amount: units().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.transaction] }),
    foreignKey({
      name: 'wage_part_payment',
      columns: [table.merchant, table.payment],
      foreignColumns: [wagePayment.merchant, wagePayment.id],
    }),
    index().on(table.merchant, table.payment),
    check('wage_part_positive', sql`${table.amount} > 0`),
  ],
);
