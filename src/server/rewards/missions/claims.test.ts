import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { openMissioner, openMissionSite } from '../../../../tests/server/mission-kit.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { missionClaim, missionScore, redEnvelope } from '../../platform/db/tables/missions.ts';
import { referral } from '../../platform/db/tables/referral.ts';

const now = () => noon;
let here: Site;
let there: Site;
beforeAll(async () => {
  const database = await testDatabase();
  here = await openMissionSite({ now, database });
  there = await openMissionSite({ now, database });
});
afterAll(async () => {
  expect((await checkLedger(here.db)).broken).toBeNull();
  await here.close();
  await there.close();
});

/** Runs the act a hundred times, on both processes. */
const hundred = (act: (site: Site, index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: 100 }, (_, index) => outcomeOf(act(index % 2 === 0 ? here : there, index))));

it('has one effect of a hundred parallel claims and openings over two processes; the others get its answer [PROD-31]', async () => {
  const { owner, tenant, balances, summary } = await openMissioner(here, now, 'claimer');
  const friend = await addPlayer({ db: here.db, now, verification: here.server.services.verification }, 'friend');
  const invited = { merchant: 'alpha', account: friend.id, id: 'f1', inviter: owner.id, registeredAt: now() };
  await here.db.insert(referral).values(invited);
  await here.db.update(account).set({ mobileConfirmedAt: now() }).where(eq(account.id, friend.id));
  await here.db.insert(depositOrder).values({
    merchant: 'alpha',
    id: 'd1',
    account: owner.id,
    request: 'd1',
    method: 'qr',
    kind: 'qr',
    provider: 'simulated',
    state: 'credited',
    book: 'play:VND',
    amount: moneyOf('500'),
    fee: 0n,
    createdAt: now(),
    expiresAt: now(),
    endedAt: now(),
  });
  const before = await balances();
  const claims = ['deposit', 'friends'] as const;
  const outcomes = await hundred(({ server }, index) => {
    const mission = claims[Math.floor(index / 2) % 2] ?? 'friends';
    return server.services.missions.claim(tenant, owner, { mission, period: '2026-11-20' });
  });
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  expect((await balances()).main - before.main).toBe(10_0000n);
  expect(await here.db.$count(missionClaim, eq(missionClaim.account, owner.id))).toBe(2);
  const scores = await here.db.select().from(missionScore).where(eq(missionScore.account, owner.id));
  expect(scores).toMatchObject([{ score: 30, envelopes: 1 }]);

  const [envelope] = (await summary()).envelopes.waiting;
  const opened = await hundred(({ server }, index) =>
    server.services.missions.openEnvelope(tenant, owner, {
      envelope: envelope?.id ?? '',
      commitment: envelope?.commitment ?? '',
      clientSeed: `browser-${index}`,
    }),
  );
  expect(new Set(opened)).toEqual(new Set(['done']));
  const rows = await here.db.select().from(redEnvelope).where(eq(redEnvelope.account, owner.id));
  const [sum] = rows.flatMap(({ amount }) => amount ?? []);
  expect(rows.map(({ openedAt }) => openedAt !== null)).toEqual([true]);
  expect((await balances()).main - before.main).toBe(10_0000n + (sum ?? 0n));
});
