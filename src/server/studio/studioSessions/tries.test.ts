import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { loginAttempt } from '../../platform/db/tables/accounts.ts';
import { createTries } from './tries.ts';

/** Wrong tries of a name or a factor, until and after the lock. */

const minute = 60_000;
let database: Database;
let time = noon;
const tries = () =>
  createTries({
    db: database.db,
    now: () => time,
    vault: { keyedHash: async (merchant, text) => `${merchant}|${text}` },
  });
const later = (ms: number) => {
  time = new Date(noon.getTime() + ms);
};
const take = async (count: number, key = 'name:an') => {
  const taken: boolean[] = [];
  for (let index = 0; index < count; index += 1) taken.push(await tries().take(key));
  return taken;
};
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  await database.db.delete(loginAttempt);
});

it('five tries are taken, then none for a quarter of an hour from the fifth on', async () => {
  expect(await tries().state('name:an')).toEqual({ triesLeft: 5, lockedUntil: null });
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await take(1)).toEqual([true]);
    expect(await tries().state('name:an')).toEqual({ triesLeft, lockedUntil: null });
  }
  later(minute);
  expect(await take(2)).toEqual([true, false]);
  const lockedUntil = new Date(noon.getTime() + 16 * minute);
  expect(await tries().state('name:an')).toEqual({ triesLeft: 0, lockedUntil });
  // Tries within the lock do not prolong it.
  later(16 * minute - 1);
  expect([await take(1), (await tries().state('name:an')).lockedUntil]).toEqual([[false], lockedUntil]);
  later(16 * minute);
  expect(await tries().state('name:an')).toEqual({ triesLeft: 5, lockedUntil: null });
  expect([await take(1), (await tries().state('name:an')).triesLeft]).toEqual([[true], 4]);
  expect(await take(5)).toEqual([true, true, true, true, false]);
});

it('tries are forgotten after a success, of one key and not of another', async () => {
  await take(4);
  await take(4, 'name:binh');
  await tries().forget('name:an');
  expect([(await tries().state('name:an')).triesLeft, (await tries().state('name:binh')).triesLeft]).toEqual([5, 1]);
  await take(2, 'name:binh');
  expect([(await tries().state('name:binh')).triesLeft, await take(1)]).toEqual([0, [true]]);
});

it('of concurrent tries five are taken', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => tries().take('name:an')));
  expect(taken.filter(Boolean)).toHaveLength(5);
});

it('tries of operators are apart from those of members, and by a keyed hash of the name', async () => {
  await database.db.insert(loginAttempt).values({
    merchant: 'alpha',
    mark: '-|studio:name:an',
    failures: 5,
    lastAt: noon,
    blockedUntil: new Date(noon.getTime() + minute),
  });
  expect(await take(1)).toEqual([true]);
  const rows = await database.db.select().from(loginAttempt);
  expect(rows.filter(({ merchant }) => merchant === '-').map(({ mark }) => mark)).toEqual(['-|studio:name:an']);
});
