import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, as long as every process of this product takes the same. */
const lockNumber = 4_210_451_503;

/** The data is of another version of this product; going on could harm it. */
export class ForeignDatabase extends Error {
  constructor() {
    super('The database was made by another version of Livery.');
    this.name = 'ForeignDatabase';
  }
}

/** Several processes may start at once on one database: one migrates, the others wait and then find nothing to do. */
export async function migrate(pool: Pool) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await assertOurs(client);
    await runMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
    client.release();
  }
}

/** Steps that this version does not know, or tables without any record of a step, were not made by it. */
async function assertOurs(client: PoolClient) {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const { rows: found } = await client.query<{ journal: string | null; table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as journal, to_regclass('public.brand_version')::text as table`,
  );
  const { journal = null, table = null } = found[0] ?? {};
  const taken =
    journal === null ? [] : (await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')).rows;
  if (taken.some(({ hash }) => !known.has(hash)) || (taken.length === 0 && table !== null)) throw new ForeignDatabase();
}
