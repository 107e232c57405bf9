import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { manifestName } from '../../../manifest/assets/folderFiles.ts';
import { schemaAt } from '../../../manifest/index.ts';
import { contentDigest } from './canonical.ts';
import { checkedFiles, type FileTable, partsOf } from './filePaths.ts';
import type { FileStore } from './store.ts';

/** Folders that no one uses and that are kept all the same: drafts return to them by undo. */
const maxIdle = 100;
/** Younger folders are never removed: another process may have just made them. */
const minAgeMs = 15 * 60_000;
const pruneIntervalMs = 5 * 60_000;
/** Bases have other names: `schema/brand.schema.json` lets none begin with an underscore. */
const unnamed = '_brand';

/**
 * Folders of versions and drafts, for everything that reads a brand from files. A folder is complete from the moment it has its
 * name; its content never changes.
 */
export function createVersionFolders(store: FileStore, directory: string) {
  const root = resolve(directory, 'brand-versions');
  const making = new Map<string, Promise<string>>();
  const suppliers: (() => Iterable<string>)[] = [];
  let prunedAt = Date.now();

  async function make(digest: string, manifest: unknown, files: FileTable): Promise<string> {
    const folder = join(root, digest, merchantOf(manifest));
    const now = new Date();
    if ((await stat(folder).catch(() => null)) !== null) {
      await utimes(join(root, digest), now, now).catch(() => undefined);
      return folder;
    }
    const part = join(root, `.${digest}-${randomUUID()}`);
    try {
      const own = join(part, merchantOf(manifest));
      await mkdir(own, { recursive: true });
      await writeFile(join(own, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
      for (const [path, hash] of checkedFiles(files)) {
        const { base, name } = partsOf(path);
        const target = join(base === null ? own : join(part, base), name);
        const file = await store.get(hash);
        if (file === null) throw new Error(`The file ${path} (${hash}) is not stored.`);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, file.bytes);
      }
      await rename(part, join(root, digest)).catch((error: unknown) => {
        // Another process was first; its folder has the same content.
        if (!isTaken(error)) throw error;
      });
    } finally {
      await rm(part, { recursive: true, force: true });
    }
    return folder;
  }

  async function prune(): Promise<void> {
    const used = new Set(suppliers.flatMap((supply) => [...supply()]).map((folder) => dirname(folder)));
    const now = new Date();
    // Other processes with the same directory see by the age what is used.
    for (const folder of used) await utimes(folder, now, now).catch(() => undefined);
    const names = await readdir(root).catch(() => []);
    const idle: { path: string; age: number }[] = [];
    for (const name of names) {
      const path = join(root, name);
      const info = used.has(path) ? null : await stat(path).catch(() => null);
      if (info !== null) idle.push({ path, age: now.getTime() - info.mtimeMs });
    }
    idle.sort((one, other) => one.age - other.age);
    for (const { path, age } of idle.slice(maxIdle)) {
      if (age > minAgeMs) await rm(path, { recursive: true, force: true });
    }
  }

  return {
    /**
     * Absolute path of a folder with the manifest and its files, `<directory>/brand-versions/<digest>/<merchant>`. The folders
     * of bases lie beside it.
     * @throws {RangeError} for a path that no manifest may name
     * @throws if a file is not stored
     */
    async materialise(manifest: unknown, files: FileTable): Promise<string> {
      checkedFiles(files);
      const digest = contentDigest(manifest, files);
      const running = making.get(digest) ?? make(digest, manifest, files).finally(() => making.delete(digest));
      making.set(digest, running);
      const folder = await running;
      if (Date.now() - prunedAt > pruneIntervalMs) {
        prunedAt = Date.now();
        await prune();
      }
      return folder;
    },

    /** Names a supplier of folders that are in use; they are never removed. */
    keep: (supply: () => Iterable<string>) => void suppliers.push(supply),
    prune,
  };
}

/** Its folder must be named after the brand. A draft may name none, or a wrong one. */
function merchantOf(manifest: unknown): string {
  const value = typeof manifest === 'object' && manifest !== null && 'merchant' in manifest ? manifest.merchant : null;
  return typeof value === 'string' && pattern.test(value) ? value : unnamed;
}

const pattern = new RegExp(schemaAt(['merchant'])?.pattern ?? '(?!)', 'u');

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(String(error.code));
