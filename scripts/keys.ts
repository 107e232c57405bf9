import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, type DatabaseSettings, readDatabase } from '../src/server/db/index.ts';
import { readSettings } from '../src/server/settings.ts';
import { startErrorText } from '../src/server/startChecks.ts';
import { StartError } from '../src/server/startError.ts';
import { type DataKeys, reseal, sealedRows, storedKey } from '../src/server/vault/index.ts';
import { chosenDatabase, databaseOptions } from './chosenDatabase.ts';
import type { Io } from './ledger-check.ts';

const help = `Data keys: which one sealed what, and sealing everything anew with the first key of DATA_KEY.

  npm run keys -- status [--json] [--database postgres://…] [--data folder]
  npm run keys -- rotate [--json] [--database postgres://…] [--data folder]

Without a database it takes DATABASE_URL, else the embedded one in DATA_DIR (.data), which no server may have open.
To change the key: restart with DATA_KEY=<new id>:<new>,<old>, run rotate, which may be interrupted and repeated, and once
status names the new key only, restart without the old one. src/server/vault/README.md has the order for several servers.
Exit 0: done; 1: rows that no key of DATA_KEY opens; 2: usage; 4: the database cannot be read.`;

const options = { json: { type: 'boolean' }, ...databaseOptions, help: { type: 'boolean', short: 'h' } } as const;

type Given = NonNullable<ReturnType<typeof read>>['values'];

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2), { print: console.log, complain: console.error, env: process.env });

/** Runs `status` or `rotate` and returns its exit code. */
export async function main(args: readonly string[], { print, complain, env }: Io): Promise<number> {
  const given = read(args);
  const command = given?.positionals[0];
  if (given?.values.help === true) {
    print(help);
    return 0;
  }
  if (given === null || (command !== 'status' && command !== 'rotate')) {
    complain(help);
    return 2;
  }
  try {
    const { dataKeys } = readSettings(env);
    const database = await readDatabase(databaseOf(given.values, env));
    try {
      return command === 'status'
        ? await status(database, dataKeys, { print, asJson: given.values.json === true })
        : await rotate(database, dataKeys, { print, asJson: given.values.json === true });
    } finally {
      await database.close();
    }
  } catch (error) {
    complain(startErrorText(error) ?? `The command failed: ${error instanceof Error ? error.message : String(error)}`);
    return 4;
  }
}

interface Output {
  readonly print: Io['print'];
  readonly asJson: boolean;
}

const nameOf = (id: string | null) => id ?? 'a key without an id';

async function status({ db }: Database, dataKeys: DataKeys | null, { print, asJson }: Output): Promise<number> {
  const rows = await sealedRows(db);
  const isStored = (await storedKey(db)) !== null;
  const keys = dataKeys?.map(({ id }) => id) ?? [];
  if (asJson) print(JSON.stringify({ keys, storedInDatabase: isStored, rows }, null, 2));
  else {
    print(`DATA_KEY: ${dataKeys === null ? 'none' : keys.map(nameOf).join(', ')}.`);
    if (isStored) print('The database keeps a generated key. With a DATA_KEY, rotate replaces it.');
    for (const { name, keyId, rows: count } of rows) print(`  ${name}: ${count} sealed by ${nameOf(keyId)}`);
  }
  return 0;
}

async function rotate({ db }: Database, dataKeys: DataKeys | null, { print, asJson }: Output): Promise<number> {
  if (dataKeys === null) {
    throw new StartError({
      en: 'DATA_KEY is not set; set it to the new key, with the old one after it.',
      vi: 'Chưa đặt DATA_KEY; hãy đặt khoá mới, theo sau là khoá cũ.',
    });
  }
  const results = await reseal(db, dataKeys, ({ name, done }) => {
    if (!asJson) print(`  ${name}: ${done} …`);
  });
  const unreadable = results.reduce((sum, result) => sum + result.unreadable, 0);
  const done = results.reduce((sum, result) => sum + result.done, 0);
  if (asJson) print(JSON.stringify({ key: dataKeys[0].id, results }, null, 2));
  else print(`${done} rows are sealed anew by ${nameOf(dataKeys[0].id)}.`);
  if (unreadable > 0 && !asJson) print(`${unreadable} rows are opened by no key of DATA_KEY; add the key that sealed them.`);
  return unreadable === 0 ? 0 : 1;
}

function databaseOf(given: Given, env: Io['env']): DatabaseSettings {
  const settings = chosenDatabase(given, env);
  if (settings.kind === 'postgres' || existsSync(join(settings.directory, 'database'))) return settings;
  throw new Error(
    `there is no database in ${settings.directory}; name its folder with --data, or a PostgreSQL with --database.`,
  );
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}
