import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface BrandFolder {
  readonly name: string;
  readonly path: string;
  /** Cheap sign of a change: names, sizes and times. */
  readonly stamp: string;
}

/** Every folder under `brands/` that holds a manifest. */
export async function listBrandFolders(root: string): Promise<BrandFolder[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  const folders = await Promise.all(names.sort().map((name) => describe(join(root, name), name)));
  return folders.filter((folder) => folder !== null);
}

async function describe(path: string, name: string): Promise<BrandFolder | null> {
  const files = await filesOf(path);
  if (!files.includes('brand.json')) return null;
  const lines = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(join(path, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return { name, path, stamp: lines.join('\n') };
}

/** Content of the whole folder as one hash: the same bytes give the same brand on every machine. */
export async function digestOf({ path }: BrandFolder): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(path))
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(path, file)));
  return hash.digest('hex').slice(0, 32);
}

async function filesOf(path: string) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(path.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
