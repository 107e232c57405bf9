import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Another process may still be writing a younger file. */
const settled = 60 * 60 * 1000;

/** What took long to make, on the disk. Several processes may share it: a file appears whole or not at all. */
export function createDiskCache(directory: string) {
  return {
    take: (name: string): Promise<Buffer | null> => readFile(join(directory, name)).catch(() => null),

    async put(name: string, bytes: Buffer): Promise<void> {
      const path = join(directory, name);
      const part = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(part, bytes);
      await rename(part, path);
    },

    /** Forgets what is of no use any more: earlier versions of brands and of our own drawings. */
    async keepOnly(isUsed: (name: string) => boolean): Promise<void> {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || isUsed(relative(directory, path).replaceAll(sep, '/'))) continue;
        const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
        if (age > settled) await rm(path, { force: true });
      }
    },
  };
}
