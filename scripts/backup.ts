import { type ExitCode, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import { databaseOptions } from './database/databaseOptions.ts';
import { backupWords as words } from './database/words.ts';
import { sayIn } from './sayIn.ts';

/** `npm run backup` copies all rows of a database to a file, `npm run restore` back into an empty database. */

const say = sayIn(words);

// A verb loads its modules when it acts, so that help needs none.
const verbOf = (name: 'backup' | 'restore'): Verb<ServerIo, keyof typeof words> => ({
  help: 'help',
  options: {},
  act: async ([file], run, values) => {
    if (file === undefined) {
      run.io.complain(say(run.language, 'needFile', { verb: name }));
      return 2;
    }
    const acts = await import('./database/backupActs.ts');
    return acts[name](file, run, values);
  },
});

const verbs = { backup: verbOf('backup'), restore: verbOf('restore') };

/** Runs `backup` or `restore` and returns its exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs, options: databaseOptions }, args, io);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
