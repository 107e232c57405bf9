import { existsSync } from 'node:fs';
import { BackupRefused, readBackup, writeBackup } from '../src/server/db/backup.ts';
import { openDatabase } from '../src/server/db/index.ts';
import { checkLedger } from '../src/server/ledger/checkLedger.ts';
import {
  type ExitCode,
  printJson,
  type Run,
  runProgram,
  type ServerIo,
  serverTerminal,
  type Values,
  type Verb,
} from './commandLine.ts';
import { chosenDatabase, databaseOptions, onDatabase, orRefused } from './database/chosenDatabase.ts';
import { backupWords as words } from './database/words.ts';
import { sayIn } from './sayIn.ts';

/** `npm run backup` copies all rows of a database to a file, `npm run restore` back into an empty database. */

const say = sayIn(words);

const verbs: Readonly<Record<string, Verb<ServerIo, keyof typeof words>>> = {
  backup: {
    help: 'help',
    options: {},
    act: ([file], run, values) => withFile('backup', file, run, (path) => backup(path, run, values)),
  },
  restore: {
    help: 'help',
    options: {},
    act: ([file], run, values) => withFile('restore', file, run, (path) => restore(path, run, values)),
  },
};

/** Runs `backup` or `restore` and returns its exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs, options: databaseOptions }, args, io);
}

async function withFile(
  verb: string,
  file: string | undefined,
  { io, language }: Run,
  act: (file: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (file !== undefined) return act(file);
  io.complain(say(language, 'needFile', { verb }));
  return 2;
}

const refusalOf = (error: unknown) => (error instanceof BackupRefused ? error.message : null);

const backup = (file: string, run: Run<ServerIo>, values: Values): Promise<ExitCode> =>
  onDatabase(run, values, ({ db }) =>
    orRefused(
      run,
      async () => {
        const rows = await writeBackup(db, file);
        if (run.json) printJson(run.io, { ok: true, file, rows });
        else run.io.print(say(run.language, 'written', { rows, file }));
        return 0;
      },
      refusalOf,
    ),
  );

async function restore(file: string, run: Run<ServerIo>, values: Values): Promise<ExitCode> {
  const { io, json, language } = run;
  if (!existsSync(file)) {
    io.complain(say(language, 'noFile', { file }));
    return 4;
  }
  const act = async (): Promise<ExitCode> => {
    const { db, close } = await openDatabase(chosenDatabase(values, io.env));
    try {
      const rows = await readBackup(db, file);
      const { holds, broken } = await checkLedger(db);
      if (json) printJson(io, { ok: holds, file, rows, broken });
      else {
        io.print(say(language, 'restored', { rows, file }));
        io.print(holds ? say(language, 'ledgerHolds') : say(language, 'ledgerBroken', { rule: broken?.rule ?? '' }));
      }
      return holds ? 0 : 1;
    } finally {
      await close();
    }
  };
  return orRefused(run, act, refusalOf);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
