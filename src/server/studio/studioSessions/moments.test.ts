import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon, testKey } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { loginAttempt } from '../../platform/db/tables/accounts.ts';
import { operator, studioSession, studioTrust } from '../../platform/db/tables/operators.ts';
import { openVault } from '../../platform/vault/index.ts';
import { createSessionStore, hashOfToken, type Proof, type StudioSessionStore } from './sessionStore.ts';
import { createTries, type StudioTries } from './tries.ts';

/** Sessions, proofs, trust and locks of operators: their beginnings and ends to the millisecond, and whose they are. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let time = noon;
const now = () => time;
const at = (ms: number) => new Date(noon.getTime() + ms);
let database: Awaited<ReturnType<typeof openDatabase>>;
let store: StudioSessionStore;
let tries: StudioTries;

beforeAll(async () => {
  database = await openDatabase(await testDatabase());
  const { db } = database;
  const vault = await openVault(db, [{ id: null, key: Buffer.from(testKey, 'base64') }]);
  store = createSessionStore({ db, now, allowsDemo: false });
  tries = createTries({ db, now, vault });
});
beforeEach(async () => {
  time = noon;
  const { db } = database;
  for (const table of [operator, studioSession, studioTrust, loginAttempt]) await db.delete(table);
  const person = { tokenHash: null, createdAt: noon, roles: ['editor'] as const };
  await db.insert(operator).values(['an', 'binh'].map((id) => ({ ...person, id, name: id })));
});
afterAll(() => database.close());

const isOpen = async (token: string) => (await store.find(token)) !== null;
const setOperator = (change: Partial<typeof operator.$inferInsert>) =>
  database.db.update(operator).set(change).where(eq(operator.id, 'an'));
const signedIn = (proof: Proof = 'now', owner = 'an') => store.open(owner, 'signedIn', proof);

describe('a session', () => {
  it('that is not used ends after two hours, at the moment', async () => {
    const [used, left] = [await signedIn(), await signedIn()];
    time = at(2 * hourMs - 1);
    expect(await isOpen(used)).toBe(true);
    time = at(2 * hourMs);
    expect([await isOpen(used), await isOpen(left)]).toEqual([true, false]);
    time = at(4 * hourMs - 2);
    expect(await isOpen(used)).toBe(true);
    time = at(6 * hourMs - 2);
    expect(await isOpen(used)).toBe(false);
  });

  it('ends twelve hours after its beginning, however much it is used', async () => {
    const token = await signedIn();
    for (let hours = 1.5; hours < 12; hours += 1.5) {
      time = at(hours * hourMs);
      expect([hours, (await store.find(token))?.expiresAt]).toEqual([hours, at(12 * hourMs)]);
    }
    time = at(12 * hourMs - 1);
    expect(await isOpen(token)).toBe(true);
    const [row] = await database.db.select().from(studioSession);
    expect(row?.idleEnd).toEqual(at(12 * hourMs));
    time = at(12 * hourMs);
    expect(await isOpen(token)).toBe(false);
  });

  it('writes that it was seen at most once a minute', async () => {
    const token = await signedIn();
    const seen = async () => [
      (await database.db.select().from(studioSession))[0]?.seenAt,
      (await database.db.select().from(operator).where(eq(operator.id, 'an')))[0]?.seenAt,
    ];
    time = at(minuteMs - 1);
    await store.find(token);
    expect(await seen()).toEqual([noon, null]);
    time = at(minuteMs);
    await store.find(token);
    expect(await seen()).toEqual([time, time]);
  });

  it.each(['factor', 'enrol'] as const)(
    'within a sign-in ends after a quarter of an hour and is not prolonged: %s',
    async (step) => {
      const token = await store.open('an', step, 'none');
      time = at(15 * minuteMs - 1);
      expect(await store.find(token)).toMatchObject({ step, provenUntil: null, expiresAt: at(15 * minuteMs) });
      time = at(15 * minuteMs);
      expect(await isOpen(token)).toBe(false);
    },
  );

  it('proves the second factor for ten minutes, never, or to its end, as it was opened', async () => {
    const proven = async (proof: Proof) => (await store.find(await signedIn(proof)))?.provenUntil;
    expect([await proven('now'), await proven('none'), await proven('always')]).toEqual([
      at(10 * minuteMs),
      null,
      at(12 * hourMs),
    ]);
    const [one, other] = [await signedIn('none'), await signedIn('none')];
    time = at(hourMs);
    const proved = await store.prove((await store.find(one)) ?? expect.fail('The session has ended.'));
    expect((await store.find(proved ?? ''))?.provenUntil).toEqual(at(hourMs + 10 * minuteMs));
    expect((await store.find(one))?.provenUntil).toBe(null);
    expect((await store.find(proved ?? ''))?.expiresAt).toEqual(at(12 * hourMs));
    time = at(hourMs + 10_000 - 1);
    expect(await isOpen(one)).toBe(true);
    time = at(hourMs + 10_000);
    expect(await isOpen(one)).toBe(false);
    expect((await store.find(other))?.provenUntil).toBe(null);
  });

  it('ends with the rights of its operator, and has those of this moment', async () => {
    const token = await signedIn();
    await setOperator({ roles: ['owner'], merchants: ['alpha'] });
    expect((await store.find(token))?.operator).toEqual({ id: 'an', name: 'an', roles: ['owner'], merchants: ['alpha'] });
    await setOperator({ disabled: true });
    expect(await isOpen(token)).toBe(false);
    await setOperator({ disabled: false, demo: true });
    expect(await isOpen(token)).toBe(false);
    const permissive = createSessionStore({ db: database.db, now, allowsDemo: true });
    expect((await permissive.find(token))?.isDemo).toBe(true);
  });

  it('has another token after every step, once, and leaves those of others open', async () => {
    const [first, second, foreign] = [
      await store.open('an', 'factor', 'none'),
      await signedIn(),
      await signedIn('now', 'binh'),
    ];
    const state = (await store.find(first)) ?? expect.fail('The session has ended.');
    time = at(minuteMs);
    const next = (await store.advance(state, 'signedIn', 'now')) ?? expect.fail('The step was not taken.');
    expect(await store.advance(state, 'signedIn', 'now')).toBe(null);
    expect([await isOpen(first), await isOpen(next), await isOpen(second), await isOpen(foreign)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect((await database.db.select().from(operator).where(eq(operator.id, 'an')))[0]?.seenAt).toEqual(time);
    await store.end(hashOfToken(next));
    expect([await isOpen(next), await isOpen(second)]).toEqual([false, true]);
  });

  it('takes the answer to a challenge once, to the one that waits, and to its own', async () => {
    const [token, other] = [await signedIn(), await signedIn()];
    const read = async (one = token) => (await store.find(one)) ?? expect.fail('The session has ended.');
    expect(await store.takeChallenge(await read())).toBe(null);
    for (const one of [token, other]) await store.setChallenge(hashOfToken(one), 'same');
    const earlier = await read();
    expect([await store.takeChallenge(earlier), await store.takeChallenge(earlier)]).toEqual(['same', null]);
    expect((await read(other)).challenge).toBe('same');
    await store.setChallenge(hashOfToken(token), 'newer');
    expect([await store.takeChallenge(earlier), (await read()).challenge]).toEqual([null, 'newer']);
  });

  it('is ended with all others and every trusted browser of the operator, but the one that asks', async () => {
    const [own, other, foreign] = [await signedIn(), await signedIn(), await signedIn('now', 'binh')];
    const [trusted, stranger] = [await store.trust('an'), await store.trust('binh')];
    await store.endAll('an', hashOfToken(own));
    expect([await isOpen(own), await isOpen(other), await isOpen(foreign)]).toEqual([true, false, true]);
    expect([await store.isTrusted('an', [trusted]), await store.isTrusted('binh', [stranger])]).toEqual([false, true]);
    await store.endAll('an');
    expect([await isOpen(own), await isOpen(foreign)]).toEqual([false, true]);
  });
});

it('a browser is trusted by one operator for twelve hours', async () => {
  const token = await store.trust('an');
  const isTrusted = (owner = 'an', tokens = ['unknown', token]) => store.isTrusted(owner, tokens);
  expect([await isTrusted(), await isTrusted('binh'), await isTrusted('an', ['unknown']), await isTrusted('an', [])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  time = at(12 * hourMs - 1);
  expect(await isTrusted()).toBe(true);
  time = at(12 * hourMs);
  expect(await isTrusted()).toBe(false);
});

describe('wrong tries', () => {
  const left = async (key = 'an') => (await tries.state(key)).triesLeft;
  const take = async (times: number, key = 'an') => {
    for (let turn = 0; turn < times; turn += 1) expect(await tries.take(key)).toBe(true);
  };

  it('lock a key after five for a quarter of an hour, and no other key', async () => {
    await take(4);
    expect([await left(), await left('binh')]).toEqual([1, 5]);
    time = at(minuteMs);
    await take(1);
    const lockedUntil = at(16 * minuteMs);
    expect([await tries.state('an'), await tries.take('an'), await tries.take('binh')]).toEqual([
      { triesLeft: 0, lockedUntil },
      false,
      true,
    ]);
    time = new Date(lockedUntil.getTime() - 1);
    expect([await left(), await tries.take('an')]).toEqual([0, false]);
    time = lockedUntil;
    expect(await tries.state('an')).toEqual({ triesLeft: 5, lockedUntil: null });
    // A lock that is over starts anew: all five are there.
    await take(1);
    expect(await left()).toBe(4);
    await take(4);
    expect(await tries.take('an')).toBe(false);
  });

  it('are forgotten after a success, of this key', async () => {
    await take(3);
    await take(2, 'binh');
    await tries.forget('an');
    expect([await left(), await left('binh')]).toEqual([5, 3]);
  });
});
