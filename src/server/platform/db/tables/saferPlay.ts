import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LimitKind, LimitPeriod } from '../../../../domain/saferPlay.ts';
import { merchant, moment, units } from '../columns.ts';

/** A limit that a player has set, with the change that takes effect at `pendingAt`. */
export const playLimit = pgTable(
  'play_limit',
  {
    merchant: merchant(),
    account: text().notNull(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** Ten-thousandths of the currency unit; of kind `time` in minutes. */
    amount: units().notNull(),
    /** In effect from `pendingAt`; null removes the limit then. */
    pendingAmount: units(),
    /** Null without a pending change. */
    pendingAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account, table.kind, table.period] }),
    index('play_limit_raise').on(table.pendingAt).where(sql`${table.pendingAt} is not null`),
    index('play_limit_raise_of_brand').on(table.merchant, table.pendingAt).where(sql`${table.pendingAt} is not null`),
    check('play_limit_positive', sql`${table.amount} > 0 and coalesce(${table.pendingAmount}, 1) > 0`),
  ],
);

/** A time-out or an exclusion. The database refuses to change or delete a row, so no one can end it early. */
export const playBreak = pgTable(
  'play_break',
  {
    merchant: merchant(),
    id: text().notNull(),
    account: text().notNull(),
    kind: text().$type<'timeOut' | 'exclusion'>().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The operator who excluded the player; null if it was the player. */
    operator: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index().on(table.merchant, table.account, table.endsAt),
    check('play_break_forward', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** A player's choice for reality checks. */
export const realityCheck = pgTable(
  'reality_check',
  {
    merchant: merchant(),
    account: text().notNull(),
    /** Interval of reminders; null for none. */
    minutes: integer(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account] })],
);
