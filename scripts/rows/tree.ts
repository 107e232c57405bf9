import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';

/** Kept between runs: a build that is still fresh is not made again. */
const kept = new Set(['.cache', 'dist']);

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Copies the work tree as it is, so that breaks are planted in files that a server, a build or a test reads.
 * @returns the folder of the copy
 */
export function copyTree(): string {
  const tree = join(root, '.cache/rows/tree');
  mkdirSync(tree, { recursive: true });
  for (const name of readdirSync(tree)) if (!kept.has(name)) rmSync(join(tree, name), { recursive: true });
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean);
  for (const file of files.filter((each) => existsSync(join(root, each)) && lstatSync(join(root, each)).isFile())) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file), { preserveTimestamps: true });
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  // Tests that list files ask git, which would answer for the work tree around the copy.
  git(tree, 'init', '--quiet');
  git(tree, 'add', '--all');
  return tree;
}

/** Runs work while a file of the copy has other contents. */
export async function whileReplaced<T>(
  tree: string,
  { file, source, original }: { readonly file: string; readonly source: string; readonly original: string },
  work: () => Promise<T>,
): Promise<T> {
  const path = join(tree, file);
  writeFileSync(path, source);
  try {
    return await work();
  } finally {
    writeFileSync(path, original);
  }
}
