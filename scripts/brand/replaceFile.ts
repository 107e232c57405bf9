import { constants } from 'node:fs';
import { copyFile, realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a manifest by a changed one and keeps a copy of what it was: `.brand.json.bak`, then `.brand.json.bak2` and so on, because
 * what a merchant wrote is in the first one. Copies are hidden, so neither the server nor the content hash of the folder sees them.
 *
 * @returns the path of the copy
 */
export async function changeFile(address: string, text: string): Promise<string> {
  const copy = await keepCopy(address);
  await replaceFile(address, text);
  return copy;
}

async function keepCopy(address: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const copy = join(dirname(address), `.${basename(address)}.bak${number === 1 ? '' : number}`);
    const isNew = await copyFile(address, copy, constants.COPYFILE_EXCL).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isNew) return copy;
  }
}

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
