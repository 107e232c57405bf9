import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Db } from './openDatabase.ts';
import { schema } from './schema.ts';

/** An open database transaction. */
export type DbTransaction = NodePgDatabase<typeof schema> & { readonly $client: PoolClient };

/** A statement on a hot path: the database parses and plans it once per connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Values as `pg` sends them: amounts as text, dates in ISO format, JSON as text. */
export type StatementValue = string | number | boolean | null | readonly (string | number | null)[];

/** Runs a prepared statement in a transaction, or on its own. */
export async function run<Row extends object>(
  { $client }: { readonly $client: Pool | PoolClient },
  { name, text }: Statement,
  values: readonly StatementValue[],
): Promise<readonly Row[]> {
  const { rows } = await $client.query<Row>({ name, text, values: [...values] });
  return rows;
}

/** Query builders by connection: one for each transaction would cost more than its queries. */
const builders = new WeakMap<PoolClient, DbTransaction>();

/** Commits what `work` does, or rolls it back if it throws. */
export async function inTransaction<Result>(db: Db, work: (tx: DbTransaction) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect();
  const tx = builders.get(client) ?? drizzle(client, { schema, casing: 'snake_case' });
  builders.set(client, tx);
  let isLost = false;
  try {
    await client.query('begin');
    const result = await work(tx);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isLost = true;
    });
    throw error;
  } finally {
    client.release(isLost);
  }
}
