import { hostClashes } from '../../manifest/assets/readBrands.ts';
import { changesBetween, type ManifestChange } from '../../manifest/changes/index.ts';
import type { Brand, Problem, ReadOptions } from '../../manifest/index.ts';
import { migrate } from '../../manifest/migrations.ts';
import { Failure } from '../../wire/failure.ts';
import { type BrandFiles, contentDigest, type FileTable } from '../brandFiles/index.ts';
import { isUniqueViolation } from '../db/index.ts';
import type { VersionKind } from '../db/tables/registry.ts';
import type { ActingOperator, Audit } from '../events/audit.ts';
import { factsOf } from './facts.ts';
import { problemOfFolder, readFolder } from './folderReading.ts';
import { type RealMoneyDeps, serverDiagnostics } from './realMoney.ts';
import type { AskedVersion, TrustedReleases } from './trustedReleases.ts';
import type { VersionStore } from './versionStore.ts';
import type { DiskState, Head, HeldHost, ReleaseOrder, StoredVersion, VersionEntry } from './versions.ts';

export interface Publication {
  readonly merchant: string;
  readonly document: unknown;
  readonly files: FileTable;
  /** The version that its author compared it with; null for a brand that was never published. */
  readonly base: number | null;
  readonly author: ActingOperator;
  readonly note: string;
  readonly kind: Extract<VersionKind, 'studio' | 'command'>;
  /** Later than now; without it immediately. */
  readonly liveFrom?: Date;
  /** Idempotency key. */
  readonly requestId: string;
  /** State of the brand's folder that it contains. */
  readonly disk?: DiskState;
  /** Names of the people who wrote its settings of trust. */
  readonly writers?: readonly string[];
  /** Revision of the draft that it was made from. */
  readonly revision?: number;
}

/** The answer of a second operator about a version that changes settings of trust. */
export interface DecisionOf {
  readonly merchant: string;
  readonly version: number;
  /** Of the version that the operator saw. */
  readonly digest: string;
  readonly by: ActingOperator;
  readonly isYes: boolean;
}

export interface RollbackOf {
  readonly merchant: string;
  readonly to: number;
  readonly author: ActingOperator;
  readonly reason: string;
  readonly requestId: string;
}

/**
 * `asked`: it changes settings of trust, listed in `changes`, and waits for a second operator, who may have `declined` it; `stale`: someone
 * else published since `base`, and `changes` is what they changed.
 */
export interface Published {
  readonly result: 'published' | 'scheduled' | 'asked' | 'declined' | 'stale' | 'refused';
  readonly version: VersionEntry | null;
  readonly problems: readonly Problem[];
  readonly changes: readonly ManifestChange[];
}

export interface Publishing {
  /**
   * Validates the version as the server would read it, stores it and serves it: all of it or nothing. What changes settings of trust
   * waits for a second operator instead. The same request again gives the same answer.
   * @throws Failure VALIDATION for a moment that has passed, or a file that was not uploaded; CONFLICT for a request id of another act
   */
  readonly publish: (publication: Publication) => Promise<Published>;
  /**
   * Makes a new version of the content of an earlier one, as it is stored, whatever was published since. Cancels what waits.
   * @throws Failure NOT_FOUND
   */
  readonly rollback: (order: RollbackOf) => Promise<Published>;
  /**
   * Cancels a version that waits for its moment.
   * @throws Failure NOT_FOUND, CONFLICT if it does not wait
   */
  readonly cancel: (merchant: string, version: number, author: ActingOperator) => Promise<VersionEntry>;
  /**
   * Serves a version that waits for a second operator, or declines it. The same answer again changes nothing.
   * @throws Failure NOT_FOUND; NOT_ALLOWED for who asked for it, wrote it, or may not publish any more; CONFLICT if it is decided, has
   *   expired, is of another digest, or if another version was published since
   */
  readonly decide: (decision: DecisionOf) => Promise<Published>;
  /** What a second operator was asked about a version, with what it changes of settings of trust. Null if none was. */
  readonly asked: (merchant: string, version: number) => Promise<(AskedVersion & Pick<Published, 'changes'>) | null>;
  /** What a brand would change of the live settings of trust, for which a second operator is needed. */
  readonly trustOf: (merchant: string, brand: Brand) => Promise<readonly ManifestChange[]>;
  /** What a request has published; null if it has not. */
  readonly publishedBy: (merchant: string, requestId: string) => Promise<Published | null>;
  /** The live versions of these brands. */
  readonly liveOf: (merchants: readonly string[]) => Promise<readonly VersionEntry[]>;
  readonly head: (merchant: string) => Promise<Head | null>;
  readonly version: (merchant: string, version: number) => Promise<StoredVersion | null>;
  /** Newest first. */
  readonly history: (merchant: string, before: number, limit: number) => Promise<readonly VersionEntry[]>;
  /** The brand's folder as of its last import or publication from disk. */
  readonly diskOf: (merchant: string) => Promise<DiskState | null>;
  /** The brand that has this host. */
  readonly hostHolder: (host: string) => Promise<string | null>;
}

interface PublishingDeps {
  readonly store: VersionStore;
  readonly trusted: TrustedReleases;
  readonly files: Pick<BrandFiles, 'materialise'>;
  readonly ownersOf: (hosts: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly mayTakeFrom: (held: HeldHost) => boolean;
  /** Serves what was just released. */
  readonly serve: (merchant: string) => Promise<void>;
  readonly catalogueOf: (merchant: string) => Promise<ReadOptions['catalogue']>;
  readonly realMoney: RealMoneyDeps;
  readonly servesOneBrand: boolean;
  readonly now: () => Date;
  readonly audit?: Pick<Audit, 'note'>;
}

/** What differs, whatever schema versions the manifests have. */
export const versionChanges = (before: unknown, after: unknown): readonly ManifestChange[] =>
  changesBetween(migrate(before ?? {}).value, migrate(after ?? {}).value);

const nothing = { version: null, problems: [], changes: [] } as const;

/** Acts on versions: publish, roll back, cancel. */
export function createPublishing(deps: PublishingDeps): Publishing {
  const { store, trusted, files, ownersOf, mayTakeFrom, serve, catalogueOf, realMoney, servesOneBrand, now, audit } = deps;

  async function read(merchant: string, document: unknown, table: FileTable) {
    const folder = await files.materialise(document, table).catch((error: unknown) => {
      throw new Failure('VALIDATION', { value: { rule: 'files' }, cause: error });
    });
    const refusals = async (brand: Brand) => [
      ...hostClashes(brand, await ownersOf(brand.hosts)),
      ...serverDiagnostics(brand, (await store.head(merchant))?.profile ?? null, realMoney),
    ];
    const options = { folder: merchant, servesOneBrand, catalogue: await catalogueOf(merchant) };
    return readFolder(folder, refusals, options);
  }

  async function entry(merchant: string, version: number): Promise<VersionEntry> {
    const [found] = await store.history(merchant, version + 1, 1);
    if (found?.version !== version) throw new Failure('NOT_FOUND');
    return found;
  }

  const resultOf = ({ state }: VersionEntry) =>
    state === 'scheduled' || state === 'asked' || state === 'declined' ? state : 'published';

  /** The answer that a request got before; null for a new one. */
  async function repeated(merchant: string, requestId: string, isSame: (stored: StoredVersion) => boolean) {
    const stored = await store.byRequest(merchant, requestId);
    if (stored === null) return null;
    if (!isSame(stored)) throw new Failure('CONFLICT');
    const version = await entry(merchant, stored.version);
    return { ...nothing, result: resultOf(version), version } as const;
  }

  async function release(
    order: Omit<ReleaseOrder, 'facts' | 'digest' | 'mayTakeFrom' | 'author' | 'live'>,
    { author, ...asker }: Pick<Publication, 'author' | 'writers' | 'revision'>,
    details: Readonly<Record<string, string>>,
  ): Promise<Published> {
    const { merchant, manifest, files: table, kind, liveFrom } = order;
    const digest = contentDigest(manifest, table);
    const reading = await read(merchant, manifest, table);
    if (!reading.ok) return { ...nothing, result: 'refused', problems: reading.problems };
    const facts = factsOf(digest, { ...reading, warnings: reading.problems.length });
    const event = kind === 'rollback' ? 'brand.rolledBack' : liveFrom === undefined ? 'brand.published' : 'brand.scheduled';
    const live = (await store.head(merchant))?.live ?? null;
    const changes = await trusted.changesSince(merchant, live, reading.brand);
    const complete = { ...order, digest, facts, mayTakeFrom, live, author: author.name };
    const released =
      changes.length > 0
        ? await trusted.ask(complete, { ...asker, id: author.id })
        : await store.release(complete, async (tx, version) => {
            const noted = { operator: author.id, version: String(version), ...details };
            await audit?.note({ merchant, kind: event, details: noted }, tx);
          });
    // Another version went live meanwhile: what it changes is compared anew.
    if (released.result === 'moved') return release(order, { author, ...asker }, details);
    if (released.result === 'released') {
      const version = await entry(merchant, released.version);
      if (version.state !== 'asked') await serve(merchant);
      const result = resultOf(version);
      return { result, version, problems: reading.problems, changes: result === 'asked' ? changes : [] };
    }
    if (released.result === 'stale') return stale(merchant, order.base ?? null, released.head);
    if (released.result === 'waits') {
      const params = { version: String(released.version), moment: released.dueAt.toISOString() };
      return {
        ...nothing,
        result: 'refused',
        problems: [problemOfFolder(merchant, { code: 'version.waits', path: [], params })],
      };
    }
    const owners = new Map(released.hosts.map(({ host, holder }) => [host, holder]));
    const problems = hostClashes(reading.brand, owners).map((clash) => problemOfFolder(merchant, clash));
    return { ...nothing, result: 'refused', problems };
  }

  async function stale(merchant: string, base: number | null, head: number): Promise<Published> {
    const version = await entry(merchant, head);
    const [before, after] = await Promise.all([
      base === null ? null : store.version(merchant, base),
      store.version(merchant, head),
    ]);
    const changes = versionChanges(before?.manifest, after?.manifest);
    return { result: 'stale', version, problems: [], changes };
  }

  return {
    async publish(publication) {
      const { merchant, document, files: table, base, note, kind, liveFrom, requestId, disk } = publication;
      const digest = contentDigest(document, table);
      const again = () => repeated(merchant, requestId, (stored) => stored.digest === digest);
      const before = await again();
      if (before !== null) return before;
      if (liveFrom !== undefined && liveFrom <= now()) throw new Failure('VALIDATION', { value: { rule: 'liveFrom' } });
      const order = {
        merchant,
        manifest: document,
        files: table,
        base,
        note,
        kind,
        request: requestId,
        ...(liveFrom === undefined ? {} : { liveFrom }),
        ...(disk === undefined ? {} : { disk }),
      };
      const details = { note, ...(liveFrom === undefined ? {} : { liveFrom: liveFrom.toISOString() }) };
      // The same request twice concurrently: the second finds what the first stored.
      const published = await release(order, publication, details).catch(async (error: unknown) => {
        const twin = isUniqueViolation(error) ? await again() : null;
        if (twin === null) throw error;
        return twin;
      });
      return published.result === 'stale' ? ((await again()) ?? published) : published;
    },

    async rollback({ merchant, to, author, reason, requestId }) {
      const again = await repeated(merchant, requestId, ({ restores }) => restores === to);
      if (again !== null) return again;
      const restored = await store.version(merchant, to);
      const { state } = await entry(merchant, to);
      // What was never served is no state to take back to.
      if (restored === null || (state !== 'live' && state !== 'past')) throw new Failure('NOT_FOUND');
      const { manifest, files: table } = restored;
      const order = {
        merchant,
        manifest,
        files: table ?? {},
        note: reason,
        kind: 'rollback',
        restores: to,
        request: requestId,
      } as const;
      return release(order, { author }, { restores: String(to), reason });
    },

    async cancel(merchant, version, author) {
      await entry(merchant, version);
      const isCancelled = await store.cancel(merchant, version, async (tx) => {
        await audit?.note(
          { merchant, kind: 'brand.cancelled', details: { operator: author.id, version: String(version) } },
          tx,
        );
      });
      if (!isCancelled) throw new Failure('CONFLICT');
      return entry(merchant, version);
    },

    async decide({ merchant, version, digest, by, isYes }) {
      const found = await trusted.asked(merchant, version);
      const stored = await store.version(merchant, version);
      if (found === null || stored === null) throw new Failure('NOT_FOUND');
      if (stored.digest !== digest) throw new Failure('CONFLICT', { value: { rule: 'digest' } });
      const isOwn = found.approval.askedBy === by.id || found.writers.includes(by.name);
      if (isYes && isOwn) throw new Failure('NOT_ALLOWED', { value: { rule: 'secondOperator' } });
      const isRepeated = found.approval.decidedBy === by.id && found.state === (isYes ? 'given' : 'declined');
      if (isYes && !isRepeated) {
        const reading = await read(merchant, stored.manifest, stored.files ?? {});
        if (!reading.ok) return { ...nothing, result: 'refused', problems: reading.problems };
      }
      if (!isRepeated) await trusted.decide(found, by, isYes);
      if (isYes) await serve(merchant);
      const decided = await entry(merchant, version);
      return { ...nothing, result: resultOf(decided), version: decided };
    },

    async asked(merchant, version) {
      const found = await trusted.asked(merchant, version);
      return found === null ? null : { ...found, changes: await trusted.changesOf(found) };
    },

    async trustOf(merchant, brand) {
      return trusted.changesSince(merchant, (await store.head(merchant))?.live ?? null, brand);
    },

    publishedBy: (merchant, requestId) => repeated(merchant, requestId, () => true),
    liveOf: (merchants) => store.liveOf(merchants),
    head: (merchant) => store.head(merchant),
    version: (merchant, number) => store.version(merchant, number),
    history: (merchant, before, limit) => store.history(merchant, before, limit),
    diskOf: (merchant) => store.disk(merchant),
    hostHolder: async (host) => (await ownersOf([host])).get(host) ?? null,
  };
}
