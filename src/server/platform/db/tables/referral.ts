import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { merchant, moment, units } from '../columns.ts';

/** An account that registered with the invitation of another, and what it earned the inviter. */
export const referral = pgTable(
  'referral',
  {
    merchant: merchant(),
    /** The invited account. */
    account: text().notNull(),
    /** Names the row to the inviter, who must not learn the account's number. */
    id: text().notNull(),
    inviter: text().notNull(),
    registeredAt: moment().notNull(),
    /**
     * Reason why it earns nothing: registered from a network of the inviter, has a payout account of the inviter, or had deposited
     * before friends were counted.
     */
    excluded: text().$type<'network' | 'owner' | 'earlier'>(),
    /** First deposit that counts, and its book, in which everything is paid. */
    depositedAt: moment(),
    deposit: units(),
    book: text(),
    /** Ledger transaction of the reward. */
    transaction: text('act'),
    reward: units(),
    /** Paid shares of the turnover. */
    shares: units().notNull().default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account] }),
    uniqueIndex('referral_of_inviter').on(table.merchant, table.inviter, table.registeredAt, table.id),
    index('referral_unrewarded')
      .on(table.merchant, table.depositedAt)
      .where(sql`${table.depositedAt} is not null and ${table.transaction} is null and ${table.excluded} is null`),
    check('referral_not_self', sql`${table.account} <> ${table.inviter}`),
    check(
      'referral_deposit',
      sql`(${table.depositedAt} is null) = (${table.deposit} is null) and (${table.deposit} is null) = (${table.book} is null)`,
    ),
    check('referral_reward', sql`(${table.transaction} is null) = (${table.reward} is null)`),
  ],
);

/** Turnover of an invited account's day of which the inviter has received a share. */
export const sharedDay = pgTable(
  'shared_day',
  {
    merchant: merchant(),
    /** The invited account. */
    account: text().notNull(),
    book: text().notNull(),
    day: date().notNull(),
    validBet: units().notNull(),
    /** Amount that was paid for it. */
    amount: units().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account, table.book, table.day] }),
    check('shared_day_positive', sql`${table.validBet} > 0 and ${table.amount} > 0`),
  ],
);
