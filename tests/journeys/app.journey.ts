import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openNewerSite } from './newerSite.ts';
import { header, visit } from './visit.ts';
import { newerPort, siteOf, wordsOf } from './world.ts';

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

test('a new version is offered by a line, waits while a form holds input, and a brand can take the worker back [ERR-18]', async ({
  page,
}) => {
  const en = wordsOf('en');
  let release: 'none' | 'newer' | 'off' = 'none';
  const close = await openNewerSite(newerPort, (path, text) => {
    if (release === 'newer' && path === '/sw.js') return text.replace(/"build":"[^"]*"/, '"build":"site-newer"');
    return release === 'off' && path.startsWith('/index') ? text.replace(/ data-build="[^"]*"/, '') : text;
  });
  const site = `http://hacson.localhost:${newerPort}`;
  await page.goto(`${site}/index?lang=en`);
  await controlled(page);
  release = 'newer';
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const line = page.getByRole('region', { name: en('app.update.label') });
  await expect(line).toContainText(en('app.update.text'));

  const typed = header(page).locator('form input').first();
  await typed.fill('minhanh88');
  await line.getByRole('button', { name: en('app.update.take') }).click();
  await expect(line).toContainText(en('app.update.kept'));
  await expect(typed).toHaveValue('minhanh88');
  await typed.fill('');
  const reloaded = page.waitForEvent('load');
  await line.getByRole('button', { name: en('app.update.take') }).click();
  await reloaded;
  expect(await page.evaluate(() => caches.keys())).toContain('files site-newer');

  release = 'off';
  await page.goto(`${site}/index?lang=en`);
  await page.waitForFunction(async () => {
    const [workers, kept] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
    return workers.length === 0 && kept.length === 0;
  });
  await close();
});

async function controlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
}
