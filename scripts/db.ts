import { type ExitCode, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import { roleWords as words } from './database/words.ts';

/** `npm run db -- migrate|roles`: tables and roles of PostgreSQL, as the owner of the tables. */

// A verb loads its modules when it acts, so that help needs none.
const verbs: Readonly<Record<string, Verb<ServerIo, keyof typeof words>>> = {
  migrate: {
    help: 'help',
    options: {},
    act: async (_names, run) => {
      const { prepare } = await import('./database/roleActs.ts');
      return prepare(run, { create: false, isPrinted: false });
    },
  },
  roles: {
    help: 'help',
    options: { print: { type: 'boolean', default: false } },
    act: async (_names, run, values) => {
      const { prepare } = await import('./database/roleActs.ts');
      return prepare(run, { create: true, isPrinted: values['print'] === true });
    },
  },
};

/** Runs `migrate` or `roles` and returns its exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs, options: {} }, args, io);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
