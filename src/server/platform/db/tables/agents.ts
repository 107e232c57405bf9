import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RecordType } from '../../../../domain/accountRecord.ts';
import { merchant, moment, units } from '../columns.ts';

/**
 * Closure of `account.uplineId`: one row for each account and each account above it. Triggers on `account` keep it; they refuse a
 * change that would make an account its own upline.
 */
export const downline = pgTable(
  'downline',
  {
    merchant: merchant(),
    ancestor: text().notNull(),
    account: text().notNull(),
    /** Levels between the two: 1 for a direct downline. */
    depth: smallint().notNull(),
    /** The direct downline of the ancestor that the account is below of, or the account itself. */
    head: text().notNull(),
    /** The move since which it holds. Null: since the account was opened. */
    since: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.ancestor, table.account] }),
    index().on(table.merchant, table.account, table.depth),
    index('downline_moved').on(table.merchant, table.ancestor).where(sql`${table.since} is not null`),
  ],
);

/** Rows of `downline` that held until a move. Those of two accounts do not overlap. */
export const downlinePast = pgTable(
  'downline_past',
  {
    merchant: merchant(),
    ancestor: text().notNull(),
    account: text().notNull(),
    head: text().notNull(),
    since: moment(),
    /** End of the relation. */
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.ancestor, table.account, table.until] }),
    index().on(table.merchant, table.account),
  ],
);

const figures = () => ({
  bets: integer().notNull().default(0),
  stake: units().notNull().default(sql`0`),
  payout: units().notNull().default(sql`0`),
  validBet: units().notNull().default(sql`0`),
  deposits: units().notNull().default(sql`0`),
  /** Less what was given back. */
  withdrawals: units().notNull().default(sql`0`),
  bonus: units().notNull().default(sql`0`),
  cashback: units().notNull().default(sql`0`),
  /** Accounts that were opened below the account. */
  members: integer().notNull().default(0),
});

/**
 * Queue of what has to be added to the rollups. Triggers on `turnover`, `account_record` and `account` write it in the transaction
 * of the change; `agents/fold.ts` empties it.
 */
export const teamChange = pgTable(
  'team_change',
  {
    merchant: merchant(),
    id: uuid().notNull().defaultRandom(),
    account: text().notNull(),
    /** `all`: for the account and everyone above it. `self`: for the account only. */
    reach: text().$type<'all' | 'self'>().notNull(),
    /** Empty for accounts that were opened. */
    book: text().notNull().default(''),
    /** Null: the day of `at` in the time zone of the brand. */
    day: date(),
    at: moment(),
    /** Empty for what is not a bet. */
    category: text().notNull().default(''),
    ...figures(),
    /** Of `members`, the agents. */
    agents: integer().notNull().default(0),
    /** Account records, and their type. Empty for other changes. */
    records: integer().notNull().default(0),
    type: text().$type<RecordType | ''>().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

/**
 * Rollup of branches by day: the account and its downlines. Days are in the time zone of the brand. Rows of the empty account are of
 * all accounts of the brand, without `members`.
 */
export const teamDay = pgTable(
  'team_day',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    day: date().notNull(),
    category: text().notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.book, table.day, table.category] })],
);

/** Account records of branches by day and type, counted as in `team_day`. */
export const teamRecord = pgTable(
  'team_record',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    day: date().notNull(),
    type: text().$type<RecordType>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.book, table.day, table.type] })],
);

/** Accounts below an account. Without a row there are none. */
export const teamSize = pgTable(
  'team_size',
  { merchant: merchant(), account: text().notNull(), members: integer().notNull(), agents: integer().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.account] })],
);

/** Days on which an account had a bet settled. */
export const activeDay = pgTable(
  'active_day',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    day: date().notNull(),
    /** Days since the former active day, at most 93, and 93 for the first. Null until it is counted. */
    gap: smallint(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.book, table.day] })],
);

/**
 * Downlines of an account that were active on a day, by the days since they were active before. The different accounts of a period
 * are those whose gap reaches to before its start, which makes their number a sum. Rows of the empty account are of the brand.
 */
export const teamActive = pgTable(
  'team_active',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    day: date().notNull(),
    gap: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.book, table.day, table.gap] })],
);

/** Notes of an agent on its downlines, which only the agent reads. */
export const downlineRemark = pgTable(
  'downline_remark',
  { merchant: merchant(), agent: text().notNull(), account: text().notNull(), text: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.agent, table.account] })],
);

/** The invitation link of an agent. A new one replaces it. */
export const agentInvite = pgTable(
  'agent_invite',
  {
    merchant: merchant(),
    agent: text().notNull(),
    code: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Accounts that were registered by it. */
    uses: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.agent] }),
    uniqueIndex('agent_invite_code').on(table.merchant, table.code),
  ],
);
