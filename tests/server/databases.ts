import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type DatabaseSettings, openDatabase } from '../../src/server/platform/db/index.ts';
import { createDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection URL of the run's PostgreSQL. */
    postgres: string;
  }
}

export interface TestDatabase {
  readonly kind: 'postgres';
  readonly url: string;
}

const template = 'livery_template';

/** Global setup: starts one PostgreSQL per run with a migrated template database, which every suite copies. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const { close } = await openDatabase({ kind: 'postgres', url: await createDatabase(postgres.url, template) });
  await close();
  project.provide('postgres', postgres.url);
  return postgres.stop;
}

/** A migrated database without rows, for one suite: of the kind that the project runs on. For one process at a time. */
export async function suiteDatabase(): Promise<DatabaseSettings> {
  const embedded = inject('embedded');
  if (embedded === undefined) return testDatabase();
  const directory = mkdtempSync(join(embedded, 'suite-'));
  cpSync(join(embedded, 'template'), directory, { recursive: true });
  return { kind: 'embedded', directory };
}

/** A migrated PostgreSQL database without rows, which several processes may open. */
export const testDatabase = () => made(template);

/** A database without tables, for tests of migrations. */
export const emptyDatabase = () => made();

async function made(from?: string): Promise<TestDatabase> {
  return { kind: 'postgres', url: await createDatabase(inject('postgres'), `test_${randomUUID().replaceAll('-', '')}`, from) };
}
