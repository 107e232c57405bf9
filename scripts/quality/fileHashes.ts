import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
