export { checkSample, type Difference, type Sampled, type SampleReport } from './checkSample.ts';
export type { Database, DatabaseSettings, Db } from './openDatabase.ts';
export { migrateAsOwner, openDatabase, readDatabase } from './openDatabase.ts';
export { type EngineFault, probeEngine } from './probeEngine.ts';
export { excessRights, servingGrants } from './servingRole.ts';
export { isUniqueViolation, sqlStateOf } from './sqlState.ts';
export type { DbTransaction, LastStep, Query, Statement, StatementValue } from './transaction.ts';
export { inTransaction, run } from './transaction.ts';
