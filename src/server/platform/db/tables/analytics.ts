import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../columns.ts';

/** First events of an account: once per kind, for the webhook of the operator and the tag of the browser. */
export const funnelEvent = pgTable(
  'funnel_event',
  {
    /** Sent as idempotency key: the same for every retry. */
    id: uuid().primaryKey().defaultRandom(),
    merchant: merchant(),
    /** Never leaves the server. */
    account: text().notNull(),
    kind: text().$type<'registration' | 'firstDeposit' | 'firstBet'>().notNull(),
    /** Time of the event. */
    at: moment().notNull(),
    /** Towards the webhook; `none`: it happened before there was one. */
    state: text().$type<'none' | 'waiting' | 'sent' | 'failed'>().notNull(),
    tries: integer().notNull().default(0),
    nextAt: moment().notNull(),
    doneAt: moment(),
    /** Time at which a browser took it for its tag. */
    takenAt: moment(),
  },
  (table) => [
    uniqueIndex('funnel_event_once').on(table.merchant, table.account, table.kind),
    index().on(table.state, table.nextAt),
  ],
);

/** Position up to which the events of a merchant are collected for its webhook. */
export const funnelCursor = pgTable(
  'funnel_cursor',
  {
    merchant: merchant(),
    /** Start of the collection: earlier events are not sent. */
    startedAt: moment().notNull(),
    readUntil: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant] })],
);
