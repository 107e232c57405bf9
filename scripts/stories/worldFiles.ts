import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Incremental folder writer: unchanged files are not rewritten, files that are no longer written are deleted. */
export function createWorldFiles(folder: string) {
  const written = new Set<string>();
  return {
    has: (path: string) => existsSync(join(folder, path)),

    keep: (path: string) => void written.add(join(folder, path)),

    write(path: string, content: string | Buffer) {
      const file = join(folder, path);
      const bytes = Buffer.from(content);
      written.add(file);
      if (existsSync(file) && readFileSync(file).equals(bytes)) return;
      mkdirSync(dirname(file), { recursive: true });
      // Atomic replace: concurrent readers see the old or the new file.
      const part = `${file}.${process.pid}`;
      writeFileSync(part, bytes);
      renameSync(part, file);
    },

    /** Deletes files below these folders that were not written this time. */
    finish(within: readonly string[] = ['']) {
      for (const part of within.filter((name) => existsSync(join(folder, name)))) {
        for (const entry of readdirSync(join(folder, part), { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name);
          if (entry.isFile() && !written.has(file)) rmSync(file, { force: true });
        }
      }
      written.clear();
    },
  };
}

export type WorldFiles = ReturnType<typeof createWorldFiles>;
