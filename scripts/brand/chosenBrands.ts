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
  { brands, language, io }: Run,
  options: ReadOptions = readOptions,
): Promise<readonly FolderReading[] | null> {
  const exists = (await stat(brands).catch(() => null))?.isDirectory() === true;
  const readings = exists ? await readBrands(brands, options) : [];
  if (readings.length === 0) {
    io.complain(say(language, 'noBrands', { root: brands }));
    return null;
  }
  const unknown = names.find((name) => !readings.some(({ folder }) => folder === name));
  if (unknown === undefined) return names.length === 0 ? readings : readings.filter(({ folder }) => names.includes(folder));
  io.complain(
    say(language, 'unknownBrand', { merchant: unknown, root: brands, known: readings.map(({ folder }) => folder).join(', ') }),
  );
  return null;
}
