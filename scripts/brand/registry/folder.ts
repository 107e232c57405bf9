import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName } from '../../../src/manifest/assets/folderFiles.ts';
import { contentDigest, type FileTable, filesOfFolder } from '../../../src/server/tenants/brandFiles/index.ts';
import { type RegistryRun, Stopped, say } from './studioClient.ts';

export interface LocalFolder {
  readonly path: string;
  readonly manifest: unknown;
  readonly files: FileTable;
  /** Of manifest and files. */
  readonly digest: string;
  /** By digest. */
  readonly bytes: ReadonlyMap<string, Buffer>;
}

/** A brand's folder with the files it uses, as the server would import it. */
export async function readLocalFolder(merchant: string, { brands, language }: RegistryRun): Promise<LocalFolder> {
  const folder = join(brands, merchant);
  const isThere = await stat(join(folder, manifestName)).catch(() => null);
  if (isThere === null) throw new Stopped(say(language, 'noFolder', { folder, merchant }), 2);
  const bytes = new Map<string, Buffer>();
  const put = async (content: Buffer) => {
    const digest = createHash('sha256').update(content).digest('hex');
    bytes.set(digest, content);
    return digest;
  };
  const imported = await filesOfFolder({ put }, folder).catch(() => {
    throw new Stopped(say(language, 'unreadable', { merchant }), 1);
  });
  return { ...imported, path: folder, digest: contentDigest(imported.manifest, imported.files), bytes };
}
