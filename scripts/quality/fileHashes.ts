import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../paths.ts';

/**
 * Hash of the content of every file of the repository, committed or not, except what git ignores.
 *
 * @param pathspecs of git
 * @returns hashes by path, sorted by it
 */
export function fileHashes(pathspecs: readonly string[] = ['.'], folder = root): ReadonlyMap<string, string> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...pathspecs], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const files = [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(join(folder, file))).sort();
  return new Map(files.map((file) => [file, hashOf(readFileSync(join(folder, file)))]));
}

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Hash of the names and contents of files and of all files of folders. What is missing adds nothing.
 *
 * @param folder that the places are relative to
 * @param isMeant by its path from there, with slashes
 */
export function hashOfFiles(
  folder: string,
  places: readonly string[],
  isMeant: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesIn(resolve(folder, place)))) {
    const name = file.slice(folder.length).replaceAll('\\', '/');
    if (isMeant(name.slice(1))) hash.update(`${name}\0`).update(contentOf(file));
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A build that runs meanwhile takes files away; without its content the hash is another one. */
function contentOf(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}
