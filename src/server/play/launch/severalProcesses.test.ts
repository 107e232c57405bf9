import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { launchBody } from '../../../../tests/vendors/table.ts';
import type { LaunchValue } from '../../../wire/launch.ts';
import type { SeamlessSession } from '../../../wire/seamless.ts';
import type { WalletBalance } from '../../../wire/wallet.ts';

const now = () => noon;
const sites: Site[] = [];
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
beforeAll(async () => {
  vendor = await openPaperVendor();
  const database = await testDatabase();
  const opening = [1, 2].map(() => openTestServer({ brands: authBrands(), database, now, vendors: [vendor.entry] }));
  sites.push(...(await Promise.all(opening)));
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await vendor.close();
});

it('plays at one process with a login of another: they hold no state of their own [SERVE-04]', async () => {
  const [one, two] = sites;
  if (one === undefined || two === undefined) throw new Error('Two processes were opened.');
  const { token } = (await visitor(one, now).login('demomember', demoPassword)).value;
  const balanceAt = async (site: Site) =>
    (await visitor(site, now).send<WalletBalance>('balance', undefined, { token })).value.sumBalance;
  const before = await balanceAt(one);
  const launched = await visitor(two, now).send<LaunchValue>('launchGame', launchBody('xocdia', 'SAPPH'), { token });
  const ticket = new URL(launched.value.game_url ?? '', 'https://alpha.test').searchParams.get('ticket');
  const { value: seat } = await walletClient(one, now)<SeamlessSession>('authenticate', { ticket });
  const bet = { session: seat.session, roundId: 'round-1', betId: 'bet-1', amount: '1000.0000' };
  expect((await walletClient(two, now)('bet', bet)).code).toBe('OK');
  const settle = { player: seat.player, roundId: 'round-1', results: [{ betId: 'bet-1', payout: '3000.0000' }], closes: true };
  expect((await walletClient(one, now)('settle', settle)).code).toBe('OK');
  const after = await balanceAt(one);
  expect([await balanceAt(two), Number(after) - Number(before)]).toEqual([after, 2_000]);
});
