import { join } from 'node:path';
import { tokensFromBrand } from '../../brand/tokensFromBrand.ts';
import { baseFolders } from '../../manifest/assets/readFamily.ts';
import { type Brand, type Problem, type ReadOptions, storedBrand } from '../../manifest/index.ts';
import type { Db } from '../db/index.ts';
import type { ReportFault } from '../events/faults.ts';
import { type Addressing, hostTable } from './addressing.ts';
import { type BrandFolder, listBrandFolders } from './brandFolders.ts';
import { keepGood, lastGood, lastGoodOf } from './brandVersions.ts';
import { problemOfFolder, readFolder } from './folderReading.ts';
import { type HostClaims, withClaimsOf, withHostsOf } from './hostClaims.ts';
import { pollFolders } from './pollFolders.ts';
import { nothingForRealMoney, profileDiagnostics, type RealMoneyDeps } from './realMoney.ts';
import type { Tenant, Tenants } from './tenant.ts';

/** Problems of a folder that is not served in its current state; its last valid version, if any, is served instead. */
export interface BrandProblems {
  readonly folder: string;
  /** Whether a version of the brand is served. */
  readonly isServed: boolean;
  readonly problems: readonly Problem[];
}

export interface Registry extends Tenants {
  problems(): readonly BrandProblems[];
  /** Reads changed folders. Concurrent calls are queued. */
  refresh(): Promise<void>;
  /** Called after every change of tenants or problems. */
  onChange(listener: () => void): void;
  /** Called with the merchant of each brand whose folder was removed or renamed. Its rows stay in the database. */
  onLeave(listener: (merchant: string) => void): void;
  watch(): void;
  close(): void;
}

export interface RegistryDeps {
  readonly root: string;
  readonly db: Db;
  readonly now: () => Date;
  readonly addressing: Addressing;
  readonly report: (problems: BrandProblems) => void;
  /** What the server has for real money; by default nothing, so that no brand with real money is served. */
  readonly realMoney?: RealMoneyDeps;
  /** Runs before a version of a tenant is served, such as seeding; if it rejects, the version is not served. */
  readonly prepare?: (tenant: Tenant) => Promise<void>;
  readonly reportFault?: ReportFault;
  /** The studios and games that a manifest of this merchant may name. */
  readonly catalogueOf?: (merchant: string) => Promise<ReadOptions['catalogue']>;
}

interface Seen {
  readonly stamp: string;
  /** Names of the folders of bases, which are part of the stamp. */
  readonly bases: readonly string[];
  readonly tenant: Tenant | null;
  readonly problems: readonly Problem[];
  /** Rejected for a reason outside its folder or a read error; re-read on the next poll even if unchanged. */
  readonly retry: boolean;
}

/** Loads all brands of a folder and keeps them up to date. Changes are applied atomically. */
export async function openRegistry(deps: RegistryDeps): Promise<Registry> {
  const {
    root,
    db,
    now,
    addressing,
    report,
    realMoney = nothingForRealMoney,
    prepare,
    catalogueOf,
    reportFault = () => undefined,
  } = deps;
  const { only, publicHost } = addressing;
  let seen: ReadonlyMap<string, Seen> = new Map();
  let claims: HostClaims = new Map();
  let brands: readonly Tenant[] = [];
  let find: (host: string) => Tenant | null = () => null;
  const listeners: (() => void)[] = [];
  const leaveListeners: ((merchant: string) => void)[] = [];

  const look = async (folder: BrandFolder, baseStamps: ReadonlyMap<string, string>, held: HostClaims): Promise<Seen> => {
    const before = seen.get(folder.name);
    const { name, path, fault } = folder;
    const stampWith = (bases: readonly string[]) =>
      [folder.stamp, ...bases.map((base) => `${base} ${baseStamps.get(base) ?? ''}`)].join('\n');
    if (before?.stamp === stampWith(before?.bases ?? []) && !before.retry) return before;
    const rejected = async (problems: readonly Problem[], retry: boolean, bases: readonly string[] = []) => {
      const stamp = stampWith(bases);
      return { stamp, bases, problems, tenant: before?.tenant ?? (await revive(db, folder, realMoney)), retry };
    };
    try {
      if (fault !== null) return await rejected([problemOfFolder(name, fault)], false);
      const refusals = async (brand: Brand) => {
        const good = await lastGood(db, brand.merchant);
        return profileDiagnostics(brand, good === null ? null : storedBrand(good.manifest).profile, realMoney);
      };
      const reading = await readFolder(path, held, refusals, {
        servesOneBrand: only !== null,
        catalogue: await catalogueOf?.(name),
      }).catch((error: unknown) => ({ ok: false, problems: [failure(name, error)], bases: [], retry: true }) as const);
      if (!reading.ok) return await rejected(reading.problems, reading.retry, reading.bases);
      const { brand, tokens, manifest, digest, bases } = reading;
      const version = await keepGood(db, { merchant: brand.merchant, digest, manifest, folder: path }, now());
      const folders = bases.map((base) => join(root, base));
      const tenant = { brand, tokens, version, digest, folder: path, bases: folders };
      await prepare?.(tenant);
      return { stamp: stampWith(bases), bases, problems: reading.problems, tenant, retry: false };
    } catch (error) {
      return { stamp: folder.stamp, bases: [], problems: [failure(name, error)], tenant: before?.tenant ?? null, retry: true };
    }
  };

  /** Hosts of the folders that are there. New ones have those of their last valid version, unless another brand took them over. */
  const claimsOf = async (folders: readonly BrandFolder[]) => {
    const present = new Set(folders.map(({ name }) => name));
    const stored = await lastGoodOf(
      db,
      [...present].filter((name) => !seen.has(name)),
    );
    const kept: HostClaims = new Map([...claims].filter(([, merchant]) => present.has(merchant)));
    return stored.reduce(
      (known, { merchant, manifest }) => withClaimsOf(known, { merchant, hosts: (manifest as Brand).hosts }),
      kept,
    );
  };

  const lookAll = async () => {
    const { brands: folders, bases } = await listBrandFolders(root);
    const reserved = publicHost === null ? [] : folders.map(({ name }) => [`${name}.${publicHost}`, name] as const);
    const next = new Map<string, Seen>();
    let held = await claimsOf(folders);
    let pending: readonly BrandFolder[] = folders;
    // A round in which a host became free is followed by one for the folders that were refused because of a host.
    while (pending.length > 0) {
      const heldBefore = held;
      for (const folder of pending) {
        const before = seen.get(folder.name);
        const found = await look(folder, bases, new Map([...held, ...reserved]));
        next.set(folder.name, before !== undefined && isSame(before, found) ? before : found);
        if (found.tenant !== null) held = withHostsOf(held, found.tenant.brand);
      }
      const hasFreed = [...heldBefore].some(([host, merchant]) => held.get(host) !== merchant);
      pending = hasFreed ? pending.filter(({ name }) => next.get(name)?.problems.some(isClash) === true) : [];
    }
    claims = held;
    if (next.size === seen.size && [...next].every(([name, found]) => seen.get(name) === found)) return;
    const tenant = [...next.values()].flatMap((found) => found.tenant ?? []);
    find = hostTable(tenant, addressing, held);
    brands = tenant;
    const changed = [...next].filter(([name, found]) => found !== seen.get(name) && found.problems.length > 0);
    const left = [...seen].flatMap(([name, { tenant: served }]) => (served === null || next.has(name) ? [] : [name]));
    seen = next;
    for (const [folder, { problems, tenant: served }] of changed) report({ folder, problems, isServed: served !== null });
    for (const merchant of left) for (const listener of leaveListeners) listener(merchant);
    for (const listener of listeners) listener();
  };

  let queue = Promise.resolve();
  const refresh = () => {
    const run = queue.then(lookAll);
    queue = run.catch(() => undefined);
    return run;
  };
  let stopWatching = () => {};
  await refresh();

  return {
    byHost: (host) => find(host),
    byMerchant: (merchant) => brands.find(({ brand }) => brand.merchant === merchant) ?? null,
    all: () => brands,
    problems: () =>
      [...seen].flatMap(([folder, { problems, tenant }]) =>
        problems.length === 0 ? [] : [{ folder, problems, isServed: tenant !== null }],
      ),
    refresh,
    onChange: (listener) => void listeners.push(listener),
    onLeave: (listener) => void leaveListeners.push(listener),
    watch() {
      stopWatching = pollFolders(refresh, reportFault);
    },
    close: () => stopWatching(),
  };
}

/** The last valid version from the database, for a folder that is invalid at start. Null if this server may not serve it. */
async function revive(db: Db, { name, path }: BrandFolder, realMoney: RealMoneyDeps): Promise<Tenant | null> {
  const good = await lastGood(db, name);
  if (good === null) return null;
  const brand = storedBrand(good.manifest);
  if (profileDiagnostics(brand, brand.profile, realMoney).length > 0) return null;
  const bases = await baseFolders(path, good.manifest);
  return { brand, tokens: tokensFromBrand(brand.theme), version: good.version, digest: good.digest, folder: path, bases };
}

function failure(folder: string, error: unknown): Problem {
  const detail = error instanceof Error ? error.message : String(error);
  return problemOfFolder(folder, { code: 'file.unreadable', path: [], params: { detail } });
}

const isClash = ({ code }: Problem) => code === 'host.claimedTwice';

const isSame = (one: Seen, other: Seen) =>
  one.stamp === other.stamp &&
  one.tenant?.digest === other.tenant?.digest &&
  JSON.stringify(one.problems) === JSON.stringify(other.problems);
