import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { openPromoted, openPromotionSite } from '../../../../tests/server/promotion-kit.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { bonus, promotionDraw } from '../../platform/db/tables/promotions.ts';

const now = () => noon;
let here: Site;
let there: Site;
beforeAll(async () => {
  const database = await testDatabase();
  here = await openPromotionSite({ now, database });
  there = await openPromotionSite({ now, database });
});
afterAll(async () => {
  expect((await checkLedger(here.db)).broken).toBeNull();
  await here.close();
  await there.close();
});

/** Runs the act a hundred times, on both processes. */
const hundred = (act: (site: Site, index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: 100 }, (_, index) => outcomeOf(act(index % 2 === 0 ? here : there, index))));

it('pays one of a hundred parallel claims over two processes; the others get its answer', async () => {
  const { owner, tenant, balances } = await openPromoted(here, now, 'claimer');
  const before = await balances();
  const outcomes = await hundred(({ server }) =>
    server.services.promotions.claim(tenant, owner, 'en', { id: 'envelope', period: 'once' }),
  );
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  expect((await balances()).main - before.main).toBe(50_0000n);
  expect(await here.db.$count(bonus, eq(bonus.account, owner.id))).toBe(1);
});

it('signs in one time a day, and draws each number one time, over two processes', async () => {
  const { owner, tenant, balances, offer } = await openPromoted(here, now, 'signer');
  const { period } = await offer('daily');
  const before = await balances();
  const signed = await hundred(({ server }) =>
    server.services.promotions.signIn(tenant, owner, 'en', { id: 'daily', period: period ?? '' }),
  );
  expect(new Set(signed)).toEqual(new Set(['done']));
  expect((await balances()).main - before.main).toBe(1_0000n);

  const { raffles } = await here.server.services.promotions.rewards(tenant, owner, 'en');
  const next = raffles[0]?.next;
  const drawn = await hundred(({ server }, index) =>
    server.services.promotions.draw(tenant, owner, 'en', {
      id: 'wheel',
      number: 1,
      commitment: next?.commitment ?? '',
      clientSeed: `browser-${index}`,
    }),
  );
  expect(new Set(drawn)).toEqual(new Set(['done']));
  const rows = await here.db.select().from(promotionDraw).where(eq(promotionDraw.account, owner.id));
  expect(rows).toHaveLength(1);
  expect((await balances()).main - before.main).toBe(1_0000n + (rows[0]?.amount ?? 0n));
});

it('lets one bonus run at a time, whatever is claimed concurrently', async () => {
  const { owner, tenant } = await openPromoted(here, now, 'queuer');
  await hundred(({ server }) => server.services.promotions.claim(tenant, owner, 'en', { id: 'gift', period: 'once' }));
  const rows = await here.db.select().from(bonus).where(eq(bonus.account, owner.id));
  expect(rows.map(({ state }) => state)).toEqual(['running']);
  const [running] = rows;
  const ended = await hundred(({ server }) => server.services.promotions.cancelBonus(tenant, owner, running?.id ?? '', 'en'));
  expect(ended.filter((outcome) => outcome === 'done').length).toBeGreaterThan(0);
  expect(
    await here.server.services.ledger.balance({ merchant: 'alpha', holder: owner.id, name: 'bonus', book: 'play:VND' }),
  ).toBe(0n);
});
