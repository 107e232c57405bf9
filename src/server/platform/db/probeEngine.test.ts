import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { startPooler } from '../../../../tests/server/pooler.ts';
import { assertCanStart } from '../../edge/server/startChecks.ts';
import { readSettings } from '../../edge/settings/index.ts';
import { probeEngine } from './probeEngine.ts';

let url = '';
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  ({ url } = await testDatabase());
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

const through = async (options: Parameters<typeof startPooler>[1] = {}) => {
  const pooler = await startPooler(url, options);
  stops.push(() => pooler.stop());
  return pooler.url;
};
/** Takes the lock whatever is held. */
const ignoresLocks = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replace('pg_try_advisory_xact_lock($1)', '($1::bigint is not null)     '), 'latin1');
const start = async (environment: Readonly<Record<string, string>>) =>
  assertCanStart(readSettings({ PORT: '0', ...environment }));

it('finds nothing at PostgreSQL, nor at a pooler that passes all on', async () => {
  expect(await probeEngine({ kind: 'postgres', url })).toBeNull();
  expect(await probeEngine({ kind: 'postgres', url: await through({ swallows: () => false }) })).toBeNull();
  await expect(start({ DATABASE_URL: url })).resolves.toBeUndefined();
});

it('refuses to start behind a pooler that swallows notifications, and starts with PostgreSQL named beside it', async () => {
  const pooled = await through();
  await expect(start({ DATABASE_URL: pooled })).rejects.toThrow('DATABASE_DIRECT_URL');
  await expect(start({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: url })).resolves.toBeUndefined();
});

it('refuses to start on an engine that accepts advisory locks and ignores them', async () => {
  const careless = await through({ swallows: () => false, rewrite: ignoresLocks });
  await expect(start({ DATABASE_URL: careless })).rejects.toThrow('advisory lock');
});

it('refuses a direct address that is none or that nothing answers', async () => {
  await expect(start({ DATABASE_URL: url, DATABASE_DIRECT_URL: 'nowhere' })).rejects.toThrow('DATABASE_DIRECT_URL is not');
  await expect(start({ DATABASE_URL: url, DATABASE_DIRECT_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
    'correct DATABASE_DIRECT_URL',
  );
});
