export type { Database, DatabaseSettings, Db } from './openDatabase.ts';
export { openDatabase, readDatabase } from './openDatabase.ts';
