import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MemberMarkName } from '../../../../wire/studio/deskMembers.ts';
import { merchant, moment } from '../columns.ts';

/** Operator who works on an item of the desk's queue. It counts until `until`, while the operator may act for the brand. */
export const deskClaim = pgTable(
  'desk_claim',
  {
    merchant: merchant(),
    /** See `wire/studio/desk.ts`. */
    kind: text().notNull(),
    item: text().notNull(),
    operator: text().notNull(),
    at: moment().notNull(),
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.kind, table.item] }),
    index('desk_claim_operator').on(table.operator, table.until),
    index('desk_claim_until').on(table.until),
  ],
);

/** Request of an operator at the desk, with its reason. A request is carried out once, however often it is sent. */
export const deskAct = pgTable(
  'desk_act',
  {
    merchant: merchant(),
    operator: text().notNull(),
    /** Idempotency key, which the studio chooses. */
    request: text().notNull(),
    kind: text().notNull(),
    item: text().notNull(),
    act: text().notNull(),
    reason: text().notNull(),
    /** SHA-256 of the order. */
    digest: text().notNull(),
    /** Null until the service has carried it out. */
    result: text().$type<'done' | 'pending'>(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.operator, table.request] }),
    index('desk_act_item').on(table.merchant, table.kind, table.item, table.at),
  ],
);

/** Limits whose raise an operator has looked at; the raise itself is the member's. */
export const deskSeen = pgTable(
  'desk_seen',
  {
    merchant: merchant(),
    kind: text().notNull(),
    item: text().notNull(),
    operator: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind, table.item] })],
);

/** Accounts of players that belong to an operator, who may not decide about their money. */
export const operatorAccount = pgTable(
  'operator_account',
  { merchant: merchant(), account: text().notNull(), operator: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account, table.operator] }),
    index('operator_account_operator').on(table.operator),
  ],
);

/** Notes of operators about a member, for each other. Only added to. */
export const memberNote = pgTable(
  'member_note',
  {
    merchant: merchant(),
    id: text().notNull(),
    account: text().notNull(),
    operator: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('member_note_account').on(table.merchant, table.account, table.at, table.id),
  ],
);

/** Marks on members, for operators only. */
export const memberMark = pgTable(
  'member_mark',
  {
    merchant: merchant(),
    account: text().notNull(),
    /** See `wire/studio/deskMembers.ts`. */
    name: text().$type<MemberMarkName>().notNull(),
    operator: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.name] })],
);
