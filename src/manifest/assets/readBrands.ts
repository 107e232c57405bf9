import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { locate } from '../locate.ts';
import type { Brand } from '../manifest.generated.ts';
import type { ReadOptions } from '../options.ts';
import type { Fault } from '../problem.ts';
import type { BrandReading } from '../readBrand.ts';
import { shown } from '../shown.ts';
import { readBrandFolder } from './readBrandFolder.ts';

export interface FolderReading {
  /** Name of the folder: the merchant's code, where the manifest is right. */
  readonly folder: string;
  readonly directory: string;
  readonly file: string;
  readonly reading: BrandReading;
}

/** Reads every brand under a folder, in the order of their names. A host belongs to the first that claims it. */
export async function readBrands(root: string, options: ReadOptions = {}): Promise<FolderReading[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && /^[^._]/.test(entry.name)).map(({ name }) => name);
  const owners = new Map<string, string>();
  const readings: FolderReading[] = [];
  for (const folder of folders.toSorted()) {
    const directory = join(root, folder);
    const file = relative('.', join(directory, 'brand.json'));
    const alone = await readBrandFolder(directory, options);
    const reading = alone.ok ? await withoutClashes(alone, file, owners) : alone;
    if (reading.ok) for (const host of reading.brand.hosts) owners.set(host, reading.brand.merchant);
    readings.push({ folder, directory, file, reading });
  }
  return readings;
}

async function withoutClashes(
  reading: BrandReading & { ok: true },
  file: string,
  owners: ReadonlyMap<string, string>,
): Promise<BrandReading> {
  const faults = hostClashes(reading.brand, owners);
  if (faults.length === 0) return reading;
  const text = await readFile(file, 'utf8');
  const source = { file, text, tree: parseTree(text) };
  return { ok: false, problems: [...faults.map((fault) => locate(fault, source)), ...reading.warnings] };
}

export function hostClashes(
  { hosts, merchant }: Pick<Brand, 'hosts' | 'merchant'>,
  owners: ReadonlyMap<string, string>,
): Fault[] {
  return hosts.flatMap((host, index): Fault[] => {
    const other = owners.get(host);
    if (other === undefined || other === merchant) return [];
    const patch = hosts.length > 1 ? ([{ op: 'remove', path: `/hosts/${index}` }] as const) : undefined;
    return [{ code: 'host.claimedTwice', path: ['hosts', index], params: { host: shown(host), merchant, other }, patch }];
  });
}
