import { existsSync } from 'node:fs';
import { checkLedger } from '../../src/server/money/ledger/checkLedger.ts';
import { BackupRefused, readBackup, writeBackup } from '../../src/server/platform/db/backup.ts';
import { openDatabase } from '../../src/server/platform/db/index.ts';
import { type ExitCode, printJson, type Run, type ServerIo, type Values } from '../commandLine.ts';
import { sayIn } from '../sayIn.ts';
import { chosenDatabase, onDatabase, orRefused } from './chosenDatabase.ts';
import { backupWords as words } from './words.ts';

const say = sayIn(words);

const refusalOf = (error: unknown) => (error instanceof BackupRefused ? error.message : null);

/** Copies all rows to a file. */
export const backup = (file: string, run: Run<ServerIo>, values: Values): Promise<ExitCode> =>
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

/** Fills an empty database from a file, and checks its ledger. */
export async function restore(file: string, run: Run<ServerIo>, values: Values): Promise<ExitCode> {
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
