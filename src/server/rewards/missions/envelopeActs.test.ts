import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { trialAccountType } from '../../../domain/accountType.ts';
import { moneyOf } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { redEnvelope } from '../../platform/db/tables/index.ts';
import type { ActingOperator } from '../../platform/events/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createOperatorActs } from './operatorActs.ts';

/** Envelopes that operators give, list and take back. Noon of the tests is on 20 November in Vietnam. */

const owner = { merchant: 'alpha', id: 'm1', type: 0 } as unknown as Account;
const operator = { id: 'op1', name: 'An' } as unknown as ActingOperator;
const tenantOf = (prizes: readonly object[]) =>
  ({
    brand: storedBrand({
      merchant: 'alpha',
      name: 'Alpha',
      hosts: ['alpha.test'],
      theme: { seed: '#336699' },
      assets: { logo: 'logo.svg' },
      timeZone: 'Asia/Ho_Chi_Minh',
      missions: { envelopes: { prizes, days: 2 }, list: [] },
    }),
  }) as unknown as Tenant;
const prizes = [
  { amount: 5, weight: 3 },
  { amount: 20, weight: 1 },
];
const alpha = tenantOf(prizes);

let database: Database;
let time = noon;
let noted: object[] = [];
let asked: unknown[] = [];
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  noted = [];
  asked = [];
  await database.db.delete(redEnvelope);
});

const acts = () =>
  createOperatorActs({
    db: database.db,
    now: () => time,
    audit: {
      note: async (event) => {
        noted.push(event);
      },
    },
    saferPlay: {
      assertMay: async (_tenant, { id }, what) => {
        asked.push([id, what]);
      },
    },
  });
const judge = async (_tx: unknown, most: bigint) => void asked.push(most);
const give = (more: object = {}, to = owner, tenant = alpha) =>
  acts().give(tenant, operator, to, { count: 2, reason: 'An apology', requestId: 'r1', ...more }, judge);
const rows = () => database.db.select().from(redEnvelope).orderBy(redEnvelope.number);
const list = () => acts().envelopes(alpha, operator, owner);

it('are given once per request, with the prizes of the brand, until the last day on which they open', async () => {
  await give();
  await give();
  const [first, second, ...others] = await rows();
  const same = { merchant: 'alpha', account: 'm1', book: 'play:VND', source: 'operator', origin: 'r1', prizes };
  const by = { operator: 'op1', reason: 'An apology', grantedAt: noon, expiresAt: new Date('2026-11-21T17:00:00Z') };
  expect([first, second, others]).toMatchObject([{ ...same, ...by, number: 1 }, { ...same, ...by, number: 2 }, []]);
  // Judged by the most that they may hold together, after the pause of the member was looked at; noted once.
  expect(asked).toEqual([['m1', 'offer'], moneyOf('40')]);
  expect(noted).toEqual([
    {
      merchant: 'alpha',
      kind: 'redEnvelope.given',
      accountId: 'm1',
      details: { operator: 'op1', count: 2, reason: 'An apology' },
    },
  ]);
  await give({ requestId: 'r2', count: 1 });
  expect(await rows()).toHaveLength(3);
});

it('are given neither to a trial account nor by a brand that has no prizes', async () => {
  const trial = { ...owner, type: trialAccountType };
  expect(await outcomeOf(give({}, trial))).toBe('TRUE_ACCOUNT');
  expect(await outcomeOf(give({}, owner, tenantOf([])))).toBe('CONFLICT');
  expect([await rows(), noted]).toEqual([[], []]);
});

it('are listed with what became of each, newest first, two hundred at most, of one member and one book', async () => {
  await give({ count: 3 });
  time = new Date(noon.getTime() + 1000);
  await give({ requestId: 'r2', count: 1, reason: 'Again' });
  const [newest] = await rows().then((all) => all.filter(({ origin }) => origin === 'r2'));
  const opened = { openedAt: time, clientSeed: 's', prize: 1, amount: moneyOf('20'), transaction: 't' };
  await database.db
    .update(redEnvelope)
    .set(opened)
    .where(eq(redEnvelope.id, newest?.id ?? ''));
  for (const more of [{ account: 'm2' }, { merchant: 'beta' }, { book: 'real:VND' }])
    await database.db.insert(redEnvelope).values({ ...(newest ?? expect.fail('No row.')), id: JSON.stringify(more), ...more });
  const [first, ...others] = await list();
  expect(first).toEqual({
    id: newest?.id,
    source: 'operator',
    state: 'opened',
    amount: '20.0000',
    grantedAt: time.toISOString(),
    expiresAt: '2026-11-21T17:00:00.000Z',
    openedAt: time.toISOString(),
    operator: 'op1',
    reason: 'Again',
  });
  const numbers = new Map((await rows()).map(({ id, number }) => [id, number]));
  expect(others.map(({ id, state, amount, openedAt }) => [numbers.get(id), state, amount, openedAt])).toEqual([
    [3, 'waiting', null, null],
    [2, 'waiting', null, null],
    [1, 'waiting', null, null],
  ]);
  await give({ requestId: 'r3', count: 200 });
  expect(await list()).toHaveLength(200);
});

it('are taken back one by one and of one brand, before their end, which is noted for their owner', async () => {
  await give();
  const [first, second] = (await rows()).map(({ id }) => id) as [string, string];
  const revoke = (id: string) => acts().revoke(alpha, operator, id, { reason: 'By mistake' });
  await database.db.insert(redEnvelope).values({ ...((await rows())[0] ?? expect.fail('No row.')), merchant: 'beta' });
  noted = [];
  expect(await revoke(first)).toMatchObject({ id: first, state: 'revoked', reason: 'An apology' });
  expect(noted).toEqual([
    {
      merchant: 'alpha',
      kind: 'redEnvelope.revoked',
      accountId: 'm1',
      details: { operator: 'op1', envelope: first, reason: 'By mistake' },
    },
  ]);
  const revoked = (await rows()).filter(({ revokedAt }) => revokedAt !== null);
  expect(revoked.map(({ merchant, id, revokedAt }) => [merchant, id, revokedAt])).toEqual([['alpha', first, noon]]);
  await expect(revoke(first)).rejects.toMatchObject({ code: 'CONFLICT', value: { state: 'revoked' } });
  time = new Date('2026-11-21T17:00:00Z');
  await expect(revoke(second)).rejects.toMatchObject({ code: 'CONFLICT', value: { state: 'expired' } });
  expect(await outcomeOf(revoke('unknown'))).toBe('NOT_FOUND');
});
