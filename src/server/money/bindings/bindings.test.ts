import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { liveTopics } from '../../../../tests/server/liveTopics.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { openWithdrawalSite, operator, outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import type { Brand } from '../../../manifest/index.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { payoutBinding } from '../../platform/db/tables/withdrawals.ts';

let time = noon;
const now = () => time;
/** Two processes on one database. */
let here: Site;
let there: Site;
beforeAll(async () => {
  const database = await testDatabase();
  here = await openWithdrawalSite({ now, database });
  there = await openWithdrawalSite({ now, database });
});
afterAll(() => Promise.all([here.close(), there.close()]));

const tenantOf = ({ tenants }: Site) => tenants.byMerchant('alpha') ?? expect.fail('No brand.');
type Owner = Parameters<Site['server']['services']['bindings']['add']>[1];

let made = 0;
const add = (site: Site, owner: Owner, holder: string, more: { number?: string; provider?: string } = {}) => {
  const number = `9704${String((made += 1)).padStart(8, '0')}`;
  const binding = { kind: 'bank', provider: 'VCB', number, holder, ...more } as const;
  return site.server.services.bindings.add(tenantOf(site), owner, binding);
};
const rowsOf = ({ id }: Owner) =>
  here.db
    .select()
    .from(payoutBinding)
    .where(and(eq(payoutBinding.merchant, 'alpha'), eq(payoutBinding.account, id)));

it('of two names at the same moment one becomes the name of the account, and the other is refused', async () => {
  for (const index of [1, 2, 3, 4, 5]) {
    const owner = await addPlayer(here, `unnamed${index}`);
    const outcomes = await Promise.all([
      outcomeOf(add(here, owner, 'NGUYEN VAN AN')),
      outcomeOf(add(there, owner, 'TRAN THI BINH')),
    ]);
    expect(outcomes.sort()).toEqual(['NAME_MISMATCH', 'done']);
    expect(await rowsOf(owner)).toHaveLength(1);
  }
});

it('twenty additions at the same moment leave ten', async () => {
  const owner = await addPlayer(here, 'collector');
  const twenty = Array.from({ length: 20 }, (_, index) => outcomeOf(add(index % 2 === 0 ? here : there, owner, 'LE VAN CHI')));
  const outcomes = await Promise.all(twenty);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'RATE_LIMIT')).toHaveLength(10);
  expect(await rowsOf(owner)).toHaveLength(10);
});

it('a confirmation asks once more whether the holder is the owner of the account', async () => {
  const owner = await addPlayer(here, 'renamed');
  const { bindings } = here.server.services;
  const { accounts } = here.verification;
  const { id } = await add(here, owner, 'PHAM VAN DUC');
  await accounts.setPersonal(owner, { payeeName: 'HOANG THI EM' });
  expect(await outcomeOf(bindings.confirm(tenantOf(here), operator, id))).toBe('NAME_MISMATCH');
  expect((await rowsOf(owner)).map(({ state }) => state)).toEqual(['waiting']);
  await accounts.setPersonal(owner, { payeeName: 'Phạm Văn Đức' });
  expect(await outcomeOf(bindings.confirm(tenantOf(here), operator, id))).toBe('done');
  const renamed = (await accounts.byId('alpha', owner.id)) ?? expect.fail('No account.');
  expect(await accounts.personal(renamed)).toEqual({ payeeName: 'Phạm Văn Đức', bankAccountName: 'PHAM VAN DUC' });
});

it('announces a decision to the open pages of the owner', async () => {
  await visitor(here, now).login('demomember', demoPassword);
  const { accounts } = here.verification;
  const owner = (await accounts.byUsername('alpha', 'demomember')) ?? expect.fail('No account.');
  const { id } = await add(here, owner, (await accounts.personal(owner)).payeeName ?? 'MAI THI LAN');
  const topics = await liveTopics(here, owner.id);
  await expect.poll(() => topics).toEqual(['state']);
  await here.server.services.bindings.confirm(tenantOf(here), operator, id);
  await expect.poll(() => topics).toContain('receipt');
});

it('are listed by their owner and by operators in the order of their addition, and whole for operators alone', async () => {
  const { bindings } = here.server.services;
  const [owner, other] = [await addPlayer(here, 'ordered'), await addPlayer(here, 'another')];
  await add(here, other, 'LY VAN GIANG', { number: '970455550000' });
  const later = await addLater(1000, owner, { number: '970411112222' });
  const sooner = await addLater(0, owner, { number: 'Vi-99990001' });
  // Read anew: the first binding has named the account.
  const named = (await here.verification.accounts.byId('alpha', owner.id)) ?? expect.fail('No account.');
  expect(await bindings.ownedBy(named)).toMatchObject({
    holder: 'DO THI HOA',
    bindings: [
      { id: sooner.id, tail: '0001', state: 'waiting', addedAt: noon.toISOString() },
      { id: later.id, tail: '2222', state: 'waiting', addedAt: new Date(noon.getTime() + 1000).toISOString() },
    ],
  });
  const waiting = await bindings.list(tenantOf(here), operator);
  expect(waiting.filter(({ account }) => account === owner.id)).toMatchObject([
    { username: 'ordered', number: 'Vi-99990001', holder: 'DO THI HOA' },
    { username: 'ordered', number: '970411112222', holder: 'DO THI HOA' },
  ]);
});
const addLater = async (ms: number, owner: Owner, more: object) => {
  time = new Date(noon.getTime() + ms);
  return add(here, owner, ' DO THI HOA ', more).finally(() => {
    time = noon;
  });
};

it('are at a bank that the brand offers, under the name that every brand has for it [VALID-41]', async () => {
  const owner = await addPlayer(here, 'ofabank');
  for (const provider of ['Vietcombank', 'vcb', 'XYZ', '970436'])
    expect(await outcomeOf(add(here, owner, 'MAI VAN SON', { provider }))).toBe('VALIDATION');
  expect(await add(here, owner, 'MAI VAN SON', { provider: 'VCB' })).toMatchObject({ provider: 'Vietcombank' });
  const banks: Brand['banks'] = [{ bank: 'TCB', name: { vi: 'Kỹ thương', en: 'Techcom' } }, { bank: 'ACB' }];
  const few = { ...tenantOf(here).brand, banks };
  expect(here.server.services.bindings.offered({ ...tenantOf(here), brand: few }, 'vi')).toEqual([
    { code: 'TCB', name: 'Kỹ thương', note: null },
    { code: 'ACB', name: 'ACB', note: null },
  ]);
});

it('of one account at a bank one is of an account, in any writing, and one is confirmed', async () => {
  const { bindings } = here.server.services;
  const { accounts } = here.verification;
  const [owner, other] = [await addPlayer(here, 'firstowner'), await addPlayer(here, 'secondowner')];
  const first = await add(here, owner, 'VU THI KIM', { number: 'ab12345678' });
  expect(await outcomeOf(add(here, owner, 'VU THI KIM', { number: 'AB12345678' }))).toBe('CONFLICT');
  expect(await outcomeOf(add(here, owner, 'VU THI KIM', { number: 'ab12345678', provider: 'TCB' }))).toBe('done');
  const second = await add(here, other, 'VU THI KIM', { number: 'ab12345678' });
  const bankNameOf = async ({ id }: Owner) => {
    const read = (await accounts.byId('alpha', id)) ?? expect.fail('No account.');
    return (await accounts.personal(read)).bankAccountName;
  };
  expect(await bankNameOf(owner)).toBeUndefined();
  const confirm = (id: string) => outcomeOf(bindings.confirm(tenantOf(here), operator, id));
  expect([await confirm(first.id), await confirm(first.id), await confirm(second.id)]).toEqual([
    'done',
    'CONFLICT',
    'CONFLICT',
  ]);
  expect([await bankNameOf(owner), await bankNameOf(other)]).toEqual(['VU THI KIM', undefined]);
  const reject = (binding: string) => outcomeOf(bindings.reject(tenantOf(here), operator, { binding, reason: 'Closed' }));
  expect([await reject(first.id), await reject(first.id), await reject('none')]).toEqual(['done', 'CONFLICT', 'NOT_FOUND']);
  // Both of its accounts are of one moment, so their order is open.
  const { bindings: owned } = await bindings.ownedBy(owner);
  expect(owned.find(({ id }) => id === first.id)).toMatchObject({ state: 'rejected', reason: 'Closed' });
  // What was rejected holds the number no more.
  expect([await confirm(first.id), await confirm(second.id)]).toEqual(['CONFLICT', 'done']);
  const kinds = (await here.db.select().from(securityEvent).where(eq(securityEvent.accountId, owner.id))).map(
    ({ kind }) => kind,
  );
  expect(kinds.filter((kind) => kind.startsWith('binding.')).toSorted()).toEqual([
    'binding.added',
    'binding.added',
    'binding.confirmed',
    'binding.rejected',
  ]);
});
