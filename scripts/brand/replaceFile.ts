import { realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

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
