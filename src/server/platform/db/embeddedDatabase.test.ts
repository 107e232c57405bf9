import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { expect, it } from 'vitest';
import { isConnectionError } from './connectionError.ts';
import { startEmbeddedDatabase } from './embeddedDatabase.ts';

it('starts its thread anew after a crash, with everything that was committed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'livery-thread-'));
  const embedded = await startEmbeddedDatabase(directory);
  const withClient = async (text: string) => {
    const config: ClientConfig & { stream: () => unknown } = {
      user: 'postgres',
      database: 'postgres',
      stream: () => embedded.connect(),
    };
    const client = new Client(config);
    await client.connect();
    const { rows } = await client.query<{ number: number }>(text);
    await client.end();
    return rows;
  };
  await withClient('create table kept as select 7 as number');

  const raw = embedded.connect();
  const failed = once(raw, 'error') as Promise<[unknown]>;
  // A startup message without parameters ends the thread.
  raw.write(Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]));
  expect((await failed).map(isConnectionError)).toEqual([true]);

  expect(await withClient('select number from kept')).toEqual([{ number: 7 }]);
  await embedded.close();
  rmSync(directory, { recursive: true, force: true });
});
