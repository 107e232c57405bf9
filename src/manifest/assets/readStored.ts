import { basename } from 'node:path';
import type { Brand } from '../manifest.generated.ts';
import { parseManifest } from '../parseManifest.ts';
import { storedBrand } from '../readBrand.ts';
import { manifestName, openFolder } from './folderFiles.ts';
import { readFamily } from './readFamily.ts';

export interface StoredFolder {
  readonly brand: Brand;
  /** Absolute paths of the folders of its bases, nearest first. */
  readonly bases: readonly string[];
}

/**
 * The brand of a folder that was valid when it was stored, without validating it again: an older release may have stored it.
 *
 * @throws if the manifest or one of its bases cannot be read
 */
export async function readStoredFolder(directory: string): Promise<StoredFolder> {
  const files = openFolder(directory);
  const file = `${basename(directory)}/${manifestName}`;
  const { manifest, bases } = await readFamily(parseManifest(await files.read(manifestName), file), files, file);
  if (!manifest.isComplete)
    throw new Error(`${file} cannot be read: ${manifest.diagnostics.map(({ code }) => code).join(', ')}`);
  return { brand: storedBrand(manifest.value), bases: bases.map((base) => base.directory) };
}
