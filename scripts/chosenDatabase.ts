import { resolve } from 'node:path';
import type { DatabaseSettings } from '../src/server/db/index.ts';

/** Options of commands that work on a database. */
export const databaseOptions = { database: { type: 'string' }, data: { type: 'string' } } as const;

interface Given {
  readonly database?: string;
  readonly data?: string;
}

/** The named database, else DATABASE_URL, else the embedded one in DATA_DIR (.data). */
export function chosenDatabase({ database, data }: Given, env: Readonly<Record<string, string | undefined>>) {
  const url = database ?? (data === undefined ? env['DATABASE_URL'] : undefined);
  const directory = resolve(data ?? env['DATA_DIR'] ?? '.data');
  const settings =
    url === undefined || url === '' ? ({ kind: 'embedded', directory } as const) : ({ kind: 'postgres', url } as const);
  return settings satisfies DatabaseSettings;
}
