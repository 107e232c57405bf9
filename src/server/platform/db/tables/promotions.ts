import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BonusState, PromotionState, WageringShares } from '../../../../domain/promotion.ts';
import { bytes, merchant, moment, units } from '../columns.ts';

/** Entry of an account in one turn of a promotion. There is no row before its first step. */
export const promotionEntry = pgTable(
  'promotion_entry',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    /** Id in the manifest. */
    promotion: text().notNull(),
    /** Key of the turn; see `domain/promotion.ts`. */
    period: text().notNull(),
    state: text().$type<PromotionState>().notNull(),
    /** Day of the streak, for sign-ins; draws that were used, for raffles. */
    step: integer().notNull().default(0),
    /** Base that the amount was computed from: the deposit, the net loss or the turnover. */
    base: units(),
    /** Amount that can be claimed or was paid. */
    amount: units(),
    claimUntil: moment(),
    remark: text(),
    /** Reason for which an operator rejected it. */
    reason: text(),
    operator: text(),
    /** Version of the promotion that the account entered, whose terms it keeps for the turn. */
    terms: integer().notNull().default(0),
    enteredAt: moment().notNull(),
    decidedAt: moment(),
    changedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'promotion_entry_pk',
      columns: [table.merchant, table.account, table.book, table.promotion, table.period],
    }),
    index('promotion_entry_open').on(table.enteredAt).where(sql`${table.state} in ('applying', 'processing')`),
    index('promotion_entry_open_of_brand')
      .on(table.merchant, table.enteredAt)
      .where(sql`${table.state} in ('applying', 'processing')`),
    index('promotion_entry_waiting')
      .on(table.merchant, table.state, table.enteredAt)
      .where(sql`${table.state} in ('applying', 'processing')`),
  ],
);

/** Images of an application, re-encoded by `cleanImage`. */
export const promotionImage = pgTable(
  'promotion_image',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    promotion: text().notNull(),
    period: text().notNull(),
    position: integer().notNull(),
    /** WebP. */
    bytes: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'promotion_image_pk',
      columns: [table.merchant, table.account, table.book, table.promotion, table.period, table.position],
    }),
    foreignKey({
      name: 'promotion_image_entry',
      columns: [table.merchant, table.account, table.book, table.promotion, table.period],
      foreignColumns: [
        promotionEntry.merchant,
        promotionEntry.account,
        promotionEntry.book,
        promotionEntry.promotion,
        promotionEntry.period,
      ],
    }).onDelete('cascade'),
  ],
);

/** The promotions that a member has opened: the badge counts the others [HEAD-07]. */
export const promotionOpened = pgTable(
  'promotion_opened',
  { merchant: merchant(), account: text().notNull(), promotion: text().notNull(), at: moment().notNull() },
  (table) => [primaryKey({ name: 'promotion_opened_pk', columns: [table.merchant, table.account, table.promotion] })],
);

/** A draw of a raffle, with what is needed to repeat it. Written once, never changed. */
export const promotionDraw = pgTable(
  'promotion_draw',
  {
    merchant: merchant(),
    account: text().notNull(),
    book: text().notNull(),
    promotion: text().notNull(),
    period: text().notNull(),
    /** From 1 in each turn. */
    number: integer().notNull(),
    serverSeed: text().notNull(),
    clientSeed: text().notNull(),
    /** Weights of the prizes at the time of the draw. */
    weights: jsonb().$type<readonly number[]>().notNull(),
    prize: integer().notNull(),
    amount: units().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'promotion_draw_pk',
      columns: [table.merchant, table.account, table.book, table.promotion, table.period, table.number],
    }),
    index('promotion_draw_recent').on(table.merchant, table.promotion, table.at).where(sql`${table.amount} > 0`),
    index('promotion_draw_of_account').on(table.merchant, table.account, table.promotion, table.at),
  ],
);

/** Money that a promotion paid. Until its requirement is met it is in the wallet `bonus` of the account. */
export const bonus = pgTable(
  'bonus',
  {
    merchant: merchant(),
    /** The ledger transaction that granted it. */
    id: text().notNull(),
    account: text().notNull(),
    book: text().notNull(),
    promotion: text().notNull(),
    amount: units().notNull(),
    /** Turnover that releases it; zero for a bonus that was paid into the main wallet. */
    needed: units().notNull(),
    /** Percent of a stake that counts, by category. */
    shares: jsonb().$type<WageringShares>().notNull(),
    days: integer().notNull(),
    state: text().$type<BonusState>().notNull(),
    /** Counted turnover when it ended; null until then. */
    done: units(),
    /** Ledger transaction that released it or took it back. */
    endAct: text(),
    grantedAt: moment().notNull(),
    /** From when stakes count; null while it is queued. */
    countsFrom: moment(),
    expiresAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('bonus_running').on(table.merchant, table.account, table.book).where(sql`${table.state} = 'running'`),
    index('bonus_of_account').on(table.merchant, table.account, table.book, table.grantedAt, table.id),
    index('bonus_of_promotion').on(table.merchant, table.promotion, table.grantedAt),
    index('bonus_waiting').on(table.expiresAt).where(sql`${table.state} = 'running'`),
    check('bonus_pays', sql`${table.amount} > 0`),
    check(
      'bonus_counts',
      sql`${table.state} <> 'running' or (${table.countsFrom} is not null and ${table.expiresAt} is not null)`,
    ),
    check('bonus_ended', sql`(${table.state} in ('queued', 'running')) = (${table.endedAt} is null)`),
  ],
);

/** A version of a promotion as operators wrote it. Written once; what was published stays for those who hold it. */
export const promotionVersion = pgTable(
  'promotion_version',
  {
    merchant: merchant(),
    /** Id of the promotion; one of the manifest has the same. */
    promotion: text().notNull(),
    /** From 1; 0 is what the manifest said when a version first took its place. */
    version: integer().notNull(),
    /** As a promotion of a manifest, without defaults. */
    document: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Null for what the manifest said. */
    madeBy: text(),
    madeAt: moment().notNull(),
    publishedBy: text(),
    publishedAt: moment(),
  },
  (table) => [primaryKey({ name: 'promotion_version_pk', columns: [table.merchant, table.promotion, table.version] })],
);

/** The part of a promotion that is in force: which version, and whether it was ended or its budget is spent. */
export const promotionHead = pgTable(
  'promotion_head',
  {
    merchant: merchant(),
    promotion: text().notNull(),
    /** The last version; 0 before the first. */
    newest: integer().notNull(),
    /** The published version; null while the one of the manifest, or none, is in force. */
    live: integer(),
    endedAt: moment(),
    endedBy: text(),
    /** Moment at which the budget was spent. */
    spentAt: moment(),
  },
  (table) => [primaryKey({ name: 'promotion_head_pk', columns: [table.merchant, table.promotion] })],
);
