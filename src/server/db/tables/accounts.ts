import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../columns.ts';

export const account = pgTable(
  'account',
  {
    merchant: merchant(),
    id: text().notNull(),
    /** As typed at registration. */
    username: text().notNull(),
    /** Compatibility form without case; what makes two names one. */
    foldedUsername: text().notNull(),
    nickname: text().notNull(),
    /** Argon2id, or null where nobody ever chose a password. */
    passwordHash: text(),
    passwordChangedAt: moment().notNull(),
    mustChangePassword: boolean().notNull().default(false),
    paymentPasswordHash: text(),
    /** See `domain/accountType.ts`. */
    type: integer().notNull(),
    state: text().$type<'active' | 'disabled'>().notNull().default('active'),
    firstLogin: boolean().notNull().default(true),
    /** E.164. */
    mobile: text(),
    mobileConfirmedAt: moment(),
    email: text(),
    /** What makes two addresses one. */
    foldedEmail: text(),
    emailConfirmedAt: moment(),
    /** Personal fields, encrypted; see `accounts/vault.ts`. */
    personal: text(),
    /** Name of a standing picture, see `accounts/avatars.ts`. */
    avatar: text().notNull(),
    uplineId: text(),
    affiliateCode: text(),
    /** Only agents have one: what members they bring register with. */
    ownCode: text(),
    registration: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull().default({}),
    termsVersion: text(),
    termsAge: integer(),
    termsAcceptedAt: moment(),
    /** A trial ends by itself. */
    expiresAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('account_username').on(table.merchant, table.foldedUsername),
    uniqueIndex('account_mobile').on(table.merchant, table.mobile),
    uniqueIndex('account_own_code').on(table.merchant, table.ownCode),
    index('account_email').on(table.merchant, table.foldedEmail),
    index('account_expiry').on(table.expiresAt),
  ],
);

export const session = pgTable(
  'session',
  {
    merchant: merchant(),
    /** SHA-256 of the token; the token itself is nowhere on the server. */
    tokenHash: text().notNull(),
    accountId: text().notNull(),
    /** Good for changing the password and logging out only. */
    limited: boolean().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    idleEnd: moment().notNull(),
    absoluteEnd: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.tokenHash] }),
    index().on(table.merchant, table.accountId),
    index().on(table.absoluteEnd),
    index().on(table.tokenHash),
  ],
);

/** Numbers of envelopes that were opened. A row outlives its envelope. */
export const nonce = pgTable('nonce', { merchant: merchant(), jti: text().notNull(), until: moment().notNull() }, (table) => [
  primaryKey({ columns: [table.merchant, table.jti] }),
  index().on(table.until),
]);

/** Failures of one account name or one address since the last success. Holds a mark, never the name or the address. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    merchant: merchant(),
    mark: text().notNull(),
    failures: integer().notNull(),
    lastAt: moment().notNull(),
    /** No try counts before this moment. */
    blockedUntil: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.mark] }), index().on(table.lastAt)],
);

/** Uses of something scarce within a window, for every process together. */
export const limitWindow = pgTable(
  'limit_window',
  { merchant: merchant(), mark: text().notNull(), uses: integer().notNull(), until: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.mark] }), index().on(table.until)],
);

/** Networks an account has logged in from. Holds a mark of the network. */
export const registeredAddress = pgTable(
  'registered_address',
  { merchant: merchant(), accountId: text().notNull(), mark: text().notNull(), until: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.accountId, table.mark] })],
);

export const securityEvent = pgTable(
  'security_event',
  {
    merchant: merchant(),
    id: text().notNull(),
    accountId: text(),
    kind: text().notNull(),
    /** Mark of the address it came from. */
    addressMark: text(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index().on(table.merchant, table.accountId, table.at)],
);

/** Key pairs of the envelopes. The private half is encrypted under the data key. */
export const envelopeKey = pgTable('envelope_key', {
  kid: text().primaryKey(),
  /** Number of the rotation; two processes that rotate at once make one key. */
  rotation: integer().notNull().unique(),
  publicKey: jsonb().$type<{ n: string; e: string }>().notNull(),
  privateKey: text().notNull(),
  createdAt: moment().notNull(),
});

/** Secrets of this installation where the environment names none. */
export const installationSecret = pgTable('installation_secret', { name: text().primaryKey(), value: text().notNull() });

export const captcha = pgTable(
  'captcha',
  { merchant: merchant(), id: text().notNull(), answerHash: text().notNull(), until: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index().on(table.until)],
);
