import { randomUUID } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
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
  registeredAddress,
  session,
  studioSession,
  studioTrust,
  ticket,
} from '../../platform/db/tables/index.ts';
import { sweep } from './sweep.ts';

/** Retention of rows after their end: to the moment. */

const dayMs = 86_400_000;
let database: Database;
let settings: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  settings = await testDatabase();
  database = await openDatabase(settings);
});
afterAll(() => database.close());

const merchant = 'alpha';
const far = new Date(noon.getTime() + 1_000 * dayMs);
const person = (more: object) => {
  const id = randomUUID();
  const names = { username: id, foldedUsername: id, nickname: id, avatar: '' };
  return { merchant, id, ...names, passwordChangedAt: noon, type: 4, createdAt: noon, ...more };
};
const sent = (createdAt: Date, state = 'sent') => ({
  merchant,
  id: randomUUID(),
  channel: 'sms',
  kind: 'code',
  language: 'vi',
  state,
  nextAt: far,
  expiresAt: far,
  createdAt,
});
const signedIn = (more: object) => {
  const common = { merchant, tokenHash: randomUUID(), accountId: 'm1', limited: false, createdAt: noon, seenAt: noon };
  return { ...common, idleEnd: far, absoluteEnd: far, ...more };
};
const studio = (more: object) => {
  const common = { tokenHash: randomUUID(), operator: 'op', step: 'password', createdAt: noon, seenAt: noon };
  return { ...common, idleEnd: far, absoluteEnd: far, ...more };
};

it.each<[string, PgTable, number, (at: Date) => object]>([
  [
    'a one-time code',
    oneTimeCode,
    dayMs,
    (expiresAt) => ({ merchant, purpose: 'login', target: randomUUID(), hash: '', expiresAt }),
  ],
  ['a ticket', ticket, dayMs, (expiresAt) => ({ merchant, hash: randomUUID(), purpose: 'reset', createdAt: noon, expiresAt })],
  ['a nonce', nonce, 0, (until) => ({ merchant, jti: randomUUID(), until })],
  ['a captcha', captcha, 0, (until) => ({ merchant, id: randomUUID(), answerHash: '', until })],
  ['a rate limit', limitWindow, 0, (until) => ({ merchant, mark: randomUUID(), uses: 1, until })],
  ['an address of a registration', registeredAddress, 0, (until) => ({ merchant, accountId: randomUUID(), mark: '', until })],
  [
    'failures of a login',
    loginAttempt,
    dayMs,
    (lastAt) => ({ merchant, mark: randomUUID(), failures: 1, lastAt, blockedUntil: noon }),
  ],
  ['an idle session', session, 0, (idleEnd) => signedIn({ idleEnd })],
  ['an old session', session, 0, (absoluteEnd) => signedIn({ absoluteEnd })],
  [
    'a session of play',
    playSession,
    30 * dayMs,
    (expiresAt) => {
      const of = { account: 'm1', player: 'p1', siteSession: '', gameId: 'g1', isDemo: false, language: 'vi' };
      return {
        merchant,
        id: randomUUID(),
        vendor: 'demo',
        ...of,
        ticketHash: randomUUID(),
        ticketEnd: far,
        createdAt: noon,
        expiresAt,
      };
    },
  ],
  [
    'a deleted message of an inbox',
    inboxMessage,
    30 * dayMs,
    (deletedAt) => {
      const of = { account: 'm1', template: 'depositCredited', params: {}, language: 'vi', sentAt: noon };
      return { merchant, id: randomUUID(), ...of, deletedAt };
    },
  ],
  ['an idle session of the studio', studioSession, 0, (idleEnd) => studio({ idleEnd })],
  ['an old session of the studio', studioSession, 0, (absoluteEnd) => studio({ absoluteEnd })],
  ['a trusted browser of the studio', studioTrust, 0, (until) => ({ tokenHash: randomUUID(), operator: 'op', until })],
  [
    'a claim of the desk',
    deskClaim,
    0,
    (until) => ({ merchant, kind: 'deposit', item: randomUUID(), operator: 'op', at: noon, until }),
  ],
  ['a trial account', account, 0, (expiresAt) => person({ expiresAt })],
  [
    'an authenticator that was not confirmed',
    authenticator,
    dayMs,
    (createdAt) => ({ merchant, account: randomUUID(), sealed: '', createdAt }),
  ],
  [
    'an answer to a vendor',
    ledgerRequest,
    90 * dayMs,
    (at) => ({ merchant, scope: 'seamless:demo', id: randomUUID(), digest: '', at }),
  ],
  ['a message that was sent', message, 7 * dayMs, (createdAt) => sent(createdAt)],
])('%s is kept to its moment and no longer', async (_name, table, keptMs, row) => {
  const { db } = database;
  await db.delete(table);
  await db.insert(table).values([row(noon), row(noon)] as never);
  for (const [ms, left] of [
    [keptMs, 2],
    [keptMs + 1, 0],
  ] as const) {
    expect(await sweep(db, new Date(noon.getTime() + ms))).toBe(true);
    expect(await db.$count(table)).toBe(left);
  }
});

it('keeps accounts that do not expire, messages that wait, answers to members, and authenticators that are bound', async () => {
  const { db } = database;
  const kept: readonly [PgTable, object][] = [
    [account, person({ expiresAt: null })],
    [message, sent(noon, 'waiting')],
    [ledgerRequest, { merchant, scope: 'transfer:m1', id: randomUUID(), digest: '', at: noon }],
    [authenticator, { merchant, account: 'm1', sealed: '', createdAt: noon, confirmedAt: noon }],
  ];
  for (const [table, row] of kept) {
    await db.delete(table);
    await db.insert(table).values(row as never);
  }
  await sweep(db, far);
  expect(await Promise.all(kept.map(([table]) => db.$count(table)))).toEqual([1, 1, 1, 1]);
});

it('is one process’s work at a time', async () => {
  const other = await openDatabase(settings);
  const [isHeld, isSeen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = other.db.transaction(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(4210451504)');
    isHeld.resolve();
    await isSeen.promise;
  });
  await isHeld.promise;
  expect(await sweep(database.db, noon)).toBe(false);
  isSeen.resolve();
  await holding;
  expect(await sweep(database.db, noon)).toBe(true);
  await other.close();
});
