import { join, relative } from 'node:path';
import { locate } from '../locate.ts';
import type { Brand } from '../manifest.generated.ts';
import type { ReadOptions } from '../options.ts';
import type { Diagnostic } from '../problem.ts';
import { shown } from '../shown.ts';
import { baseName, manifestFiles } from './folderFiles.ts';
import { type FolderBrandReading, readBrandFolder } from './readBrandFolder.ts';

export interface FolderReading {
  /** Name of the folder; equals the merchant code in a valid manifest. */
  readonly folder: string;
  readonly directory: string;
  readonly file: string;
  readonly reading: FolderBrandReading;
}

/** Reads all brands under a folder, sorted by name. A host belongs to the first brand that claims it. */
export async function readBrands(root: string, options: ReadOptions = {}): Promise<FolderReading[]> {
  const owners = new Map<string, string>();
  const readings: FolderReading[] = [];
  for (const { folder, directory, name } of await manifestFiles(root)) {
    if (name === baseName) continue;
    const file = relative('.', join(directory, name));
    const alone = await readBrandFolder(directory, options);
    const reading = alone.ok ? withoutClashes(alone, owners) : alone;
    if (reading.ok) for (const host of reading.brand.hosts) owners.set(host, reading.brand.merchant);
    readings.push({ folder, directory, file, reading });
  }
  return readings;
}

function withoutClashes(reading: FolderBrandReading & { ok: true }, owners: ReadonlyMap<string, string>): FolderBrandReading {
  const clashes = hostClashes(reading.brand, owners);
  if (clashes.length === 0) return reading;
  const problems = [...clashes.map((clash) => locate(clash, reading.source)), ...reading.warnings];
  return { ok: false, problems, older: reading.older, bases: reading.bases };
}

/** One diagnostic per host that another merchant already holds. `owners` maps a host to its merchant. */
export function hostClashes(
  { hosts, merchant }: Pick<Brand, 'hosts' | 'merchant'>,
  owners: ReadonlyMap<string, string>,
): Diagnostic[] {
  return hosts.flatMap((host, index): Diagnostic[] => {
    const other = owners.get(host);
    if (other === undefined || other === merchant) return [];
    const patch = hosts.length > 1 ? ([{ op: 'remove', path: `/hosts/${index}` }] as const) : undefined;
    return [{ code: 'host.claimedTwice', path: ['hosts', index], params: { host: shown(host), merchant, other }, patch }];
  });
}
