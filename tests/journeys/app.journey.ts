import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { header, visit } from './visit.ts';
import { siteOf, wordsOf } from './world.ts';

// Each of these tests has a context, so that none meets the worker of another.
test.use({ serviceWorkers: 'allow' });

const t = wordsOf('vi');

test('a site can be installed: its manifest has no fault, and a worker controls the page that keeps hashed files only [MANIFEST-19, ERR-18]', async ({
  page,
}) => {
  await visit(page, '/index');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Hạc Son', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Contexts of tests are private windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await controlled(page);
  await page.getByRole('banner').getByRole('link').first().waitFor();
  await page.goto(`${siteOf('hacson')}/rng`);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  expect(kept.filter((path) => path !== '/offline.html' && !/^\/(?:assets|fonts)\//.test(path))).toEqual([]);
});

test('without a network the page of the brand shows, in the language and mode of the visitor, and with it the site returns [ERR-18]', async ({
  page,
  context,
}) => {
  await visit(page, '/index?lang=en');
  await controlled(page);
  const en = wordsOf('en');
  await context.setOffline(true);
  await page.goto(`${siteOf('hacson')}/help?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name: en('app.offline.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-palette', /dark|light/);
  await expect(page.getByText(t('app.offline.title'))).toBeHidden();
  await expect(header(page)).toContainText('Hạc Son');
  expect(await page.locator('header img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Trying again without a network leads here again.
  await page.getByRole('link', { name: en('common.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('app.offline.title') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: en('help.title') })).toBeVisible();
});

async function controlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
}
