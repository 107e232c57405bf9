import { and, isNotNull, isNull, like, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/index.ts';
import * as accounts from '../db/tables/accounts.ts';
import { ledgerRequest } from '../db/tables/ledger.ts';
import { authenticator, message, oneTimeCode, ticket } from '../db/tables/messages.ts';
import { playVisit } from '../db/tables/play.ts';

/** Any number, as long as every process of this product takes the same and nothing else does. */
const lockNumber = 4_210_451_504;
const day = 86_400_000;

/** Rows that count for nothing once their time is over, and how long they stay afterwards. */
const expiring: readonly (readonly [PgTable, PgColumn, number])[] = [
  [oneTimeCode, oneTimeCode.expiresAt, day],
  [ticket, ticket.expiresAt, day],
  [accounts.nonce, accounts.nonce.until, 0],
  [accounts.captcha, accounts.captcha.until, 0],
  [accounts.limitWindow, accounts.limitWindow.until, 0],
  [accounts.registeredAddress, accounts.registeredAddress.until, 0],
  [accounts.session, accounts.session.absoluteEnd, 0],
  [accounts.session, accounts.session.idleEnd, 0],
  [accounts.loginAttempt, accounts.loginAttempt.lastAt, day],
  // Who a player is, for calls about bets that never came.
  [playVisit, playVisit.expiresAt, 30 * day],
];

/** Takes away what has expired. One process at a time does it; false where another one is at it. */
export function sweep(db: Db, now: Date): Promise<boolean> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return db.transaction(async (work) => {
    const lock = await work.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${lockNumber}) as taken`);
    if (lock.rows[0]?.taken !== true) return false;
    for (const [table, column, stays] of expiring) await work.delete(table).where(lt(column, before(stays)));
    // Only trials end by themselves.
    await work.delete(accounts.account).where(and(isNotNull(accounts.account.expiresAt), lt(accounts.account.expiresAt, now)));
    await work.delete(authenticator).where(and(isNull(authenticator.confirmedAt), lt(authenticator.createdAt, before(day))));
    // Bets and rounds keep their own numbers for good; only the letters of old answers go.
    const answered = and(like(ledgerRequest.scope, 'seamless:%'), lt(ledgerRequest.at, before(90 * day)));
    await work.delete(ledgerRequest).where(answered);
    await work.delete(message).where(and(ne(message.state, 'waiting'), lt(message.createdAt, before(7 * day))));
    return true;
  });
}
