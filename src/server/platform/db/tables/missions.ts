import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { merchant, moment, units } from '../columns.ts';

/** The reward of one turn of a mission, claimed. Written once, never changed. */
export const missionClaim = pgTable(
  'mission_claim',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    /** Id in the manifest. */
    mission: text().notNull(),
    /** Key of the turn; see `domain/mission.ts`. */
    period: text().notNull(),
    /** Money that was paid; null for red envelopes. */
    amount: units(),
    envelopes: integer().notNull(),
    score: integer().notNull(),
    /** The ledger transaction that paid it; null for red envelopes. */
    transaction: text('act'),
    claimedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'mission_claim_pk', columns: [table.merchant, table.account, table.book, table.mission, table.period] }),
    check(
      'mission_claim_reward',
      sql`(${table.amount} is null) = (${table.transaction} is null) and (${table.amount} is null) = (${table.envelopes} > 0)`,
    ),
  ],
);

/** Scores of accounts by week, the sums of their claims. */
export const missionScore = pgTable(
  'mission_score',
  {
    merchant: merchant(),
    book: text().notNull(),
    /** Monday, in the time zone of the brand. */
    week: date().notNull(),
    account: text().notNull(),
    score: integer().notNull(),
    /** Red envelopes that the claims brought. */
    envelopes: integer().notNull(),
    /** Time at which the score was reached: the earlier one of two equal scores ranks higher. */
    reachedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: 'mission_score_pk', columns: [table.merchant, table.book, table.week, table.account] }),
    index('mission_score_rank').on(table.merchant, table.book, table.week, table.score.desc(), table.reachedAt, table.account),
  ],
);

/** A sum of an envelope in whole units of the currency, and its weight. */
export interface EnvelopePrize {
  readonly amount: number;
  readonly weight: number;
}

/** An entitlement to one draw. */
export const redEnvelope = pgTable(
  'red_envelope',
  {
    merchant: merchant(),
    id: text().notNull(),
    account: text().notNull(),
    book: text().notNull(),
    /** Id of the mission that brought it, or `operator`. */
    source: text().notNull(),
    /** Turn of the mission, or idempotency key of the operator's act. */
    origin: text().notNull(),
    /** From 1 within its origin. */
    number: integer().notNull(),
    /** Prizes that it may hold, as they were when it was given. */
    prizes: jsonb().$type<readonly EnvelopePrize[]>().notNull(),
    operator: text(),
    reason: text(),
    grantedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    openedAt: moment(),
    clientSeed: text(),
    /** Index in `prizes`. */
    prize: integer(),
    amount: units(),
    /** The ledger transaction that paid it. */
    transaction: text('act'),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('red_envelope_origin').on(table.merchant, table.account, table.book, table.source, table.origin, table.number),
    index('red_envelope_waiting')
      .on(table.merchant, table.account, table.book, table.expiresAt)
      .where(sql`${table.openedAt} is null and ${table.revokedAt} is null`),
    index('red_envelope_of_account').on(table.merchant, table.account, table.book, table.grantedAt),
    check('red_envelope_ends_once', sql`${table.openedAt} is null or ${table.revokedAt} is null`),
    check(
      'red_envelope_opened',
      sql`(${table.openedAt} is null) = (${table.amount} is null) and (${table.amount} is null) = (${table.transaction} is null) and (${table.transaction} is null) = (${table.prize} is null)`,
    ),
  ],
);
