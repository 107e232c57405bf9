import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, session } from '../../platform/db/tables/accounts.ts';
import { pushDevice } from '../../platform/db/tables/messages.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createSessions, isForeignToken, isWeakPassword } from './sessionStore.ts';

const dayMs = 86_400_000;

let database: Database;
let time = noon;
const at = (ms: number) => {
  time = new Date(noon.getTime() + ms);
};
const sessions = () => createSessions({ db: database.db, now: () => time, audit: { note: async () => undefined } });

/** As much of a tenant as sessions read. */
const tenantOf = (merchant: string, pwdEnabled = true) => {
  const policies = { session: { idleMinutes: 30, absoluteHours: 12, maxSessions: 2 }, auth: { passwordMaxAgeDays: 90 } };
  return { brand: { merchant, policies, modules: { pwdEnabled } } } as unknown as Tenant;
};
const [alpha, beta] = [tenantOf('alpha'), tenantOf('beta')];

/** An account with the same id at each merchant. */
async function createAccount(merchant: string, more: Partial<typeof account.$inferInsert> = {}) {
  const name = `${merchant}-member`;
  const values = { merchant, id: '1', username: name, foldedUsername: name, nickname: name, passwordHash: 'hash' };
  const [made] = await database.db
    .insert(account)
    .values({ ...values, passwordChangedAt: noon, type: 0, avatar: '1.svg', createdAt: noon, ...more })
    .returning();
  if (made === undefined) throw new Error('No account.');
  return made;
}

const firstLoginOf = async (merchant: string) =>
  (await database.db.select().from(account).where(eq(account.merchant, merchant)))[0]?.firstLogin;

beforeAll(async () => {
  database = await openDatabase(await testDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  at(0);
  await database.db.delete(session);
  await database.db.delete(pushDevice);
  await database.db.delete(account);
});

describe('a session', () => {
  it('is stored by its hash, with both of its ends', async () => {
    const owner = await createAccount('alpha');
    const value = await sessions().start(alpha, owner, { type: 'username', weakPassword: false });
    expect(value).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as unknown,
      firstTimeLogin: true,
      passwordExpired: false,
      passwordChange: false,
      account: 'alpha-member',
      type: 0,
    });
    expect(await database.db.select().from(session)).toEqual([
      {
        merchant: 'alpha',
        tokenHash: expect.not.stringContaining(value.token) as unknown,
        accountId: '1',
        limited: false,
        device: null,
        createdAt: noon,
        seenAt: noon,
        idleEnd: new Date(noon.getTime() + 30 * 60_000),
        absoluteEnd: new Date(noon.getTime() + 12 * 3_600_000),
      },
    ]);
  });

  it('ends with its account, if that ends first', async () => {
    const owner = await createAccount('alpha', { expiresAt: new Date(noon.getTime() + 60_000) });
    const { token } = await sessions().start(alpha, owner);
    at(59_999);
    expect(await sessions().find(alpha, token)).not.toBeNull();
    at(60_000);
    expect(await sessions().find(alpha, token)).toBeNull();
  });

  it('is found until its idle end, which a use moves once a minute', async () => {
    const { token } = await sessions().start(alpha, await createAccount('alpha'));
    const seen: unknown[] = [];
    for (const ms of [59_999, 60_000, 119_999, 30 * 60_000 + 59_999, 60 * 60_000 + 59_999]) {
      at(ms);
      const found = await sessions().find(alpha, token);
      const [row] = await database.db.select().from(session);
      seen.push([found !== null, (row?.seenAt.getTime() ?? 0) - noon.getTime()]);
    }
    expect(seen).toEqual([
      [true, 0],
      [true, 60_000],
      [true, 60_000],
      [true, 30 * 60_000 + 59_999],
      [false, 30 * 60_000 + 59_999],
    ]);
  });

  it('is not found for an account that is disabled', async () => {
    const { token } = await sessions().start(alpha, await createAccount('alpha'));
    await database.db.update(account).set({ state: 'disabled' });
    expect(await sessions().find(alpha, token)).toBeNull();
  });
});

describe('two merchants with the same account id and token', () => {
  /** Both merchants hold a session with one hash, which random tokens do not give. */
  async function startBoth() {
    const owner = await createAccount('alpha');
    const other = await createAccount('beta');
    const { token } = await sessions().start(alpha, owner);
    const [row] = await database.db.select().from(session);
    if (row === undefined) throw new Error('No session.');
    await database.db.insert(session).values({ ...row, merchant: 'beta', limited: true });
    return { owner, other, token, tokenHash: row.tokenHash };
  }
  const merchants = async () => (await database.db.select().from(session)).map(({ merchant }) => merchant).toSorted();

  it('have each their own session and account', async () => {
    const { token, tokenHash } = await startBoth();
    for (const [tenant, limited] of [
      [alpha, false],
      [beta, true],
    ] as const) {
      const found = await sessions().find(tenant, token);
      expect(found).toMatchObject({ tokenHash, limited, account: { merchant: tenant.brand.merchant, id: '1' } });
    }
    at(60_000);
    await sessions().find(alpha, token);
    const rows = await database.db.select().from(session);
    expect(Object.fromEntries(rows.map(({ merchant, seenAt }) => [merchant, seenAt.getTime() - noon.getTime()]))).toEqual({
      alpha: 60_000,
      beta: 0,
    });
  });

  it('end their own only', async () => {
    const { owner, tokenHash } = await startBoth();
    await sessions().endAll(owner, tokenHash);
    expect(await merchants()).toEqual(['alpha', 'beta']);
    await sessions().endAll(owner);
    expect(await merchants()).toEqual(['beta']);
    await sessions().end('alpha', tokenHash);
    expect(await merchants()).toEqual(['beta']);
    await sessions().end('beta', 'other');
    expect(await merchants()).toEqual(['beta']);
    await sessions().end('beta', tokenHash);
    expect(await merchants()).toEqual([]);
  });

  it('forget the browsers of the session that ends, and of no other', async () => {
    const { owner, tokenHash } = await startBoth();
    const base = { account: owner.id, p256dh: 'key', auth: 'secret', createdAt: noon };
    const rows = [
      ['alpha', tokenHash],
      ['alpha', 'other'],
      ['beta', tokenHash],
    ] as const;
    for (const [index, [merchant, of]] of rows.entries())
      await database.db
        .insert(pushDevice)
        .values({ ...base, merchant, id: randomUUID(), session: of, endpoint: `https://push.example/${index}` });
    const left = async () => {
      const found = await database.db.select().from(pushDevice).orderBy(pushDevice.endpoint);
      return found.map((row) => [row.merchant, row.session]);
    };
    expect(await sessions().endOne(owner, 'x'.repeat(16))).toBe(false);
    expect(await left()).toHaveLength(3);
    await sessions().endOne(owner, tokenHash.slice(0, 16));
    const others = [
      ['alpha', 'other'],
      ['beta', tokenHash],
    ];
    expect(await left()).toEqual(others);
    await sessions().end('alpha', tokenHash);
    expect(await left()).toEqual(others);
    await sessions().end('alpha', 'other');
    expect(await left()).toEqual([['beta', tokenHash]]);
  });

  it('list and end one of their own only', async () => {
    const { owner, other, tokenHash } = await startBoth();
    const [{ id } = { id: '' }, ...others] = await sessions().list({ account: owner, tokenHash, limited: false });
    expect(others).toEqual([]);
    expect(tokenHash.startsWith(id) && id.length).toBe(16);
    expect(await sessions().endOne(owner, 'x'.repeat(16))).toBe(false);
    expect(await sessions().endOne(owner, id)).toBe(true);
    expect(await merchants()).toEqual(['beta']);
    expect(await sessions().list({ account: other, tokenHash, limited: true })).toMatchObject([{ id, isCurrent: true }]);
  });

  it('count their own towards the cap, and the live ones only', async () => {
    const { owner } = await startBoth();
    at(31 * 60_000);
    await sessions().start(alpha, owner);
    await sessions().start(alpha, owner);
    expect(await merchants()).toEqual(['alpha', 'alpha', 'alpha', 'beta']);
    await sessions().start(alpha, owner);
    expect(await merchants()).toEqual(['alpha', 'alpha', 'alpha', 'beta']);
  });

  it('widen their own only, which completes the first login of its account', async () => {
    const { other, tokenHash } = await startBoth();
    await database.db.update(session).set({ limited: true });
    await database.db.update(account).set({ firstLogin: true });
    await sessions().widen({ tokenHash, account: other, limited: true });
    const [row] = await database.db.select().from(session).where(eq(session.merchant, 'alpha'));
    expect([row?.limited, await firstLoginOf('alpha'), await firstLoginOf('beta')]).toEqual([true, true, false]);
  });

  it('know a token of the other', async () => {
    const { token } = await sessions().start(alpha, await createAccount('alpha'));
    const foreign = await Promise.all([
      isForeignToken(database.db, 'beta', token),
      isForeignToken(database.db, 'alpha', token),
      isForeignToken(database.db, 'beta', `${token}x`),
    ]);
    expect(foreign).toEqual([true, false, false]);
  });
});

describe('a forced change of the password', () => {
  const plain = { type: 'username', weakPassword: false } as const;
  it.each([
    ['not after ninety days', { passwordChangedAt: new Date(noon.getTime() - 90 * dayMs) }, plain, [false, undefined]],
    ['after ninety days', { passwordChangedAt: new Date(noon.getTime() - 90 * dayMs - 1) }, plain, [true, 'expired']],
    ['of an account without a password', { passwordHash: null, passwordChangedAt: new Date(0) }, plain, [false, undefined]],
    ['that an operator wants', { mustChangePassword: true }, plain, [false, 'reset']],
    ['of the default password', {}, { type: 'username', weakPassword: true }, [false, 'weak']],
    ['not by another kind of login', { mustChangePassword: true }, { type: 'other', weakPassword: true }, [false, undefined]],
  ] as const)('%s', async (_, more, origin, expected) => {
    const value = await sessions().start(alpha, await createAccount('alpha', more), origin);
    const [row] = await database.db.select().from(session);
    const [isExpired, reason] = expected;
    expect([value.passwordExpired, value.demand?.reason, value.passwordChange]).toEqual([
      isExpired,
      reason,
      reason !== undefined,
    ]);
    // The first login is complete once the session is unrestricted.
    expect([row?.limited, await firstLoginOf('alpha')]).toEqual([value.passwordChange, value.passwordChange]);
  });

  it('follows from age only where the brand expires passwords', async () => {
    const owner = await createAccount('alpha', { passwordChangedAt: new Date(0) });
    expect(await sessions().start(tenantOf('alpha', false), owner, plain)).toMatchObject({ passwordExpired: false });
  });

  it('is due for the default password and no other', () => {
    expect(['123456', '1234567', '12345', ' 123456', ''].map(isWeakPassword)).toEqual([true, false, false, false, false]);
  });
});
