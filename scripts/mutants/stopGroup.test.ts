import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stopGroup } from './stopGroup.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-group-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a worker in an endless loop, names it to its parent, and ends or waits when its channel is closed. */
const program = (onDisconnect: string) => `
import { spawn } from 'node:child_process';
const worker = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
process.on('disconnect', () => ${onDisconnect});
process.send(worker.pid);
setInterval(() => {}, 1000);
`;

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['that ends when its channel is closed', 'process.exit()'],
  ['that waits for its worker', '{}'],
])('ends the worker of a process %s', async (name, onDisconnect) => {
  const file = join(folder, `${name.length}.mjs`);
  writeFileSync(file, program(onDisconnect));
  const child = fork(file, { detached: true });
  const [worker] = (await once(child, 'message')) as [number];
  expect(lives(worker)).toBe(true);
  await stopGroup(child, 200);
  await expect.poll(() => lives(worker)).toBe(false);
});
