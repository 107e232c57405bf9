import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { language, merchant, moment } from '../columns.ts';

/** Outgoing SMS and mail: the queue to the gateways, or the development outbox. */
export const message = pgTable(
  'message',
  {
    /** Idempotency key for the gateway: the same for every retry. */
    id: uuid().primaryKey(),
    merchant: merchant(),
    channel: text().$type<'sms' | 'mail'>().notNull(),
    kind: text().notNull(),
    language: language().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed' | 'shown'>().notNull(),
    /** Recipient and text, encrypted; deleted once sent or expired. */
    sealed: text(),
    tries: integer().notNull().default(0),
    nextAt: moment().notNull(),
    /** Not sent after this. */
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (table) => [index().on(table.state, table.nextAt), index().on(table.merchant, table.createdAt)],
);

/** Access to a gateway whose tokens are renewed, by the gateway's name. */
export const gatewayToken = pgTable('gateway_token', {
  name: text().primaryKey(),
  /** Access and refresh token, encrypted. */
  sealed: text().notNull(),
  /** Hash of the refresh token of the settings that the row began with: another one replaces the row. */
  origin: text().notNull(),
  expiresAt: moment().notNull(),
  /** One process renews the tokens until then. */
  leaseUntil: moment().notNull(),
});

/** Browsers that an account lets show its messages. Writing to one takes the key of the installation beside the keys of its row. */
export const pushDevice = pgTable(
  'push_device',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    account: text().notNull(),
    /** Address of the browser's push service. */
    endpoint: text().notNull(),
    /** Public key and secret of the browser, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Hash of the token of the session that allowed it; signing out of that session ends it. */
    session: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('push_device_endpoint').on(table.merchant, table.endpoint),
    index('push_device_account').on(table.merchant, table.account, table.createdAt),
  ],
);

/** Messages of the inbox that a browser is to show. */
export const pushDue = pgTable(
  'push_due',
  {
    merchant: merchant(),
    device: uuid().notNull(),
    message: uuid().notNull(),
    tries: integer().notNull().default(0),
    nextAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.device, table.message] }), index('push_due_next').on(table.nextAt)],
);

/** The current code of a phone number or email address for a purpose. Code and target are stored as keyed hashes. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    merchant: merchant(),
    purpose: text().notNull(),
    target: text().notNull(),
    hash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.purpose, table.target] }), index().on(table.expiresAt)],
);

/** Short-lived bearer secrets: reset links, extra verifications, identities to link. */
export const ticket = pgTable(
  'ticket',
  {
    hash: text().primaryKey(),
    merchant: merchant(),
    purpose: text().notNull(),
    account: text(),
    /** Encrypted. */
    sealed: text(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.merchant, table.purpose, table.account)],
);

/** A TOTP authenticator of a member. Not in effect until `confirmedAt` is set. */
export const authenticator = pgTable(
  'authenticator',
  {
    merchant: merchant(),
    account: text().notNull(),
    sealed: text().notNull(),
    createdAt: moment().notNull(),
    confirmedAt: moment(),
    /** Time step of the last accepted code, so that each code works once. */
    lastStep: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account] })],
);

/** One-time recovery codes of members with an authenticator, replaced together. A used code has no row. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    merchant: merchant(),
    account: text().notNull(),
    /** The digit a code begins with, so that one hash is computed per attempt. */
    digit: integer().notNull(),
    /** Argon2id or scrypt. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.digit] })],
);

/** Social identities linked to accounts, by issuer and subject, never by email address. */
export const socialIdentity = pgTable(
  'social_identity',
  {
    merchant: merchant(),
    issuer: text().notNull(),
    subject: text().notNull(),
    account: text().notNull(),
    channel: text().notNull(),
    boundAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.issuer, table.subject] }),
    uniqueIndex().on(table.merchant, table.account, table.channel),
  ],
);
