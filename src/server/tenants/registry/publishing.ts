import { hostClashes } from '../../../manifest/assets/readBrands.ts';
import { changesBetween, type ManifestChange } from '../../../manifest/changes/index.ts';
import { type Brand, type Problem, type ReadOptions, storedBrand } from '../../../manifest/index.ts';
import { migrate } from '../../../manifest/migrations.ts';
import { Failure } from '../../../wire/failure.ts';
import { isUniqueViolation } from '../../platform/db/index.ts';
import type { VersionKind } from '../../platform/db/tables/index.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import { type BrandFiles, contentDigest, type FileTable } from '../brandFiles/index.ts';
import { factsOf } from './facts.ts';
import { problemOfFolder, readFolder } from './folderReading.ts';
import { type RealMoneyDeps, serverDiagnostics } from './realMoney.ts';
import { type Source, sourceOf } from './source.ts';
import type { AskedVersion, TrustedReleases } from './trustedReleases.ts';
import type { VersionStore } from './versionStore.ts';
import type { DiskState, Head, HeldHost, ReleaseOrder, StoredVersion, VersionEntry } from './versions.ts';
import { wayInDiagnostics } from './wayIn.ts';

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
  /** Gives the answer, and takes back what it did. */
  readonly isTrial?: boolean;
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
 * else published since `base`, and `changes` is what they changed. A trial has no version.
 */
export interface Published {
  readonly result: 'published' | 'scheduled' | 'asked' | 'declined' | 'stale' | 'refused';
  readonly version: VersionEntry | null;
  /** The version that was live before this one; none for one that waits. */
  readonly back?: number | null;
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
  /** Question to a second operator about a version, with its changes to settings of trust. Null without one. */
  readonly asked: (merchant: string, version: number) => Promise<(AskedVersion & Pick<Published, 'changes'>) | null>;
  /** Changes of a brand to the live settings of trust, for which a second operator is needed. */
  readonly trustOf: (merchant: string, brand: Brand) => Promise<readonly ManifestChange[]>;
  /** Version that a request has published; null if it has not. */
  readonly publishedBy: (merchant: string, requestId: string) => Promise<Published | null>;
  /** The live versions of these brands. */
  readonly liveOf: (merchants: readonly string[]) => Promise<readonly VersionEntry[]>;
  readonly head: (merchant: string) => Promise<Head | null>;
  readonly version: (merchant: string, version: number) => Promise<StoredVersion | null>;
  /** Newest first. */
  readonly history: (merchant: string, before: number, limit: number) => Promise<readonly VersionEntry[]>;
  /** Versions to merge a folder with that came from this version; null for one that did not say. */
  readonly sourceOf: (merchant: string, from: number | null) => Promise<Source>;
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
  /** Digest of the brand's folder on this machine as it is now; null without one that is valid. */
  readonly folderDigest: (merchant: string) => string | null;
}

/** Takes a trial back after everything that could refuse it. */
class Tried extends Error {}

const afterTrial = (error: unknown): null => {
  if (error instanceof Tried) return null;
  throw error;
};

/** Hosts of a document that may be anything. */
function hostsOf(document: unknown): string[] {
  const hosts: unknown = typeof document === 'object' && document !== null && 'hosts' in document ? document.hosts : [];
  return Array.isArray(hosts) && hosts.every((host) => typeof host === 'string') ? hosts : [];
}

/** Differences of two manifests, whatever schema versions they have. */
export const versionChanges = (before: unknown, after: unknown): readonly ManifestChange[] =>
  changesBetween(migrate(before ?? {}).value, migrate(after ?? {}).value);

const nothing = { version: null, problems: [], changes: [] } as const;

/** Acts on versions: publish, roll back, cancel. */
export function createPublishing(deps: PublishingDeps): Publishing {
  const {
    store,
    trusted,
    files,
    ownersOf,
    mayTakeFrom,
    serve,
    catalogueOf,
    realMoney,
    servesOneBrand,
    now,
    audit,
    folderDigest,
  } = deps;

  async function read(merchant: string, document: unknown, table: FileTable, isReturn: boolean) {
    const folder = await files.materialise(document, table).catch((error: unknown) => {
      throw new Failure('VALIDATION', { value: { rule: 'files' }, cause: error });
    });
    const head = await store.head(merchant);
    // What was served once may be served again.
    const served = isReturn || head?.live == null ? null : await store.version(merchant, head.live);
    const refusals = async (brand: Brand) => [
      ...hostClashes(brand, await ownersOf(brand.hosts)),
      ...serverDiagnostics(brand, head?.profile ?? null, realMoney),
      ...(isReturn ? [] : wayInDiagnostics(brand, served === null ? null : storedBrand(served.manifest))),
    ];
    const options = { folder: merchant, servesOneBrand, catalogue: await catalogueOf(merchant) };
    const reading = await readFolder(folder, refusals, options);
    if (reading.ok) return reading;
    // The reader stops before the hosts: they are named beside its problems, not one publication later.
    const hosts = hostsOf(document);
    const clashes = hostClashes({ hosts, merchant }, await ownersOf(hosts)).map((clash) => problemOfFolder(merchant, clash));
    const isNamed = new Set(reading.problems.map(({ pointer }) => pointer));
    return { ...reading, problems: [...reading.problems, ...clashes.filter(({ pointer }) => !isNamed.has(pointer))] };
  }

  async function entry(merchant: string, version: number): Promise<VersionEntry> {
    const [found] = await store.history(merchant, version + 1, 1);
    if (found?.version !== version) throw new Failure('NOT_FOUND');
    return found;
  }

  const resultOf = ({ state }: VersionEntry) =>
    state === 'scheduled' || state === 'asked' || state === 'declined' ? state : 'published';

  async function answerOf(merchant: string, number: number): Promise<Published> {
    const version = await entry(merchant, number);
    return { ...nothing, result: resultOf(version), version, back: await store.servedBefore(version) };
  }

  /** The answer that a request got before; null for a new one. */
  async function repeated(merchant: string, requestId: string, isSame: (stored: StoredVersion) => boolean) {
    const stored = await store.byRequest(merchant, requestId);
    if (stored === null) return null;
    if (!isSame(stored)) throw new Failure('CONFLICT');
    return answerOf(merchant, stored.version);
  }

  async function release(
    order: Omit<ReleaseOrder, 'facts' | 'digest' | 'mayTakeFrom' | 'author' | 'live'>,
    { author, ...asker }: Pick<Publication, 'author' | 'writers' | 'revision'>,
    details: Readonly<Record<string, string>>,
    isTrial = false,
  ): Promise<Published> {
    const { merchant, manifest, files: table, kind, liveFrom } = order;
    const digest = contentDigest(manifest, table);
    const reading = await read(merchant, manifest, table, kind === 'rollback');
    if (!reading.ok) return { ...nothing, result: 'refused', problems: reading.problems };
    const facts = factsOf(digest, { ...reading, warnings: reading.problems.length });
    const event = kind === 'rollback' ? 'brand.rolledBack' : liveFrom === undefined ? 'brand.published' : 'brand.scheduled';
    const live = (await store.head(merchant))?.live ?? null;
    const changes = await trusted.changesSince(merchant, live, reading.brand);
    const complete = { ...order, digest, facts, mayTakeFrom, live, author: author.name };
    const releasing = () =>
      store.release(complete, async (tx, version) => {
        const noted = { operator: author.id, version: String(version), ...details };
        await audit?.note({ merchant, kind: event, details: noted }, tx);
        if (isTrial) throw new Tried();
      });
    const asking = changes.length > 0;
    const released = isTrial
      ? await releasing().catch(afterTrial)
      : await (asking ? trusted.ask(complete, { ...asker, id: author.id }) : releasing());
    if (released === null) {
      const result = asking ? 'asked' : liveFrom === undefined ? 'published' : 'scheduled';
      return { ...nothing, result, problems: reading.problems, changes: asking ? changes : [] };
    }
    // Another version went live meanwhile: what it changes is compared again.
    if (released.result === 'moved') return release(order, { author, ...asker }, details, isTrial);
    if (released.result === 'released') {
      const answer = await answerOf(merchant, released.version);
      if (answer.result !== 'asked') await serve(merchant);
      return { ...answer, problems: reading.problems, changes: answer.result === 'asked' ? changes : [] };
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
      const { merchant, document, files: table, base, note, kind, liveFrom, requestId, disk, isTrial } = publication;
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
      const published = await release(order, publication, details, isTrial).catch(async (error: unknown) => {
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
        const reading = await read(merchant, stored.manifest, stored.files ?? {}, stored.kind === 'rollback');
        if (!reading.ok) return { ...nothing, result: 'refused', problems: reading.problems };
      }
      if (!isRepeated) await trusted.decide(found, by, isYes);
      if (isYes) await serve(merchant);
      return answerOf(merchant, version);
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
    sourceOf: (merchant, from) => sourceOf({ store, folderDigest }, merchant, from),
    hostHolder: async (host) => (await ownersOf([host])).get(host) ?? null,
  };
}
