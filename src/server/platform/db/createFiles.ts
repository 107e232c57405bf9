import { PGlite } from '@electric-sql/pglite';
import { embeddedParams } from './embeddedParams.ts';

/**
 * Creates the files of the embedded database in the directory that its first argument names. A separate program, because
 * creating them takes more than 1 GB, which a thread would not give back whole. Ends with the process that started it.
 */
const directory = process.argv[2] ?? '';
process.once('disconnect', () => process.exit(1));
try {
  const database = await PGlite.create({ dataDir: directory, startParams: embeddedParams(directory) });
  await database.close();
  process.exit(0);
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error), () => process.exit(1));
}
