import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeItsWorld } from '../../scripts/snapshots/prepare/oldPictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'old-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Code of the old commit, with a worker thread like the in-memory database. */
const commit = {
  'thread.ts': "import { mkdirSync } from 'node:fs'; mkdirSync('.cache/snapshots/world', { recursive: true });",
  'makeWorld.ts': `
    import { Worker } from 'node:worker_threads';
    export const makeWorld = () => new Promise((done, fail) => {
      new Worker(new URL('thread.ts', import.meta.url)).once('exit', done).once('error', fail);
    });`,
};

it('a commit writes down by its own code what its brands show, so that lost pictures can be drawn again [QA-05]', () => {
  const code = join(folder, 'scripts/snapshots/prepare');
  mkdirSync(code, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(commit)) writeFileSync(join(code, name), text);
  expect(existsSync(writeItsWorld(folder))).toBe(true);
});
