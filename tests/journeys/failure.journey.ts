import { expect, test } from '@playwright/test';
import { footer, header, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

test('a page whose program does not arrive is named, with an offer to load it again', async ({ page }) => {
  await visit(page, '/index');
  await page.route('**/assets/DownloadPage-*.js', (route) => route.abort());
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('shell.menu.download') })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: t('failure.CHUNK') });
  await expect(alert).toContainText('download');
  await page.unroute('**/assets/DownloadPage-*.js');
  await alert.getByRole('button', { name: t('common.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('download.title', { name: 'Hạc Son' }) })).toBeVisible();
});

test('a list of games that cannot be had says so and comes when it is asked for again', async ({ page }) => {
  await visit(page, '/rng');
  await page.route('**/wps/catalogue/public?*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('searchbox').fill('a');
  await expect(page.getByRole('heading', { name: t('category.failed.title') })).toBeVisible();
  await page.unroute('**/wps/catalogue/public?*');
  await page.getByRole('button', { name: t('category.failed.action') }).click();
  await expect(page.getByRole('heading', { name: t('category.failed.title') })).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/rng"]').first()).toBeVisible();
  await expect(footer(page)).toBeVisible();
});
