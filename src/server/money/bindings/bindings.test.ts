import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { openWithdrawalSite, operator, outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { payoutBinding } from '../../platform/db/tables/withdrawals.ts';

const now = () => noon;
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
type Owner = Awaited<ReturnType<typeof addPlayer>>;

let made = 0;
const add = (site: Site, owner: Owner, holder: string) => {
  const number = `9704${String((made += 1)).padStart(8, '0')}`;
  return site.server.services.bindings.add(tenantOf(site), owner, { kind: 'bank', provider: 'Sample North', number, holder });
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
