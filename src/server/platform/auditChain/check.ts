import { sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import type { AuditFault } from '../db/tables/audit.ts';
import { headOf } from './append.ts';
import { entriesAfter } from './entries.ts';
import { before, hashOf, type Link, lateMs, type MomentText, momentText, noHash, printed, sha256 } from './link.ts';

/** A place of the chain with its hash, as it was kept elsewhere. */
export interface Anchor {
  readonly seq: number;
  readonly hash: string;
}

export interface ChainReport {
  readonly isWhole: boolean;
  readonly entries: number;
  readonly since: MomentText | null;
  readonly head: Anchor | null;
  /** Entries whose event is no longer kept, because it is older than a year. */
  readonly expired: number;
  /** Entries whose row was dated long before the rows that were linked with it. */
  readonly late: number;
  /** Anchors of the chain that were compared. */
  readonly anchors: number;
  readonly found: number;
  /** The first faults, by place. */
  readonly faults: readonly AuditFault[];
}

export interface CheckOrder {
  /** Begins behind a kept place. */
  readonly from?: Anchor | undefined;
  /** Ends the check with its error. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((checked: number, total: number) => Promise<void> | void) | undefined;
}

const linksPerStatement = 1_000;
const listed = 100;
/** Faults whose other place in the chain is looked for, which reads all of it. */
const searched = 10;
/** Events that are older may be gone. */
const eventsKeptMs = 365 * 86_400_000;

/**
 * Computes every link again from its row and the link before, and looks for rows without a link. A statement per thousand links and no
 * transaction around them: links are only added, and each statement sees a link together with its row.
 */
export async function checkChain(db: Db, now: Date, { from, signal, onProgress }: CheckOrder = {}): Promise<ChainReport> {
  const head = await headOf(db);
  const total = head?.seq ?? 0;
  const faults: AuditFault[] = [];
  let found = 0;
  const add = (fault: AuditFault) => {
    found += 1;
    if (faults.length < listed) faults.push(fault);
  };

  if (from !== undefined) await compareAnchor(db, from, null, add);
  const oldestKept = momentText(new Date(now.getTime() - eventsKeptMs));
  const first = from?.seq ?? 0;
  let last: Pick<Link, 'seq' | 'hash'> & { reached: MomentText | null } = {
    seq: first,
    hash: from?.hash ?? noHash,
    reached: null,
  };
  let isSound = true;
  let [expired, late, searches] = [0, 0, 0];
  for (let isMore = true; isMore; ) {
    const links = (await entriesAfter(db, last.seq, linksPerStatement)).filter(({ seq }) => seq <= total);
    isMore = links.length === linksPerStatement;
    for (const link of links) {
      const { kind, merchant, rowId, rowAt, seq } = link;
      const row = { kind, merchant, id: rowId };
      const isNext = seq === last.seq + 1;
      if (!isNext) {
        const hash = seq === last.seq + 2 ? { hash: link.prev } : {};
        add({ kind: 'missing', seq: last.seq + 1, to: seq - 1, row: null, at: link.linkedAt, ...hash });
      }
      const isAltered = hashOf(link) !== link.hash;
      if (isAltered) {
        const isShifted = [seq - 1, seq + 1].some((place) => hashOf({ ...link, seq: place }) === link.hash);
        if (!isShifted) searches += 1;
        const isMoved = isShifted || (searches <= searched && (await isElsewhere(db, link)));
        add({ kind: isMoved ? 'moved' : 'altered', seq, row, at: rowAt });
      } else if (isNext && isSound && link.prev !== last.hash) add({ kind: 'unfit', seq, row, at: rowAt });
      if (link.text === null) {
        if (kind === 'event' && rowAt < oldestKept) expired += 1;
        else add({ kind: 'rowRemoved', seq, row, at: rowAt });
      } else if (!isAltered && sha256(link.text) !== link.content) add({ kind: 'rowChanged', seq, row, at: rowAt });
      if (last.reached !== null && rowAt < before(last.reached, lateMs)) late += 1;
      isSound = !isAltered;
      last = link;
    }
    await onProgress?.(last.seq, total);
    signal?.throwIfAborted();
  }
  const anchors = await compareAnchors(db, add);
  if (head !== null) await findUnlinked(db, before(head.reached, lateMs), add);
  return {
    isWhole: found === 0,
    entries: total,
    since: await sinceOf(db),
    head,
    expired,
    late,
    anchors,
    found,
    faults: sorted(faults),
  };
}

const sorted = (faults: readonly AuditFault[]) =>
  faults.toSorted((one, other) => (one.seq ?? Number.MAX_SAFE_INTEGER) - (other.seq ?? Number.MAX_SAFE_INTEGER));

/** Whether a link at another place follows this one: it was hashed there. */
async function isElsewhere(db: Db, { seq, hash }: Link): Promise<boolean> {
  const { rows } = await db.execute(sql`select from audit_link where prev = ${hash} and seq <> ${seq + 1} limit 1`);
  return rows.length > 0;
}

async function compareAnchor(db: Db, { seq, hash }: Anchor, at: MomentText | null, add: (fault: AuditFault) => void) {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from audit_link where seq = ${seq}`);
  if (rows[0]?.hash !== hash) add({ kind: 'anchorUnfit', seq, row: null, at, hash });
}

/** Compares the anchors that the events have. @returns how many */
async function compareAnchors(db: Db, add: (fault: AuditFault) => void): Promise<number> {
  const anchors = await anchorsOf(db);
  for (const { seq, hash, at } of anchors) await compareAnchor(db, { seq, hash }, at, add);
  return anchors.length;
}

export interface DatedAnchor extends Anchor {
  readonly at: MomentText;
  /** Calendar month in UTC, and how many entries it had by then. */
  readonly month: string;
  readonly entries: number;
}

/** Anchors of the last thirteen months, newest first. */
export async function anchorsOf(db: Pick<Db, 'execute'>, limit = 1_000): Promise<readonly DatedAnchor[]> {
  const { rows } = await db.execute<{ at: string; details: { seq: number; hash: string; month: string; entries: number } }>(sql`
    select ${printed(sql`at`)} as at, details from security_event where kind = 'audit.anchored'
    order by security_event.at desc limit ${limit}`);
  return rows.map(({ at, details: { seq, hash, month, entries } }) => ({ at, seq, hash, month, entries }));
}

/** Rows that are too old to be waiting for their link. */
async function findUnlinked(db: Db, until: MomentText, add: (fault: AuditFault) => void) {
  const { rows } = await db.transaction(async (tx) => {
    // Reads both tables whole.
    await tx.execute(sql`set local statement_timeout = 0`);
    return tx.execute<{ kind: 'event' | 'ledger'; merchant: string; id: string; at: string }>(sql`
      select kind, merchant, id, ${printed(sql`at`)} as at from (
        select 'event' as kind, merchant, id, at from security_event e where e.at < ${until}::timestamptz
          and not exists (select from audit_link l where l.kind = 'event' and l.merchant = e.merchant and l.row_id = e.id)
        union all
        select 'ledger', merchant, id, at from ledger_act a where a.at < ${until}::timestamptz
          and not exists (select from audit_link l where l.kind = 'ledger' and l.merchant = a.merchant and l.row_id = a.id)
      ) without order by without.at limit ${listed}`);
  });
  for (const { at, ...row } of rows) add({ kind: 'unlinked', seq: null, row, at });
}

async function sinceOf(db: Db): Promise<MomentText | null> {
  const { rows } = await db.execute<{ since: string }>(
    sql`select ${printed(sql`linked_at`)} as since from audit_link order by seq limit 1`,
  );
  return rows[0]?.since ?? null;
}
