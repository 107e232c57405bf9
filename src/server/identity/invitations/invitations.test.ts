import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import { moneyOf } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { referral } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Account } from '../ports/index.ts';
import { noteDeposit, noteInvitation } from './index.ts';

/** Friends: who counts as one, and which deposit of a friend does. */

const tenantOf = (sameNetwork = false, modules = { INVITE: true }) =>
  ({
    brand: storedBrand({
      merchant: 'alpha',
      name: 'Alpha',
      hosts: ['alpha.test'],
      theme: { seed: '#336699' },
      assets: { logo: 'logo.svg' },
      modules: { ...modules, MEMBERCENTER: true },
      policies: { referral: { sameNetwork, minDeposit: 50 } },
    }),
  }) as unknown as Tenant;
const alpha = tenantOf();
const off = tenantOf(false, { INVITE: false });
const account = (id: string, type: number = accountTypes.member) =>
  ({ merchant: 'alpha', id, type, createdAt: noon }) as unknown as Account;

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(referral);
});

const rows = () => database.db.select().from(referral);
const invited = (id: string, more: object = {}, tenant = alpha) =>
  noteInvitation(database.db, tenant, account(id), {
    inviter: account('host'),
    affiliateCode: null,
    isSameNetwork: false,
    ...more,
  });

it('is a friend once, since its registration, under a name that is not its number', async () => {
  await invited('f1');
  await invited('f1', { inviter: account('other') });
  const [row, ...others] = await rows();
  expect([row, others]).toMatchObject([
    { merchant: 'alpha', account: 'f1', inviter: 'host', registeredAt: noon, excluded: null, depositedAt: null },
    [],
  ]);
  expect(row?.id).toMatch(/^[\da-f-]{36}$/);
});

it('is no friend but a downline by the affiliate code of an agent; by any other code it is one', async () => {
  const agent = account('agent', accountTypes.agent);
  await invited('f1', { inviter: agent, affiliateCode: 'AGENT888' });
  expect(await rows()).toEqual([]);
  await invited('f2', { inviter: agent });
  await invited('f3', { affiliateCode: 'FRIEND' });
  expect((await rows()).map(({ account: id }) => id).toSorted()).toEqual(['f2', 'f3']);
});

it('earns nothing from the network of the inviter, unless the brand permits it', async () => {
  await invited('f1', { isSameNetwork: true });
  await invited('f2', { isSameNetwork: true }, tenantOf(true));
  const excluded = new Map((await rows()).map(({ account: id, excluded }) => [id, excluded]));
  expect([excluded.get('f1'), excluded.get('f2')]).toEqual(['network', null]);
});

it('is not kept while the module is off', async () => {
  await invited('f1', {}, off);
  expect(await rows()).toEqual([]);
});

it('keeps the first deposit of a friend that is large enough and in the book of the brand', async () => {
  await invited('f1');
  await invited('f2');
  const deposit = { merchant: 'alpha', account: 'f1', book: 'play:VND', amount: moneyOf('50'), at: noon };
  const noted = (more: object, tenant = alpha) => noteDeposit(database.db, tenant, { ...deposit, ...more });
  await noted({ amount: moneyOf('49.9999') });
  await noted({ book: 'real:VND' });
  await noted({ merchant: 'beta' });
  await noted({}, off);
  expect((await rows()).every(({ deposit, depositedAt }) => deposit === null && depositedAt === null)).toBe(true);
  await noted({});
  await noted({ amount: moneyOf('900'), at: new Date(0) });
  const found = (await rows()).map(({ account: id, deposit, depositedAt, book }) => ({ id, deposit, depositedAt, book }));
  expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
    { id: 'f1', deposit: moneyOf('50'), depositedAt: noon, book: 'play:VND' },
    { id: 'f2', deposit: null, depositedAt: null, book: null },
  ]);
});
