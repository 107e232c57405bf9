import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFolderNames, visibleFiles } from '../../manifest/assets/folderFiles.ts';

export interface BrandFolder {
  readonly name: string;
  readonly path: string;
  /** Fingerprint of file names, sizes and modification times. */
  readonly stamp: string;
}

/** Lists the folders that contain a manifest. */
export async function listBrandFolders(root: string): Promise<BrandFolder[]> {
  const names = await brandFolderNames(root);
  const folders = await Promise.all(names.map((name) => describe(join(root, name), name)));
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
