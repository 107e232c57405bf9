import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrandsFolder, noon, openTestServer, publishContent } from '../../../../tests/server/core-kit.ts';
import { proxyDatabase } from '../../../../tests/server/databaseProxy.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { calls } from '../../../wire/calls.ts';
import { vendor } from '../db/tables/content.ts';

const host = 'alpha.test';
let time = noon;
const now = () => time;
const pass = (milliseconds: number) => (time = new Date(time.getTime() + milliseconds));

let proxy: Awaited<ReturnType<typeof proxyDatabase>>;
let site: Awaited<ReturnType<typeof openTestServer>>;
let other: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  const database = await testDatabase();
  proxy = await proxyDatabase(database);
  site = await openTestServer({ brands: createBrandsFolder('alpha'), database: proxy.database, now });
  other = await openTestServer({ brands: createBrandsFolder('alpha'), database, now });
});
afterAll(() => Promise.all([site.close(), other.close()]));
beforeEach(() => pass(500));

const addresses = ['/index', `${calls.publicCatalogue.path}?gameType=RNG&pageNum=2`, calls.publicVendors.path];
const readAll = () => Promise.all(addresses.map((address) => site.get(host, address)));

describe('pages and catalogue', () => {
  it('come from memory, without a query of the database', async () => {
    await readAll();
    const queries = vi.spyOn(site.db.$client, 'query');
    const again = await readAll();
    expect([again.map(({ statusCode }) => statusCode), queries.mock.calls]).toEqual([[200, 200, 200], []]);
    queries.mockRestore();
  });

  it('show what another process changed, half a second later', async () => {
    await readAll();
    await other.db.update(vendor).set({ name: 'Renamed' }).where(eq(vendor.merchant, 'alpha'));
    await publishContent(other, 'alpha');
    pass(500);
    expect((await readAll()).map(({ body }) => body.includes('Renamed'))).toEqual([true, true, true]);
  });

  it('go on while the database is away, and follow it again when it is back', async () => {
    const before = await readAll();
    await proxy.takeAway();
    for (let round = 0; round < 3; round += 1) {
      pass(500);
      expect((await readAll()).map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    }
    const unread = await site.get(host, `${calls.publicCatalogue.path}?search=never`);
    expect([unread.statusCode, unread.headers['retry-after'], unread.json().code]).toEqual([503, '2', 'UNAVAILABLE']);
    await other.db.update(vendor).set({ name: 'Meanwhile' }).where(eq(vendor.merchant, 'alpha'));
    await publishContent(other, 'alpha');
    await proxy.bringBack();
    pass(500);
    expect((await readAll()).map(({ body }) => body.includes('Meanwhile'))).toEqual([true, true, true]);
  });
});
