import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../db/index.ts';
import { account, session } from '../db/tables/accounts.ts';
import { createLive } from './index.ts';

/** Sessions whose streams go on. */

let settings: DatabaseSettings;
let database: Database;
beforeAll(async () => {
  settings = await suiteDatabase();
  database = await openDatabase(settings);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(session);
  await database.db.delete(account);
});

const at = (ms: number) => new Date(noon.getTime() + ms);
const live = () =>
  createLive({ db: database.db, database: settings, now: () => noon, report: (error) => expect.fail(String(error)) });

const addAccount = (merchant: string, id: string, more: Partial<typeof account.$inferInsert> = {}) =>
  database.db.insert(account).values({
    merchant,
    id,
    username: id,
    foldedUsername: id,
    nickname: id,
    passwordChangedAt: noon,
    type: 1,
    avatar: '',
    createdAt: noon,
    ...more,
  });
const addSession = (tokenHash: string, more: Partial<typeof session.$inferInsert> = {}) =>
  database.db.insert(session).values({
    merchant: 'alpha',
    tokenHash,
    accountId: '1',
    limited: false,
    createdAt: noon,
    seenAt: noon,
    idleEnd: at(1),
    absoluteEnd: at(1),
    ...more,
  });
const openOf = async (...hashes: string[]) => [...(await live().openAmong(hashes))].toSorted();

it('are those of the hashes that have not run out, each by its own end', async () => {
  await addAccount('alpha', '1');
  await addSession('open');
  await addSession('not asked for');
  await addSession('idle', { idleEnd: noon });
  await addSession('over', { absoluteEnd: noon });
  expect(await openOf('open', 'idle', 'over', 'unknown')).toEqual(['open']);
  expect(await openOf()).toEqual([]);
});

it('are of accounts that may log in, by merchant and id', async () => {
  await addAccount('alpha', '1');
  await addAccount('alpha', '2', { state: 'disabled' });
  await addAccount('beta', '1', { state: 'disabled' });
  await addAccount('beta', '3');
  await addSession('of alpha');
  await addSession('of a closed account', { accountId: '2' });
  await addSession('of the closed account of beta', { merchant: 'beta' });
  await addSession('of no account', { accountId: '3' });
  await addSession('of beta', { merchant: 'beta', accountId: '3' });
  const all = (await database.db.select().from(session)).map(({ tokenHash }) => tokenHash);
  expect(await openOf(...all)).toEqual(['of alpha', 'of beta']);
  const isFirst = and(eq(account.merchant, 'alpha'), eq(account.id, '1'));
  await database.db.update(account).set({ state: 'disabled' }).where(isFirst);
  expect(await openOf(...all)).toEqual(['of beta']);
});
