import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { moneyOf } from '../../../domain/money.ts';
import {
  embeddedDemo,
  type Problem,
  problemOfFile,
  readVendors,
  type Vendor,
  type VendorReadOptions,
} from '../../../manifest/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { VendorSecrets } from '../../platform/secrets/index.ts';
import { pollFolders } from '../../tenants/registry/index.ts';
import type { Games } from '../games/openGames.ts';
import type { VendorAdapter, Vendors } from '../seamless/index.ts';
import { contracts } from './contracts.ts';
import { demoVendors } from './demoData.ts';
import { keepGood, lastGood } from './listVersions.ts';

export { callFailureOf } from './callFailure.ts';
export { contracts } from './contracts.ts';
export { demoCatalogue, demoVendors } from './demoData.ts';
export { knownCatalogue } from './knownCatalogue.ts';

export interface VendorRegistry extends Vendors {
  /** Problems of the file; while one of them is an error, its last valid version serves. */
  problems(): readonly Problem[];
  /** Reads the file if it changed. Concurrent calls are queued. */
  refresh(): Promise<void>;
  watch(): void;
  close(): void;
}

export interface VendorRegistryDeps {
  /** Path of `vendors.json`. */
  readonly file: string;
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Pick<VendorSecrets, 'of'>;
  readonly secretFault: NonNullable<VendorReadOptions['secretFault']>;
  /** The demo vendor in this process; null without it. */
  readonly games: Pick<Games, 'origin' | 'send'> | null;
  readonly outbound: Pick<Outbound, 'fetchFor'>;
  /** Called with the problems of every changed version of the file that has any. */
  readonly report: (problems: readonly Problem[]) => void;
  readonly reportFault: ReportFault;
}

/** Options for reading a file of vendors that is to be used by this server. */
export const vendorReadOptions = (secretFault: VendorRegistryDeps['secretFault']): VendorReadOptions => {
  return { contracts: [...contracts.keys()], demoStudios: demoVendors.map(({ code }) => code), secretFault };
};

/** Opens the vendors of a file and follows its changes. A file with errors changes nothing. */
export async function openVendors(deps: VendorRegistryDeps): Promise<VendorRegistry> {
  const { file, db, now, report } = deps;
  const options = { ...vendorReadOptions(deps.secretFault), file: basename(file) };
  let stamp: string | null = null;
  let adapters: readonly VendorAdapter[] | null = null;
  let problems: readonly Problem[] = [];

  const adopt = (vendors: readonly Vendor[]) => {
    adapters = vendors.flatMap((vendor) => adapterOf(vendor, deps) ?? []);
  };

  const look = async () => {
    const found = await stampOf(file);
    if (found === stamp) return;
    const reading = found === '' ? missing(file) : readVendors(await readFile(file), options);
    if (reading.ok) {
      await keepGood(db, reading.vendors, now());
      adopt(reading.vendors);
    } else if (adapters === null) {
      adopt(await revived(db, options));
    }
    stamp = found;
    problems = reading.ok ? reading.warnings : reading.problems;
    if (problems.length > 0) report(problems);
  };

  let queue = Promise.resolve();
  const refresh = () => {
    const run = queue.then(look);
    queue = run.catch(() => undefined);
    return run;
  };
  let stopWatching = () => {};
  await refresh();

  return {
    all: () => adapters ?? [],
    byId: (id) => adapters?.find((adapter) => adapter.id === id) ?? null,
    problems: () => problems,
    refresh,
    watch() {
      stopWatching = pollFolders(refresh, deps.reportFault);
    },
    close: () => stopWatching(),
  };
}

/** Changes with the content of the file; empty if there is no file. */
async function stampOf(file: string): Promise<string> {
  const info = await stat(file).catch(() => null);
  return info === null ? '' : `${info.mtimeMs} ${info.size} ${info.ino}`;
}

function missing(file: string) {
  const name = basename(file);
  return { ok: false, problems: [problemOfFile({ code: 'file.missing', path: [], params: { name } }, name)] } as const;
}

/** The last valid list, for a file that has errors at start, without the entries that are not valid under the rules of today. */
async function revived(db: Db, options: VendorReadOptions): Promise<readonly Vendor[]> {
  const vendors = await lastGood(db);
  return vendors.flatMap((vendor) => {
    const reading = readVendors(JSON.stringify({ vendors: [vendor] }), options);
    return reading.ok ? reading.vendors : [];
  });
}

/** The adapter of an entry; null for the demo vendor where it does not run. */
export function adapterOf(
  vendor: Vendor,
  { games, secrets, now, outbound }: Pick<VendorRegistryDeps, 'games' | 'secrets' | 'now' | 'outbound'>,
): VendorAdapter | null {
  const { id, contract, api, studios, launchHosts, categories } = vendor;
  const isEmbedded = api === embeddedDemo;
  if (isEmbedded && games === null) return null;
  const hosts = launchHosts.map((host) => new URL(host).origin);
  const place =
    isEmbedded && games !== null ? { url: games.origin, send: games.send } : { url: api, send: outbound.fetchFor('vendor') };
  const adapter = contracts.get(contract)?.adapterOf({
    id,
    contract,
    serves: (studio, category) => studios.includes(studio) && (categories as readonly string[]).includes(category),
    origins: isEmbedded && games !== null ? [games.origin, ...hosts] : hosts,
    ...secrets.of(vendor),
    maxPayout: moneyOf(String(vendor.maxPayout)),
    now,
    ...place,
  });
  return adapter ?? null;
}
