import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OperatorRole } from '../../../../wire/operate.ts';
import { bytes, merchant, moment, units } from '../columns.ts';

/** A person who runs brands, authenticated by a token on the command line and by password and second factor in the studio. */
export const operator = pgTable(
  'operator',
  {
    id: text().primaryKey(),
    /** Unique; what the others know the person by. */
    name: text().notNull(),
    /** Name that the studio shows; null for the name itself. */
    displayName: text(),
    /** Address for invitations and notices about the own rights; null for operators from before, and those of the command line. */
    email: text(),
    /** SHA-256 of the token of the command line; the token itself is not stored. Null for operators of the studio only. */
    tokenHash: text(),
    /** Expiry of that token; null without a token. */
    tokenEnd: moment(),
    /** PHC string; null until the invitation is accepted. */
    passwordHash: text(),
    /** Sealed secret of the authenticator; null without one. */
    authenticator: text(),
    /** Time step of the last accepted code, so that each code works once. */
    authenticatorStep: integer().notNull().default(0),
    /** Sealed secret of an authenticator that is being set up. */
    enrolment: text(),
    /** SHA-256 of the token of an open invitation. */
    invitationHash: text(),
    invitationEnd: moment(),
    /** May put the second factor off; only ever set by the demo seed outside production. */
    demo: boolean().notNull().default(false),
    seenAt: moment(),
    roles: jsonb().$type<readonly OperatorRole[]>().notNull(),
    /** Merchants the operator may act for; null for all. */
    merchants: jsonb().$type<readonly string[]>(),
    disabled: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('operator_name').on(table.name),
    uniqueIndex('operator_token').on(table.tokenHash),
    uniqueIndex('operator_invitation').on(table.invitationHash),
  ],
);

/** One-time recovery codes of an operator, replaced together. A used code has no row. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  {
    operator: text().notNull(),
    /** First character of the code. */
    digit: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operator, table.digit] })],
);

/** A WebAuthn credential of an operator. */
export const operatorPasskey = pgTable(
  'operator_passkey',
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    operator: text().notNull(),
    /** COSE key. */
    publicKey: bytes().notNull(),
    /** Signature counter; 0 for authenticators that have none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('operator_passkey_operator').on(table.operator)],
);

/** `factor`: the password was right; `enrol`: a first authenticator has to be set up; `signedIn`: acts are possible. */
export type StudioStep = 'factor' | 'enrol' | 'signedIn';

/** A session of a browser in the studio. */
export const studioSession = pgTable(
  'studio_session',
  {
    /** SHA-256 of the token in the cookie; changes with every step. */
    tokenHash: text().primaryKey(),
    operator: text().notNull(),
    step: text().$type<StudioStep>().notNull(),
    /** WebAuthn challenge that waits for its answer. */
    challenge: text(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    idleEnd: moment().notNull(),
    absoluteEnd: moment().notNull(),
    /** Until when publishing needs no new proof of the second factor. */
    provenUntil: moment(),
  },
  (table) => [index('studio_session_operator').on(table.operator), index('studio_session_end').on(table.absoluteEnd)],
);

/** A browser in which an operator need not repeat the second factor at sign-in. */
export const studioTrust = pgTable(
  'studio_trust',
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: text().primaryKey(),
    operator: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [index('studio_trust_operator').on(table.operator), index('studio_trust_end').on(table.until)],
);

/** An act of an operator that a second one has to approve. */
export const approval = pgTable(
  'approval',
  {
    merchant: merchant(),
    id: text().notNull(),
    /** Key of the act in `operators/approvals.ts`. */
    kind: text().notNull(),
    /** Subject of the act: an account or an order. */
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
     * second operator declined, or the first withdrew; `free`: below the threshold, done by one operator, kept so that a repeated
     * request is known.
     */
    state: text().$type<'pending' | 'approved' | 'done' | 'failed' | 'rejected' | 'free'>().notNull(),
    decidedBy: text(),
    decidedAt: moment(),
    /** Failure code of an act that was refused. */
    failure: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('approval_request').on(table.merchant, table.askedBy, table.requestId),
    index().on(table.merchant, table.askedAt),
    index('approval_waiting').on(table.askedAt).where(sql`${table.state} in ('pending', 'approved')`),
    index('approval_waiting_of_brand').on(table.merchant, table.askedAt).where(sql`${table.state} in ('pending', 'approved')`),
    index('approval_subject').on(table.merchant, table.subject),
    check(
      'approval_second_operator',
      sql`${table.state} in ('pending', 'rejected', 'free') or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.askedBy})`,
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
    transaction: text('act').notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index().on(table.merchant, table.account, table.at),
    index().on(table.merchant, table.operator, table.at),
    check('adjustment_moves', sql`${table.amount} > 0`),
  ],
);
