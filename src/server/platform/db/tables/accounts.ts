import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { language, merchant, moment } from '../columns.ts';

export const account = pgTable(
  'account',
  {
    merchant: merchant(),
    id: text().notNull(),
    /** As typed at registration. */
    username: text().notNull(),
    /** NFKC, trimmed, lower case; unique per merchant. */
    foldedUsername: text().notNull(),
    nickname: text().notNull(),
    /** Argon2id or scrypt; null if no password was ever set. */
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
    /** Normalised for comparison; see `foldEmail`. */
    foldedEmail: text(),
    emailConfirmedAt: moment(),
    /** Personal fields, encrypted; see `accounts/vault.ts`. */
    personal: text(),
    /** File name of a built-in avatar; see `accounts/avatars.ts`. */
    avatar: text().notNull(),
    uplineId: text(),
    /**
     * Since when it has this upline; null for the first one. A change of the upline gives the moment of the server here; without it, the
     * clock of the database counts.
     */
    uplineSince: moment(),
    affiliateCode: text(),
    /** Referral code of the account. */
    ownCode: text(),
    registration: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull().default({}),
    termsVersion: text(),
    termsAge: integer(),
    termsAcceptedAt: moment(),
    /** Trial accounts only. */
    expiresAt: moment(),
    /** Of messages to the owner, as last chosen; null until then. */
    language: language(),
    /** VIP rank, in the book it was reached in; see `ranks/`. */
    rank: integer().notNull().default(0),
    rankBook: text(),
    /** Time at which the rank was reached. */
    rankSince: moment(),
    /** First day of the period that was not reviewed yet, in the time zone of the brand. */
    rankFrom: date(),
    /** Last day on which play does not raise it, because an operator has set it. */
    rankHeldUntil: date(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('account_username').on(table.merchant, table.foldedUsername),
    // A number that was only typed in is a claim, which others may make too, and which no one can sign in with.
    uniqueIndex('account_mobile').on(table.merchant, table.mobile).where(sql`${table.mobileConfirmedAt} is not null`),
    index('account_claimed_mobile').on(table.merchant, table.mobile),
    uniqueIndex('account_own_code').on(table.merchant, table.ownCode),
    index('account_email').on(table.merchant, table.foldedEmail),
    index('account_expiry').on(table.expiresAt),
    // The direct downlines of an account, by name and by the time they were opened.
    index('account_downline').on(table.merchant, table.uplineId, table.foldedUsername),
    index('account_opened').on(table.merchant, table.uplineId, table.createdAt, table.id),
    index('account_rank_review').on(table.merchant, table.rankFrom).where(sql`${table.rank} > 0`),
    index('account_created').on(table.merchant, table.createdAt),
  ],
);

export const session = pgTable(
  'session',
  {
    merchant: merchant(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text().notNull(),
    accountId: text().notNull(),
    /** May only change the password and log out. */
    limited: boolean().notNull(),
    /** Browser and system at the sign-in; null if unknown. */
    device: text(),
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

/** Used envelope ids, for replay protection. A row outlives its envelope. */
export const nonce = pgTable('nonce', { merchant: merchant(), jti: text().notNull(), until: moment().notNull() }, (table) => [
  primaryKey({ columns: [table.merchant, table.jti] }),
  index().on(table.until),
]);

/** Login failures per user name or IP address since the last success. `mark` is a keyed hash of it. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    merchant: merchant(),
    mark: text().notNull(),
    failures: integer().notNull(),
    lastAt: moment().notNull(),
    /** Attempts are refused until then. */
    blockedUntil: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.mark] }), index().on(table.lastAt)],
);

/** Rate limit windows, shared by all processes. `mark` is a keyed hash. */
export const limitWindow = pgTable(
  'limit_window',
  { merchant: merchant(), mark: text().notNull(), uses: integer().notNull(), until: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.mark] }), index().on(table.until)],
);

/** Networks an account has logged in from. `mark` is a keyed hash of the subnet. */
export const registeredAddress = pgTable(
  'registered_address',
  { merchant: merchant(), accountId: text().notNull(), mark: text().notNull(), until: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.accountId, table.mark] })],
);

/** Security events. The database refuses to change a row, and to delete one that is younger than a year. */
export const securityEvent = pgTable(
  'security_event',
  {
    merchant: merchant(),
    id: text().notNull(),
    accountId: text(),
    /** See `events/eventKinds.ts`. */
    kind: text().notNull(),
    outcome: text().$type<'done' | 'asked' | 'refused'>(),
    /** Id of the request, as in the log. */
    request: text(),
    /** Start of the hash of the session's token. */
    session: text(),
    /** Keyed hash of the IP address. */
    addressMark: text(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index().on(table.merchant, table.accountId, table.at),
    index().on(table.at),
    // Accounts of one address.
    index('security_event_address')
      .on(table.merchant, table.addressMark, table.accountId, table.at)
      .where(sql`${table.addressMark} is not null and ${table.accountId} is not null`),
    // What operators did and were refused, which is little beside what players do.
    index('security_event_operator').on(table.at, table.id).where(sql`${table.details} ->> 'operator' is not null`),
    // One a day.
    index('security_event_anchor').on(table.at).where(sql`${table.kind} = 'audit.anchored'`),
  ],
);

/** Envelope key pairs. The private key is encrypted with the data key. */
export const envelopeKey = pgTable('envelope_key', {
  kid: text().primaryKey(),
  /** Rotation number; unique, so that processes that rotate concurrently create one key. */
  rotation: integer().notNull().unique(),
  publicKey: jsonb().$type<{ n: string; e: string }>().notNull(),
  privateKey: text().notNull(),
  createdAt: moment().notNull(),
});

/** Generated secrets of this installation, for those the environment does not set. */
export const installationSecret = pgTable('installation_secret', { name: text().primaryKey(), value: text().notNull() });

export const captcha = pgTable(
  'captcha',
  { merchant: merchant(), id: text().notNull(), answerHash: text().notNull(), until: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index().on(table.until)],
);
