import { realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Path of the copy of a file before the last change. Hidden, so neither the server nor the content hash of the folder sees it. */
export const backupOf = (address: string): string => join(dirname(address), `.${basename(address)}.bak`);

/**
 * Replaces the file atomically, so that a server that watches the folder never reads half of it. A symbolic link stays; the
 * file it resolves to is replaced.
 */
export async function replaceFile(address: string, text: string): Promise<void> {
  const target = await realpath(address).catch(() => address);
  const draft = join(dirname(target), `.${basename(target)}.part`);
  await writeFile(draft, text);
  await rename(draft, target);
}
