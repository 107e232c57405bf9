import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { visibleFiles } from '../../manifest/assets/folderFiles.ts';

export interface BrandFolder {
  readonly name: string;
  readonly path: string;
  /** Fingerprint of file names, sizes and modification times. */
  readonly stamp: string;
}

/** Lists the folders that contain a manifest. */
export async function listBrandFolders(root: string): Promise<BrandFolder[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  const folders = await Promise.all(names.sort().map((name) => describe(join(root, name), name)));
  return folders.filter((folder) => folder !== null);
}

async function describe(path: string, name: string): Promise<BrandFolder | null> {
  const files = await visibleFiles(path);
  if (!files.includes('brand.json')) return null;
  const lines = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(join(path, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return { name, path, stamp: lines.join('\n') };
}
