import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { operatorOf } from '../../../../tests/server/operating.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import type { ActResult, ApprovalRow, MemberDetail } from '../../../wire/operate.ts';
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
  const seconds = [await operatorOf(site, 'binh'), await operatorOf(other, 'chi')] as const;
  const player = await addPlayer(site, 'raced');
  const balance = async () => (await asker<MemberDetail>('GET', 'members/alpha/raced')).value.wallets[0]?.balance;
  const ask = async (requestId: string) => {
    const order = { direction: 'credit', amount: '10000000', reason: 'goodwill', requestId };
    return (await asker<ActResult>('POST', 'adjust/alpha/raced', order)).value.approval ?? '';
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
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      seconds[index % 2 === 0 ? 0 : 1]<ApprovalRow>('POST', `approvals/alpha/${id}/approve`, {}),
    ),
  );
  expect(answers.filter(({ success }) => !success)).toEqual([]);
  expect(new Set(answers.map(({ status, value }) => `${status} ${value.state} ${value.decidedBy}`)).size).toBe(1);
  expect(await balance()).toBe('35000000.0000');
  const noted = (kind: string) => site.db.select().from(securityEvent).where(eq(securityEvent.kind, kind));
  const given = (await noted('approval.given')).filter(({ details }) => details['approval'] === id);
  const adjusted = (await noted('balance.adjusted')).filter(({ accountId }) => accountId === player.id);
  expect([given.length, adjusted.length]).toEqual([1, 1]);
  expect(adjusted[0]?.details).toMatchObject({ reason: 'goodwill', amount: '10000000.0000' });
  expect(adjusted[0]?.details['operator']).not.toBe(adjusted[0]?.details['approvedBy']);
  expect((await checkLedger(site.db)).broken).toBeNull();
});
