import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, as long as every process of this product takes the same. */
const lockNumber = 4_210_451_503;

/** Several processes may start at once on one database: one migrates, the others wait and then find nothing to do. */
export async function migrate(pool: Pool) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await runMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
    client.release();
  }
}
