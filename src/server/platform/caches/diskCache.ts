import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Younger files are never evicted: another process may still be writing them. */
const minAgeMs = 60 * 60 * 1000;

/**
 * A cache of files on disk. Processes may share the directory: writes are atomic (temporary file, then rename). A write that
 * fails, as on a full disk, is reported; of several in a row only the first.
 */
export function createDiskCache(directory: string, report: (error: unknown) => void) {
  let isFailing = false;

  return {
    take: (name: string): Promise<Buffer | null> => readFile(join(directory, name)).catch(() => null),

    async put(name: string, bytes: Buffer): Promise<void> {
      const path = join(directory, name);
      const part = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, path);
        isFailing = false;
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        if (!isFailing) report(error);
        isFailing = true;
      }
    },

    /** Evicts the files that `isUsed` rejects, such as those of earlier versions of brands. */
    async keepOnly(isUsed: (name: string) => boolean): Promise<void> {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || isUsed(relative(directory, path).replaceAll(sep, '/'))) continue;
        const ageMs = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
        if (ageMs > minAgeMs) await rm(path, { force: true });
      }
    },
  };
}
