import { expect, type Page, test } from '@playwright/test';
import { visit } from './visit.ts';
import { watchPage } from './watchPage.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const window = (page: Page) => page.getByRole('dialog');
const google = (page: Page) => window(page).getByRole('button', { name: t('auth.social.google') });
const isSdk = (address: string) => /\/assets\/firebase[^/]*\.js$/.test(address);

/** Addresses the page asks for; whatever is not ours stays out, as on a machine without a network. */
async function asksOf(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(
    (address) => !address.hostname.endsWith('localhost'),
    (route) => route.abort(),
  );
  return asked;
}

test('loads no program of another service where the brand has set up none', async ({ page }) => {
  const asked = await asksOf(page);
  await visit(page, '/login');
  await expect(window(page).locator('input[type="password"]')).toBeVisible({ timeout: 30_000 });
  await expect(google(page)).toHaveCount(0);
  await visit(page, '/register');
  await expect(window(page).locator('input[type="password"]').first()).toBeVisible({ timeout: 30_000 });
  expect(asked.filter((address) => isSdk(address) || !new URL(address).hostname.endsWith('localhost'))).toEqual([]);
});

test('loads it where the brand has, once somebody asks for it, and lets it reach its own service [SOCIAL-03]', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  const asked = await asksOf(page);
  await visit(page, '/login', 'linked');
  await expect(google(page)).toBeVisible({ timeout: 30_000 });
  expect(asked.filter(isSdk)).toEqual([]);
  await google(page).click();
  await expect.poll(() => asked.filter((address) => address.startsWith('https://apis.google.com/js/api.js'))).not.toEqual([]);
  expect(asked.filter(isSdk)).toHaveLength(1);
  // Its service cannot be reached from here, which is said; nothing it did went against the page's policy.
  await expect(window(page).getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
  expect(complaints.filter((complaint) => complaint.startsWith('policy:'))).toEqual([]);
});
