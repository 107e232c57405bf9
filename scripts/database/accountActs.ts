import { and, eq } from 'drizzle-orm';
import { readSettings } from '../../src/server/edge/settings/index.ts';
import { createIdentity } from '../../src/server/identity/accounts/index.ts';
import type { Account } from '../../src/server/identity/ports/index.ts';
import type { Database, Db } from '../../src/server/platform/db/index.ts';
import { account } from '../../src/server/platform/db/tables/accounts.ts';
import { authenticator, recoveryCode, ticket } from '../../src/server/platform/db/tables/messages.ts';
import { openVault } from '../../src/server/platform/vault/index.ts';
import { type ExitCode, paint, printJson, type Run, type ServerIo, type Values } from '../commandLine.ts';
import { sayIn } from '../sayIn.ts';
import { onDatabase } from './chosenDatabase.ts';
import { accountWords as words } from './words.ts';

const say = sayIn(words);

const acts = {
  'end-sessions': { state: null, kind: 'session.endedByOperator' },
  close: { state: 'disabled', kind: 'account.closed' },
  reopen: { state: 'active', kind: 'account.reopened' },
  'reset-authenticator': { state: null, kind: 'authenticator.reset' },
} as const;

/** Performs one act on one account and says what it did. */
export async function onAccount(
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
    const ended = await act(database, readSettings(io.env).dataKeys, { name, merchant, username });
    const refused = typeof ended === 'string' ? ended : null;
    if (json) printJson(io, { ok: refused === null, merchant, username, act: name, sessions: refused === null ? ended : null });
    else if (refused === null) io.print(paint('green', say(language, 'done', { username, act: name, count: Number(ended) })));
    if (refused !== null) io.complain(say(language, refused, { merchant, username }));
    return refused === null ? 0 : 1;
  });
}

interface Act {
  readonly name: keyof typeof acts;
  readonly merchant: string;
  readonly username: string;
}

/** The number of sessions ended, or why nothing was done. */
async function act(
  { db }: Database,
  dataKeys: ReturnType<typeof readSettings>['dataKeys'],
  { name, merchant, username }: Act,
): Promise<number | 'noAccount' | 'noAuthenticator'> {
  const vault = await openVault(db, dataKeys);
  const { accounts, sessions, audit } = createIdentity({ db, now: () => new Date(), vault, reportFault: () => undefined });
  const found = await accounts.byUsername(merchant, username);
  if (found === null) return 'noAccount';
  if (name === 'reset-authenticator' && !(await removeAuthenticator(db, found))) return 'noAuthenticator';
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
function removeAuthenticator(db: Db, { merchant, id }: Pick<Account, 'merchant' | 'id'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(authenticator)
      .where(and(eq(authenticator.merchant, merchant), eq(authenticator.account, id)))
      .returning({ account: authenticator.account });
    await tx.delete(recoveryCode).where(and(eq(recoveryCode.merchant, merchant), eq(recoveryCode.account, id)));
    await tx.delete(ticket).where(and(eq(ticket.merchant, merchant), eq(ticket.account, id)));
    return removed.length > 0;
  });
}
