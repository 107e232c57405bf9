import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { createIdentity } from '../src/server/accounts/index.ts';
import { type Database, readDatabase } from '../src/server/db/index.ts';
import { account } from '../src/server/db/tables/accounts.ts';
import { readSettings } from '../src/server/settings.ts';
import { startErrorText } from '../src/server/startChecks.ts';
import { openVault } from '../src/server/vault/index.ts';
import { chosenDatabase, databaseOptions } from './chosenDatabase.ts';
import type { Io } from './ledger-check.ts';

const help = `Acts of an operator on one account. Each is written to the security events.

  npm run accounts -- end-sessions <user name> --merchant <code>   ends every session of the account
  npm run accounts -- close <user name> --merchant <code>          closes the account and ends its sessions
  npm run accounts -- reopen <user name> --merchant <code>         opens a closed account again

  [--database postgres://…] [--data folder]

Without a database it takes DATABASE_URL, else the embedded one in DATA_DIR (.data), which no server may have open. A running
server follows with the next call of a session.
Exit 0: done; 1: there is no such account; 2: usage; 4: the database cannot be read.`;

const options = { merchant: { type: 'string' }, ...databaseOptions, help: { type: 'boolean', short: 'h' } } as const;

const acts = {
  'end-sessions': { state: null, kind: 'session.endedByOperator' },
  close: { state: 'disabled', kind: 'account.closed' },
  reopen: { state: 'active', kind: 'account.reopened' },
} as const;

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2), { print: console.log, complain: console.error, env: process.env });

/** Runs one act and returns the exit code. */
export async function main(args: readonly string[], { print, complain, env }: Io): Promise<number> {
  const given = read(args);
  const [name, username] = given?.positionals ?? [];
  const { merchant } = given?.values ?? {};
  if (given?.values.help === true) {
    print(help);
    return 0;
  }
  if (given === null || name === undefined || !isAct(name) || username === undefined || merchant === undefined) {
    complain(help);
    return 2;
  }
  try {
    const settings = chosenDatabase(given.values, env);
    if (settings.kind === 'embedded' && !existsSync(join(settings.directory, 'database'))) {
      throw new Error(`there is no database in ${settings.directory}; name its folder with --data.`);
    }
    const database = await readDatabase(settings);
    try {
      const ended = await act(database, readSettings(env).dataKeys, { name, merchant, username });
      if (ended === null) complain(`${merchant} has no account ${username}.`);
      else print(`${username}: ${name} done, ${ended} sessions ended.`);
      return ended === null ? 1 : 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    complain(startErrorText(error) ?? `The command failed: ${error instanceof Error ? error.message : String(error)}`);
    return 4;
  }
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

const isAct = (name: string): name is keyof typeof acts => Object.hasOwn(acts, name);

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}
