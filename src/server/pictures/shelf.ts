import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Rendered pictures on the disk. Several processes may share it: a file appears whole or not at all. */
export function createShelf(directory: string) {
  return {
    take: (name: string): Promise<Buffer | null> => readFile(join(directory, name)).catch(() => null),

    async put(name: string, bytes: Buffer): Promise<void> {
      const path = join(directory, name);
      const part = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(part, bytes);
      await rename(part, path);
    },
  };
}

/** Lets a few works run at once and the others wait in order. */
export function createGate(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
