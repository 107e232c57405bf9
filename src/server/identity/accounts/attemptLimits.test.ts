import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { limitWindow, loginAttempt } from '../../platform/db/tables/accounts.ts';
import { createLimits } from './limits.ts';
import { createLoginGuard } from './loginGuard.ts';

let database: Database;
let time = noon;
const now = () => time;
const at = (seconds: number) => {
  time = new Date(noon.getTime() + seconds * 1_000);
};
beforeAll(async () => {
  database = await openDatabase(await testDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  at(0);
  await database.db.delete(limitWindow);
  await database.db.delete(loginAttempt);
});

describe('a rate limit', () => {
  const limits = () =>
    createLimits({ db: database.db, now, vault: { keyedHash: async (merchant, text) => `${merchant}|${text}` } });
  const budget = { merchant: 'alpha', key: 'sms', uses: 2, seconds: 60 };

  it('allows its uses in a window that starts with the first, and starts anew when that ends', async () => {
    const limiter = limits();
    const found: unknown[] = [];
    for (const second of [0, 30, 59, 60, 61, 62]) {
      at(second);
      found.push([await limiter.take(budget), await limiter.remaining('alpha', 'sms')]);
    }
    expect(found).toEqual([
      [true, 60],
      [true, 30],
      [false, 1],
      [true, 60],
      [true, 59],
      [false, 58],
    ]);
    at(119.5);
    expect(await limiter.remaining('alpha', 'sms')).toBe(1);
    at(120);
    expect(await limiter.remaining('alpha', 'sms')).toBe(0);
  });

  it('is of one merchant and one key', async () => {
    const limiter = limits();
    await limiter.take({ ...budget, uses: 1 });
    expect(await limiter.take({ ...budget, uses: 1 })).toBe(false);
    expect(await limiter.take({ ...budget, merchant: 'beta', uses: 1 })).toBe(true);
    expect(await limiter.take({ ...budget, key: 'mail', uses: 1 })).toBe(true);
    expect([await limiter.remaining('beta', 'mail'), await limiter.remaining('gamma', 'sms')]).toEqual([0, 0]);
  });
});

describe('failed logins', () => {
  const by = { merchant: 'alpha', nameHash: 'name', addressHash: 'address' };
  const guard = () => createLoginGuard({ db: database.db, now });
  const start = (failures: number, mark = 'name', merchant = 'alpha') =>
    database.db.insert(loginAttempt).values({ merchant, mark, failures, lastAt: time, blockedUntil: time });

  it.each([
    [0, 0, false, false],
    [1, 0, false, false],
    [2, 1, true, false],
    [3, 2, true, false],
    [4, 4, true, true],
    [7, 32, true, true],
    [8, 60, true, true],
    [9, 900, true, true],
    [18, 900, true, true],
    [19, 1_800, true, true],
    [40, 1_800, true, true],
  ])('of a name: after %i more, the next one waits %i s', async (before, waitSeconds, captcha, challenge) => {
    if (before > 0) await start(before);
    expect(await guard().take(by)).toBe(true);
    expect(await guard().state(by)).toEqual({ captcha, challenge, waitSeconds });
    if (waitSeconds > 0) {
      at(waitSeconds - 0.001);
      expect(await guard().take(by)).toBe(false);
    }
    at(waitSeconds);
    expect(await guard().take({ ...by, addressHash: 'other' })).toBe(true);
  });

  it.each([
    [1, 0, false, false],
    [2, 0, true, false],
    [48, 0, true, true],
    [49, 900, true, true],
    [98, 900, true, true],
    [99, 1_800, true, true],
  ])('of an address: after %i more, the next one waits %i s', async (before, waitSeconds, captcha, challenge) => {
    await start(before, 'address');
    expect(await guard().take(by)).toBe(true);
    expect(await guard().state(by)).toEqual({ captcha, challenge, waitSeconds });
  });

  it('count for a day, and for one merchant', async () => {
    await start(9);
    await start(9, 'name', 'beta');
    at(86_399.999);
    expect(await guard().state(by)).toEqual({ captcha: true, challenge: true, waitSeconds: 0 });
    at(86_400);
    expect(await guard().state(by)).toEqual({ captcha: false, challenge: false, waitSeconds: 0 });
    expect(await guard().take(by)).toBe(true);
    expect(await guard().state(by)).toEqual({ captcha: false, challenge: false, waitSeconds: 0 });
    expect(await guard().state({ ...by, merchant: 'gamma' })).toEqual({ captcha: false, challenge: false, waitSeconds: 0 });
  });

  it('are forgiven to the name, and one to the address, of one merchant', async () => {
    for (const merchant of ['alpha', 'beta']) {
      await start(5, 'name', merchant);
      await start(5, 'address', merchant);
    }
    await start(0, 'fresh');
    await guard().forgive(by);
    await guard().forgive({ ...by, nameHash: 'none', addressHash: 'fresh' });
    const rows = (await database.db.select().from(loginAttempt)).map(
      ({ merchant, mark, failures }) => `${merchant} ${mark} ${failures}`,
    );
    expect(rows.toSorted()).toEqual(['alpha address 4', 'alpha fresh 0', 'beta address 5', 'beta name 5']);
  });
});
