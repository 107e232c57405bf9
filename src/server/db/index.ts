export type { Database, DatabaseSettings, Db } from './openDatabase.ts';
export { openDatabase, readDatabase } from './openDatabase.ts';
export type { DbTransaction, Statement, StatementValue } from './transaction.ts';
export { inTransaction, run } from './transaction.ts';
