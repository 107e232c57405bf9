import { expect, type Page, test } from '@playwright/test';
import { visit } from './visit.ts';
import { watchPage } from './watchPage.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const window = (page: Page) => page.getByRole('dialog');
const google = (page: Page) => window(page).getByRole('button', { name: t('auth.social.google') });
const isSdk = (address: string) => /\/assets\/firebase[^/]*\.js$/.test(address);

/** Records the URLs the page requests and aborts requests to other hosts, so that the test needs no network. */
async function recordRequests(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(
    (address) => !address.hostname.endsWith('localhost'),
    (route) => route.abort(),
  );
  return asked;
}

test('loads no program of another service where the brand has set up none', async ({ page }) => {
  const asked = await recordRequests(page);
  await visit(page, '/login');
  await expect(window(page).locator('input[type="password"]')).toBeVisible({ timeout: 30_000 });
  await expect(google(page)).toHaveCount(0);
  await visit(page, '/register');
  await expect(window(page).locator('input[type="password"]').first()).toBeVisible({ timeout: 30_000 });
  expect(asked.filter((address) => isSdk(address) || !new URL(address).hostname.endsWith('localhost'))).toEqual([]);
});

test('loads it where the brand has, once a visitor asks for it, and lets it reach its own service [SOCIAL-03]', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  const asked = await recordRequests(page);
  await visit(page, '/login', 'linked');
  await expect(google(page)).toBeVisible({ timeout: 30_000 });
  expect(asked.filter(isSdk)).toEqual([]);
  await google(page).click();
  await expect.poll(() => asked.filter((address) => address.startsWith('https://apis.google.com/js/api.js'))).not.toEqual([]);
  expect(asked.filter(isSdk)).toHaveLength(1);
  // The SDK's service is unreachable, so an error shows; the SDK must not violate the CSP.
  await expect(window(page).getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
  expect(complaints.filter((complaint) => complaint.startsWith('policy:'))).toEqual([]);
});
