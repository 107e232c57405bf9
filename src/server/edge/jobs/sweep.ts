import { and, isNotNull, isNull, like, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/index.ts';
import {
  account,
  authenticator,
  captcha,
  deskClaim,
  inboxMessage,
  ledgerRequest,
  limitWindow,
  loginAttempt,
  message,
  nonce,
  oneTimeCode,
  playSession,
  pushDevice,
  pushDue,
  registeredAddress,
  session,
  studioSession,
  studioTrust,
  ticket,
} from '../../platform/db/tables/index.ts';
import { defineModule } from '../../platform/modules/index.ts';

/** Advisory lock id: arbitrary, but the same in every process and not used for anything else. */
const advisoryLockId = 4_210_451_504;
const sweepEveryMs = 10 * 60_000;
const dayMs = 86_400_000;
/** A year, in which the database deletes none, and a month to look at what is a year old. */
const eventRetentionMs = 396 * dayMs;

/** Tables with expiring rows, and the retention after expiry in milliseconds. */
const expiring: readonly (readonly [PgTable, PgColumn, number])[] = [
  [oneTimeCode, oneTimeCode.expiresAt, dayMs],
  [ticket, ticket.expiresAt, dayMs],
  [nonce, nonce.until, 0],
  [captcha, captcha.until, 0],
  [limitWindow, limitWindow.until, 0],
  [registeredAddress, registeredAddress.until, 0],
  [session, session.absoluteEnd, 0],
  [session, session.idleEnd, 0],
  [studioSession, studioSession.idleEnd, 0],
  [studioSession, studioSession.absoluteEnd, 0],
  [studioTrust, studioTrust.until, 0],
  [deskClaim, deskClaim.until, 0],
  [loginAttempt, loginAttempt.lastAt, dayMs],
  [inboxMessage, inboxMessage.deletedAt, 30 * dayMs],
  // A member who has not asked again for a year may have forgotten.
  [pushDevice, pushDevice.createdAt, 365 * dayMs],
  [pushDue, pushDue.nextAt, dayMs],
  // Identifies the player of late rollbacks.
  [playSession, playSession.expiresAt, 30 * dayMs],
];

/** Deletes expired rows. One process at a time; returns false if another holds the lock. */
export function sweep(db: Db, now: Date): Promise<boolean> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return db.transaction(async (tx) => {
    const lock = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${advisoryLockId}) as taken`);
    if (lock.rows[0]?.taken !== true) return false;
    for (const [table, column, retentionMs] of expiring) await tx.delete(table).where(lt(column, before(retentionMs)));
    // Only trial accounts expire.
    await tx.delete(account).where(and(isNotNull(account.expiresAt), lt(account.expiresAt, now)));
    await tx.delete(authenticator).where(and(isNull(authenticator.confirmedAt), lt(authenticator.createdAt, before(dayMs))));
    // Bets and rounds stay idempotent by their ids; only stored answers are deleted.
    const answered = and(like(ledgerRequest.scope, 'seamless:%'), lt(ledgerRequest.at, before(90 * dayMs)));
    await tx.delete(ledgerRequest).where(answered);
    await tx.delete(message).where(and(ne(message.state, 'waiting'), lt(message.createdAt, before(7 * dayMs))));
    // By a function, because the serving role may not delete events; it keeps those of the last year whatever it is asked.
    await tx.execute(sql`select sweep_security_events(${before(eventRetentionMs).toISOString()}::timestamptz)`);
    return true;
  });
}

export const sweepModule = defineModule({
  needs: ['db', 'now'],
  gives: {
    sweepExpired:
      ({ db, now }: Record<'db', Db> & Record<'now', () => Date>) =>
      () =>
        sweep(db, now()),
  },
  jobs: ({ sweepExpired }) => [{ name: 'sweep', everyMs: sweepEveryMs, atStart: true, run: sweepExpired }],
});
