import { defineModule, type Setting } from '../modules/index.ts';
import { type Database, type DatabaseSettings, openDatabase } from './openDatabase.ts';

export { checkSample, type Difference, type Sampled, type SampleReport } from './checkSample.ts';
export { databaseRetrySeconds, isConnectionError } from './connectionError.ts';
export { assertDirectoryFree, DirectoryTaken } from './directoryLock.ts';
export { ForeignDatabase, MigrationsPending } from './migrate.ts';
export type { Database, DatabaseSettings, Db } from './openDatabase.ts';
export { migrateAsOwner, openDatabase, readDatabase } from './openDatabase.ts';
export { type EngineFault, probeEngine } from './probeEngine.ts';
export { excessRights, servingGrants } from './servingRole.ts';
export { isUniqueViolation, sqlStateOf } from './sqlState.ts';
export type { DbTransaction, LastStep, Query, Statement, StatementValue } from './transaction.ts';
export { inTransaction, run } from './transaction.ts';

interface DatabaseNeeds extends Setting<'database', DatabaseSettings> {
  readonly reportFault: (kind: 'database', error: unknown) => void;
}

export const databaseModule = defineModule({
  needs: ['settings', 'reportFault'],
  gives: {
    database: ({ settings, reportFault }: DatabaseNeeds) =>
      openDatabase(settings.database, (error) => reportFault('database', error)),
    db: ({ database }: { readonly database: Database }) => database.db,
  },
  close: ({ database }) => database.close(),
});
