import { and, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { brandDisk, brandHead, brandHost, brandRelease, brandVersion } from '../../platform/db/tables/index.ts';
import {
  cancelScheduled,
  changingHeads,
  endLive,
  type HeadRow,
  keepDisk,
  nextSeq,
  nextVersion,
  refusalOf,
  releaseHosts,
  serveVersion,
  type Tx,
  takenHosts,
} from './headWrites.ts';
import type { DiskState, Head, HeldHost, Released, ReleaseOrder, StoredVersion, VersionEntry } from './versions.ts';

/** Work in the transaction that stores a version, such as its line in the audit. */
export type AlsoDo = (tx: Tx, version: number) => Promise<void>;

const headColumns = {
  merchant: brandHead.merchant,
  seq: brandHead.seq,
  version: brandHead.version,
  kind: brandHead.kind,
  live: brandHead.live,
  dueAt: brandHead.dueAt,
  visited: brandHead.visited,
  digest: sql<string>`${brandHead.facts}->>'digest'`,
  profile: sql<'play' | 'real'>`${brandHead.facts}->>'profile'`,
};

const entryColumns = {
  merchant: brandVersion.merchant,
  version: brandVersion.version,
  digest: brandVersion.digest,
  kind: brandVersion.kind,
  restores: brandVersion.restores,
  author: brandVersion.author,
  note: brandVersion.note,
  // A manifest without it is of version 1.
  schemaVersion: sql<string>`coalesce(${brandVersion.manifest}->>'schemaVersion', '1')`,
  createdAt: brandVersion.createdAt,
  state: brandRelease.state,
  liveFrom: brandRelease.liveFrom,
  liveUntil: brandRelease.liveUntil,
};

export type VersionStore = ReturnType<typeof createVersionStore>;

/** Versions, releases and heads of all brands in the database. */
export function createVersionStore(db: Db, now: () => Date) {
  const changing = <Result>(work: (tx: Tx) => Promise<Result>) => changingHeads(db, work);

  /** Stores a version unless something keeps it from following its head. */
  async function keep(
    tx: Tx,
    order: ReleaseOrder,
    also: AlsoDo,
    place: (version: number, head: HeadRow | undefined) => Promise<void>,
  ): Promise<Released> {
    const { merchant, manifest, files, digest, kind, author, note } = order;
    const [head] = await tx.select().from(brandHead).where(eq(brandHead.merchant, merchant));
    const refusal = head === undefined ? null : await refusalOf(tx, head, order);
    if (refusal !== null) return refusal;
    if (order.live !== undefined && order.live !== (head?.live ?? null)) return { result: 'moved' };
    const taken = await takenHosts(tx, order);
    if (taken.length > 0) return { result: 'taken', hosts: taken };
    const version = await nextVersion(tx, merchant);
    await tx.insert(brandVersion).values({
      merchant,
      version,
      digest,
      manifest,
      files,
      kind,
      author,
      note,
      base: head?.version ?? null,
      restores: order.restores ?? null,
      request: order.request ?? null,
      createdAt: now(),
    });
    await place(version, head);
    await also(tx, version);
    return { result: 'released', version, isNew: true };
  }

  const entries = () =>
    db
      .select(entryColumns)
      .from(brandVersion)
      .innerJoin(
        brandRelease,
        and(eq(brandRelease.merchant, brandVersion.merchant), eq(brandRelease.version, brandVersion.version)),
      )
      .$dynamic();

  const heads = () => db.select(headColumns).from(brandHead).$dynamic();
  const held = () =>
    db
      .select({ host: brandHost.host, holder: brandHost.merchant, kind: brandHead.kind })
      .from(brandHost)
      .innerJoin(brandHead, eq(brandHead.merchant, brandHost.merchant))
      .$dynamic();

  return {
    /** Heads that changed after `seq`, and those of which a version is due. */
    async changes(seq: number): Promise<readonly Head[]> {
      return heads().where(or(gt(brandHead.seq, seq), lte(brandHead.dueAt, now())));
    },

    /** Heads of brands that have work although no one asks for them, and of these merchants. */
    async wanted(merchants: readonly string[]): Promise<readonly Head[]> {
      return heads().where(or(eq(brandHead.visited, true), inArray(brandHead.merchant, [...merchants])));
    },

    async newestSeq(): Promise<number> {
      const [row] = await db.select({ seq: sql<string | null>`max(${brandHead.seq})` }).from(brandHead);
      return Number(row?.seq ?? 0);
    },

    async head(merchant: string): Promise<Head | null> {
      const [row] = await heads().where(eq(brandHead.merchant, merchant));
      return row ?? null;
    },

    async version(merchant: string, version: number): Promise<StoredVersion | null> {
      const [row] = await db
        .select()
        .from(brandVersion)
        .where(and(eq(brandVersion.merchant, merchant), eq(brandVersion.version, version)));
      return row ?? null;
    },

    async byRequest(merchant: string, request: string): Promise<StoredVersion | null> {
      const [row] = await db
        .select()
        .from(brandVersion)
        .where(and(eq(brandVersion.merchant, merchant), eq(brandVersion.request, request)));
      return row ?? null;
    },

    /** Newest first. */
    async history(merchant: string, before: number, limit: number): Promise<readonly VersionEntry[]> {
      return entries()
        .where(and(eq(brandVersion.merchant, merchant), lt(brandVersion.version, before)))
        .orderBy(desc(brandVersion.version))
        .limit(limit);
    },

    /** The live versions of these merchants. */
    async liveOf(merchants: readonly string[]): Promise<readonly VersionEntry[]> {
      return entries().where(and(inArray(brandVersion.merchant, [...merchants]), eq(brandRelease.state, 'live')));
    },

    /** Numbers of the versions that came from `brands/`, newest first, at most two. */
    async imports(merchant: string): Promise<readonly number[]> {
      const rows = await db
        .select({ version: brandVersion.version })
        .from(brandVersion)
        .where(and(eq(brandVersion.merchant, merchant), eq(brandVersion.kind, 'disk')))
        .orderBy(desc(brandVersion.version))
        .limit(2);
      return rows.map(({ version }) => version);
    },

    /** The newest roll-back after a version. */
    async lastRollback(merchant: string, after: number): Promise<Pick<StoredVersion, 'version' | 'base'> | null> {
      const [row] = await db
        .select({ version: brandVersion.version, base: brandVersion.base })
        .from(brandVersion)
        .where(and(eq(brandVersion.merchant, merchant), eq(brandVersion.kind, 'rollback'), gt(brandVersion.version, after)))
        .orderBy(desc(brandVersion.version))
        .limit(1);
      return row ?? null;
    },

    /** The version that this one replaced when it went live. */
    async servedBefore({ merchant, liveFrom, state }: VersionEntry): Promise<number | null> {
      if (liveFrom === null || state === 'scheduled' || state === 'cancelled') return null;
      const [row] = await db
        .select({ version: brandRelease.version })
        .from(brandRelease)
        .where(and(eq(brandRelease.merchant, merchant), eq(brandRelease.liveUntil, liveFrom)))
        .orderBy(desc(brandRelease.version))
        .limit(1);
      return row?.version ?? null;
    },

    /** The version of this digest that was served last, and until when; null if none was or one still is. */
    async lastServed(merchant: string, digest: string): Promise<{ stored: StoredVersion; until: Date } | null> {
      const [row] = await db
        .select({ stored: brandVersion, until: brandRelease.liveUntil })
        .from(brandVersion)
        .innerJoin(
          brandRelease,
          and(eq(brandRelease.merchant, brandVersion.merchant), eq(brandRelease.version, brandVersion.version)),
        )
        .where(and(eq(brandVersion.merchant, merchant), eq(brandVersion.digest, digest), eq(brandRelease.state, 'past')))
        .orderBy(desc(brandRelease.liveUntil))
        .limit(1);
      return row?.until == null ? null : { stored: row.stored, until: row.until };
    },

    async disk(merchant: string): Promise<DiskState | null> {
      const [row] = await db.select().from(brandDisk).where(eq(brandDisk.merchant, merchant));
      return row ?? null;
    },

    /** Notes that what a folder has is settled: from now on only a later state of it is a drift. */
    settleDisk: (merchant: string, disk: DiskState): Promise<void> =>
      db.transaction((tx) => keepDisk(tx, merchant, disk, now())),

    /** SHA-256 of the files of its newest version and of its folder as it was imported last. */
    async fileDigests(merchant: string): Promise<ReadonlySet<string>> {
      const newest = await db
        .select({ files: brandVersion.files })
        .from(brandVersion)
        .innerJoin(brandHead, and(eq(brandHead.merchant, brandVersion.merchant), eq(brandHead.version, brandVersion.version)))
        .where(eq(brandVersion.merchant, merchant));
      const imported = await db.select({ files: brandDisk.files }).from(brandDisk).where(eq(brandDisk.merchant, merchant));
      return new Set([...newest, ...imported].flatMap(({ files }) => Object.values(files ?? {})));
    },

    async hosts(merchants: readonly string[]): Promise<readonly HeldHost[]> {
      return held().where(inArray(brandHost.merchant, [...merchants]));
    },

    async holdersOf(hosts: readonly string[]): Promise<readonly HeldHost[]> {
      return held().where(inArray(brandHost.host, [...hosts]));
    },

    /** Stores a version and serves it from its moment on: all of it or nothing. */
    release: (order: ReleaseOrder, also: AlsoDo = async () => undefined): Promise<Released> =>
      changing((tx) => keep(tx, order, also, (version, head) => serveVersion(tx, { ...order, version }, head, now()))),

    /** Stores a version that is served only when a second operator agrees, see `trustedReleases.ts`. */
    ask: (order: ReleaseOrder, also: AlsoDo): Promise<Released> =>
      changing((tx) =>
        keep(tx, order, also, async (version) => {
          const { merchant, facts, liveFrom = null, disk = null } = order;
          await tx.insert(brandRelease).values({ merchant, version, state: 'asked', liveFrom, facts, disk });
        }),
      ),

    /** Serves every scheduled version whose moment has come. Returns what went live. */
    async promoteDue(): Promise<{ merchant: string; version: number }[]> {
      return changing(async (tx) => {
        const due = await tx.select().from(brandHead).where(lte(brandHead.dueAt, now()));
        for (const { merchant, version, dueAt } of due) {
          await endLive(tx, merchant, dueAt ?? now());
          const [release] = await tx
            .update(brandRelease)
            .set({ state: 'live' })
            .where(and(eq(brandRelease.merchant, merchant), eq(brandRelease.version, version)))
            .returning();
          if (release === undefined) throw new Error(`Version ${version} of ${merchant} has no release.`);
          const { facts } = release;
          await releaseHosts(tx, merchant, facts.hosts);
          await tx
            .update(brandHead)
            .set({ live: version, dueAt: null, name: facts.name, facts, seq: await nextSeq(tx) })
            .where(eq(brandHead.merchant, merchant));
        }
        return due.map(({ merchant, version }) => ({ merchant, version }));
      });
    },

    /** Cancels a version that waits. False if it does not. */
    async cancel(merchant: string, version: number, also: AlsoDo): Promise<boolean> {
      return changing(async (tx) => {
        const [head] = await tx.select().from(brandHead).where(eq(brandHead.merchant, merchant));
        // A version that was never served leaves nothing to go back to.
        if (head?.version !== version || head.dueAt === null) return false;
        await cancelScheduled(tx, merchant);
        const [before] = await tx
          .select({ version: brandVersion.version, kind: brandVersion.kind })
          .from(brandVersion)
          .where(and(eq(brandVersion.merchant, merchant), eq(brandVersion.version, head.live ?? version)));
        await releaseHosts(tx, merchant, head.live === null ? [] : head.facts.hosts);
        await tx
          .update(brandHead)
          .set({ dueAt: null, version: before?.version ?? version, kind: before?.kind ?? head.kind, seq: await nextSeq(tx) })
          .where(eq(brandHead.merchant, merchant));
        await also(tx, version);
        return true;
      });
    },

    /** Remembers for all processes that someone opened the brand. */
    async markVisited(merchant: string): Promise<void> {
      await changing(async (tx) => {
        const isNew = and(eq(brandHead.merchant, merchant), eq(brandHead.visited, false));
        await tx
          .update(brandHead)
          .set({ visited: true, seq: await nextSeq(tx) })
          .where(isNew);
      });
    },
  };
}
