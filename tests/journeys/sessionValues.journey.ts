import { calls } from '../../src/wire/calls.ts';
import { createVisitorPage, demoPassword, expect } from './auth/visitorPage.ts';
import { test } from './fixtures.ts';

test.setTimeout(180_000);

const keys =
  'account cpw customerId favGames gameVendor iframeUrl isAgent memberLabel merchant merchantCode merchantWallet nickname platform ' +
  'routers toUpline token username';

test('login, vendors and a launch fill the seventeen values of the session, and settings are not fetched [STORE-01, MODULE-15]', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, { merchant: 'hacson', mode: 'dark', language: 'en' });
  const settings: readonly string[] = [calls.permission.path, calls.registerSettings.path, calls.whitelabel.path];
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (settings.includes(pathname)) fetched.push(pathname);
  });
  await visitorPage.open('/login');
  await visitorPage.fillIn({ username: 'demomember', password: demoPassword });
  await visitorPage.press('session.login');
  await visitorPage.expectSignedIn();
  await visitorPage.open('/game?type=RNG&vendor=BASALT&game=dragon');
  await expect(page.locator('iframe')).toBeVisible();

  await expect.poll(async () => Object.keys(await visitorPage.stored()).toSorted()).toEqual(keys.split(' '));
  const stored = await visitorPage.stored();
  const parsed = (key: string) => JSON.parse(stored[key] ?? 'null') as unknown;
  expect(parsed('gameVendor')).toMatchObject({ key: 'hacson/en/demomember' });
  expect((parsed('gameVendor') as { vendors: unknown[] }).vendors.length).toBeGreaterThan(4);
  expect(parsed('merchantWallet')).toMatchObject({ wallets: [{ wallet: 'main' }] });
  expect(parsed('routers')).toEqual({ domainList: [] });
  expect(Array.isArray(parsed('favGames'))).toBe(true);
  expect(URL.canParse(stored['iframeUrl'] ?? '')).toBe(true);
  expect(fetched.filter((path, index) => fetched.indexOf(path) !== index)).toEqual([]);
});
