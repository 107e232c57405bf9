import { join } from 'node:path';
import { hostClashes } from '../../../manifest/assets/readBrands.ts';
import type { Brand, Problem, ReadOptions } from '../../../manifest/index.ts';
import type { BrandFiles } from '../brandFiles/index.ts';
import { contentDigest, type ImportedFolder } from '../brandFiles/index.ts';
import { type BrandFolder, listBrandFolders, stampNow } from './brandFolders.ts';
import { factsOf } from './facts.ts';
import { type FolderReading, problemOfFolder, readFolder } from './folderReading.ts';
import { checkUnknown, type PictureCheck } from './knownPictures.ts';
import { type RealMoneyDeps, serverDiagnostics } from './realMoney.ts';
import type { AskedFolder, TrustedReleases } from './trustedReleases.ts';
import type { VersionStore } from './versionStore.ts';
import { type DiskState, diskAuthor, type Head, type HeldHost, type Released } from './versions.ts';

/** A folder of `brands/` as it was found last. */
export interface SeenFolder {
  readonly stamp: string;
  /** Names of the folders of bases, which are part of the stamp. */
  readonly bases: readonly string[];
  readonly path: string;
  /** Null if it is not valid. */
  readonly reading: (FolderReading & { readonly ok: true }) | null;
  /** Of manifest and files; null if it is not valid. */
  readonly digest: string | null;
  /** The version that waits for a second operator; null if none does. */
  readonly waits: number | null;
  /** Whether the folder changed since the registry went another way. */
  readonly isDrift: boolean;
  readonly problems: readonly Problem[];
  /** Rejected for a reason outside its folder or a read error; re-read on the next poll even if unchanged. */
  readonly retry: boolean;
}

/** A folder that changed while the versions of its brand went another way. */
export interface DriftedFolder extends DiskState {
  /** The folder when its content was last imported or settled; null if it never was. */
  readonly base: DiskState | null;
}

export interface DiskBrandsDeps {
  readonly root: string;
  readonly store: VersionStore;
  readonly trusted: TrustedReleases;
  readonly files: Pick<BrandFiles, 'importFolder'>;
  readonly realMoney: RealMoneyDeps;
  readonly servesOneBrand: boolean;
  readonly catalogueOf: (merchant: string) => Promise<ReadOptions['catalogue']>;
  readonly pictureFault: PictureCheck;
  readonly headOf: (merchant: string) => Promise<Head | null>;
  /** Merchants that hold hosts of the brand. */
  readonly ownersOf: (hosts: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly mayTakeFrom: (held: HeldHost) => boolean;
}

const nothingSeen = { bases: [], reading: null, digest: null, waits: null, isDrift: false, retry: false } as const;

/** The folders of `brands/`: read when they change, and imported as versions while nothing else was published since. */
export function createDiskBrands(deps: DiskBrandsDeps) {
  const { root, store, trusted, files, realMoney, servesOneBrand, catalogueOf, pictureFault, headOf, ownersOf, mayTakeFrom } =
    deps;
  let folders: readonly BrandFolder[] = [];
  let seen: ReadonlyMap<string, SeenFolder> = new Map();

  async function look(folder: BrandFolder, baseStamps: ReadonlyMap<string, string>): Promise<SeenFolder> {
    const before = seen.get(folder.name);
    const { name, path, fault } = folder;
    const stampWith = (bases: readonly string[]) =>
      [folder.stamp, ...bases.map((base) => `${base} ${baseStamps.get(base) ?? ''}`)].join('\n');
    const isUnchanged = before?.stamp === stampWith(before?.bases ?? []) && !before.retry;
    if (isUnchanged && (await isStillAsked(name, before.waits)) && (await isStillDrift(name, before))) return before;
    const rejected = (problems: readonly Problem[], more: Partial<SeenFolder> = {}): SeenFolder => ({
      ...nothingSeen,
      ...more,
      path,
      problems,
      stamp: stampWith(more.bases ?? []),
    });
    if (fault !== null) return rejected([problemOfFolder(name, fault)]);
    try {
      const reading = await read(path, name);
      if (!reading.ok) return rejected(reading.problems, { bases: reading.bases, retry: reading.retry });
      const { bases } = reading;
      const imported = await files.importFolder(path);
      // Saved between the two readings: what was validated is not what was stored.
      if ((await stampsNow(path, bases)) !== stampWith(bases)) return before ?? rejected([], { retry: true });
      const found = await importVersion(name, imported, reading);
      const problems = [...reading.problems, ...found.problems];
      return { stamp: stampWith(bases), path, bases, reading, problems, retry: found.retry, ...found.state };
    } catch (error) {
      return { ...rejected([failure(name, error)]), retry: true };
    }
  }

  /** Whether nothing became of a version that waits, if one does. */
  const isStillAsked = async (merchant: string, version: number | null) =>
    version === null || (await trusted.asked(merchant, version))?.state === 'pending';

  /** False as soon as what a drifted folder has was published, or settled in the studio. */
  const isStillDrift = async (merchant: string, { isDrift, digest }: SeenFolder) =>
    !isDrift || ((await headOf(merchant))?.digest !== digest && (await store.disk(merchant))?.digest !== digest);

  async function read(path: string, merchant: string): Promise<FolderReading> {
    const refusals = async (brand: Brand) => {
      const clashes = hostClashes(brand, await ownersOf(brand.hosts));
      if (clashes.length > 0) return clashes;
      return serverDiagnostics(brand, (await headOf(merchant))?.profile ?? null, realMoney);
    };
    return readFolder(path, refusals, {
      servesOneBrand,
      catalogue: await catalogueOf(merchant),
      pictureFault: checkUnknown(pictureFault, () => store.fileDigests(merchant)),
    });
  }

  async function stampsNow(path: string, bases: readonly string[]): Promise<string> {
    const own = await stampNow(path);
    const ofBases = await Promise.all(bases.map(async (base) => `${base} ${(await stampNow(join(root, base))) ?? ''}`));
    return [own, ...ofBases].join('\n');
  }

  /** Stores what is new, or finds that something else was published since. */
  async function importVersion(
    merchant: string,
    { manifest, files: table }: ImportedFolder,
    reading: FolderReading & { readonly ok: true },
  ) {
    const digest = contentDigest(manifest, table);
    const state = { digest, isDrift: false, waits: null };
    const head = await headOf(merchant);
    if (head?.kind === 'disk' && head.live === head.version && head.digest === digest)
      return { state, problems: [], retry: false };
    const isFollowed = head === null || head.kind === 'disk';
    const facts = factsOf(digest, { ...reading, warnings: reading.problems.length });
    const live = head?.live ?? null;
    const order = {
      merchant,
      manifest,
      files: table,
      digest,
      facts,
      live,
      kind: 'disk' as const,
      author: diskAuthor,
      note: '',
      disk: { digest, manifest, files: table },
      mayTakeFrom,
    };
    const needsYes = isFollowed && (await trusted.ofFolder(merchant, live, reading.brand)).length > 0;
    if (needsYes) return waiting(state, await trusted.askOnce(order));
    const released: Released = isFollowed ? await store.release(order) : { result: 'stale', head: head.version };
    if (released.result === 'released') return { state, problems: [], retry: false };
    // Another brand took a host, or another version went live, in the meantime: the next look says which.
    if (released.result !== 'stale') return { state: { ...state, digest: null }, problems: [], retry: true };
    const isDrift = head?.digest !== digest && (await store.disk(merchant))?.digest !== digest;
    const params = { version: String(released.head), merchant };
    const drift = problemOfFolder(merchant, { code: 'folder.drift', severity: 'warning', path: [], params });
    return { state: { ...state, isDrift }, problems: isDrift ? [drift] : [], retry: false };

    /** The folder while a second operator has not agreed to it. */
    function waiting<State extends object>(seenAs: State, asked: AskedFolder) {
      if (asked === null) return { state: { ...seenAs, digest: null }, problems: [], retry: true };
      const { version, isDeclined } = asked;
      const code = isDeclined ? ('folder.declined' as const) : ('folder.waits' as const);
      const problem = problemOfFolder(merchant, {
        code,
        severity: 'warning',
        path: [],
        params: { version: String(version), merchant },
      });
      return { state: { ...seenAs, waits: isDeclined ? null : version }, problems: [problem], retry: false };
    }
  }

  return {
    /** Names of the folders, before any is read. */
    async list(): Promise<readonly string[]> {
      return (await listBrandFolders(root)).brands.map(({ name }) => name);
    },
    isPresent: (merchant: string) => folders.some(({ name }) => name === merchant),
    seen: (): ReadonlyMap<string, SeenFolder> => seen,
    namesWith: (is: (folder: SeenFolder) => boolean): string[] =>
      [...seen].flatMap(([name, folder]) => (is(folder) ? [name] : [])),

    /** Content of a folder that drifted, as it is now; null if the folder is no drift or was saved since it was read. */
    async drift(merchant: string): Promise<DriftedFolder | null> {
      const found = seen.get(merchant);
      if (found?.isDrift !== true || found.digest === null) return null;
      const { digest, path } = found;
      const [{ manifest, files: table }, base] = await Promise.all([files.importFolder(path), store.disk(merchant)]);
      return contentDigest(manifest, table) === digest ? { digest, manifest, files: table, base } : null;
    },

    /** Notes that a folder cannot be served although it is valid; it is tried again. */
    fail(merchant: string, error: unknown) {
      const found = seen.get(merchant);
      if (found !== undefined) {
        seen = new Map([...seen, [merchant, { ...found, problems: [failure(merchant, error)], retry: true }]]);
      }
    },

    /** Reads every folder that changed. Returns the names of changed folders, and of those that left. */
    async lookAll(): Promise<{ changed: ReadonlySet<string>; left: readonly string[] }> {
      const listed = await listBrandFolders(root);
      const left = folders.filter(({ name }) => !listed.brands.some((folder) => folder.name === name)).map(({ name }) => name);
      folders = listed.brands;
      const changed = new Set<string>();
      const next = new Map<string, SeenFolder>();
      let pending: readonly BrandFolder[] = folders;
      // A round in which a brand changed may have freed a host that another one wants.
      while (pending.length > 0) {
        let hasImported = false;
        for (const folder of pending) {
          const before = next.get(folder.name) ?? seen.get(folder.name);
          const found = await look(folder, listed.bases);
          const isNew = before === undefined || !isSame(before, found);
          next.set(folder.name, isNew ? found : before);
          if (isNew) changed.add(folder.name);
          if (isNew && found.digest !== before?.digest) hasImported = true;
        }
        const clashing = pending.filter(({ name }) => next.get(name)?.problems.some(isClash) === true);
        pending = hasImported && clashing.length < pending.length ? clashing : [];
      }
      seen = next;
      return { changed, left };
    },
  };
}

export function failure(folder: string, error: unknown): Problem {
  const detail = error instanceof Error ? error.message : String(error);
  return problemOfFolder(folder, { code: 'file.unreadable', path: [], params: { detail } });
}

const isClash = ({ code }: Problem) => code === 'host.claimedTwice';

const isSame = (one: SeenFolder, other: SeenFolder) =>
  one.stamp === other.stamp && one.digest === other.digest && JSON.stringify(one.problems) === JSON.stringify(other.problems);
