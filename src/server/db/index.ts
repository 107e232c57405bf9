export type { Database, DatabaseSettings, Db } from './openDatabase.ts';
export { openDatabase } from './openDatabase.ts';
