import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { brandDisk, brandHead, brandHost, brandRelease, brandVersion } from '../../platform/db/tables/index.ts';
import type { DiskState, HeldHost, Released, ReleaseOrder } from './versions.ts';

export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type HeadRow = typeof brandHead.$inferSelect;

/** Advisory lock of everyone who changes heads, so that `seq` grows in the order of commits. */
const headLock = 4_210_451_506;

/** Changes heads, one transaction after the other. */
export const changingHeads = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${headLock})`);
    return work(tx);
  });

type Served = Pick<ReleaseOrder, 'merchant' | 'kind' | 'facts' | 'liveFrom' | 'mayTakeFrom'>;

/** Serves a stored version from its moment on, in place of what `head` names. */
export async function serveVersion(
  tx: Tx,
  order: Served & { readonly version: number; readonly disk?: DiskState | null },
  head: HeadRow | undefined,
  at: Date,
): Promise<void> {
  const { merchant, version, kind, facts, liveFrom, disk } = order;
  const isLive = liveFrom === undefined;
  if (kind === 'rollback') await cancelScheduled(tx, merchant);
  if (isLive) await endLive(tx, merchant, at);
  const release = { state: isLive ? ('live' as const) : ('scheduled' as const), liveFrom: liveFrom ?? at, facts };
  await tx
    .insert(brandRelease)
    .values({ merchant, version, ...release })
    .onConflictDoUpdate({ target: [brandRelease.merchant, brandRelease.version], set: { ...release, disk: null } });
  await claimHosts(tx, order, isLive ? [] : (head?.facts.hosts ?? []), at);
  const served = isLive ? { live: version, name: facts.name, facts } : {};
  const values = { ...served, version, kind, dueAt: liveFrom ?? null, seq: await nextSeq(tx) };
  await tx
    .insert(brandHead)
    .values({ merchant, name: facts.name, facts, ...values })
    .onConflictDoUpdate({ target: brandHead.merchant, set: values });
  if (disk !== undefined && disk !== null) await keepDisk(tx, merchant, disk, at);
}

/** Answer to a version that must not follow this head or is there already; null if it may follow. */
export async function refusalOf(tx: Tx, head: HeadRow, order: ReleaseOrder): Promise<Released | null> {
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

export async function nextSeq(tx: Tx): Promise<number> {
  const [row] = await tx.select({ seq: sql<string | null>`max(${brandHead.seq})` }).from(brandHead);
  return Number(row?.seq ?? 0) + 1;
}

/** Numbers of cancelled versions are not given again. */
export async function nextVersion(tx: Tx, merchant: string): Promise<number> {
  const [row] = await tx
    .select({ version: sql<number | null>`max(${brandVersion.version})` })
    .from(brandVersion)
    .where(eq(brandVersion.merchant, merchant));
  return (row?.version ?? 0) + 1;
}

export async function endLive(tx: Tx, merchant: string, at: Date): Promise<void> {
  await tx
    .update(brandRelease)
    .set({ state: 'past', liveUntil: at })
    .where(and(eq(brandRelease.merchant, merchant), eq(brandRelease.state, 'live')));
}

export async function cancelScheduled(tx: Tx, merchant: string): Promise<void> {
  await tx
    .update(brandRelease)
    .set({ state: 'cancelled' })
    .where(and(eq(brandRelease.merchant, merchant), eq(brandRelease.state, 'scheduled')));
}

/** Hosts of a version that another brand holds. */
export async function takenHosts(
  tx: Tx,
  { merchant, facts, mayTakeFrom }: Pick<ReleaseOrder, 'merchant' | 'facts' | 'mayTakeFrom'>,
): Promise<HeldHost[]> {
  const held = await tx
    .select({ host: brandHost.host, holder: brandHost.merchant, kind: brandHead.kind })
    .from(brandHost)
    .innerJoin(brandHead, eq(brandHead.merchant, brandHost.merchant))
    .where(and(inArray(brandHost.host, [...facts.hosts]), ne(brandHost.merchant, merchant)));
  return held.filter((each) => !mayTakeFrom(each));
}

/** Assigns hosts to a brand. Taking one from another brand is a change of that brand too. */
export async function claimHosts(
  tx: Tx,
  { merchant, facts }: Pick<ReleaseOrder, 'merchant' | 'facts'>,
  alsoKept: readonly string[],
  since: Date,
): Promise<void> {
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
export async function releaseHosts(tx: Tx, merchant: string, kept: readonly string[]): Promise<void> {
  const own = eq(brandHost.merchant, merchant);
  await tx.delete(brandHost).where(kept.length === 0 ? own : and(own, notInArray(brandHost.host, [...kept])));
}

export async function keepDisk(tx: Tx, merchant: string, disk: DiskState, at: Date): Promise<void> {
  const values = { digest: disk.digest, manifest: disk.manifest, files: disk.files, at };
  await tx
    .insert(brandDisk)
    .values({ merchant, ...values })
    .onConflictDoUpdate({ target: brandDisk.merchant, set: values });
}
