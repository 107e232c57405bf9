import { type BrowserContext, type Page, test } from '@playwright/test';
import { header, modeSwitch } from '../visit.ts';
import { createVisitorPage, demoPassword, expect, type Place } from './visitorPage.ts';

test.setTimeout(120_000);

const place: Place = { merchant: 'verlago', mode: 'light', language: 'vi' };

async function openTab(context: BrowserContext, path = '/index') {
  const tab = createVisitorPage(await context.newPage(), place);
  await tab.open(path);
  return tab;
}

async function logIn(page: Page, username: string) {
  const tab = createVisitorPage(page, place);
  await page.bringToFront();
  await tab.open('/login');
  await tab.fillIn({ username, password: demoPassword });
  await tab.press('session.login');
  await tab.expectSignedIn(username);
  return tab;
}

test('a member is signed in in a new tab and after a Ctrl-click, and signed out in all of them by one logout [STORE-01, LOGOUT-02, PALETTE-01]', async ({
  page,
  context,
}) => {
  const first = await logIn(page, 'demomember');
  const second = await openTab(context);
  await second.expectSignedIn('demomember');
  // A tab in the background draws no frames, which a click waits for.
  await page.bringToFront();
  const link = header(page).locator('a[href="/index"]').locator('visible=true').first();
  // Clicked until it opens: the browser drops input to a tab that has just come to the front.
  await expect(async () => {
    if (context.pages().length === 2) await link.click({ modifiers: ['Control'] });
    await expect.poll(() => context.pages().length, { timeout: 2_000 }).toBe(3);
  }).toPass();
  const opened = context.pages()[2];
  if (opened === undefined) throw new Error('The browser has no third tab.');
  await opened.bringToFront();
  // Read by scripts: for a tab of a click, locators sometimes wait for a navigation that has long ended.
  const third = createVisitorPage(opened, place);
  const thirdShows = () => opened.evaluate(() => document.querySelector('header')?.textContent ?? '');
  await expect.poll(async () => (await third.stored())['token']).toBeTruthy();
  await expect.poll(thirdShows).toContain('demomember');

  const [own, handed] = [await first.stored(), await third.stored()];
  expect([handed['token'], handed['account'], handed['customerId']]).toEqual([own['token'], own['account'], own['customerId']]);
  // The stored password stays in the tab of the login, and the token in session storage.
  expect([own['cpw'] === undefined, handed['cpw']]).toEqual([false, undefined]);
  const kept = await third.page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
  expect(kept).not.toContain(own['token']);

  // The mode is kept over the logout, and followed by the other tabs.
  const modeOf = (tab: typeof first) => tab.page.evaluate(() => document.documentElement.dataset['palette']);
  await second.page.bringToFront();
  await (await modeSwitch(second.page))();
  await second.logOut();
  for (const tab of [second, first]) await tab.expectSignedOut();
  await expect.poll(async () => (await third.stored())['token']).toBeUndefined();
  await expect.poll(thirdShows).not.toContain('demomember');
  for (const tab of [third, second, first]) await expect.poll(() => modeOf(tab)).toBe('dark');
  const later = await openTab(context);
  await later.expectSignedOut();
});

test('a tab of before the login follows when it is shown; another account ends the session of the other tabs', async ({
  page,
  context,
}) => {
  const early = await openTab(context);
  const first = await logIn(page, 'demomember');
  await early.page.bringToFront();
  // Shown again until it has asked: the tab of the login may be busy when it is asked first.
  await expect(async () => {
    await early.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(async () => (await early.stored())['token'], { timeout: 3_000 }).toBeTruthy();
  }).toPass();
  await early.expectSignedIn('demomember');

  const { token } = await first.stored();
  const second = await context.newPage();
  await second.addInitScript(() => {
    // A login in two windows side by side: this one has not asked the other.
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override postMessage(message: { readonly kind?: string }) {
        if (message.kind !== 'ask') super.postMessage(message);
      }
    };
  });
  const fresh = await logIn(second, 'demogeneral');
  await first.expectSignedOut();
  await early.expectSignedOut();
  expect((await fresh.stored())['token']).not.toBe(token);
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await first.expectSignedIn('demogeneral');
});

test('a session that may only change its password is handed to no tab [LOGIN-07]', async ({ page, context }) => {
  const tab = createVisitorPage(page, { ...place, merchant: 'volkyn' });
  await tab.open('/login');
  await tab.fillIn({ username: 'demoweak', password: '123456' });
  await tab.press('session.login');
  await expect(tab.field('newPassword')).toBeVisible();
  const other = createVisitorPage(await context.newPage(), { ...place, merchant: 'volkyn' });
  await other.open('/index');
  await other.expectSignedOut();
});
