import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { command } from '../../../../tests/commands/command.ts';
import { faultsOfCommands } from '../../../../tests/commands/commandsOn.ts';
import { emptyDatabase, testDatabase } from '../../../../tests/server/databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('commands on PostgreSQL do what they are for and end with 0, and a backup fills an empty installation', async () => {
  expect(await faultsOfCommands({ database: await testDatabase(), other: await emptyDatabase(), folder })).toEqual([]);
});

it('db migrates, creates the serving role and prints its rights', async () => {
  const { url } = await emptyDatabase();
  const serving = new URL(url);
  serving.username = `role_${process.pid}`;
  const env = { MIGRATE_URL: url, DATABASE_URL: serving.href };
  for (const args of [['roles', '--print'], ['roles'], ['migrate']]) {
    const { code, text } = await command('db', args, env);
    expect([args, code, text]).toEqual([args, 0, expect.not.stringMatching(/\n\s+at /)]);
  }
});
