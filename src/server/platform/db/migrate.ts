import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Advisory lock id: arbitrary, but the same in every process. */
const advisoryLockId = 4_210_451_503;

/** Thrown if the data belongs to another version of this product, because continuing could corrupt it. */
export class ForeignDatabase extends Error {
  constructor() {
    super('The database was made by another version of Livery.');
    this.name = 'ForeignDatabase';
  }
}

/** Thrown if migrations are to be run and the role may not run them. */
export class MigrationsPending extends Error {
  override readonly name = 'MigrationsPending';
}

/**
 * Runs pending migrations. Of processes that start concurrently one migrates and the others wait.
 * @throws ForeignDatabase, MigrationsPending
 */
export async function migrate(pool: Pool) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLockId]);
    // A serving role may not even ask for a schema that exists.
    if (await isCurrent(client)) return;
    const { rows } = await client.query<{ may: boolean }>(`select has_database_privilege(current_database(), 'CREATE') as may`);
    if (rows[0]?.may !== true) throw new MigrationsPending();
    await runMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLockId]).catch(() => undefined);
    client.release();
  }
}

/**
 * Whether every migration has run.
 * @throws ForeignDatabase on unknown migrations, or on tables without a migration record
 */
async function isCurrent(client: PoolClient): Promise<boolean> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const { rows: found } = await client.query<{ journal: string | null; table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as journal, to_regclass('public.brand_version')::text as table`,
  );
  const { journal = null, table = null } = found[0] ?? {};
  const applied =
    journal === null ? [] : (await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')).rows;
  if (applied.some(({ hash }) => !known.has(hash)) || (applied.length === 0 && table !== null)) throw new ForeignDatabase();
  return applied.length === known.size;
}
