import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryTaken, takeDirectory } from './directoryLock.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-lock-'));
const rounds = 5;

/** Takes the directory it is sent at the moment it is sent, as exactly as a process can, and releases it on null. */
const contender = `
  import { DirectoryTaken, takeDirectory } from ${JSON.stringify(new URL('./directoryLock.ts', import.meta.url).href)};
  let lock;
  process.on('message', ({ directory, at }) => {
    if (directory === null) {
      lock?.release();
      lock = undefined;
      return process.send('released');
    }
    while (Date.now() < at);
    try {
      lock = takeDirectory(directory);
      process.send('held');
    } catch (error) {
      process.send(error instanceof DirectoryTaken ? 'taken' : String(error));
    }
  });
  process.send('ready');
`;

async function startContender(...before: readonly string[]): Promise<ChildProcess> {
  const [program, ...rest] = [...before, process.execPath, '--input-type=module', '-e', contender] as const;
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

async function ask(child: ChildProcess, directory: string | null, at = 0): Promise<string> {
  const answer = once(child, 'message') as Promise<[string]>;
  child.send({ directory, at });
  return (await answer)[0];
}

const running: ChildProcess[] = [];
beforeAll(async () => void running.push(...(await Promise.all([1, 2, 3].map(() => startContender())))));
afterAll(async () => {
  for (const child of running) child.kill();
  rmSync(root, { recursive: true, force: true });
});

/** A directory that a killed process has left behind. */
async function abandoned(directory: string) {
  const child = await startContender();
  expect(await ask(child, directory)).toBe('held');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const states: [string, (directory: string) => Promise<void> | void][] = [
  ['no lock', () => undefined],
  ['the lock of a process that was killed', abandoned],
  [
    'an empty lock',
    (directory) => {
      mkdirSync(directory);
      for (const file of ['lock', 'lock.db']) writeFileSync(join(directory, file), '');
    },
  ],
];

describe('a directory that three processes take at one instant', () => {
  it.each(states)('has one holder, with %s [SERVE-03]', async (name, prepare) => {
    const outcomes: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const directory = join(root, `${name.replaceAll(' ', '-')}-${round}`);
      await prepare(directory);
      const at = Date.now() + 20;
      const answers = await Promise.all(running.map((child) => ask(child, directory, at)));
      outcomes.push(answers.toSorted().join(' '));
      await Promise.all(running.map((child) => ask(child, null)));
    }
    expect(new Set(outcomes)).toEqual(new Set(['held taken taken']));
  });
});

const canUnshare = spawnSync('unshare', ['-pf', '--mount-proc', 'true']).status === 0;
it.skipIf(!canUnshare)('is held against a process of another container too', async () => {
  const directory = join(root, 'containers');
  const inside = await startContender('unshare', '-pf', '--mount-proc');
  running.push(inside);
  const lock = takeDirectory(directory);
  expect(await ask(inside, directory)).toBe('taken');
  lock.release();
  expect(await ask(inside, directory)).toBe('held');
  expect(() => takeDirectory(directory)).toThrow(DirectoryTaken);
});

it('does not travel with a copy of the directory', () => {
  const directory = join(root, 'original');
  const copy = join(root, 'copy');
  const lock = takeDirectory(directory);
  // As a volume snapshot or `cp -r` does from outside.
  expect(spawnSync('cp', ['-r', directory, copy]).status).toBe(0);
  expect(readdirSync(copy)).toEqual(readdirSync(directory));
  takeDirectory(copy).release();
  expect(() => takeDirectory(directory)).toThrow(DirectoryTaken);
  lock.release();
  takeDirectory(directory).release();
});
