import { basename } from 'node:path';
import { baseName, type FolderFiles, manifestName, openFolder } from '../../../manifest/assets/folderFiles.ts';
import { kindOfFile } from '../../../manifest/assets/imageFile.ts';
import { readFamily } from '../../../manifest/assets/readFamily.ts';
import { referencesOf } from '../../../manifest/assets/references.ts';
import { caps } from '../../../manifest/caps.ts';
import { parseManifest } from '../../../manifest/parseManifest.ts';
import { type FileTable, isFilePath } from './filePaths.ts';
import type { FileStore } from './store.ts';

export interface ImportedFolder {
  /** As written: not migrated, not merged with its bases. */
  readonly manifest: unknown;
  readonly files: FileTable;
}

/**
 * Stores the files that a brand's folder uses: those its manifest and its bases name, and the manifests of the bases. What the
 * reader would refuse (missing, too large, outside the folder) is left out, so that it is refused from the store as well.
 *
 * @throws if the manifest cannot be read or parsed
 */
export async function importFolder(store: Pick<FileStore, 'put'>, directory: string): Promise<ImportedFolder> {
  const own = openFolder(directory);
  const parsed = parseManifest(await own.read(manifestName), `${basename(directory)}/${manifestName}`);
  if (!parsed.isComplete) throw new Error(`${directory}/${manifestName} cannot be parsed.`);
  const family = await readFamily(parsed, own, parsed.source.file);
  const files: Record<string, string> = {};
  const add = async (folder: FolderFiles, name: string, path: string) => {
    const info = await folder.info(name);
    if (info === null || info.isOutside || info.size > caps.fileBytes || !isFilePath(path)) return info !== null;
    const bytes = Buffer.from(await folder.read(name));
    files[path] = await store.put(bytes, mediaTypes[kindOfFile(bytes)]);
    return true;
  };
  const bases = family.bases.map((folder) => ({ folder, name: basename(folder.directory) }));
  for (const { folder, name } of bases) {
    const bytes = Buffer.from(await folder.read(baseName));
    if (bytes.length <= caps.bytes) files[`@${name}/${baseName}`] = await store.put(bytes, 'application/json');
  }
  for (const name of new Set(referencesOf(family.manifest.value).map((reference) => reference.name))) {
    if (await add(own, name, name)) continue;
    for (const base of bases) if (await add(base.folder, name, `@${base.name}/${name}`)) break;
  }
  return { manifest: parsed.value, files };
}

/** Media type by kind of file. */
export const mediaTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  unknown: 'application/octet-stream',
} as const;
