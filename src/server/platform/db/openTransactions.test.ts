import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { type Database, type DatabaseSettings, type Db, inTransaction, openDatabase, run } from './index.ts';
import { account } from './tables/accounts.ts';

const kinds: [string, () => Promise<DatabaseSettings>][] = [
  ['the embedded database', async () => ({ kind: 'embedded', directory: null })],
  ['PostgreSQL', testDatabase],
];

const nothing = { queries: [], resultOf: () => 'done' };

/** Every way to open a transaction. */
const openings: [string, (db: Db, work: () => Promise<unknown>) => Promise<unknown>][] = [
  ['a transaction', (db, work) => db.transaction(work)],
  ['a transaction of hot paths', (db, work) => inTransaction(db, async () => (await work(), nothing))],
  ['a savepoint', (db, work) => db.transaction((tx) => tx.transaction(work))],
];

/** Every way to use the pool, and what its error names. */
const uses: [string, (db: Db) => Promise<unknown>, string][] = [
  ['a select', async (db) => db.select({ id: account.id }).from(account), 'select \\"id\\" from \\"account\\"'],
  ['a count', async (db) => db.$count(account), 'count(*)'],
  ['a relational query', async (db) => db.query.account.findFirst({ columns: { id: true } }), 'from \\"account\\"'],
  ['a statement of SQL', async (db) => db.execute(sql`select 41 + 1`), 'select 41 + 1'],
  ['a prepared statement', async (db) => run(db, { name: 'nested', text: 'select 6 * 7' }, []), 'select 6 * 7'],
  ['a statement of the pool', async (db) => db.$client.query('select 40 + 2'), 'select 40 + 2'],
  ['a second transaction', async (db) => db.transaction(async () => null), 'A second connection'],
  ['a second transaction of hot paths', async (db) => inTransaction(db, async () => nothing), 'A second connection'],
  ['a connection', async (db) => db.$client.connect(), 'A second connection'],
];

describe.each(kinds)('on %s', (_name, settings) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await settings());
  });
  afterAll(() => database.close());

  describe.each(openings)('inside %s', (_opening, open) => {
    it.each(uses)('%s that does not use its handle fails at once, and names itself', async (_use, use, named) => {
      const { db } = database;
      const error: unknown = await open(db, () => use(db)).catch((thrown: unknown) => thrown);
      // The query builder wraps what a statement of it throws.
      const { cause = error } = error as Error;
      expect(cause).toMatchObject({ name: 'NestedDatabaseUse', message: expect.stringContaining(named) as unknown });
      expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    });

    it('another database may be used, and its own once it has ended', async () => {
      const { db } = database;
      const other = await openDatabase({ kind: 'embedded', directory: null });
      const ended = Promise.withResolvers<void>();
      let later: Promise<unknown> = Promise.resolve();
      await open(db, async () => {
        later = ended.promise.then(() => db.execute(sql`select 1`));
        await open(other.db, async () => {
          await expect(db.execute(sql`select 2`)).rejects.toMatchObject({ cause: { name: 'NestedDatabaseUse' } });
        });
        await other.db.execute(sql`select 1`);
      });
      ended.resolve();
      await expect(later).resolves.toMatchObject({ rowCount: 1 });
      await other.close();
    });
  });
});
