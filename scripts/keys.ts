import { type ExitCode, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import { databaseOptions } from './database/databaseOptions.ts';
import { keyWords as words } from './database/words.ts';

/** `npm run keys -- status|rotate`: which data key sealed what, and sealing everything again. */

// A verb loads its modules when it acts, so that help needs none.
const verbOf = (name: 'status' | 'rotate'): Verb<ServerIo, keyof typeof words> => ({
  help: 'help',
  options: {},
  act: async (_names, run, values) => {
    const [{ onDatabase }, acts] = await Promise.all([import('./database/chosenDatabase.ts'), import('./database/keyActs.ts')]);
    return onDatabase(run, values, (database) => acts[name](database, run));
  },
});

const verbs = { status: verbOf('status'), rotate: verbOf('rotate') };

/** Runs `status` or `rotate` and returns its exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs, options: databaseOptions }, args, io);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
