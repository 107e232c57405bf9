import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { countRoundTrips } from '../../../../tests/server/roundTrips.ts';
import { fresh, openPaperVendor } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';

const now = () => noon;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let seat: Awaited<ReturnType<typeof sitDown>>;
let roundTrips: () => number;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openTestServer({ brands: authBrands(), now, vendors: [vendor.entry] });
  roundTrips = countRoundTrips(site.db.$client);
  seat = await sitDown(site, now);
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

async function counted(call: 'bet' | 'settle', body: object) {
  const before = roundTrips();
  const { code } = await seat.wallet(call, body);
  return [call, code, roundTrips() - before];
}

it('takes two round trips to the database for a bet and two for its result', async () => {
  const { session, player } = seat.session;
  const roundId = fresh('round');
  const order = (betId: string) => ({ session, roundId, betId, amount: '10.0000' });
  const [first, second] = [fresh('bet'), fresh('bet')];
  // Leases the calls of the minute.
  await seat.wallet('balance', { session });
  expect(await counted('bet', order(first))).toEqual(['bet', 'OK', 2]);
  expect(await counted('bet', order(second))).toEqual(['bet', 'OK', 2]);
  const results = [first, second].map((betId) => ({ betId, payout: '12.0000' }));
  expect(await counted('settle', { player, roundId, results, closes: true })).toEqual(['settle', 'OK', 2]);
});
