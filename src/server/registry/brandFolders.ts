import { lstat, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { baseName, brandFolderNames, manifestName } from '../../manifest/assets/folderFiles.ts';
import { caps } from '../../manifest/caps.ts';
import type { Diagnostic } from '../../manifest/index.ts';

export interface BrandFolder {
  readonly name: string;
  readonly path: string;
  /** Changes with the names, sizes and times of the files, and with the fault. */
  readonly stamp: string;
  /** Why the folder must not be read. */
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
  const directories = [''];
  for (const directory of directories) {
    for await (const entry of await opendir(join(root, directory))) {
      (entry.isDirectory() ? directories : names).push(join(directory, entry.name));
      if (names.length > caps.files || directories.length > caps.files)
        return { code: 'folder.tooManyFiles', path: [], params: { limit: String(caps.files) } };
    }
  }
  const lines: string[] = [];
  for (const name of names.filter((file) => !/(?:^|[\\/])\.[^\\/]*$/.test(file)).sort()) {
    const info = await infoOf(join(root, name));
    // Opening a pipe would block until another process writes to it.
    if (info !== null && !info.isFile() && !info.isDirectory()) return unreadable(`${name} is not a regular file`);
    lines.push(`${name} ${info?.size} ${info?.mtimeMs} ${info?.ctimeMs}`);
  }
  return lines.join('\n');
}

/** Null for a file that vanished since its folder was listed, and for a dangling link. */
const infoOf = (file: string) => stat(file).catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error)));

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
