import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../tests/server/core-kit.ts';
import { fresh, openPaperVendor } from '../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../tests/vendors/table.ts';

const now = () => noon;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let seat: Awaited<ReturnType<typeof sitDown>>;
let roundTrips = 0;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openTestServer({ brands: authBrands(), now, vendors: [vendor.entry] });
  const counted = new WeakSet<PoolClient>();
  site.db.$client.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    countRoundTrips(client);
  });
  seat = await sitDown(site, now);
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

/** A query begins a round trip unless it is submitted while an earlier one of the connection is unanswered. */
function countRoundTrips(client: PoolClient) {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => Promise<unknown> | undefined;
  let unanswered = 0;
  client.query = ((...given: readonly unknown[]) => {
    // Announced after the commit, for the acts of all players together.
    if (isAnnouncement(given[0])) return query(...given);
    if (unanswered === 0) roundTrips += 1;
    unanswered += 1;
    const answered = () => {
      unanswered -= 1;
    };
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      return query(...given.slice(0, -1), (...result: readonly unknown[]) => {
        answered();
        callback(...result);
      });
    }
    const result = query(...given);
    result?.then(answered, answered);
    return result;
  }) as PoolClient['query'];
}

const isAnnouncement = (given: unknown) => (given as { readonly name?: string }).name === 'live-announce-all';

async function counted(call: 'bet' | 'settle', body: object) {
  roundTrips = 0;
  const { code } = await seat.wallet(call, body);
  return [call, code, roundTrips];
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
