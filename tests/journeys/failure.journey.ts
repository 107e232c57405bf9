import { expect, test } from '@playwright/test';
import { ask, header, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

test('a page whose program does not arrive the first time comes from another address, and no visitor notices', async ({
  page,
}) => {
  await visit(page, '/index');
  const asked: string[] = [];
  await page.route('**/assets/DownloadPage-*.js*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await (asked.length === 1 ? route.abort() : route.continue());
  });
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('shell.menu.download') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('download.web.title', { name: 'Hạc Son' }) })).toBeVisible();
  expect(asked).toEqual(['', expect.stringMatching(/^\?again=\d+$/)]);
  const [file] = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('?again=') ? [name] : [])),
  );
  const answer = await ask('hacson', new URL(file ?? '').pathname + new URL(file ?? '').search);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a page whose program does not arrive is named, with an offer to load it again', async ({ page }) => {
  await visit(page, '/index');
  await page.route('**/assets/DownloadPage-*.js*', (route) => route.abort());
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('shell.menu.download') })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: t('failure.CHUNK') });
  await expect(alert).toContainText('download');
  await header(page)
    .getByRole('link', { name: t('shell.header.home', { name: 'Hạc Son' }) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('home.heading', { name: 'Hạc Son' }) })).toBeAttached();
  await page.goBack();
  await expect(alert).toContainText('download');
  await page.unroute('**/assets/DownloadPage-*.js*');
  await alert.getByRole('button', { name: t('common.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('download.web.title', { name: 'Hạc Son' }) })).toBeVisible();
});

test('a page whose style sheet does not arrive the first time asks for it again and is styled', async ({ page }) => {
  await visit(page, '/index');
  const asked: string[] = [];
  await page.route('**/assets/DownloadPage-*.css*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    await (asked.length === 1 ? route.abort() : route.continue());
  });
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('shell.menu.download') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('download.web.title', { name: 'Hạc Son' }) })).toBeVisible();
  expect(asked).toEqual(['', expect.stringMatching(/^\?again=\d+$/)]);
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, cssRules }) =>
      href?.includes('DownloadPage') === true ? [cssRules.length > 0] : [],
    ),
  );
  expect(sheets).toEqual([true]);
});
