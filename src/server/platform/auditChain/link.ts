import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';

/** Moments are texts with six decimals in UTC, as in what is hashed; so they sort as they follow each other. */
export type MomentText = string;

export interface RowKey {
  readonly kind: 'event' | 'ledger';
  readonly merchant: string;
  readonly rowId: string;
}

/** A link before it is hashed. */
export interface Unhashed extends RowKey {
  readonly seq: number;
  readonly rowAt: MomentText;
  readonly content: string;
  readonly linkedAt: MomentText;
  readonly reached: MomentText;
  readonly prev: string;
}

export interface Link extends Unhashed {
  readonly hash: string;
}

/** Hash before the first link. */
export const noHash = '0'.repeat(64);

/** Rows are linked without an order of an operator up to this long before the latest date in the chain. */
export const lateMs = 3_600_000;

/** Hash of a link: of its fields as JSON, in this order. Others can compute it from an export. */
export function hashOf({ seq, kind, merchant, rowId, rowAt, content, linkedAt, reached, prev }: Unhashed): string {
  return sha256(JSON.stringify([seq, kind, merchant, rowId, rowAt, content, linkedAt, reached, prev]));
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const momentText = (moment: Date): MomentText => moment.toISOString().replace('Z', '000Z');

/** The moment some milliseconds before another. */
export const before = (moment: MomentText, milliseconds: number): MomentText =>
  momentText(new Date(new Date(moment).getTime() - milliseconds));

/** SQL that prints a moment. */
export const printed = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** SQL of the text that is hashed of a security event `e`, or null without one. Columns that come later are not part of it. */
export const eventText = sql`case when e.id is null then null else jsonb_build_array('event', e.merchant, e.id, e.account_id, e.kind, e.outcome,
  e.address_mark, e.request, e.session, e.details, ${printed(sql`e.at`)})::text end`;

/** The same of a ledger transaction `a` with its entries. */
export const ledgerText = sql`case when a.id is null then null else jsonb_build_array('ledger', a.merchant, a.id, a.kind, a.book, a.subject,
  ${printed(sql`a.at`)}, (
    select jsonb_agg(jsonb_build_array(n.line, n.book, n.holder, n.wallet, n.house, n.amount::text, n.balance::text, n.number) order by n.line)
    from ledger_entry n where n.merchant = a.merchant and n.act = a.id
  ))::text end`;

/** Joins the row of `k`, which has `kind`, `merchant` and `row_id`. */
export const joinRows = sql`
  left join security_event e on k.kind = 'event' and e.merchant = k.merchant and e.id = k.row_id
  left join ledger_act a on k.kind = 'ledger' and a.merchant = k.merchant and a.id = k.row_id`;

export const rowText = sql`case k.kind when 'event' then ${eventText} else ${ledgerText} end`;

export const linkColumns = sql`k.seq, k.kind, k.merchant, k.row_id as "rowId", ${printed(sql`k.row_at`)} as "rowAt", k.content,
  ${printed(sql`k.linked_at`)} as "linkedAt", ${printed(sql`k.reached`)} as reached, k.prev, k.hash`;
