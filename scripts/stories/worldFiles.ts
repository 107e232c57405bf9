import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder that is written anew again and again: equal files stay as they lie, and what is written no more goes. */
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
      // Whoever reads meanwhile finds the old file or the new one.
      const part = `${file}.${process.pid}`;
      writeFileSync(part, bytes);
      renameSync(part, file);
    },

    /** What was written before and is not any more goes, below these folders. */
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
