import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { operatorOf } from '../../../../tests/server/operating.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import type { ActResult } from '../../../wire/operate.ts';
import type { DeskMember } from '../../../wire/studio/deskMembers.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { approval } from '../../platform/db/tables/operators.ts';

/** Two processes on one database. */
let sites: readonly [Site, Site];
beforeAll(async () => {
  const database = await testDatabase();
  const open = () => openTestServer({ brands: authBrands(), database, now: () => noon });
  sites = [await open(), await open()];
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

it('an act that two operators in two processes approve concurrently has one effect, where a check before it has two', async () => {
  const [site, other] = sites;
  const asker = await operatorOf(site, 'an');
  const secondOf = async ({ operators }: Site, name: string) => {
    const person = await operators.byToken((await operators.add({ name })).token);
    return person ?? expect.fail('There is no such operator.');
  };
  const seconds = [await secondOf(site, 'binh'), await secondOf(other, 'chi')] as const;
  const player = await addPlayer(site, 'raced');
  const balance = async () => (await asker<DeskMember>('GET', `members/alpha/${player.id}`)).value.wallets[0]?.balance;
  const ask = async (requestId: string) => {
    const order = { direction: 'credit', amount: '10000000', reason: 'goodwill', requestId };
    return (await asker<ActResult>('POST', `members/alpha/${player.id}/adjust`, order)).value.approval ?? '';
  };

  // The control: both look whether the approval waits, then credit under a key of their own.
  const naive = await ask('request-1');
  const looks = await Promise.all(
    sites.map(async ({ db }) => (await db.select().from(approval).where(eq(approval.id, naive)))[0]?.state),
  );
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('The brand is not there.');
  const wallet = { merchant: 'alpha', holder: player.id, name: 'main', book: 'play:VND' } as const;
  await Promise.all(
    sites.map(async ({ ledger, wallets }, index) => {
      if (looks[index] !== 'pending') return;
      await wallets.open(tenant, player);
      const request = { merchant: 'alpha', scope: 'naive', id: String(index), body: '' };
      await ledger.execute(request, async () => ({
        transaction: { kind: 'issue', wallet, amount: 100_000_000_000n as never },
      }));
    }),
  );
  expect(await balance()).toBe('25000000.0000');

  const id = await ask('request-2');
  // Below the desk, whose claims let only one of the two in.
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? site.operators.approvals.approve(tenant, seconds[0], id)
        : other.operators.approvals.approve(tenant, seconds[1], id),
    ),
  );
  expect(new Set(answers.map(({ state, decidedBy }) => `${state} ${decidedBy}`)).size).toBe(1);
  expect(await balance()).toBe('35000000.0000');
  const noted = (kind: string) => site.db.select().from(securityEvent).where(eq(securityEvent.kind, kind));
  const given = (await noted('approval.given')).filter(({ details }) => details['approval'] === id);
  const adjusted = (await noted('balance.adjusted')).filter(({ accountId }) => accountId === player.id);
  expect([given.length, adjusted.length]).toEqual([1, 1]);
  expect(adjusted[0]?.details).toMatchObject({ reason: 'goodwill', amount: '10000000.0000' });
  expect(adjusted[0]?.details['operator']).not.toBe(adjusted[0]?.details['approvedBy']);
  expect((await checkLedger(site.db)).broken).toBeNull();
});
