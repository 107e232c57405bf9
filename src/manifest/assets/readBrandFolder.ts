import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { caps, tooComplex } from '../caps.ts';
import { decode } from '../decode.ts';
import { locate } from '../locate.ts';
import type { ReadOptions } from '../options.ts';
import { parse } from '../parse.ts';
import type { Fault } from '../problem.ts';
import { type BrandReading, readBrandWith } from '../readBrand.ts';
import { checkFile } from './checkFile.ts';
import { referencesOf } from './references.ts';

/** Reads a brand with its pictures and fonts. Needs a file system, so it stands apart from `index.ts`. Never throws. */
export async function readBrandFolder(directory: string, given: ReadOptions = {}): Promise<BrandReading> {
  const address = join(directory, 'brand.json');
  const options = { file: relative('.', address), folder: basename(resolve(directory)), ...given };
  try {
    const size = (await stat(address).catch(() => null))?.size;
    if (size === undefined) return refused({ code: 'file.missing', path: [], params: { name: 'brand.json' } }, options.file);
    if (size > caps.bytes)
      return refused(
        { code: 'file.tooLarge', path: [], params: { size: String(size), limit: String(caps.bytes) } },
        options.file,
      );
    const bytes = await readFile(address);
    return readBrandWith(bytes, options, await assetFaults(directory, bytes, options));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return refused({ code: 'file.unreadable', path: [], params: { detail } }, options.file);
  }
}

function refused(fault: Fault, file: string): BrandReading {
  return { ok: false, problems: [locate(fault, { file, text: '', tree: undefined })] };
}

async function assetFaults(directory: string, bytes: Uint8Array, options: ReadOptions): Promise<Fault[]> {
  const { text } = decode(bytes);
  if (text === null || tooComplex(text) !== null) return [];
  const { names, fault } = await listing(directory);
  const faults = fault === null ? [] : [fault];
  const seen = new Set<string>();
  for (const reference of referencesOf(parse(text).value)) {
    if (seen.has(reference.name)) continue;
    seen.add(reference.name);
    const found = await checkFile(directory, reference, names, options);
    if (found !== null) faults.push(found);
  }
  return faults;
}

/** Names of all files, and whether there is too much; it stops counting as soon as it knows. */
async function listing(directory: string): Promise<{ readonly names: readonly string[]; readonly fault: Fault | null }> {
  const names: string[] = [];
  const folders = [directory];
  let total = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const address = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(address);
      else names.push(relative(directory, address).replaceAll('\\', '/'));
      if (entry.isFile()) total += (await stat(address)).size;
      if (names.length + folders.length > caps.files)
        return { names, fault: { code: 'folder.tooManyFiles', path: [], params: { limit: String(caps.files) } } };
      if (total > caps.folderBytes)
        return { names, fault: { code: 'folder.tooLarge', path: [], params: { limit: String(caps.folderBytes) } } };
    }
  }
  return { names, fault: null };
}
