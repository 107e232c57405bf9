import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { calls } from '../../../wire/calls.ts';
import { inTransaction, run } from './index.ts';

const named = { name: 'doubled', text: 'select $1::int * 2 as number' };

let site: Awaited<ReturnType<typeof openTestServer>>;
beforeEach(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha'), database: { kind: 'embedded', directory: null } });
});
afterEach(() => site.close());

const doubled = () => run(site.db, named, [21]);
const streamOf = (client: unknown) => (client as { connection: { stream: { destroy(): void } } }).connection.stream;

describe('the embedded database after it lost a connection', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['by a statement that failed', () => site.db.execute(sql`select 1 / 0`)],
    [
      'within a transaction',
      () =>
        inTransaction(site.db, async (tx) => {
          await tx.execute(sql`create table half (number int)`);
          await run(tx, named, [1]);
          streamOf(tx.$client).destroy();
          await tx.execute(sql`select 1`);
          return { queries: [], resultOf: () => null };
        }),
    ],
    [
      'by a rollback that failed',
      () =>
        inTransaction(site.db, async (tx) => {
          await tx.execute(sql`create table half (number int)`);
          const query = tx.$client.query.bind(tx.$client);
          tx.$client.query = ((text: unknown, ...rest: never[]) =>
            text === 'rollback' ? Promise.reject(new Error('no space')) : query(text as string, ...rest)) as typeof query;
          await tx.execute(sql`select 1 / 0`);
          return { queries: [], resultOf: () => null };
        }),
    ],
    [
      'while it answers',
      () =>
        inTransaction(site.db, async (tx) => {
          const asked = tx.execute(sql`select count(*) from generate_series(1, 100000)`);
          streamOf(tx.$client).destroy();
          await asked;
          return { queries: [], resultOf: () => null };
        }),
    ],
  ])('%s runs prepared statements again, without what was not committed', async (_how, lose) => {
    expect(await doubled()).toEqual([{ number: 42 }]);
    await expect(lose()).rejects.toBeInstanceOf(Error);
    expect(await doubled()).toEqual([{ number: 42 }]);
    expect((await site.db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
    const committed = inTransaction(site.db, async (tx) => {
      await run(tx, named, [4]);
      return { queries: [{ ...named, values: [5] }], resultOf: (row: { number: number } | undefined) => row?.number };
    });
    expect(await committed).toBe(10);
    expect((await site.get('alpha.test', '/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('answers 503 with the time to wait to a call that waits too long for the only connection', async () => {
    const { $client } = site.db;
    // Another token for each call: an unknown one is remembered.
    const read = (token: string) => site.get('alpha.test', calls.memberInfo.path, { authorization: `Bearer ${token}` });
    expect((await read('a'.repeat(43))).statusCode).toBe(401);
    const { connectionTimeoutMillis: longest = 0 } = $client.options;
    expect(longest).toBeGreaterThan(0);
    const held = await $client.connect();
    $client.options.connectionTimeoutMillis = 1;
    const { statusCode, headers, json } = await read('b'.repeat(43));
    $client.options.connectionTimeoutMillis = longest;
    held.release();
    expect([statusCode, headers['retry-after'], json()]).toEqual([503, '2', expect.objectContaining({ code: 'UNAVAILABLE' })]);
    expect((await site.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
