import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startErrorText } from '../../src/server/edge/server/startChecks.ts';
import { type Database, type DatabaseSettings, readDatabase } from '../../src/server/platform/db/index.ts';
import type { ExitCode, Run, ServerIo, Values } from '../commandLine.ts';
import { sayIn } from '../sayIn.ts';
import { databaseWords } from './words.ts';

const say = sayIn(databaseWords);

/** The named database, else DATABASE_URL, else the embedded one in DATA_DIR (.data). */
export function chosenDatabase({ database, data }: Values, env: ServerIo['env']) {
  const named = database as string | undefined;
  const folder = data as string | undefined;
  const url = named ?? (folder === undefined ? env['DATABASE_URL'] : undefined);
  const directory = resolve(folder ?? env['DATA_DIR'] ?? '.data');
  const settings =
    url === undefined || url === '' ? ({ kind: 'embedded', directory } as const) : ({ kind: 'postgres', url } as const);
  return settings satisfies DatabaseSettings;
}

/** Whether the database can be there; after an error message if not. */
export function isThere(settings: ReturnType<typeof chosenDatabase>, { io, language }: Run): boolean {
  if (settings.kind === 'postgres' || existsSync(join(settings.directory, 'database'))) return true;
  io.complain(say(language, 'noDatabase', { directory: settings.directory }));
  return false;
}

/** Runs work on the chosen database, without migrations; exit code 4 and an error message if it cannot be opened or refuses. */
export async function onDatabase(
  run: Run<ServerIo>,
  values: Values,
  work: (database: Database) => Promise<ExitCode>,
): Promise<ExitCode> {
  const settings = chosenDatabase(values, run.io.env);
  if (!isThere(settings, run)) return 4;
  return orRefused(run, async () => {
    const database = await readDatabase(settings);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
}

/** Exit code 4 after an error message if the work throws. `reasonOf` explains errors that are no fault of the database. */
export async function orRefused(
  { io, language }: Run,
  work: () => Promise<ExitCode>,
  reasonOf: (error: unknown) => string | null = () => null,
): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error) ?? startErrorText(error);
    const detail = error instanceof Error ? error.message : String(error);
    io.complain(reason ?? say(language, 'failed', { detail }));
    return 4;
  }
}
