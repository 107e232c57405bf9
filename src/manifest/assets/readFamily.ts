import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { caps } from '../caps.ts';
import { type ComposedManifest, compose } from '../compose.ts';
import { type ParsedManifest, parseManifest } from '../parseManifest.ts';
import type { Diagnostic } from '../problem.ts';
import { brandSchema, schemaAt } from '../schema.ts';
import { shown } from '../shown.ts';
import { replaceFix } from '../suggestValue.ts';
import { suggestionFor } from '../typo.ts';
import { baseName, type FolderFiles, manifestFiles, manifestName } from './folderFiles.ts';

/** A manifest with what it extends. */
export interface Family {
  readonly manifest: ComposedManifest;
  /** Folders of the bases that were read, nearest first. */
  readonly bases: readonly FolderFiles[];
  /** Names of all folders that decide what is read, also of those that cannot be. */
  readonly names: readonly string[];
}

/** Longest chain of bases. */
const maxBases = 3;

/** Reads the bases of a parsed manifest, which lie beside its folder. `file` is the manifest's name in problems. */
export async function readFamily(own: ParsedManifest, files: FolderFiles, file: string): Promise<Family> {
  const bases: FolderFiles[] = [];
  const parsed: ParsedManifest[] = [];
  const names: string[] = [];
  let top = own;
  for (let name = baseOf(top.value); name !== null; name = baseOf(top.value)) {
    const layer = parsed.length;
    const refuse = (diagnostic: Omit<Diagnostic, 'path' | 'layer'>): Family => {
      const found = { ...diagnostic, path: ['extends'], layer };
      return { manifest: compose(own, parsed, [found]), bases, names: [...names, name ?? ''] };
    };
    const chain = [...names, name].join(' → ');
    if (names.includes(name)) return refuse({ code: 'extends.cycle', params: { chain } });
    if (layer === maxBases) return refuse({ code: 'extends.tooDeep', params: { chain, limit: String(maxBases) } });
    const base = files.sibling(name);
    const fault = await faultOf(name, base, files);
    if (fault !== null) return refuse(fault);
    names.push(name);
    bases.push(base);
    top = await parsedBase(base, join(dirname(dirname(file)), name, baseName));
    parsed.push(top);
  }
  return { manifest: compose(own, parsed), bases, names };
}

/** Null if it extends nothing, or nothing that can be a folder; the schema then reports the name. */
function baseOf(manifest: unknown): string | null {
  const name = typeof manifest === 'object' && manifest !== null && 'extends' in manifest ? manifest.extends : null;
  const pattern = schemaAt(['extends'], brandSchema)?.pattern ?? '(?!)';
  return typeof name === 'string' && new RegExp(pattern, 'u').test(name) ? name : null;
}

/** Reason why a folder is no base, or null. */
async function faultOf(
  name: string,
  base: FolderFiles,
  { directory }: FolderFiles,
): Promise<Pick<Diagnostic, 'code' | 'params' | 'patch'> | null> {
  const value = shown(name);
  if ((await base.info(manifestName)) !== null) return { code: 'extends.brand', params: { value } };
  if ((await base.info(baseName)) === null) return unknown(name, directory);
  const root = await realpath(dirname(resolve(directory)));
  const target = await realpath(join(base.directory, baseName)).catch(() => '');
  return target.startsWith(root + sep) ? null : { code: 'extends.outside', params: { value } };
}

async function unknown(name: string, directory: string): Promise<Pick<Diagnostic, 'code' | 'params' | 'patch'>> {
  const own = basename(resolve(directory));
  const known = (await manifestFiles(dirname(resolve(directory))).catch(() => []))
    .filter((file) => file.name === baseName && file.folder !== own)
    .map(({ folder }) => folder);
  const { match, correction } = suggestionFor(name, known);
  const list = known.length === 0 ? '–' : known.slice(0, 12).map(shown).join(', ');
  if (match === null) return { code: 'extends.unknown', params: { value: shown(name), known: list } };
  const patch = replaceFix(['extends'], correction);
  return { code: 'extends.misspelt', params: { value: shown(name), closest: match }, patch };
}

async function parsedBase(base: FolderFiles, file: string): Promise<ParsedManifest> {
  const source = { file, text: '', tree: undefined };
  const { size = 0 } = (await base.info(baseName)) ?? {};
  const params = { size: String(size), limit: String(caps.bytes) };
  if (size > caps.bytes) {
    return { source, value: undefined, diagnostics: [{ code: 'file.tooLarge', path: [], params }], isComplete: false };
  }
  try {
    return parseManifest(await base.read(baseName), file);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return {
      source,
      value: undefined,
      diagnostics: [{ code: 'file.unreadable', path: [], params: { detail } }],
      isComplete: false,
    };
  }
}

/**
 * Absolute paths of the folders that a stored manifest extends, nearest first, as far as they can be read now. `directory` is
 * the brand's folder.
 */
export async function baseFolders(directory: string, manifest: unknown): Promise<string[]> {
  const folders: string[] = [];
  let value = manifest;
  for (let name = baseOf(value); name !== null && folders.length < maxBases; name = baseOf(value)) {
    const folder = join(dirname(resolve(directory)), name);
    folders.push(folder);
    const text = await readFile(join(folder, baseName), 'utf8').catch(() => '');
    value = text.length > caps.bytes ? null : parseManifest(text, baseName).value;
  }
  return folders;
}
