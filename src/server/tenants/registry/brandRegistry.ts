import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReportFault } from '../../platform/events/index.ts';
import type { Tenant } from '../tenant/index.ts';
import { createHostTable } from './addressing.ts';
import { createBegunTenants } from './begunTenants.ts';
import { createDiskBrands } from './diskBrands.ts';
import { tenantOf } from './liveTenant.ts';
import { pollFolders } from './pollFolders.ts';
import { createPublishing } from './publishing.ts';
import { readOptions } from './readOptions.ts';
import { nothingForRealMoney, profileDiagnostics } from './realMoney.ts';
import type { Registry, RegistryDeps } from './registryTypes.ts';
import { createTrustedReleases } from './trustedReleases.ts';
import { createVersionStore } from './versionStore.ts';
import type { Head, HeldHost } from './versions.ts';

export type { BrandProblems, Registry, RegistryDeps } from './registryTypes.ts';

/** Between two looks at what other processes published: well below the two seconds in which it has to be live. */
const followEveryMs = 400;
const knownStrangers = 10_000;
/** Brands that are loaded concurrently at start. */
const concurrentLoads = 8;

/**
 * Serves the live version of every brand and keeps it up to date: from `brands/` and from what is published. A brand that exists
 * in the database only is loaded when it is first asked for. Changes are applied atomically; what cannot be loaded leaves the last
 * version in service.
 */
export async function openRegistry(deps: RegistryDeps): Promise<Registry> {
  const { root, db, files, now, addressing, report, realMoney = nothingForRealMoney } = deps;
  const { prepare = async () => undefined, catalogueOf = async () => undefined, reportFault = () => undefined } = deps;
  const { pictureFault = readOptions.pictureFault } = deps;
  const { only } = addressing;
  const store = createVersionStore(db, now);
  const hosts = createHostTable(addressing);
  const heads = new Map<string, Head>();
  let seq = -1;
  let served: ReadonlyMap<string, Tenant> = new Map();
  let all: readonly Tenant[] = [];
  /** Tenants that were served before, for pages that are still open. */
  const former = new Map<string, Tenant>();
  /** Brands whose live version could not be loaded; tried again with every look. */
  const pending = new Set<string>();
  /** Hosts, and merchants after a slash, that the database does not know. */
  const strangers = new LRUCache<string, true>({ max: knownStrangers });
  const listeners: (() => void)[] = [];
  const leaveListeners: ((merchant: string) => void)[] = [];

  /** Not a brand of another machine's `brands/`. */
  const isHere = ({ merchant, kind }: Pick<Head, 'merchant' | 'kind'>) => disk.isPresent(merchant) || kind !== 'disk';
  const isTaken = ({ holder, kind }: HeldHost) => isHere({ merchant: holder, kind });

  async function ownersOf(names: readonly string[]): Promise<Map<string, string>> {
    const held = (await store.holdersOf(names)).filter(isTaken);
    const owners = new Map(held.map(({ host, holder }) => [host, holder]));
    for (const host of names) {
      const merchant = hosts.ofPublicHost(host);
      const head = merchant === null ? null : (heads.get(merchant) ?? (await store.head(merchant)));
      if (merchant !== null && (disk.isPresent(merchant) || (head !== null && isHere(head)))) owners.set(host, merchant);
    }
    return owners;
  }

  const mayTakeFrom = (held: HeldHost) => !isTaken(held);
  const { secondYes: rule = 'all' } = deps;
  const trusted = createTrustedReleases({ db, now, store, files, rule, mayTakeFrom, ...auditOf(deps) });
  const headOf = (merchant: string) => store.head(merchant);
  const servesOneBrand = only !== null;
  const disk = createDiskBrands({
    root,
    store,
    trusted,
    files,
    realMoney,
    servesOneBrand,
    catalogueOf,
    pictureFault,
    headOf,
    ownersOf,
    mayTakeFrom,
  });

  /** The tenant to serve for a brand; null for none. Keeps the one that is served while the version is the same. */
  async function settled(merchant: string): Promise<Tenant | null> {
    const head = heads.get(merchant);
    const folder = disk.seen().get(merchant);
    if (head === undefined || head.live === null || !isHere(head)) return null;
    const current = served.get(merchant) ?? null;
    if (folder !== undefined && folder.reading !== null && folder.digest === head.digest) {
      const { brand, tokens, bases } = folder.reading;
      const isCurrent = current?.version === head.live && current.folder === folder.path && current.digest === head.digest;
      if (isCurrent) return current;
      const paths = bases.map((base) => join(root, base));
      return prepared({ brand, tokens, version: head.live, digest: head.digest, folder: folder.path, bases: paths });
    }
    if (current?.version === head.live && current.folder !== folder?.path) return current;
    const stored = await store.version(merchant, head.live);
    if (stored === null) throw new Error(`Version ${head.live} of ${merchant} is not stored.`);
    const tenant = await tenantOf(stored, files);
    // Another server published it, and this one may lack what real money needs.
    return profileDiagnostics(tenant.brand, tenant.brand.profile, realMoney).length > 0 ? null : prepared(tenant);
  }

  async function prepared(tenant: Tenant): Promise<Tenant> {
    await prepare(tenant);
    return tenant;
  }

  /** Brings the served tenants of these brands up to date, all at the same moment. */
  async function settle(merchants: Iterable<string>): Promise<boolean> {
    const found = new Map<string, Tenant | null>();
    const waiting = [...merchants];
    const work = async () => {
      for (let merchant = waiting.shift(); merchant !== undefined; merchant = waiting.shift()) {
        try {
          found.set(merchant, await settled(merchant));
          pending.delete(merchant);
        } catch (error) {
          pending.add(merchant);
          if (disk.seen().get(merchant)?.reading == null) reportFault('brands', error);
          else disk.fail(merchant, error);
        }
      }
    };
    await Promise.all(Array.from({ length: concurrentLoads }, work));
    const changed = [...found].filter(([merchant, tenant]) => (served.get(merchant) ?? null) !== tenant);
    if (changed.length === 0) return false;
    const next = new Map(served);
    for (const [merchant, tenant] of changed) {
      const last = served.get(merchant);
      if (last !== undefined) former.set(merchant, last);
      if (tenant === null) next.delete(merchant);
      else next.set(merchant, tenant);
    }
    served = next;
    all = [...next.values()].toSorted((one, other) => (one.brand.merchant < other.brand.merchant ? -1 : 1));
    return true;
  }

  /** Takes over heads that changed; returns their merchants. */
  async function takeHeads(): Promise<readonly string[]> {
    if (seq < 0) {
      // Others are looked up when they are asked for: they cost a start nothing.
      seq = await store.newestSeq();
      return keep(await store.wanted(await disk.list()));
    }
    let found = await store.changes(seq);
    if (found.some(({ dueAt }) => dueAt !== null && dueAt <= now())) {
      await store.promoteDue();
      found = await store.changes(seq);
    }
    seq = Math.max(seq, ...found.map((head) => head.seq));
    return keep(found);
  }

  async function keep(found: readonly Head[]): Promise<readonly string[]> {
    if (found.length === 0) return [];
    const merchants = found.map(({ merchant }) => merchant);
    hosts.update(merchants, await store.hosts(merchants));
    for (const head of found) heads.set(head.merchant, head);
    strangers.clear();
    return merchants;
  }

  /** Whether a brand has work in this process although no one asks for it here. */
  const isWanted = (merchant: string) =>
    served.has(merchant) || disk.isPresent(merchant) || heads.get(merchant)?.visited === true || merchant === only;

  async function followNow(): Promise<boolean> {
    const changed = await takeHeads();
    const wanted = new Set([...changed.filter(isWanted), ...pending]);
    return wanted.size > 0 && (await settle(wanted));
  }

  async function lookAll(): Promise<void> {
    const before = new Map(disk.seen());
    // The database is asked only if there is something to do: a folder shows while it is away.
    const heard = seq < 0 ? await takeHeads() : [];
    const { changed, left } = await disk.lookAll();
    const imported = changed.size > 0 || left.length > 0 ? await takeHeads() : [];
    const wanted = new Set([...[...heard, ...imported, ...changed, ...left].filter(isWanted), ...pending]);
    const leaving = left.filter(
      (merchant) => served.has(merchant) && !isHere(heads.get(merchant) ?? { merchant, kind: 'disk' }),
    );
    const isChanged = await settle(wanted);
    const after = disk.seen();
    const reported = [...after].filter(([name, found]) => found !== before.get(name) && found.problems.length > 0);
    for (const [folder, { problems }] of reported) report({ folder, problems, isServed: served.has(folder) });
    for (const merchant of leaving) for (const listener of leaveListeners) listener(merchant);
    if (isChanged || changed.size > 0 || left.length > 0) for (const listener of listeners) listener();
  }

  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const run = queue.then(work);
    queue = run.catch(() => undefined);
    return run;
  };
  const look = () => inTurn(lookAll);
  const follow = () =>
    inTurn(async () => {
      if (await followNow()) for (const listener of listeners) listener();
    });
  const refresh = async () => {
    await follow();
    await look();
  };
  /** Serves what was just published, also of a brand that no one has asked for yet. */
  const serve = (merchant: string) =>
    inTurn(async () => {
      const isFollowed = await followNow();
      if ((await settle([merchant])) || isFollowed) for (const listener of listeners) listener();
    });

  const opening = new Map<string, Promise<Tenant | null>>();
  const once = (key: string, work: () => Promise<Tenant | null>): Promise<Tenant | null> => {
    const running = opening.get(key) ?? work().finally(() => opening.delete(key));
    opening.set(key, running);
    return running;
  };

  /** Loads a brand that no one has asked this process for yet. */
  async function open(merchant: string): Promise<Tenant | null> {
    if (!heads.has(merchant)) {
      const head = await store.head(merchant);
      if (head !== null) await keep([head]);
    }
    if (await settle([merchant])) for (const listener of listeners) listener();
    const tenant = served.get(merchant) ?? null;
    // From now on its jobs have work, in every process.
    if (tenant !== null && heads.get(merchant)?.visited === false) await store.markVisited(merchant);
    if (!heads.has(merchant)) strangers.set(`/${merchant}`, true);
    return tenant;
  }

  async function openHost(host: string): Promise<Tenant | null> {
    const [held] = await store.holdersOf([host]);
    if (held !== undefined && isTaken(held)) return inTurn(() => open(held.holder));
    strangers.set(host, true);
    return null;
  }

  const load = (merchant: string): Tenant | null | Promise<Tenant | null> => {
    const tenant = served.get(merchant);
    if (tenant !== undefined) return tenant;
    const head = heads.get(merchant);
    const isUnknown = head === undefined && !strangers.has(`/${merchant}`);
    const isWaiting = head !== undefined && head.live !== null && !head.visited && isHere(head);
    return isUnknown || isWaiting ? once(`/${merchant}`, () => inTurn(() => open(merchant))) : null;
  };

  const find = (host: string): Tenant | null | Promise<Tenant | null> => {
    const merchant = hosts.merchantOf(host);
    if (merchant !== null) return load(merchant);
    return strangers.has(host) || host === '' ? null : once(host, () => openHost(host));
  };

  /** Of a version that waits, the hosts are claimed and not served yet. */
  const names = (tenant: Tenant | null, host: string) =>
    tenant !== null && (only !== null || hosts.ofPublicHost(host) !== null || tenant.brand.hosts.includes(host))
      ? tenant
      : null;

  await look();
  if (only !== null) await load(only);
  const stops: (() => void)[] = [];

  return {
    byHost(host) {
      const merchant = hosts.merchantOf(host);
      return merchant === null ? null : names(served.get(merchant) ?? null, host);
    },
    find(host) {
      const found = find(host);
      return found instanceof Promise ? found.then((tenant) => names(tenant, host)) : names(found, host);
    },
    load,
    byMerchant: (merchant) => served.get(merchant) ?? null,
    all: () => all,
    former: (merchant) => former.get(merchant) ?? null,
    folders: () => [...served.values(), ...former.values()].map(({ folder }) => folder),
    problems: () =>
      [...disk.seen()].flatMap(([folder, { problems }]) =>
        problems.length === 0 ? [] : [{ folder, problems, isServed: served.has(folder) }],
      ),
    isDrift: (merchant) => disk.seen().get(merchant)?.isDrift === true,
    drift: (merchant) => disk.drift(merchant),
    async settleFolder(merchant, folder) {
      await store.settleDisk(merchant, folder);
      await look();
    },
    drifted: () => disk.namesWith(({ isDrift }) => isDrift),
    stopped: () => disk.namesWith(({ reading }) => reading === null),
    begun: createBegunTenants({ store, now, brandOf: async (stored) => (await tenantOf(stored, files)).brand }),
    refresh,
    follow,
    onChange: (listener) => void listeners.push(listener),
    onLeave: (listener) => void leaveListeners.push(listener),
    ...createPublishing({
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
      folderDigest: (merchant) => disk.seen().get(merchant)?.digest ?? null,
      ...auditOf(deps),
    }),
    watch() {
      const lost: ReportFault = (_kind, error) => reportFault('database', error);
      stops.push(pollFolders(look, reportFault), pollFolders(follow, lost, followEveryMs));
    },
    close() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

const auditOf = ({ audit }: RegistryDeps) => (audit === undefined ? {} : { audit });
