import { stat } from 'node:fs/promises';
import { type FolderReading, readBrands } from '../../src/manifest/assets/readBrands.ts';
import type { ReadOptions } from '../../src/manifest/index.ts';
import { readOptions } from '../../src/server/registry/readOptions.ts';
import { type Run, say } from './console.ts';

/**
 * The named brands, or all if none is named. All are read, because hosts are compared across brands. Null after an error
 * message about the names.
 */
export async function chosenBrands(
  names: readonly string[],
  run: Run,
  options: ReadOptions = readOptions,
): Promise<readonly FolderReading[] | null> {
  const { brands, language, io } = run;
  const exists = (await stat(brands).catch(() => null))?.isDirectory() === true;
  const readings = exists ? await readBrands(brands, options) : [];
  if (readings.length === 0) {
    io.complain(say(language, 'noBrands', { root: brands }));
    return null;
  }
  const known = readings.map(({ folder }) => folder);
  if (hasUnknown(names, known, run)) return null;
  return names.length === 0 ? readings : readings.filter(({ folder }) => names.includes(folder));
}

/** Whether a name is not among the known folders; the first such name is reported. */
export function hasUnknown(names: readonly string[], known: readonly string[], { brands, language, io }: Run): boolean {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return false;
  io.complain(say(language, 'unknownBrand', { merchant: unknown, root: brands, known: known.join(', ') }));
  return true;
}
