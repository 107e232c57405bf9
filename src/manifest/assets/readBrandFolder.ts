import { basename, join, relative, resolve } from 'node:path';
import { caps } from '../caps.ts';
import { locate } from '../locate.ts';
import type { ReadOptions } from '../options.ts';
import type { Diagnostic } from '../problem.ts';
import { type BrandReading, checkManifest, parseManifest } from '../readBrand.ts';
import { checkFile } from './checkFile.ts';
import { type FolderFiles, openFolder } from './folderFiles.ts';
import { referencesOf } from './references.ts';

const manifestName = 'brand.json';

/** Reads a brand with the images and fonts it names. Never throws. Needs a file system, so `index.ts` does not export it. */
export const readBrandFolder = (directory: string, options: ReadOptions = {}): Promise<BrandReading> =>
  readBrandFiles(openFolder(directory), options);

/** Same as `readBrandFolder`, for a caller that needs the folder's files or hash as of the same reading. */
export async function readBrandFiles(files: FolderFiles, given: ReadOptions): Promise<BrandReading> {
  const file = given.file ?? relative('.', join(files.directory, manifestName));
  const options = { folder: basename(resolve(files.directory)), ...given, file };
  try {
    const info = await files.info(manifestName);
    if (info === null) return refused({ code: 'file.missing', path: [], params: { name: manifestName } }, file);
    const limit = String(caps.bytes);
    if (info.size > caps.bytes)
      return refused({ code: 'file.tooLarge', path: [], params: { size: String(info.size), limit } }, file);
    const parsed = parseManifest(await files.read(manifestName), file);
    return checkManifest(parsed, options, parsed.isComplete ? await assetDiagnostics(files, parsed.value, options) : []);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return refused({ code: 'file.unreadable', path: [], params: { detail } }, file);
  }
}

function refused(diagnostic: Diagnostic, file: string): BrandReading {
  return { ok: false, problems: [locate(diagnostic, { file, text: '', tree: undefined })] };
}

async function assetDiagnostics(files: FolderFiles, manifest: unknown, options: ReadOptions): Promise<Diagnostic[]> {
  const { names, diagnostic } = await files.list();
  const diagnostics = diagnostic === null ? [] : [diagnostic];
  const seen = new Set<string>();
  for (const reference of referencesOf(manifest)) {
    if (seen.has(reference.name)) continue;
    seen.add(reference.name);
    const found = await checkFile(files, reference, names, options);
    if (found !== null) diagnostics.push(found);
  }
  return diagnostics;
}
