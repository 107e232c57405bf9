import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused, readBackup, writeBackup } from '../src/server/db/backup.ts';
import { type DatabaseSettings, openDatabase, readDatabase } from '../src/server/db/index.ts';
import { checkLedger } from '../src/server/ledger/checkLedger.ts';
import { startErrorText } from '../src/server/startChecks.ts';
import { chosenDatabase, databaseOptions } from './chosenDatabase.ts';
import type { Io } from './ledger-check.ts';

const help = `Copies all rows of a database to a file, and back into an empty database of either kind.

  npm run backup -- file [--database postgres://…] [--data folder]
  npm run restore -- file [--database postgres://…] [--data folder]

Without a database it takes DATABASE_URL, else the embedded one in DATA_DIR (.data), which no server may have open. A
PostgreSQL stays in use during a backup. The file holds personal data and, without DATA_KEY, the key to it.
Exit 0: done; 1: restored, and the ledger is broken; 2: usage; 4: refused, nothing was changed.`;

const options = { ...databaseOptions, help: { type: 'boolean', short: 'h' } } as const;

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2), { print: console.log, complain: console.error, env: process.env });

/** Runs `backup` or `restore` and returns its exit code. */
export async function main(args: readonly string[], { print, complain, env }: Io): Promise<number> {
  const given = read(args);
  if (given?.values.help === true) {
    print(help);
    return 0;
  }
  const [command, file] = given?.positionals ?? [];
  if (given === null || file === undefined || (command !== 'backup' && command !== 'restore')) {
    complain(help);
    return 2;
  }
  const settings = chosenDatabase(given.values, env);
  try {
    return await (command === 'backup' ? backup(settings, file, print) : restore(settings, file, print));
  } catch (error) {
    const reason = error instanceof BackupRefused ? error.message : startErrorText(error);
    complain(reason ?? `The ${command} failed: ${error instanceof Error ? error.message : String(error)}`);
    return 4;
  }
}

async function backup(settings: DatabaseSettings, file: string, print: Io['print']) {
  if (settings.kind === 'embedded' && !existsSync(join(settings.directory ?? '', 'database')))
    throw new BackupRefused(`There is no database in ${settings.directory}; name its folder with --data.`);
  const { db, close } = await readDatabase(settings);
  try {
    print(`${await writeBackup(db, file)} rows are in ${file}.`);
    return 0;
  } finally {
    await close();
  }
}

async function restore(settings: DatabaseSettings, file: string, print: Io['print']) {
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`);
  const { db, close } = await openDatabase(settings);
  try {
    print(`${await readBackup(db, file)} rows are restored from ${file}.`);
    const { holds, broken } = await checkLedger(db);
    print(holds ? 'The ledger holds.' : `The ledger is BROKEN: ${broken?.rule}. See npm run ledger:check.`);
    return holds ? 0 : 1;
  } finally {
    await close();
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}
