import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import type { Job } from '../../platform/modules/index.ts';

/** The jobs whose rows have come to their time, by one query for all of them. */
export async function dueAmong(db: Db, jobs: readonly Job[]): Promise<readonly Job[]> {
  const conditions = jobs.flatMap(({ name, isDue }) =>
    isDue === undefined ? [] : [sql`${isDue()} as ${sql.identifier(name)}`],
  );
  const { rows } = await db.execute<Record<string, boolean>>(sql`select ${sql.join(conditions, sql`, `)}`);
  return jobs.filter(({ name }) => rows[0]?.[name] === true);
}
