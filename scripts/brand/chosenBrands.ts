import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { baseName, manifestFiles, openFolder } from '../../src/manifest/assets/folderFiles.ts';
import { type BaseReading, readBase } from '../../src/manifest/assets/readBase.ts';
import { type FolderReading, readBrands } from '../../src/manifest/assets/readBrands.ts';
import type { ReadOptions } from '../../src/manifest/index.ts';
import { type Run, say } from './console.ts';
import { fullOptions } from './fullOptions.ts';

/**
 * The named brands, or all if none is named. All are read, because hosts are compared across brands. Null after an error
 * message about the names.
 */
export async function chosenBrands(
  names: readonly string[],
  run: Run,
  given?: ReadOptions,
): Promise<readonly FolderReading[] | null> {
  const { brands, language, io } = run;
  const exists = (await stat(brands).catch(() => null))?.isDirectory() === true;
  const readings = exists ? await readBrands(brands, given ?? (await fullOptions())) : [];
  if (readings.length === 0) {
    io.complain(say(language, 'noBrands', { root: brands }));
    return null;
  }
  const known = readings.map(({ folder }) => folder);
  if (hasUnknown(names, known, run)) return null;
  return names.length === 0 ? readings : readings.filter(({ folder }) => names.includes(folder));
}

/** A base with the brands that extend it, directly or through another base. */
export interface BaseFolder {
  readonly folder: string;
  readonly directory: string;
  readonly file: string;
  readonly brands: readonly FolderReading[];
  /** Read without its brands; null if it has some. */
  readonly alone: BaseReading | null;
}

/** Same as `chosenBrands`, where a name may also be that of a base. Without names, the bases that no brand extends are included. */
export async function chosenFolders(
  names: readonly string[],
  run: Run,
): Promise<{ readonly brands: readonly FolderReading[]; readonly bases: readonly BaseFolder[] } | null> {
  const files = await manifestFiles(run.brands).catch(() => []);
  const ofBases = files.filter(({ folder, name }) => name === baseName && (names.length === 0 || names.includes(folder)));
  if (ofBases.length === 0) {
    const brands = await chosenBrands(names, run);
    return brands === null ? null : { brands, bases: [] };
  }
  const known = files.map(({ folder }) => folder);
  if (hasUnknown(names, known, run)) return null;
  const options = await fullOptions();
  const readings = await readBrands(run.brands, options);
  const bases: BaseFolder[] = [];
  for (const { folder, directory, name } of ofBases) {
    const brands = readings.filter(({ reading }) => reading.bases.includes(folder));
    const alone = brands.length === 0 ? await readBase(openFolder(directory), options) : null;
    if (alone !== null || names.length > 0)
      bases.push({ folder, directory, file: relative('.', join(directory, name)), brands, alone });
  }
  return { brands: names.length === 0 ? readings : readings.filter(({ folder }) => names.includes(folder)), bases };
}

/** The base of that name read alone; null if there is none. */
export async function chosenBase(name: string, { brands }: Run, options: ReadOptions): Promise<BaseReading | null> {
  const files = await manifestFiles(brands).catch(() => []);
  const base = files.find((file) => file.folder === name && file.name === baseName);
  return base === undefined ? null : readBase(openFolder(base.directory), options);
}

/** Whether a name is not among the known folders; the first such name is reported. */
export function hasUnknown(names: readonly string[], known: readonly string[], { brands, language, io }: Run): boolean {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return false;
  io.complain(say(language, 'unknownBrand', { merchant: unknown, root: brands, known: known.join(', ') }));
  return true;
}
