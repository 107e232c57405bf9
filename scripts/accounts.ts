import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../src/server/accounts/account.ts';
import { createIdentity } from '../src/server/accounts/index.ts';
import { type Database, type Db, readDatabase } from '../src/server/db/index.ts';
import { account } from '../src/server/db/tables/accounts.ts';
import { authenticator, recoveryCode, ticket } from '../src/server/db/tables/messages.ts';
import { readSettings } from '../src/server/settings.ts';
import { startErrorText } from '../src/server/startChecks.ts';
import { openVault } from '../src/server/vault/index.ts';
import { chosenDatabase, databaseOptions } from './chosenDatabase.ts';
import type { Io } from './ledger-check.ts';

const help = `Acts of an operator on one account. Each is written to the security events.

  npm run accounts -- end-sessions <user name> --merchant <code>   ends every session of the account
  npm run accounts -- close <user name> --merchant <code>          closes the account and ends its sessions
  npm run accounts -- reopen <user name> --merchant <code>         opens a closed account again
  npm run accounts -- reset-authenticator <user name> --merchant <code>
      for an owner who lost the authenticator and its recovery codes, and proved who they are: both end, and every session. The
      next login proves itself as one without an authenticator, and a new one can be bound

  [--database postgres://…] [--data folder]

Without a database it takes DATABASE_URL, else the embedded one in DATA_DIR (.data), which no server may have open. A running
server follows with the next call of a session.
Exit 0: done; 1: there is no such account, or it has no authenticator; 2: usage; 4: the database cannot be read.`;

const options = { merchant: { type: 'string' }, ...databaseOptions, help: { type: 'boolean', short: 'h' } } as const;

const acts = {
  'end-sessions': { state: null, kind: 'session.endedByOperator' },
  close: { state: 'disabled', kind: 'account.closed' },
  reopen: { state: 'active', kind: 'account.reopened' },
  'reset-authenticator': { state: null, kind: 'authenticator.reset' },
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
      if (typeof ended === 'string') complain(ended);
      else print(`${username}: ${name} done, ${ended} sessions ended.`);
      return typeof ended === 'string' ? 1 : 0;
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

/** The number of sessions ended, or why nothing was done. */
async function act({ db }: Database, dataKeys: ReturnType<typeof readSettings>['dataKeys'], { name, merchant, username }: Act) {
  const vault = await openVault(db, dataKeys);
  const { accounts, sessions, audit } = createIdentity({ db, now: () => new Date(), vault, reportFault: () => undefined });
  const found = await accounts.byUsername(merchant, username);
  if (found === null) return `${merchant} has no account ${username}.`;
  if (name === 'reset-authenticator' && !(await removeAuthenticator(db, found))) return `${username} has no authenticator.`;
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

/** Also ends the recovery codes and every ticket that was issued while the authenticator was bound; false without one. */
const removeAuthenticator = (db: Db, { merchant, id }: Pick<Account, 'merchant' | 'id'>) =>
  db.transaction(async (tx) => {
    const removed = await tx
      .delete(authenticator)
      .where(and(eq(authenticator.merchant, merchant), eq(authenticator.account, id)))
      .returning({ account: authenticator.account });
    await tx.delete(recoveryCode).where(and(eq(recoveryCode.merchant, merchant), eq(recoveryCode.account, id)));
    await tx.delete(ticket).where(and(eq(ticket.merchant, merchant), eq(ticket.account, id)));
    return removed.length > 0;
  });

const isAct = (name: string): name is keyof typeof acts => Object.hasOwn(acts, name);

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}
