import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openPointSite } from '../../../../tests/server/point-kit.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { pointEntry, pointExchange } from '../../platform/db/tables/points.ts';
import { seedPoints } from './demoPoints.ts';

it('gives the demo accounts points with some weeks behind them, once, and nothing that the ledger does not know', async () => {
  const site = await openPointSite({ now: () => noon });
  const tenant = site.server.services.tenants.byMerchant('alpha') ?? expect.fail('There is no brand alpha.');
  for (let times = 0; times < 2; times += 1) await seedPoints({ db: site.db, now: () => noon }, tenant);
  const isDemo = and(eq(account.merchant, 'alpha'), inArray(account.username, ['demomember', 'demodown']));
  for (const { id } of await site.db.select({ id: account.id }).from(account).where(isDemo)) {
    const rows = await site.db.select().from(pointEntry).where(eq(pointEntry.account, id)).orderBy(pointEntry.number);
    expect(rows.length).toBeGreaterThan(14);
    expect(rows.map(({ at }) => at.getTime())).toEqual(
      rows.map(({ at }) => at.getTime()).toSorted((one, other) => one - other),
    );
    const states = await site.db
      .select({ state: pointExchange.state })
      .from(pointExchange)
      .where(eq(pointExchange.account, id));
    expect(states.map(({ state }) => state).toSorted()).toEqual(['completed', 'processing', 'rejected']);
  }
  expect((await checkLedger(site.db)).broken).toBeNull();
  await site.close();
});
