import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { language, merchant, moment } from '../columns.ts';

/** What is to be told to people outside: a queue to the gateways, or the development outbox. */
export const message = pgTable(
  'message',
  {
    /** Goes to the gateway with every try, so that a try that did arrive is not sent twice. */
    id: uuid().primaryKey(),
    merchant: merchant(),
    channel: text().$type<'sms' | 'mail'>().notNull(),
    kind: text().notNull(),
    language: language().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed' | 'shown'>().notNull(),
    /** Recipient and text, encrypted; gone once it is sent or can no longer be. */
    sealed: text(),
    tries: integer().notNull().default(0),
    nextAt: moment().notNull(),
    /** Not worth sending afterwards. */
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (table) => [index().on(table.state, table.nextAt), index().on(table.merchant, table.createdAt)],
);

/** The one live code of a number or mail address for a purpose. Neither the code nor its target is readable. */
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

/** A secret that somebody holds for a while: reset links, extra verifications, identities to bind, challenges. */
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

/** A time-based code generator of a member. Without `confirmedAt` it is an offer that counts for nothing. */
export const authenticator = pgTable(
  'authenticator',
  {
    merchant: merchant(),
    account: text().notNull(),
    sealed: text().notNull(),
    createdAt: moment().notNull(),
    confirmedAt: moment(),
    /** Time step of the newest code taken: a code works once. */
    lastStep: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account] })],
);

/** Who an identity provider's user is here. Bound by issuer and subject, never by mail address. */
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
