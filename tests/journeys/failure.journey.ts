import { expect, type Page, test } from '@playwright/test';
import { ask, header, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const downloadTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('download.web.title', { name: 'Hạc Son' }) });

async function openDownload(page: Page) {
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('shell.menu.download') })
    .click();
}

/** Fails the first request of these files. Returns the queries of all of them, as they come. */
async function failFirst(page: Page, files: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(files, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await (asked.length === 1 ? route.abort() : route.continue());
  });
  return asked;
}

test('a page whose program does not arrive the first time comes from another address, and no visitor notices', async ({
  page,
}) => {
  await visit(page, '/index');
  const asked = await failFirst(page, '**/assets/DownloadPage-*.js*');
  await openDownload(page);
  await expect(downloadTitle(page)).toBeVisible();
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
  await openDownload(page);
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
  await expect(downloadTitle(page)).toBeVisible();
});

test('a page whose style sheet does not arrive the first time asks for it again and is styled', async ({ page }) => {
  await visit(page, '/index');
  const asked = await failFirst(page, '**/assets/DownloadPage-*.css*');
  await openDownload(page);
  await expect(downloadTitle(page)).toBeVisible();
  expect(asked).toEqual(['', expect.stringMatching(/^\?again=\d+$/)]);
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, cssRules }) =>
      href?.includes('DownloadPage') === true ? [cssRules.length > 0] : [],
    ),
  );
  expect(sheets).toEqual([true]);
});
