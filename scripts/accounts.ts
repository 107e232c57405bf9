import { and, eq } from 'drizzle-orm';
import { createIdentity } from '../src/server/accounts/index.ts';
import type { Database } from '../src/server/db/index.ts';
import { account } from '../src/server/db/tables/accounts.ts';
import { readSettings } from '../src/server/settings.ts';
import { openVault } from '../src/server/vault/index.ts';
import {
  type ExitCode,
  paint,
  printJson,
  type Run,
  runProgram,
  type ServerIo,
  serverTerminal,
  type Values,
  type Verb,
} from './commandLine.ts';
import { databaseOptions, onDatabase } from './database/chosenDatabase.ts';
import { accountWords as words } from './database/words.ts';
import { sayIn } from './sayIn.ts';

/** `npm run accounts -- <act>`: acts of an operator on one account. */

const say = sayIn(words);

const acts = {
  'end-sessions': { state: null, kind: 'session.endedByOperator' },
  close: { state: 'disabled', kind: 'account.closed' },
  reopen: { state: 'active', kind: 'account.reopened' },
} as const;

const verbOf = (name: keyof typeof acts): Verb<ServerIo, keyof typeof words> => ({
  help: 'help',
  options: { merchant: { type: 'string' } },
  act: ([username], run, values) => onAccount(name, username, run, values),
});

const verbs = { 'end-sessions': verbOf('end-sessions'), close: verbOf('close'), reopen: verbOf('reopen') };

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());

/** Runs one act and returns the exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs, options: databaseOptions }, args, io);
}

async function onAccount(
  name: keyof typeof acts,
  username: string | undefined,
  run: Run<ServerIo>,
  values: Values,
): Promise<ExitCode> {
  const { io, json, language } = run;
  const merchant = values['merchant'] as string | undefined;
  if (username === undefined || merchant === undefined) {
    io.complain(say(language, 'needAccount', { act: name }));
    return 2;
  }
  return onDatabase(run, values, async (database) => {
    const sessions = await act(database, readSettings(io.env).dataKeys, { name, merchant, username });
    if (json) printJson(io, { ok: sessions !== null, merchant, username, act: name, sessions });
    else if (sessions !== null) io.print(paint('green', say(language, 'done', { username, act: name, count: sessions })));
    if (sessions === null) io.complain(say(language, 'noAccount', { merchant, username }));
    return sessions === null ? 1 : 0;
  });
}

interface Act {
  readonly name: keyof typeof acts;
  readonly merchant: string;
  readonly username: string;
}

/** The number of sessions ended; null if there is no such account. */
async function act({ db }: Database, dataKeys: ReturnType<typeof readSettings>['dataKeys'], { name, merchant, username }: Act) {
  const vault = await openVault(db, dataKeys);
  const { accounts, sessions, audit } = createIdentity({ db, now: () => new Date(), vault, reportFault: () => undefined });
  const found = await accounts.byUsername(merchant, username);
  if (found === null) return null;
  const { state, kind } = acts[name];
  if (state !== null)
    await db
      .update(account)
      .set({ state })
      .where(and(eq(account.merchant, merchant), eq(account.id, found.id)));
  const ended = await sessions.endAll(found);
  await audit.note({ merchant, kind, accountId: found.id, details: { sessions: ended } });
  return ended;
}
