import { and, desc, eq, gt, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { FileTable } from '../brandFiles/index.ts';
import type { Db } from '../db/index.ts';
import {
  type BrandFacts,
  brandDisk,
  brandHead,
  brandHost,
  brandRelease,
  brandVersion,
  type VersionKind,
} from '../db/tables/registry.ts';

export type StoredVersion = typeof brandVersion.$inferSelect;
export type Release = typeof brandRelease.$inferSelect;

/** What a process remembers of every brand. */
export interface Head {
  readonly merchant: string;
  readonly seq: number;
  /** Newest version that was not cancelled. */
  readonly version: number;
  readonly kind: VersionKind;
  readonly live: number | null;
  readonly dueAt: Date | null;
  readonly visited: boolean;
  /** Of the live version; before there is one, of the newest. */
  readonly digest: string;
  readonly profile: 'play' | 'real';
}

/** A version that is to be stored and served. */
export interface ReleaseOrder {
  readonly merchant: string;
  readonly manifest: unknown;
  readonly files: FileTable;
  readonly digest: string;
  readonly kind: VersionKind;
  readonly author: string;
  readonly note: string;
  readonly facts: BrandFacts;
  /** The newest version that its author knew; undefined takes whatever is there. */
  readonly base?: number | null;
  readonly restores?: number;
  readonly request?: string;
  /** Without it at once. */
  readonly liveFrom?: Date;
  /** State of the brand's folder that it comes from. */
  readonly disk?: DiskState;
  /** Whether a host may be taken from this holder, which is served nowhere. */
  readonly mayTakeFrom: (holder: string) => boolean;
}

export interface DiskState {
  readonly digest: string;
  readonly manifest: unknown;
  readonly files: FileTable;
}

export interface HeldHost {
  readonly host: string;
  readonly holder: string;
}

export type Released =
  | { readonly result: 'released'; readonly version: number; readonly isNew: boolean }
  /** Someone else made `head` meanwhile. */
  | { readonly result: 'stale'; readonly head: number }
  /** A version waits for its moment; what is made now would be lost or come twice. */
  | { readonly result: 'waits'; readonly version: number; readonly dueAt: Date }
  | { readonly result: 'taken'; readonly hosts: readonly HeldHost[] };

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Work in the transaction that stores a version, such as its line in the audit. */
export type AlsoDo = (tx: Tx, version: number) => Promise<void>;

/** Advisory lock of everyone who changes heads, so that `seq` grows in the order of commits. */
const headLock = 4_210_451_506;

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

export type VersionStore = ReturnType<typeof createVersionStore>;

/** Versions, releases and heads of all brands in the database. */
export function createVersionStore(db: Db, now: () => Date) {
  const changing = <Result>(work: (tx: Tx) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${headLock})`);
      return work(tx);
    });

  return {
    /** Heads that changed after `seq`, and those of which a version is due. */
    async changes(seq: number): Promise<readonly Head[]> {
      const isNew = gt(brandHead.seq, seq);
      return db
        .select(headColumns)
        .from(brandHead)
        .where(or(isNew, lte(brandHead.dueAt, now())));
    },

    async head(merchant: string): Promise<Head | null> {
      const [row] = await db.select(headColumns).from(brandHead).where(eq(brandHead.merchant, merchant));
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
    async history(merchant: string, before: number, limit: number): Promise<{ version: StoredVersion; release: Release }[]> {
      const rows = await db
        .select({ version: brandVersion, release: brandRelease })
        .from(brandVersion)
        .innerJoin(
          brandRelease,
          and(eq(brandRelease.merchant, brandVersion.merchant), eq(brandRelease.version, brandVersion.version)),
        )
        .where(and(eq(brandVersion.merchant, merchant), lt(brandVersion.version, before)))
        .orderBy(desc(brandVersion.version))
        .limit(limit);
      return rows;
    },

    async disk(merchant: string): Promise<DiskState | null> {
      const [row] = await db.select().from(brandDisk).where(eq(brandDisk.merchant, merchant));
      return row ?? null;
    },

    /** Hosts and their holders, of these merchants or of all. */
    async hosts(merchants?: readonly string[]): Promise<readonly HeldHost[]> {
      const held = db.select({ host: brandHost.host, holder: brandHost.merchant }).from(brandHost);
      return merchants === undefined ? held : held.where(inArray(brandHost.merchant, [...merchants]));
    },

    async holdersOf(hosts: readonly string[]): Promise<readonly HeldHost[]> {
      return db
        .select({ host: brandHost.host, holder: brandHost.merchant })
        .from(brandHost)
        .where(inArray(brandHost.host, [...hosts]));
    },

    /** Stores a version and serves it from its moment on: all of it or nothing. */
    async release(order: ReleaseOrder, also: AlsoDo = async () => undefined): Promise<Released> {
      return changing(async (tx) => {
        const { merchant, kind } = order;
        const [head] = await tx.select().from(brandHead).where(eq(brandHead.merchant, merchant));
        if (head !== undefined) {
          const refusal = await refusalOf(tx, head, order);
          if (refusal !== null) return refusal;
        }
        const taken = await takenHosts(tx, order);
        if (taken.length > 0) return { result: 'taken', hosts: taken };
        const version = await nextVersion(tx, merchant);
        const { manifest, files, digest, author, note, facts, liveFrom } = order;
        const at = now();
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
          createdAt: at,
        });
        const state = liveFrom === undefined ? 'live' : 'scheduled';
        if (order.kind === 'rollback') await cancelScheduled(tx, merchant);
        if (liveFrom === undefined) await endLive(tx, merchant, at);
        await tx.insert(brandRelease).values({ merchant, version, state, liveFrom: liveFrom ?? at, facts });
        await claimHosts(tx, order, liveFrom === undefined ? [] : (head?.facts.hosts ?? []), at);
        const isLive = liveFrom === undefined;
        const served = isLive ? { live: version, name: facts.name, facts } : {};
        const values = { ...served, version, kind, dueAt: liveFrom ?? null, seq: await nextSeq(tx) };
        await tx
          .insert(brandHead)
          .values({ merchant, name: facts.name, facts, ...values })
          .onConflictDoUpdate({ target: brandHead.merchant, set: values });
        if (order.disk !== undefined) await keepDisk(tx, merchant, order.disk, at);
        await also(tx, version);
        return { result: 'released', version, isNew: true };
      });
    },

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

/** Why a version must not follow this head, or that it is there already. */
async function refusalOf(tx: Tx, head: typeof brandHead.$inferSelect, order: ReleaseOrder): Promise<Released | null> {
  const { merchant, kind, base, digest } = order;
  if (kind === 'rollback') return null;
  if (kind === 'disk') {
    if (head.kind !== 'disk') return { result: 'stale', head: head.version };
    const [newest] = await tx
      .select({ digest: brandVersion.digest })
      .from(brandVersion)
      .where(and(eq(brandVersion.merchant, merchant), eq(brandVersion.version, head.version)));
    return newest?.digest === digest ? { result: 'released', version: head.version, isNew: false } : null;
  }
  const isFirst = base === null && head.live === null && head.dueAt === null;
  if (base !== undefined && base !== head.version && !isFirst) return { result: 'stale', head: head.version };
  return head.dueAt === null ? null : { result: 'waits', version: head.version, dueAt: head.dueAt };
}

async function nextSeq(tx: Tx): Promise<number> {
  const [row] = await tx.select({ seq: sql<string | null>`max(${brandHead.seq})` }).from(brandHead);
  return Number(row?.seq ?? 0) + 1;
}

/** Numbers of cancelled versions are not given again. */
async function nextVersion(tx: Tx, merchant: string): Promise<number> {
  const [row] = await tx
    .select({ version: sql<number | null>`max(${brandVersion.version})` })
    .from(brandVersion)
    .where(eq(brandVersion.merchant, merchant));
  return (row?.version ?? 0) + 1;
}

async function endLive(tx: Tx, merchant: string, at: Date): Promise<void> {
  await tx
    .update(brandRelease)
    .set({ state: 'past', liveUntil: at })
    .where(and(eq(brandRelease.merchant, merchant), eq(brandRelease.state, 'live')));
}

async function cancelScheduled(tx: Tx, merchant: string): Promise<void> {
  await tx
    .update(brandRelease)
    .set({ state: 'cancelled' })
    .where(and(eq(brandRelease.merchant, merchant), eq(brandRelease.state, 'scheduled')));
}

async function takenHosts(tx: Tx, { merchant, facts, mayTakeFrom }: ReleaseOrder) {
  const held = await tx
    .select({ host: brandHost.host, holder: brandHost.merchant })
    .from(brandHost)
    .where(and(inArray(brandHost.host, [...facts.hosts]), ne(brandHost.merchant, merchant)));
  return held.filter(({ holder }) => !mayTakeFrom(holder));
}

/** What takes a host from another brand is a change of that one too. */
async function claimHosts(tx: Tx, { merchant, facts }: ReleaseOrder, alsoKept: readonly string[], since: Date): Promise<void> {
  await releaseHosts(tx, merchant, [...facts.hosts, ...alsoKept]);
  if (facts.hosts.length === 0) return;
  const losing = await tx
    .selectDistinct({ merchant: brandHost.merchant })
    .from(brandHost)
    .where(and(inArray(brandHost.host, [...facts.hosts]), ne(brandHost.merchant, merchant)));
  for (const loser of losing) {
    const seq = await nextSeq(tx);
    await tx.update(brandHead).set({ seq }).where(eq(brandHead.merchant, loser.merchant));
  }
  await tx
    .insert(brandHost)
    .values(facts.hosts.map((host) => ({ host, merchant, since })))
    .onConflictDoUpdate({
      target: brandHost.host,
      set: { merchant, since },
      setWhere: ne(brandHost.merchant, merchant),
    });
}

/** Frees the hosts of a merchant except these. */
async function releaseHosts(tx: Tx, merchant: string, kept: readonly string[]): Promise<void> {
  const own = eq(brandHost.merchant, merchant);
  await tx.delete(brandHost).where(kept.length === 0 ? own : and(own, notInArray(brandHost.host, [...kept])));
}

async function keepDisk(tx: Tx, merchant: string, disk: DiskState, at: Date): Promise<void> {
  const values = { digest: disk.digest, manifest: disk.manifest, files: disk.files, at };
  await tx
    .insert(brandDisk)
    .values({ merchant, ...values })
    .onConflictDoUpdate({ target: brandDisk.merchant, set: values });
}
