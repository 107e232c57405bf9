import { rename, writeFile } from 'node:fs/promises';

/** Replaces the file atomically, so that a server that watches the folder never reads half of it. */
export async function replaceFile(address: string, text: string): Promise<void> {
  await writeFile(`${address}.part`, text);
  await rename(`${address}.part`, address);
}
