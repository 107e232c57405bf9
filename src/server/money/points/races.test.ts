import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { freely } from '../../../../tests/server/freely.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { givePoints, newRequestId, openCollector, openPointSite, redeeming } from '../../../../tests/server/point-kit.ts';
import { outcomeOf, paymentPassword } from '../../../../tests/server/withdrawal-kit.ts';
import { fresh, openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';
import type { Account } from '../../identity/ports/index.ts';
import { pointEntry, pointExchange, pointStock } from '../../platform/db/tables/points.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { createExchanges } from './exchanges.ts';

const now = () => noon;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let here: Site;
let there: Site;
beforeAll(async () => {
  const database = await testDatabase();
  vendor = await openPaperVendor();
  here = await openPointSite({ now, database, vendors: [vendor.entry] });
  there = await openPointSite({ now, database, vendors: [vendor.entry] });
});
afterAll(async () => {
  expect((await checkLedger(here.db)).broken).toBeNull();
  await here.close();
  await there.close();
  await vendor.close();
});

const tenantOf = (site: Site) => site.server.services.tenants.byMerchant('alpha') ?? expect.fail('There is no brand alpha.');

/** Runs the act many times, on both processes. */
const many = (times: number, act: (site: Site, index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, (_, index) => outcomeOf(act(index % 2 === 0 ? here : there, index))));
/** Exchanges after the payment password: its own limit of attempts would refuse most of what runs in parallel. */
const exchangesOf = (site: Site) =>
  createExchanges({
    db: site.db,
    now,
    ledger: site.server.services.ledger,
    paymentPasswords: { verifyPaymentPassword: async () => undefined },
  });
const count = (outcomes: readonly string[], outcome: string) => outcomes.filter((each) => each === outcome).length;

it('sells the last one to one of fifty buyers over two processes [POINTS-02]', async () => {
  const services = { db: here.db, now, verification: here.server.services.verification };
  const buyers: Account[] = [];
  for (let index = 0; index < 50; index += 1) {
    const buyer = await addPlayer(services, `buyer${index}`);
    await givePoints(here, buyer, '100', noon);
    buyers.push(buyer);
  }
  const outcomes = await many(50, (site, index) =>
    site.server.services.points.redeem(tenantOf(site), buyers[index] ?? expect.fail(), 'en', redeeming('last', 10)),
  );
  expect([count(outcomes, 'done'), count(outcomes, 'CONFLICT')]).toEqual([1, 49]);
  expect(await here.db.$count(pointExchange, eq(pointExchange.goods, 'last'))).toBe(1);
  const [stock] = await here.db.select().from(pointStock).where(eq(pointStock.goods, 'last'));
  expect(stock?.left).toBe(0);
});

it('spends a balance one time in a hundred parallel exchanges of all of it, and one request one time [API-67]', async () => {
  const { owner, points, money } = await openCollector(here, now, 'spender', '600');
  const before = await money();
  const converting = (requestId: string) => ({ points: '600', requestId, paymentPassword });
  const outcomes = await many(100, (site) =>
    exchangesOf(site).convert(tenantOf(site), owner, 'en', converting(newRequestId())),
  );
  expect([count(outcomes, 'done'), count(outcomes, 'CONFLICT')]).toEqual([1, 99]);
  expect([await points(), (await money()) - before]).toEqual(['0.0000', 6000_0000n]);

  await givePoints(here, owner, '6000', noon);
  const repeated = await many(40, (site) =>
    exchangesOf(site).convert(tenantOf(site), owner, 'en', converting('the-same-request')),
  );
  expect(count(repeated, 'done')).toBe(40);
  expect([await points(), (await money()) - before]).toEqual(['5400.0000', 12_000_0000n]);
});

it('gives points for a bet or takes it back, never both [POINTS-01]', async () => {
  const { session, wallet } = await sitDown(here, now);
  const entriesOf = (id: string) => here.db.$count(pointEntry, and(eq(pointEntry.account, id), eq(pointEntry.type, 'deposit')));
  const bets = [walletClient(here, now), walletClient(there, now)] as const;
  const rounds = Array.from({ length: 12 }, () => fresh('bet'));
  for (const betId of rounds)
    await wallet('bet', { session: session.session, roundId: `r-${betId}`, betId, amount: '10000.0000' });
  await Promise.all(
    rounds.flatMap((betId) => {
      const results = [{ betId, payout: '0.0000' }];
      const round = { player: session.player, roundId: `r-${betId}` };
      return [
        outcomeOf(bets[0]('settle', { ...round, results, closes: true })),
        outcomeOf(bets[1]('settle', { ...round, results, closes: true })),
        outcomeOf(bets[1]('rollback', { ...round, betId })),
      ];
    }),
  );
  const settled = (await here.db.query.bet.findMany()).filter(({ id, state }) => rounds.includes(id) && state === 'settled');
  const owner = settled[0]?.account ?? '';
  const credited = await here.db.select().from(pointEntry).where(eq(pointEntry.account, owner));
  expect(await entriesOf(owner)).toBe(0);
  expect(credited.map(({ source }) => source.replace(/\/.*/, '')).toSorted()).toEqual(
    settled.map(({ resultTransaction }) => `bet:${resultTransaction}`).toSorted(),
  );
});

it('ends an exchange one time, however many operators decide at once', async () => {
  const { owner, points, money } = await openCollector(here, now, 'decided', '5200');
  const { services } = here.server;
  const exchange = await services.points.convert(tenantOf(here), owner, 'en', {
    points: '5000',
    requestId: newRequestId(),
    paymentPassword,
  });
  const before = await money();
  const by = { id: 'op', name: 'op' };
  await many(20, ({ server }, index) =>
    index % 3 === 0
      ? server.services.points.operate.reject(tenantOf(here), by, exchange.transaction, 'No')
      : server.services.points.operate.approve(tenantOf(here), by, exchange.transaction, null, freely),
  );
  const [row] = await here.db.select().from(pointExchange).where(eq(pointExchange.id, exchange.transaction));
  const isPaid = row?.state === 'completed';
  expect([await points(), (await money()) - before]).toEqual(isPaid ? ['200.0000', 50_000_0000n] : ['5200.0000', 0n]);
});
