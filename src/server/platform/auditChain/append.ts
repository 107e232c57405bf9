import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import {
  before,
  hashOf,
  joinRows,
  type Link,
  type MomentText,
  momentText,
  noHash,
  printed,
  type RowKey,
  rowText,
  sha256,
} from './link.ts';

/** Advisory lock of the chain's head: arbitrary, but the same in every process and not used for anything else. */
const chainLockId = 4_210_451_506;
const rowsPerTransaction = 500;

type Tx = Pick<Db, 'execute'>;
type Head = Pick<Link, 'seq' | 'hash' | 'reached'>;

export interface AppendOrder {
  /** Longest time before the latest date in the chain that a row may be dated. Null: any. */
  readonly lateMs: number | null;
  /** Only rows of this merchant. */
  readonly merchant?: string | undefined;
  /** False: returns if another connection appends. */
  readonly waits: boolean;
  /** Ends between two transactions. */
  readonly signal?: AbortSignal | undefined;
}

/** Waits for the lock of the chain's head, which this transaction then has until its end. */
export const lockChain = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${chainLockId})`);

/** The last link. */
export async function headOf(db: Tx): Promise<Head | null> {
  const { rows } = await db.execute<{ seq: string; hash: string; reached: MomentText }>(
    sql`select k.seq, k.hash, ${printed(sql`k.reached`)} as reached from audit_link k order by k.seq desc limit 1`,
  );
  const [head] = rows;
  return head === undefined ? null : { ...head, seq: Number(head.seq) };
}

/**
 * Adds a link for every committed row that has none, in the order of their dates. One connection at a time; each transaction adds some
 * hundred, so that one that dies leaves a whole chain.
 * @returns the number of links
 */
export async function appendLinks(db: Db, now: () => Date, order: AppendOrder): Promise<number> {
  // Rows come in the order of their dates: each transaction goes on where the last one ended, and reads no linked row again.
  let cursor: MomentText | null = null;
  for (let appended = 0; ; ) {
    const dates: readonly MomentText[] | null = await db.transaction((tx) => appendSome(tx, now(), order, cursor));
    appended += dates?.length ?? 0;
    if (dates === null || dates.length < rowsPerTransaction || order.signal?.aborted === true) return appended;
    cursor = dates.at(-1) ?? cursor;
  }
}

/** @returns dates of the rows that were linked; null if another connection appends */
async function appendSome(
  tx: Tx,
  now: Date,
  order: AppendOrder,
  cursor: MomentText | null,
): Promise<readonly MomentText[] | null> {
  if (order.waits) await lockChain(tx);
  else {
    const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${chainLockId}) as taken`);
    if (rows[0]?.taken !== true) return null;
  }
  // A separate statement, whose snapshot has what the former holder of the lock committed.
  const head = await headOf(tx);
  const from = head === null || order.lateMs === null ? cursor : before(head.reached, order.lateMs);
  const { rows } = await tx.execute<RowKey & { rowAt: MomentText; text: string } & Record<string, unknown>>(
    unlinked(from, order.merchant),
  );
  const links = linksOf(head, rows, momentText(now));
  if (links.length > 0) await tx.execute(insertion(links));
  return links.map(({ rowAt }) => rowAt);
}

function linksOf(
  head: Head | null,
  rows: readonly (RowKey & { rowAt: MomentText; text: string })[],
  linkedAt: MomentText,
): Link[] {
  const links: Link[] = [];
  let { seq, hash: prev, reached } = head ?? { seq: 0, hash: noHash, reached: '' };
  for (const { kind, merchant, rowId, rowAt, text } of rows) {
    seq += 1;
    // A row dated ahead must not leave those that follow it behind.
    const latest = rowAt < linkedAt ? rowAt : linkedAt;
    if (latest > reached) reached = latest;
    const link = { seq, kind, merchant, rowId, rowAt, content: sha256(text), linkedAt, reached, prev };
    prev = hashOf(link);
    links.push({ ...link, hash: prev });
  }
  return links;
}

/** The next rows without a link. Each branch reads an index in the order of dates and ends with its first rows. */
function unlinked(from: MomentText | null, merchant: string | undefined): SQL {
  const since = (at: SQL) => (from === null ? sql`true` : sql`${at} >= ${from}::timestamptz`);
  const owners =
    merchant === undefined
      ? sql`(select merchant from ledger_act order by merchant limit 1)
      union all
      select (select next.merchant from ledger_act next where next.merchant > owner.merchant order by next.merchant limit 1)
      from owner where owner.merchant is not null`
      : sql`select ${merchant}::text`;
  return sql`
    with recursive owner (merchant) as (
      ${owners}
    ), found as (
      (select 'event' as kind, e.merchant, e.id as row_id, e.at from security_event e
        where ${since(sql`e.at`)} and ${merchant === undefined ? sql`true` : sql`e.merchant = ${merchant}`}
          and not exists (select from audit_link l where l.kind = 'event' and l.merchant = e.merchant and l.row_id = e.id)
        order by e.at, e.merchant, e.id limit ${rowsPerTransaction})
      union all
      select 'ledger', act.* from owner cross join lateral (
        select a.merchant, a.id, a.at from ledger_act a
        where a.merchant = owner.merchant and ${since(sql`a.at`)}
          and not exists (select from audit_link l where l.kind = 'ledger' and l.merchant = a.merchant and l.row_id = a.id)
        order by a.at, a.id limit ${rowsPerTransaction}
      ) act where owner.merchant is not null
    ), k as (select * from found order by at, kind, merchant, row_id limit ${rowsPerTransaction})
    select k.kind, k.merchant, k.row_id as "rowId", ${printed(sql`k.at`)} as "rowAt", ${rowText} as text
    from k ${joinRows} order by k.at, k.kind, k.merchant, k.row_id`;
}

function insertion(links: readonly Link[]): SQL {
  return sql`
    insert into audit_link (seq, kind, merchant, row_id, row_at, content, linked_at, reached, prev, hash)
    select * from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (
      seq bigint, kind text, merchant text, "rowId" text, "rowAt" timestamptz, content text, "linkedAt" timestamptz, reached timestamptz,
      prev text, hash text)
    order by seq`;
}
