import type { Db } from '../../platform/db/index.ts';
import { defineModule, type Setting } from '../../platform/modules/index.ts';
import { createVersionFolders } from './folders.ts';
import { importFolder } from './importFolder.ts';
import { createFileStore } from './store.ts';

export { canonicalJson, contentDigest } from './canonical.ts';
export { type FileTable, partsOf } from './filePaths.ts';
export { type ImportedFolder, importFolder as filesOfFolder, mediaTypes } from './importFolder.ts';
export type { FileStore, StoredFile } from './store.ts';

export interface BrandFilesDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Directory below which versions are materialised: `DATA_DIR`. */
  readonly directory: string;
}

export type BrandFiles = ReturnType<typeof createBrandFiles>;

/** Files of brand versions and drafts: in the database by content, and on disk as folders where something reads folders. */
export function createBrandFiles({ db, now, directory }: BrandFilesDeps) {
  const store = createFileStore(db, now);
  return {
    ...store,
    ...createVersionFolders(store, directory),
    /** @throws if the manifest cannot be read or parsed */
    importFolder: (folder: string) => importFolder(store, folder),
  };
}

type BrandFilesNeeds = Omit<BrandFilesDeps, 'directory'> & Setting<'dataDirectory', string>;

export const brandFilesModule = defineModule({
  needs: ['settings', 'db', 'now'],
  gives: {
    brandFiles: ({ settings, ...deps }: BrandFilesNeeds) => createBrandFiles({ ...deps, directory: settings.dataDirectory }),
  },
});
