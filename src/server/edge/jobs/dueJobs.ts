import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';

/** A job that looks for rows whose time has come. */
export interface DueJob {
  readonly name: string;
  /** Condition of the database: there are such rows. */
  readonly isDue: () => SQL;
  readonly run: () => Promise<unknown>;
}

/** The jobs that have something to do, by one query for all of them. */
export async function dueAmong<Job extends Pick<DueJob, 'name' | 'isDue'>>(db: Db, jobs: readonly Job[]): Promise<Job[]> {
  const conditions = jobs.map(({ name, isDue }) => sql`${isDue()} as ${sql.identifier(name)}`);
  const { rows } = await db.execute<Record<string, boolean>>(sql`select ${sql.join(conditions, sql`, `)}`);
  return jobs.filter(({ name }) => rows[0]?.[name] === true);
}
