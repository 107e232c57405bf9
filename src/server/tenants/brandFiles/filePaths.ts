import { baseName } from '../../../manifest/assets/folderFiles.ts';
import { brandSchema, schemaAt } from '../../../manifest/index.ts';

/** SHA-256 of each file by its path: `logo.svg` of the brand's folder, `@family/logo.svg` of the folder of a base. */
export type FileTable = Readonly<Record<string, string>>;

const ownPaths = ['imageFile', 'fontFile'].map((name) => patternOf(brandSchema.definitions?.[name]?.pattern));
const folderName = patternOf(schemaAt(['extends'])?.pattern);
const digest = /^[0-9a-f]{64}$/;
const maxLength = 120;

/**
 * Whether a manifest may name the path, by the patterns of its schema: lower-case, relative, without `..`. Of a base also its
 * manifest.
 */
export function isFilePath(path: string): boolean {
  const { base, name } = partsOf(path);
  if (name.length > maxLength || name.split('/').some((part) => part === '' || part.startsWith('.'))) return false;
  if (base !== null && !folderName.test(base)) return false;
  return (base !== null && name === baseName) || ownPaths.some((pattern) => pattern.test(name));
}

/** @throws {RangeError} for a path or digest that no manifest may name */
export function checkedFiles(files: FileTable): [path: string, digest: string][] {
  const entries = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const wrong = entries.find(([path, hash]) => !isFilePath(path) || !digest.test(hash));
  if (wrong !== undefined) throw new RangeError(`No brand may have the file ${JSON.stringify(wrong[0])}`);
  return entries;
}

/** Folder of the base and path inside it; `base` is null for a file of the brand itself. */
export function partsOf(path: string): { readonly base: string | null; readonly name: string } {
  const slash = path.indexOf('/');
  if (!path.startsWith('@') || slash === -1) return { base: null, name: path };
  return { base: path.slice(1, slash), name: path.slice(slash + 1) };
}

function patternOf(pattern = '(?!)'): RegExp {
  return new RegExp(pattern, 'u');
}
