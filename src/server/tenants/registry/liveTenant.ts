import { tokensFromBrand } from '../../../brand/tokensFromBrand.ts';
import { baseFolders } from '../../../manifest/assets/readFamily.ts';
import { readStoredFolder } from '../../../manifest/assets/readStored.ts';
import { type Brand, storedBrand } from '../../../manifest/index.ts';
import type { BrandFiles } from '../brandFiles/index.ts';
import type { Tenant } from '../tenant/index.ts';
import type { StoredVersion } from './versions.ts';

/**
 * The tenant of a stored version. It is not validated again: it was valid when it was published, and what a later release would
 * refuse goes on being served.
 *
 * @throws if its files are not there
 */
export async function tenantOf(stored: StoredVersion, files: Pick<BrandFiles, 'materialise'>): Promise<Tenant> {
  const { version, digest } = stored;
  const { brand, folder, bases } = await folderOfVersion(stored, files);
  return { brand, tokens: tokensFromBrand(brand.theme), version, digest, folder, bases };
}

interface VersionFolder {
  readonly brand: Brand;
  readonly folder: string;
  readonly bases: readonly string[];
}

async function folderOfVersion(stored: StoredVersion, store: Pick<BrandFiles, 'materialise'>): Promise<VersionFolder> {
  const { manifest, files, folder: onDisk } = stored;
  if (files !== null) {
    const folder = await store.materialise(manifest, files);
    return { folder, ...(await readStoredFolder(folder)) };
  }
  // Of before files were kept: the manifest is merged with its bases already.
  const folder = onDisk ?? '';
  return { folder, brand: storedBrand(manifest), bases: await baseFolders(folder, manifest) };
}
