import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { fresh, openPaperVendor } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';

const now = () => noon;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openTestServer({ brands: authBrands(), now, vendors: [vendor.entry] });
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

it('a bet above a limit tells the vendor which limit, its amount, what is left and when it ends; no other refusal does', async () => {
  await addPlayer(site, 'limited');
  const { wallet, session, token } = await sitDown(site, now, { username: 'limited' });
  const limit = { kind: 'stake', period: 'day' } as const;
  await visitor(site, now).send('setPlayLimit', { ...limit, amount: '100' }, { token });
  const bet = (amount: string, merchant = 'alpha') =>
    wallet('bet', { session: session.session, roundId: fresh('round'), betId: fresh('bet'), amount }, { merchant });

  expect((await bet('60.0000')).code).toBe('OK');
  expect(await bet('50.0000')).toMatchObject({
    code: 'LIMIT_REACHED',
    value: { limit: { ...limit, amount: '100.0000', left: '40.0000', resetsAt: '2026-11-20T17:00:00.000Z' } },
  });
  const others = [await bet('1'), await bet('1.0000', 'beta')];
  expect(others.map(({ success, code }) => [success, code])).toEqual([
    [false, 'MALFORMED'],
    [false, 'SESSION_ENDED'],
  ]);
  for (const { value } of others) expect(value).not.toHaveProperty('limit');
});
