import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Db } from './openDatabase.ts';
import { whileOpen } from './openTransactions.ts';
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

/** A prepared statement with its values. */
export interface Query extends Statement {
  readonly values: readonly StatementValue[];
}

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

/** The end of a transaction. Its queries share a round trip with the commit, so nothing but the database can refuse them. */
export interface LastStep<Result, Row> {
  readonly queries: readonly Query[];
  /** The result, from the row of the last query; undefined if there is none. */
  readonly resultOf: (row: Row | undefined) => Result;
  /** Error to throw for an error of a query. Default: the error. */
  readonly refusalOf?: (error: unknown) => unknown;
}

/** Commits what `work` and the last step it returns do, or rolls it back if either fails. */
export async function inTransaction<Result, Row extends object>(
  db: Db,
  work: (tx: DbTransaction) => Promise<LastStep<Result, Row>>,
): Promise<Result> {
  const client = await db.$client.connect();
  const tx = builders.get(client) ?? drizzle(client, { schema, casing: 'snake_case' });
  builders.set(client, tx);
  let isLost = false;
  try {
    // Not awaited here, to share a round trip with the first statement of the work.
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const {
      queries,
      resultOf,
      refusalOf = (error) => error,
    } = await whileOpen<LastStep<Result, Row>>(db.$client, () => work(tx));
    await begun;
    const ran = Promise.all(queries.map((query) => run<Row>(tx, query, query.values)));
    const [results, { command }] = await Promise.all([ran, client.query('commit')]).catch((error: unknown) => {
      throw refusalOf(error);
    });
    if (command !== 'COMMIT') throw new Error('The database rolled a transaction back.');
    return resultOf(results.at(-1)?.[0]);
  } catch (error) {
    await client.query('rollback').catch(() => {
      isLost = true;
    });
    throw error;
  } finally {
    client.release(isLost);
  }
}
