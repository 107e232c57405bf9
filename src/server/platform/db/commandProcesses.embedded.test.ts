import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { faultsOfCommands } from '../../../../tests/commands/commandsOn.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('commands on the embedded database do what they are for and end with 0, and a backup fills an empty installation', async () => {
  const inFolder = (name: string) => ({ kind: 'embedded' as const, directory: join(folder, name) });
  expect(await faultsOfCommands({ database: inFolder('first'), other: inFolder('second'), folder })).toEqual([]);
});
