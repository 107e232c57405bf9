import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { type AuditFault, auditCheck } from '../db/tables/audit.ts';
import type { Audit } from '../events/index.ts';
import { defineModule, type Setting } from '../modules/index.ts';
import { appendLinks, headOf, lockChain } from './append.ts';
import { type Anchor, anchorsOf, type ChainReport, type CheckOrder, checkChain, type DatedAnchor } from './check.ts';
import { type ExportedEntry, entriesAfter } from './entries.ts';
import { lateMs, type MomentText, printed } from './link.ts';

export type { AuditFault } from '../db/tables/audit.ts';
export type { Anchor, ChainReport, DatedAnchor } from './check.ts';
export { type ExportFormat, exportText } from './exportText.ts';

export type AuditChain = ReturnType<typeof createAuditChain>;

interface AuditChainDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
}

/** The last check as the studio shows it. */
export interface CheckState {
  readonly state: 'running' | 'whole' | 'broken';
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly checked: number;
  readonly total: number;
  readonly found: number;
  readonly faults: readonly AuditFault[];
}

export interface ChainMonth {
  /** First moment of the month, in UTC. */
  readonly from: string;
  readonly entries: number;
  /** Place of its first entry. */
  readonly first: number;
}

export interface ChainState {
  readonly since: MomentText | null;
  readonly head: Anchor | null;
  readonly months: readonly ChainMonth[];
  readonly anchor: DatedAnchor | null;
  readonly check: CheckState | null;
}

/** A check that was not heard of for this long has died. */
const silentMs = 120_000;
const monthsShown = 12;
/** Greatest age of rows that a frequent run looks at. */
const recentMs = 120_000;

/** The hash chain over security events and ledger transactions. */
export function createAuditChain({ db, now, audit }: AuditChainDeps) {
  const isRunning = ({ finishedAt, aliveAt }: typeof auditCheck.$inferSelect) =>
    finishedAt === null && now().getTime() - aliveAt.getTime() < silentMs;

  return {
    /** Links new rows, unless another connection does. @returns how many */
    append: (signal?: AbortSignal) => appendLinks(db, now, { lateMs: recentMs, waits: false, signal }),
    /** Links new rows, and those that a long transaction committed late. */
    appendLate: (signal?: AbortSignal) => appendLinks(db, now, { lateMs, waits: true, signal }),
    /** Links every row that has no link, however old: by the order of an operator who knows where it is from, and for demo data. */
    appendAll: (signal?: AbortSignal) => appendLinks(db, now, { lateMs: null, waits: true, signal }),
    /** The same, of one merchant or of all, where there is a chain; the first link of one takes up all rows anyway. */
    appendSeeded: async (merchant?: string) => {
      if ((await headOf(db)) !== null) await appendLinks(db, now, { lateMs: null, waits: true, merchant });
    },

    /** Notes the head of the chain as an event, the first time on a day. @returns null if that was done, or there is no chain */
    anchor: (): Promise<Anchor | null> =>
      db.transaction(async (tx) => {
        const today = now().toISOString().slice(0, 10);
        const [latest] = await anchorsOf(tx, 1);
        if (latest?.at.startsWith(today) === true) return null;
        await lockChain(tx);
        // Another process may have had the lock until now.
        const [written] = await anchorsOf(tx, 1);
        const head = await headOf(tx);
        if (written?.at.startsWith(today) === true || head === null) return null;
        const month = today.slice(0, 7);
        const { rows } = await tx.execute<{ entries: string }>(
          sql`select count(*) as entries from audit_link where linked_at >= ${`${month}-01T00:00:00Z`}::timestamptz`,
        );
        const { seq, hash } = head;
        await audit.note(
          { merchant: null, kind: 'audit.anchored', details: { seq, hash, month, entries: Number(rows[0]?.entries) } },
          tx,
        );
        return { seq, hash };
      }),

    anchors: () => anchorsOf(db),

    /** Checks the chain and keeps the result of a check of all of it for the studio. */
    async check({ from, signal, onProgress }: CheckOrder = {}, id: string | null = null): Promise<ChainReport> {
      if (from !== undefined) return checkChain(db, now(), { from, signal, onProgress });
      const row = id ?? (await startedCheck());
      const report = await checkChain(db, now(), {
        signal,
        async onProgress(checked, total) {
          await db.update(auditCheck).set({ checked, total, aliveAt: now() }).where(eq(auditCheck.id, row));
          await onProgress?.(checked, total);
        },
      });
      const { isWhole, found, faults, entries } = report;
      const at = now();
      await db.transaction(async (tx) => {
        const result = { checked: entries, total: entries, isWhole, found, faults, aliveAt: at, finishedAt: at };
        await tx.update(auditCheck).set(result).where(eq(auditCheck.id, row));
        const [first] = faults;
        if (first === undefined) return;
        const details = { found, fault: first.kind, ...(first.seq === null ? {} : { seq: first.seq }) };
        await audit.note({ merchant: null, kind: 'audit.broken', details }, tx);
      });
      return report;
    },

    /** Begins a check. @returns its id for `check`, or null while another one runs */
    begin: (): Promise<string | null> =>
      db.transaction(async (tx) => {
        await lockChain(tx);
        const [latest] = await tx.select().from(auditCheck).orderBy(desc(auditCheck.startedAt)).limit(1);
        return latest !== undefined && isRunning(latest) ? null : startedCheck(tx);
      }),

    async state(): Promise<ChainState> {
      const head = await headOf(db);
      const [first] = (
        await db.execute<{ at: string }>(sql`select ${printed(sql`linked_at`)} as at from audit_link order by seq limit 1`)
      ).rows;
      const rows = await db.select().from(auditCheck).orderBy(desc(auditCheck.startedAt)).limit(2);
      // A check that died says nothing; the one before it does.
      const check = rows.find((row) => row.finishedAt !== null || isRunning(row));
      const [anchor = null] = await anchorsOf(db, 1);
      return {
        since: first?.at ?? null,
        head: head === null ? null : { seq: head.seq, hash: head.hash },
        months: head === null ? [] : await monthsOf(head.seq),
        anchor,
        check: check === undefined ? null : stateOf(check),
      };
    },

    /** Entries with what is hashed of them, for others to check. */
    entries: (after: number, limit: number): Promise<readonly ExportedEntry[]> => entriesAfter(db, after, limit),
  };

  async function startedCheck(tx: Pick<Db, 'insert'> = db): Promise<string> {
    const id = randomUUID();
    const at = now();
    await tx.insert(auditCheck).values({ id, startedAt: at, aliveAt: at, checked: 0, total: 0, found: 0, faults: [] });
    return id;
  }

  /** The last months with entries, from the first places of each. */
  async function monthsOf(total: number): Promise<ChainMonth[]> {
    const { rows } = await db.execute<{ from: string; first: string | null }>(sql`
      select ${printed(sql`month`)} as from, (
        select seq from audit_link where linked_at >= month and linked_at < month + interval '1 month' order by linked_at, seq limit 1
      ) as first
      from (
        select (date_trunc('month', ${now().toISOString()}::timestamptz at time zone 'UTC') - back * interval '1 month') at time zone 'UTC' as month
        from generate_series(0, ${monthsShown - 1}) back
      ) shown order by month`);
    const months = rows.flatMap(({ from, first }) => (first === null ? [] : [{ from, first: Number(first) }]));
    return months.map(({ from, first }, index) => ({ from, first, entries: (months[index + 1]?.first ?? total + 1) - first }));
  }
}

function stateOf({
  startedAt,
  finishedAt,
  isWhole,
  checked,
  total,
  found,
  faults,
}: typeof auditCheck.$inferSelect): CheckState {
  const state = finishedAt === null ? 'running' : isWhole === true ? 'whole' : 'broken';
  return { state, startedAt, finishedAt, checked, total, found, faults };
}

const linkEveryMs = 5_000;
const linkLateEveryMs = 10 * 60_000;
const anchorEveryMs = 60_000;

export const auditChainModule = defineModule({
  needs: ['settings', 'db', 'now', 'audit'],
  gives: { auditChain: (needs: AuditChainDeps & Setting<'demoAccounts', boolean>) => createAuditChain(needs) },
  jobs: ({ auditChain, settings }) => [
    { name: 'auditChain', everyMs: linkEveryMs, skipsWhileRunning: true, run: ({ signal }) => auditChain.append(signal) },
    { name: 'lateLinks', everyMs: linkLateEveryMs, run: ({ signal }) => auditChain.appendLate(signal) },
    {
      // The check of the day follows the anchor of the day, in the process that wrote it.
      name: 'auditAnchor',
      everyMs: anchorEveryMs,
      skipsWhileRunning: true,
      async run({ signal }) {
        if ((await auditChain.anchor()) === null) return;
        const check = await auditChain.begin();
        if (check !== null) await auditChain.check({ signal }, check);
      },
    },
    // Demo data is dated back: what a killed process left without a link is linked now.
    ...(settings.demoAccounts ? [{ name: 'seededLinks', atStart: true, run: () => auditChain.appendSeeded() } as const] : []),
  ],
});
