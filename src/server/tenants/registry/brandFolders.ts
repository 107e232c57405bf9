import { lstat, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { baseName, brandFolderNames, manifestName } from '../../../manifest/assets/folderFiles.ts';
import { caps } from '../../../manifest/caps.ts';
import type { Diagnostic } from '../../../manifest/index.ts';

/** Files of a folder that are looked at concurrently: one after the other wakes the process for each. */
const concurrentFiles = 16;

export interface BrandFolder {
  readonly name: string;
  readonly path: string;
  /** Changes with the names, sizes and times of the files, and with the fault. */
  readonly stamp: string;
  /** Reason why the folder must not be read. */
  readonly fault: Diagnostic | null;
}

export interface BrandFolders {
  /** Folders with a brand's manifest, sorted by name. */
  readonly brands: readonly BrandFolder[];
  /** Stamps of the folders that brands can extend, by name. */
  readonly bases: ReadonlyMap<string, string>;
}

/**
 * Lists the folders of brands and bases. A brand's folder that cannot be listed has a fault.
 *
 * @throws if `root` cannot be listed.
 */
export async function listBrandFolders(root: string): Promise<BrandFolders> {
  const names = await brandFolderNames(root);
  const folders = await Promise.all(names.map((name) => describe(join(root, name), name, manifestName)));
  const others = names.filter((_name, index) => folders[index] === null);
  const bases = await Promise.all(others.map((name) => describe(join(root, name), name, baseName)));
  return {
    brands: folders.filter((folder) => folder !== null),
    bases: new Map(bases.flatMap((base) => (base === null ? [] : [[base.name, base.stamp] as const]))),
  };
}

/** The stamp of one folder as it is now; null without a manifest or base. */
export async function stampNow(path: string): Promise<string | null> {
  const found = (await describe(path, '', manifestName)) ?? (await describe(path, '', baseName));
  return found?.stamp ?? null;
}

async function describe(path: string, name: string, manifest: string): Promise<BrandFolder | null> {
  const found = await stampOf(path, manifest).catch((error: unknown) =>
    isMissing(error) ? null : unreadable(error instanceof Error ? error.message : String(error)),
  );
  if (found === null) return null;
  if (typeof found === 'string') return { name, path, stamp: found, fault: null };
  return { name, path, stamp: JSON.stringify(found), fault: found };
}

const unreadable = (detail: string): Diagnostic => ({ code: 'file.unreadable', path: [], params: { detail } });

/**
 * Walks at most `caps.files` files and directories, so that a huge folder does not slow down the polling of the others.
 *
 * @throws if the folder has no manifest (ENOENT) or cannot be listed.
 */
async function stampOf(root: string, manifest: string): Promise<string | Diagnostic> {
  await lstat(join(root, manifest));
  const names: string[] = [];
  let directories = 1;
  for (let level = ['']; level.length > 0; ) {
    const entries = (await Promise.all(level.map((directory) => entriesOf(root, directory)))).flat();
    level = entries.filter((entry) => entry.isDirectory).map(({ name }) => name);
    names.push(...entries.filter((entry) => !entry.isDirectory).map(({ name }) => name));
    directories += level.length;
    if (names.length > caps.files || directories > caps.files)
      return { code: 'folder.tooManyFiles', path: [], params: { limit: String(caps.files) } };
  }
  const visible = names.filter((file) => !/(?:^|[\\/])\.[^\\/]*$/.test(file)).sort();
  const lines: string[] = [];
  for (let begin = 0; begin < visible.length; begin += concurrentFiles) {
    const batch = visible.slice(begin, begin + concurrentFiles);
    const infos = await Promise.all(batch.map((name) => infoOf(join(root, name))));
    for (const [index, info] of infos.entries()) {
      const name = batch[index] ?? '';
      // Opening a pipe would block until another process writes to it.
      if (info !== null && !info.isFile() && !info.isDirectory()) return unreadable(`${name} is not a regular file`);
      lines.push(`${name} ${info?.size} ${info?.mtimeMs} ${info?.ctimeMs}`);
    }
  }
  return lines.join('\n');
}

/** At most one entry more than a folder may have. */
async function entriesOf(root: string, directory: string) {
  const entries: { name: string; isDirectory: boolean }[] = [];
  for await (const entry of await opendir(join(root, directory))) {
    entries.push({ name: join(directory, entry.name), isDirectory: entry.isDirectory() });
    if (entries.length > caps.files) break;
  }
  return entries;
}

/** Null for a file that vanished since its folder was listed, and for a dangling link. */
const infoOf = (file: string) => stat(file).catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error)));

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
