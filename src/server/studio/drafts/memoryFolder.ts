import { join, resolve } from 'node:path';
import { type FolderFiles, manifestName } from '../../../manifest/assets/folderFiles.ts';
import { type FileTable, partsOf } from '../../tenants/brandFiles/index.ts';

/** A brand's folder as the manifest reader sees it, without one on disk. Only for a manifest that extends nothing. */
export function memoryFolder(
  merchant: string,
  text: string,
  files: FileTable,
  read: (digest: string) => Promise<Buffer | null>,
): FolderFiles {
  const directory = join(resolve('/'), merchant);
  const bytesOf = async (name: string): Promise<Buffer | null> => {
    if (name === manifestName) return Buffer.from(text);
    const digest = partsOf(name).base === null && Object.hasOwn(files, name) ? files[name] : undefined;
    return digest === undefined ? null : read(digest);
  };
  const folder: FolderFiles = {
    directory,
    list: async () => ({ names: Object.keys(files).filter((path) => partsOf(path).base === null), diagnostic: null }),
    async info(name) {
      const bytes = await bytesOf(name);
      return bytes === null ? null : { size: bytes.length, isOutside: false };
    },
    async read(name) {
      const bytes = await bytesOf(name);
      if (bytes === null) throw new Error(`${name} is not stored.`);
      return bytes;
    },
    contentHash: async () => '',
    sibling: () => folder,
  };
  return folder;
}
