import { spawnSync } from 'node:child_process';
import { root } from '../../paths.ts';
import { lockFile } from '../places.ts';

/** Runs git and returns its output; null if it fails, for example outside a repository. */
export function git(...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trimEnd() : null;
}

/** Base of the comparison: the merge base with `main`; on `main` the previous commit. */
export function baseCommit(asked: string | undefined): string | null {
  if (asked !== undefined) return git('rev-parse', '--verify', '--quiet', `${asked}^{commit}`);
  const head = git('rev-parse', 'HEAD');
  const main = ['origin/main', 'main']
    .map((name) => git('rev-parse', '--verify', '--quiet', name))
    .find((found) => found !== null);
  const fork = main === undefined || main === null ? null : git('merge-base', 'HEAD', main);
  if (fork !== null && fork !== head) return fork;
  const dirty = git('status', '--porcelain', '--untracked-files=no') !== '';
  return dirty ? head : (git('rev-parse', '--verify', '--quiet', 'HEAD^') ?? head);
}

/** The last commit up to `upTo` that changed the lock. */
export const approvingCommit = (upTo: string): string => git('log', '-1', '--format=%H', upTo, '--', lockFile) || upTo;

/** Files that differ from a commit, including untracked ones. */
export function changedSince(commit: string): ReadonlySet<string> {
  const lines = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')];
  return new Set(lines.flatMap((text) => (text ?? '').split('\n')).filter((file) => file !== ''));
}
