import { type ExitCode, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import type { onAccount } from './database/accountActs.ts';
import { databaseOptions } from './database/databaseOptions.ts';
import { accountWords as words } from './database/words.ts';

/** `npm run accounts -- <act>`: acts of an operator on one account. */

// A verb loads its modules when it acts, so that help needs none.
const verbOf = (name: Parameters<typeof onAccount>[0]): Verb<ServerIo, keyof typeof words> => ({
  help: 'help',
  options: { merchant: { type: 'string' } },
  act: async ([username], run, values) => {
    const { onAccount } = await import('./database/accountActs.ts');
    return onAccount(name, username, run, values);
  },
});

const verbs = {
  'end-sessions': verbOf('end-sessions'),
  close: verbOf('close'),
  reopen: verbOf('reopen'),
  'reset-authenticator': verbOf('reset-authenticator'),
};

/** Runs one act and returns the exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs, options: databaseOptions }, args, io);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
