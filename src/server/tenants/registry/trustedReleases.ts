import { and, desc, eq, sql } from 'drizzle-orm';
import type { ManifestChange } from '../../../manifest/changes/index.ts';
import type { Brand } from '../../../manifest/index.ts';
import { trustChanges } from '../../../manifest/trust.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Db } from '../../platform/db/index.ts';
import { approval, brandHead, brandRelease, brandVersion, operator } from '../../platform/db/tables/index.ts';

import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import {
  type ApprovalEntry,
  approvalStateAt,
  createSecondYes,
  publicationKind,
  type SecondYesRule,
} from '../../platform/secondYes/index.ts';
import type { BrandFiles } from '../brandFiles/index.ts';
import { changingHeads, serveVersion, type Tx, takenHosts } from './headWrites.ts';
import { tenantOf } from './liveTenant.ts';
import type { VersionStore } from './versionStore.ts';
import { diskAuthor, type HeldHost, type Released, type ReleaseOrder } from './versions.ts';

/** The person or process that asks for a version to be served. */
export interface Asker {
  /** Of an operator, or that of versions that come from `brands/`. */
  readonly id: string;
  /** Names of the people who wrote the settings, who do not say yes to them either. */
  readonly writers?: readonly string[];
  /** Revision of the draft that it was made from. */
  readonly revision?: number;
}

/** `stale`: another version was published or went live since it was asked for. */
export type AskedState = 'pending' | 'given' | 'declined' | 'expired' | 'stale';

/** Facts about a version that a second operator was asked about. */
export interface AskedVersion {
  readonly approval: ApprovalEntry;
  readonly state: AskedState;
  readonly writers: readonly string[];
  readonly revision: number | null;
  /** Name of the operator who decided. */
  readonly decidedBy: string | null;
}

/** Request about a folder; null if something came between. */
export type AskedFolder = { readonly version: number; readonly isDeclined: boolean } | null;

interface TrustedReleasesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly store: VersionStore;
  readonly files: Pick<BrandFiles, 'materialise'>;
  readonly rule: SecondYesRule;
  readonly mayTakeFrom: (held: HeldHost) => boolean;
  readonly audit?: Pick<Audit, 'note'>;
}

const silent: Pick<Audit, 'note'> = { note: async () => undefined };
const kinds = [publicationKind];
const nothingLive = '';
const isOfVersion = and(eq(brandVersion.merchant, approval.merchant), eq(sql`${brandVersion.version}::text`, approval.subject));

export type TrustedReleases = ReturnType<typeof createTrustedReleases>;

/** Versions that change settings of trust: they are stored, and served when a second operator agrees. */
export function createTrustedReleases({ db, now, store, files, rule, mayTakeFrom, audit = silent }: TrustedReleasesDeps) {
  const secondYes = createSecondYes({ now, audit });

  async function brandOf(merchant: string, version: number | null): Promise<Brand | null> {
    const stored = version === null ? null : await store.version(merchant, version);
    return stored === null ? null : (await tenantOf(stored, files)).brand;
  }

  /** Changes of a brand to the settings of trust of a version; without a version, those that differ from the defaults. */
  async function changesSince(merchant: string, live: number | null, next: Brand): Promise<readonly ManifestChange[]> {
    const before = await brandOf(merchant, live);
    const isReal = next.profile === 'real' || before?.profile === 'real';
    return rule === 'real' && !isReal ? [] : trustChanges(before, next);
  }

  async function approvalOf(on: Pick<Db, 'select'>, merchant: string, version: number): Promise<ApprovalEntry | null> {
    const isAbout = and(
      eq(approval.merchant, merchant),
      eq(approval.kind, publicationKind),
      eq(approval.subject, String(version)),
    );
    const [row] = await on.select().from(approval).where(isAbout).orderBy(desc(approval.askedAt)).limit(1);
    return row ?? null;
  }

  async function stateOf(found: ApprovalEntry, base: number | null): Promise<AskedState> {
    const state = approvalStateAt(found, now());
    if (state === 'rejected') return 'declined';
    if (state === 'expired') return 'expired';
    if (state !== 'pending') return 'given';
    const head = await store.head(found.merchant);
    return (head?.version ?? null) === base && String(head?.live ?? nothingLive) === found.input['live'] ? 'pending' : 'stale';
  }

  async function nameOf(id: string): Promise<string> {
    const [row] = await db.select({ name: operator.name }).from(operator).where(eq(operator.id, id));
    return row?.name ?? id;
  }

  const self = (merchant: string, version: number) =>
    and(eq(brandRelease.merchant, merchant), eq(brandRelease.version, version));

  /** Serves an asked version if what it was compared with is still live. */
  async function serveAsked(tx: Tx, { merchant, input }: ApprovalEntry, version: number): Promise<boolean> {
    const [release] = await tx.select().from(brandRelease).where(self(merchant, version));
    const isVersion = and(eq(brandVersion.merchant, merchant), eq(brandVersion.version, version));
    const [stored] = await tx.select().from(brandVersion).where(isVersion);
    if (release === undefined || stored === undefined) throw new Failure('NOT_FOUND');
    // The yes was given before, and its answer was lost.
    if (release.state !== 'asked') return false;
    const [head] = await tx.select().from(brandHead).where(eq(brandHead.merchant, merchant));
    const isSame = (head?.version ?? null) === stored.base && String(head?.live ?? nothingLive) === input['live'];
    if (!isSame) throw new Failure('CONFLICT', { value: { rule: 'stale' } });
    const { facts, liveFrom, disk } = release;
    const order = { merchant, version, kind: stored.kind, facts, disk, mayTakeFrom };
    if ((await takenHosts(tx, order)).length > 0) throw new Failure('CONFLICT', { value: { rule: 'host' } });
    const isLater = liveFrom !== null && liveFrom > now();
    await serveVersion(tx, { ...order, ...(isLater ? { liveFrom } : {}) }, head, now());
    return true;
  }

  /** Stores a version and asks a second operator. */
  function ask(order: ReleaseOrder, { id, writers = [], revision }: Asker): Promise<Released> {
    const { merchant, digest, note, request, live = null } = order;
    return store.ask(order, async (tx, version) => {
      const input = {
        digest,
        live: String(live ?? nothingLive),
        writers: writers.join(' '),
        ...(revision === undefined ? {} : { revision: String(revision) }),
      };
      const requestId = `${publicationKind}:${request ?? version}`;
      const asking = { merchant, kind: publicationKind, subject: String(version), amount: 0n, input, reason: note };
      const asked = await secondYes.ask(tx, { ...asking, requestId, askedBy: id });
      if (asked === null) throw new Failure('CONFLICT');
    });
  }

  /** Question to a second operator about a version; null without one. */
  async function asked(merchant: string, version: number): Promise<AskedVersion | null> {
    const [found, stored] = await Promise.all([approvalOf(db, merchant, version), store.version(merchant, version)]);
    if (found === null || stored === null) return null;
    const { writers = '', revision } = found.input;
    return {
      approval: found,
      state: await stateOf(found, stored.base),
      writers: writers.split(' ').filter((name) => name !== ''),
      revision: revision === undefined ? null : Number(revision),
      decidedBy: found.decidedBy === null ? null : await nameOf(found.decidedBy),
    };
  }

  return {
    changesSince,

    /** Changes of an asked version to the settings of trust that were live then. */
    async changesOf({ approval: { merchant, subject, input } }: AskedVersion): Promise<readonly ManifestChange[]> {
      const { live = nothingLive } = input;
      const next = await brandOf(merchant, Number(subject));
      return next === null ? [] : changesSince(merchant, live === nothingLive ? null : Number(live), next);
    },

    /**
     * Changes of a folder that a second operator has to agree to. The first version of a brand with play money is served as it is: a
     * new installation has no operator yet.
     */
    async ofFolder(merchant: string, live: number | null, next: Brand): Promise<readonly ManifestChange[]> {
      if (rule === 'published' || (live === null && next.profile === 'play')) return [];
      return changesSince(merchant, live, next);
    },

    ask,

    /** Asks about a folder, unless that was done: a start, or another process, finds the question that there is. */
    async askOnce(order: ReleaseOrder): Promise<AskedFolder> {
      const { merchant, digest, live = null } = order;
      const [newest] = await db
        .select({ found: approval })
        .from(approval)
        .innerJoin(brandVersion, isOfVersion)
        .where(
          and(
            eq(approval.merchant, merchant),
            eq(approval.kind, publicationKind),
            eq(approval.askedBy, diskAuthor),
            eq(brandVersion.digest, digest),
          ),
        )
        .orderBy(desc(brandVersion.version))
        .limit(1);
      const version = Number(newest?.found.subject ?? 0);
      const earlier = version === 0 ? null : await asked(merchant, version);
      const isSameLive = earlier?.approval.input['live'] === String(live ?? nothingLive);
      if (isSameLive && earlier?.state === 'declined') return { version, isDeclined: true };
      if (earlier?.state === 'pending') return { version, isDeclined: false };
      const released = await ask(order, { id: diskAuthor });
      return released.result === 'released' ? { version: released.version, isDeclined: false } : null;
    },

    asked,

    /**
     * Says yes or no to a version, once. Who asked can take it back by a no.
     * @throws Failure NOT_FOUND, CONFLICT, NOT_ALLOWED as `secondYes.decide`; CONFLICT `stale` if another version is live by now
     */
    async decide({ approval: found }: AskedVersion, by: ActingOperator, isYes: boolean): Promise<void> {
      const { merchant, id, subject, askedBy, reason } = found;
      const version = Number(subject);
      await changingHeads(db, async (tx) => {
        const state = isYes ? 'done' : 'rejected';
        const askerRole = askedBy === diskAuthor ? null : 'publisher';
        await secondYes.decide(tx, { merchant, id, by, state, kinds, askerRole });
        if (!isYes) {
          await tx.update(brandRelease).set({ state: 'declined', disk: null }).where(self(merchant, version));
        } else if (await serveAsked(tx, found, version)) {
          const details = { operator: askedBy, approvedBy: by.id, version: subject, note: reason };
          await audit.note({ merchant, kind: 'brand.published', details }, tx);
        }
      });
    },
  };
}
