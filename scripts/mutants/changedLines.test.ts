import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeBase, changedLines, type Git, linesIn, NoBaseError } from './changedLines.ts';

const shown = (lines: ReadonlyMap<string, ReadonlySet<number>>) =>
  Object.fromEntries([...lines].map(([file, numbers]) => [file, [...numbers]]));

it('reads the numbers of added and replaced lines, and takes no text of a line for the head of a file', () => {
  const diff = [
    'diff --git a/src/a.ts b/src/a.ts',
    '--- a/src/a.ts',
    '+++ b/src/a.ts',
    '@@ -3 +3,2 @@ function a() {',
    '-old',
    '+++ b/src/wrong.ts',
    '+@@ -1 +90 @@',
    '@@ -9,2 +9,0 @@',
    '--- a/src/wrong.ts',
    '-gone',
    '@@ -20,0 +19 @@',
    '+new',
    '\\ No newline at end of file',
    'diff --git a/src/gone.ts b/src/with blank.ts',
    'similarity index 90%',
    '--- a/src/gone.ts',
    '+++ b/src/with blank.ts\t',
    '@@ -1 +1 @@',
    '-old',
    '+new',
    'diff --git a/src/short.ts b/src/short.ts',
    '--- a/src/short.ts',
    '+++ b/src/short.ts',
    '@@ -4 +3,0 @@',
    '-gone',
  ].join('\n');
  expect(shown(linesIn(diff))).toEqual({ 'src/a.ts': [3, 4, 19], 'src/with blank.ts': [1] });
});

describe('in a repository', () => {
  let folder = '';
  const gitIn =
    (cwd: string): Git =>
    (...args) => {
      try {
        return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env }).trim();
      } catch {
        return null;
      }
    };
  const env = {
    PATH: process.env['PATH'],
    HOME: '/nonexistent',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  };
  const git: Git = (...args) => gitIn(folder)(...args);
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  /** Commits everything at an hour after the beginning; answers the commit. */
  const commit = (hour: number): string => {
    const date = `${1_700_000_000 + hour * 3_600} +0000`;
    git('add', '--all');
    execFileSync('git', ['commit', '--quiet', '--message', 'text'], {
      cwd: folder,
      env: { ...env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
    return git('rev-parse', 'HEAD') ?? '';
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mutants-'));
    git('init', '--quiet', '--initial-branch=main');
    // Settings of a machine that change what a diff looks like.
    for (const [name = '', value = ''] of Object.entries({ 'diff.renames': 'false', 'diff.noprefix': 'true' }))
      git('config', name, value);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds lines of committed, uncommitted and unknown files, none of a rename, and none outside src', () => {
    const ten = Array.from({ length: 10 }, (_each, index) => `line ${index}`);
    write('src/kept.ts', ten.join('\n'));
    write('src/before.ts', ten.join('\n'));
    write('src/moved.ts', `${ten.join('\n')}\nend`);
    write('src/removed.ts', 'text');
    write('outside.ts', 'text');
    const base = commit(0);
    renameSync(join(folder, 'src/before.ts'), join(folder, 'src/after.ts'));
    renameSync(join(folder, 'src/moved.ts'), join(folder, 'src/moved and changed.ts'));
    write('src/moved and changed.ts', `${ten.toSpliced(1, 1, 'other').join('\n')}\nend`);
    rmSync(join(folder, 'src/removed.ts'));
    write('outside.ts', 'other');
    write('src/kept.ts', ten.toSpliced(4, 1, 'other', 'new').join('\n'));
    commit(1);
    write('src/kept.ts', ten.toSpliced(4, 1, 'other', 'new').toSpliced(0, 1, 'first').join('\n'));
    write('src/unknown.ts', 'one\ntwo');
    expect(shown(changedLines(git, base, read))).toEqual({
      'src/kept.ts': [1, 5, 6],
      'src/moved and changed.ts': [2],
      'src/unknown.ts': [1, 2],
    });
  });

  it('takes the commit at which a branch left what has landed', () => {
    write('src/a.ts', 'one');
    const left = commit(0);
    git('switch', '--quiet', '--create', 'branch');
    write('src/a.ts', 'two');
    const first = commit(1);
    write('src/a.ts', 'three');
    commit(2);
    git('switch', '--quiet', 'main');
    write('src/b.ts', 'one');
    commit(3);
    git('switch', '--quiet', 'branch');
    expect(changeBase(git)).toBe(left);
    expect(changeBase(git, first)).toBe(first);
    expect(() => changeBase(git, 'unknown')).toThrow(NoBaseError);
  });

  it('takes the last commit a day older than the newest of what has landed, and in a younger history the first', () => {
    write('src/a.ts', 'one');
    const first = commit(0);
    write('src/a.ts', 'two');
    commit(23);
    expect(changeBase(git)).toBe(first);
    write('src/a.ts', 'three');
    const day = commit(30);
    write('src/a.ts', 'four');
    commit(31);
    write('src/a.ts', 'five');
    commit(54);
    expect(changeBase(git)).toBe(day);
  });

  it('takes everything for changed in a clone of one commit, and the first commit in one of several', () => {
    write('src/a.ts', 'one');
    commit(0);
    write('src/a.ts', 'two');
    const second = commit(30);
    write('src/b.ts', 'one\ntwo');
    commit(31);
    for (const depth of [1, 2]) {
      const clone = join(folder, `clone${depth}`);
      git('clone', '--quiet', `--depth=${depth}`, `file://${folder}`, clone);
      const base = changeBase(gitIn(clone));
      const lines = changedLines(gitIn(clone), base, read);
      if (depth === 2) expect(base).toBe(second);
      expect(shown(lines)).toEqual({ ...(depth === 1 ? { 'src/a.ts': [1] } : {}), 'src/b.ts': [1, 2] });
    }
  });

  it('finds no base outside of a repository', () => {
    expect(() => changeBase(() => null)).toThrow(NoBaseError);
  });
});
