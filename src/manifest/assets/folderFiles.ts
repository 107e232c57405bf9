import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { caps } from '../caps.ts';
import type { Diagnostic } from '../problem.ts';

export const manifestName = 'brand.json';

/** A manifest that brands extend; its folder has no `brand.json`. */
export const baseName = 'base.json';

export interface Listing {
  /** Paths of all files, relative to the folder. Incomplete if there is a diagnostic. */
  readonly names: readonly string[];
  /** Set if the folder exceeds a limit. */
  readonly diagnostic: Diagnostic | null;
}

export interface FileInfo {
  /** Bytes. */
  readonly size: number;
  /** The file, after links, lies outside the folder. */
  readonly isOutside: boolean;
}

/** Files of one brand folder, as of one reading: each file is read from disk at most once. */
export interface FolderFiles {
  readonly directory: string;
  list(): Promise<Listing>;
  /** Null if the file does not exist. */
  info(name: string): Promise<FileInfo | null>;
  /** @throws if the file cannot be read. */
  read(name: string): Promise<Uint8Array>;
  /**
   * SHA-256 over names and content of the folder, 32 hex digits. Hidden files do not count.
   * Equal content gives the same hash on every machine.
   *
   * @throws if a file cannot be read.
   */
  contentHash(): Promise<string>;
  /** The folder of that name beside this one, as of the same reading. */
  sibling(name: string): FolderFiles;
}

export function openFolder(directory: string): FolderFiles {
  const known = new Map<string, Uint8Array>();
  const siblings = new Map<string, FolderFiles>();
  const load = async (name: string) => known.get(name) ?? (await readRegularFile(join(directory, name)));

  return {
    directory,
    list: () => list(directory),
    async info(name) {
      const address = join(directory, name);
      if ((await lstat(address).catch(() => null)) === null) return null;
      const target = await realpath(address).catch(() => '');
      const size = (await stat(address).catch(() => null))?.size ?? 0;
      return { size, isOutside: !target.startsWith((await realpath(directory)) + sep) };
    },
    async read(name) {
      const bytes = await load(name);
      known.set(name, bytes);
      return bytes;
    },
    async contentHash() {
      const hash = createHash('sha256');
      for (const name of await visibleFiles(directory))
        hash
          .update(name)
          .update('\0')
          .update(await load(name));
      return hash.digest('hex').slice(0, 32);
    },
    sibling(name) {
      const folder = siblings.get(name) ?? openFolder(join(dirname(resolve(directory)), name));
      siblings.set(name, folder);
      return folder;
    },
  };
}

/** @throws for a named pipe, whose opening would block until another process writes to it, and for other special files. */
async function readRegularFile(address: string): Promise<Uint8Array> {
  if (!(await stat(address)).isFile()) throw new Error(`${basename(address)} is not a regular file`);
  return readFile(address);
}

/** The folder as it would be with this content of one file, for trying a change. Its hash is that of the disk. */
export function withFile(files: FolderFiles, name: string, bytes: Uint8Array): FolderFiles {
  return {
    ...files,
    info: async (file) => (file === name ? { size: bytes.length, isOutside: false } : files.info(file)),
    read: async (file) => (file === name ? bytes : files.read(file)),
  };
}

/**
 * Paths of the files of a folder that are not hidden, sorted, relative to the folder. Links count as what they resolve to, as
 * in a mounted ConfigMap; apart from the manifest they must stay inside the folder.
 */
export async function visibleFiles(directory: string): Promise<string[]> {
  const root = await realpath(directory);
  const names: string[] = [];
  await collect('', []);
  return names.sort();

  async function collect(folder: string, parents: readonly string[]): Promise<void> {
    const here = await realpath(join(directory, folder));
    if (parents.includes(here)) return;
    for (const entry of await readdir(here, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const kind = entry.isSymbolicLink() ? await resolvedKind(name) : entry;
      if (kind?.isDirectory() === true) await collect(name, [...parents, here]);
      else if (kind?.isFile() === true) names.push(name);
    }
  }

  /** Null for a link that is broken or leaves the folder. */
  async function resolvedKind(name: string) {
    const target = await realpath(join(directory, name)).catch(() => null);
    if (target === null || (name !== manifestName && !target.startsWith(root + sep))) return null;
    return await stat(target);
  }
}

/**
 * Names of the brand folders under a root, sorted. A link to a folder counts; hidden folders and those that start with an
 * underscore do not.
 */
export async function brandFolderNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names: string[] = [];
  for (const entry of entries) {
    if (!/^[^._]/.test(entry.name)) continue;
    const kind = entry.isSymbolicLink() ? await stat(join(root, entry.name)).catch(() => null) : entry;
    if (kind?.isDirectory() === true) names.push(entry.name);
  }
  return names.sort();
}

export interface ManifestFile {
  /** Name of the folder. */
  readonly folder: string;
  readonly directory: string;
  readonly name: typeof manifestName | typeof baseName;
}

/** The manifests of brands and bases under a root, sorted by folder. A folder without either counts as a brand. */
export async function manifestFiles(root: string): Promise<ManifestFile[]> {
  const folders = await brandFolderNames(root);
  return Promise.all(
    folders.map(async (folder) => {
      const directory = join(root, folder);
      const has = async (name: string) => (await lstat(join(directory, name)).catch(() => null)) !== null;
      const isBase = !(await has(manifestName)) && (await has(baseName));
      return { folder, directory, name: isBase ? baseName : manifestName };
    }),
  );
}

/** Stops at the first limit that is exceeded, so a huge folder costs no more than a large one. */
async function list(directory: string): Promise<Listing> {
  const names: string[] = [];
  const folders = [directory];
  let total = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const address = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(address);
      else names.push(relativePath(directory, address));
      if (entry.isFile()) total += (await stat(address)).size;
      if (names.length + folders.length > caps.files)
        return { names, diagnostic: { code: 'folder.tooManyFiles', path: [], params: { limit: String(caps.files) } } };
      if (total > caps.folderBytes)
        return { names, diagnostic: { code: 'folder.tooLarge', path: [], params: { limit: String(caps.folderBytes) } } };
    }
  }
  return { names, diagnostic: null };
}

const relativePath = (directory: string, address: string) => relative(directory, address).replaceAll('\\', '/');
