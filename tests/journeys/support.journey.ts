import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ask, header, sideMenu, visit } from './visit.ts';
import { siteOf, wordsOf } from './world.ts';

const t = wordsOf('vi');

/** Stubs a brand's third-party chat. */
async function stubChat(context: BrowserContext, merchant: string): Promise<void> {
  await context.route(`https://chat.${merchant}.example/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>chat</h1>' }),
  );
  await recordWindows(context);
}

/** Records the features passed to `window.open`. */
async function recordWindows(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const open = window.open.bind(window);
    const windowFeatures: string[] = [];
    Object.assign(globalThis, { windowFeatures });
    window.open = (address, target, features) => {
      windowFeatures.push(features ?? '');
      return open(address, target, features);
    };
  });
}

const pressSupport = async (page: Page) => {
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('button', { name: t('shell.menu.customerService') })
    .click();
};

async function expectChat(page: Page, context: BrowserContext, press: () => Promise<void>, address: string) {
  const [opened] = await Promise.all([context.waitForEvent('page'), press()]);
  await expect(opened).toHaveURL(address);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  const windowFeatures = await page.evaluate(() => (globalThis as unknown as { windowFeatures: string[] }).windowFeatures);
  expect(windowFeatures).toHaveLength(1);
  expect(windowFeatures[0]).toMatch(/\bwidth=440\b/);
  expect(windowFeatures[0]).toMatch(/\bheight=500\b/);
}

test('customer service of the side menu opens the brand’s chat in a window of 440 × 500 without a way back [CS-01, SIDE-19, PROD-23]', async ({
  page,
  context,
}) => {
  await recordWindows(context);
  await visit(page, '/help');
  await expectChat(page, context, () => pressSupport(page), `${siteOf('hacson')}/chat`);
});

test('a brand without a chat leads to its own extra help', async ({ page, context }) => {
  await visit(page, '/index', 'smallest');
  const [opened] = await Promise.all([context.waitForEvent('page'), pressSupport(page)]);
  await expect(opened).toHaveURL(`${siteOf('smallest')}/helpmc`);
  await expect(opened.getByRole('heading', { level: 1, name: t('help.extra.title') })).toBeVisible();
});

test('a lookup that fails closes the empty window and says that the network is gone [ERR-10, ERR-18]', async ({
  page,
  context,
}) => {
  await visit(page, '/help');
  await page.route('**/wps/system/customerService', (route) => route.abort('internetdisconnected'));
  const [opened] = await Promise.all([context.waitForEvent('page'), pressSupport(page)]);
  if (!opened.isClosed()) await opened.waitForEvent('close');
  expect(context.pages()).toEqual([page]);
  await expect(page.getByRole('alert').filter({ hasText: t('shell.support.failed') })).toContainText(t('failure.NETWORK'));
});

test('an altered link is never opened: the window closes, and the page says so [CS-03, CS-04]', async ({ page, context }) => {
  await visit(page, '/help');
  await page.route('**/wps/system/customerService', async (route) => {
    const body = route.request().postDataJSON() as object;
    const given = await ask('hacson', '/wps/system/customerService', { method: 'POST', body });
    const answer = given.json() as { value: { version: { pathList: { type: string; path: string }[] } } };
    const [entry] = answer.value.version.pathList;
    const parts = (entry?.path ?? '').split('.');
    const cipher = parts[3] ?? '';
    parts[3] = `${cipher.startsWith('A') ? 'B' : 'A'}${cipher.slice(1)}`;
    const version = { pathList: [{ type: '3', path: parts.join('.') }] };
    await route.fulfill({ json: { ...answer, value: { version } } });
  });
  const [opened] = await Promise.all([context.waitForEvent('page'), pressSupport(page)]);
  if (!opened.isClosed()) await opened.waitForEvent('close');
  await expect(page.getByRole('alert').filter({ hasText: t('shell.support.failed') })).toContainText(t('failure.SYSTEM'));
});

test('where the browser blocks the window, a dialog offers the link [CS-01]', async ({ page, context }) => {
  await context.addInitScript(() => {
    const open = window.open.bind(window);
    let isBlocked = true;
    window.open = (address, target, features) => {
      if (!isBlocked) return open(address, target, features);
      isBlocked = false;
      return null;
    };
  });
  await visit(page, '/help');
  await pressSupport(page);
  const dialog = page.getByRole('alertdialog', { name: t('shell.support.blockedTitle') });
  await expect(dialog).toBeVisible();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: t('shell.support.open') }).click(),
  ]);
  await expect(opened).toHaveURL(`${siteOf('hacson')}/chat`);
});

for (const [id, merchant, title] of [
  ['[STATUS-08]', 'resting', 'status.maintenance.title'],
  ['[STATUS-12]', 'regional', 'status.region.title'],
] as const) {
  test(`the button of the closed site of ${merchant} opens customer service ${id}`, async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'VN' } });
    await stubChat(context, merchant);
    const page = await context.newPage();
    await visit(page, '/index', merchant);
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
    await expectChat(
      page,
      context,
      () => page.getByRole('button', { name: t('status.contact') }).click(),
      `https://chat.${merchant}.example/live`,
    );
    await context.close();
  });
}

test('customer service of the right bar opens its window [RIGHT-01]', async ({ page, context }) => {
  await visit(page, '/index');
  const button = page
    .getByRole('complementary', { name: t('shell.right.label') })
    .getByRole('button', { name: t('shell.right.customerServiceLong') });
  const [opened] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(opened).toHaveURL(`${siteOf('hacson')}/chat`);
  await expect.poll(() => opened.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
});
