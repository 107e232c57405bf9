import { basename, join, relative, resolve } from 'node:path';
import { caps } from '../caps.ts';
import { locate } from '../locate.ts';
import type { LocalText } from '../manifest.generated.ts';
import type { ReadOptions } from '../options.ts';
import { parseManifest } from '../parseManifest.ts';
import type { Diagnostic } from '../problem.ts';
import { type BrandReading, checkManifest } from '../readBrand.ts';
import { valueAt } from '../rules/context.ts';
import { textLanguages } from '../schema.ts';
import { shown } from '../shown.ts';
import { replaceFix } from '../suggestValue.ts';
import { suggestionFor } from '../typo.ts';
import { type FileInfo, type FolderFiles, manifestName, openFolder } from './folderFiles.ts';
import { type FileKind, imageSize, kindOfFile, kindOfName } from './imageFile.ts';
import { readFamily } from './readFamily.ts';
import { type Reference, referencesOf } from './references.ts';
import { readSvg } from './svg.ts';

/** A brand's reading with the bases that it extends. */
export type FolderBrandReading = BrandReading & {
  /** Names of all folders of bases that decide the result, nearest first, also of those that cannot be read. */
  readonly bases: readonly string[];
};

/** Reads a brand with the images and fonts it names. Never throws. Needs a file system, so `index.ts` does not export it. */
export const readBrandFolder = (directory: string, options: ReadOptions = {}): Promise<FolderBrandReading> =>
  readBrandFiles(openFolder(directory), options);

/** Same as `readBrandFolder`, for a caller that needs the folder's files or hash as of the same reading. */
export async function readBrandFiles(files: FolderFiles, given: ReadOptions): Promise<FolderBrandReading> {
  const file = given.file ?? relative('.', join(files.directory, manifestName));
  const options = { folder: basename(resolve(files.directory)), ...given, file };
  let bases: readonly string[] = [];
  const refused = (diagnostic: Diagnostic): FolderBrandReading => {
    return { ok: false, problems: [locate(diagnostic, { file, text: '', tree: undefined })], older: [], bases };
  };
  try {
    const info = await files.info(manifestName);
    if (info === null) return refused({ code: 'file.missing', path: [], params: { name: manifestName } });
    const limit = String(caps.bytes);
    if (info.size > caps.bytes) return refused({ code: 'file.tooLarge', path: [], params: { size: String(info.size), limit } });
    const family = await readFamily(parseManifest(await files.read(manifestName), file), files, file);
    bases = family.names;
    const { manifest } = family;
    const outside = manifest.isComplete ? await assetDiagnostics([files, ...family.bases], manifest.value, options) : [];
    return { ...checkManifest(manifest, options, outside), bases };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return refused({ code: 'file.unreadable', path: [], params: { detail } });
  }
}

/** A file is taken from the first folder that has it: the brand's, then those of its bases. */
async function assetDiagnostics(
  folders: readonly FolderFiles[],
  manifest: unknown,
  options: ReadOptions,
): Promise<Diagnostic[]> {
  const listings = await Promise.all(folders.map((files) => files.list()));
  const names = listings.flatMap((listing) => listing.names);
  const diagnostics = listings.flatMap(({ diagnostic }) => diagnostic ?? []);
  const seen = new Set<string>();
  const languages = offeredLanguages(manifest);
  for (const reference of referencesOf(manifest)) {
    if (seen.has(reference.name)) continue;
    seen.add(reference.name);
    const found = await checkFile(folders, reference, names, { ...options, languages });
    if (found !== null) diagnostics.push(found);
  }
  return diagnostics;
}

interface AssetOptions extends ReadOptions {
  /** Languages whose letters a font needs. */
  readonly languages: readonly (keyof LocalText)[];
}

/** All known languages, if the manifest does not name any of them. The manifest is not validated yet. */
function offeredLanguages(manifest: unknown): readonly (keyof LocalText)[] {
  const offered = valueAt(manifest, ['languages', 'offered']);
  const known = textLanguages.filter((language) => Array.isArray(offered) && offered.includes(language));
  return known.length === 0 ? textLanguages : known;
}

/** Fault of a file that the manifest names, or null. Its size is checked before it is read. */
async function checkFile(
  folders: readonly FolderFiles[],
  reference: Reference,
  present: readonly string[],
  options: AssetOptions,
): Promise<Diagnostic | null> {
  const { path, name } = reference;
  const value = shown(name);
  const [files, info] = await firstWith(folders, name);
  if (files === null || info === null) return missing(reference, present);
  if (info.isOutside) return { code: 'asset.outside', path, params: { value } };
  if (info.size > caps.fileBytes)
    return { code: 'asset.tooLarge', path, params: { value, size: String(info.size), limit: String(caps.fileBytes) } };
  const bytes = await files.read(name).catch(() => null);
  if (bytes === null) return missing(reference, present);
  const found = kindOfFile(bytes);
  if (found !== kindOfName(name)) return wrongKind(reference, found);
  const own = found === 'svg' ? unsafe(reference, bytes) : await letters(reference, bytes, options);
  if (own === null && found !== 'svg' && found !== 'woff2') {
    const fault = (await options.pictureFault?.(bytes)) ?? null;
    if (fault !== null) return { code: fault === 'damaged' ? 'asset.damaged' : 'asset.pixels', path, params: { value } };
  }
  return own ?? logoShape(reference, bytes, found);
}

function logoShape({ path, name }: Reference, bytes: Uint8Array, found: FileKind): Diagnostic | null {
  if (path[0] !== 'assets' || path[1] !== 'logo' || found === 'woff2' || found === 'unknown') return null;
  const size = imageSize(bytes, found);
  if (size === null || (size.width <= 8 * size.height && size.height <= 2 * size.width)) return null;
  const params = { value: shown(name), width: String(size.width), height: String(size.height) };
  return { code: 'asset.logoShape', severity: 'warning', path, params };
}

async function firstWith(folders: readonly FolderFiles[], name: string): Promise<[FolderFiles, FileInfo] | [null, null]> {
  for (const files of folders) {
    const info = await files.info(name);
    if (info !== null) return [files, info];
  }
  return [null, null];
}

function missing({ path, name }: Reference, present: readonly string[]): Diagnostic {
  const ending = kindOfName(name) === 'woff2' ? ['woff2'] : ['svg', 'png', 'jpg', 'webp', 'avif'];
  const { match, correction } = suggestionFor(
    name,
    present.filter((file) => file !== name && ending.includes(kindOfName(file))),
  );
  if (match === null) return { code: 'asset.missing', path, params: { value: shown(name) } };
  return {
    code: 'asset.misspelt',
    path,
    params: { value: shown(name), closest: match },
    patch: replaceFix(path, correction),
  };
}

function wrongKind({ path, name }: Reference, found: string): Diagnostic {
  const what = found === 'unknown' ? { en: 'something else', vi: 'loại khác' } : found.toUpperCase();
  return { code: 'asset.wrongKind', path, params: { value: shown(name), named: kindOfName(name).toUpperCase(), found: what } };
}

function unsafe({ path, name }: Reference, bytes: Uint8Array): Diagnostic | null {
  const reading = readSvg(new TextDecoder().decode(bytes));
  return reading.ok ? null : { code: 'asset.hostileSvg', path, params: { value: shown(name), detail: reading.reason } };
}

async function letters({ path, name, kind }: Reference, bytes: Uint8Array, options: AssetOptions): Promise<Diagnostic | null> {
  const { missingLetters, languages } = options;
  if (kind !== 'font' || missingLetters === undefined) return null;
  const lacking = await coverageOf(() => missingLetters(bytes, languages));
  if (lacking === null) return { code: 'asset.damagedFont', path, params: { value: shown(name) } };
  if (lacking.length === 0) return null;
  return { code: 'asset.fontLetters', path, params: { value: shown(name), letters: lacking.slice(0, 12).join(' ') } };
}

/** Null if the font cannot be parsed. */
async function coverageOf(missing: () => readonly string[] | Promise<readonly string[]>): Promise<readonly string[] | null> {
  try {
    return await missing();
  } catch {
    return null;
  }
}
