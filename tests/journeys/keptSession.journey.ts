import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { alive, ask, bootOf, header, hydrated, visit } from './visit.ts';
import { watchPage } from './watchPage.ts';
import { siteOf, wordsOf } from './world.ts';

const t = wordsOf('vi');
const loginButton = (page: Page) => header(page).getByRole('button', { name: t('session.login'), exact: true });
const hasSessionMark = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-session'));

/** Opens the server-rendered page with all scripts blocked. */
async function openWithoutScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${siteOf('hacson')}/index`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main')).toBeVisible();
}

test('shows a guest the ways in before any program has run, a tab with a session none', async ({ page }) => {
  await openWithoutScripts(page);
  await expect(loginButton(page)).toHaveCount(1);
  await page.evaluate(() => sessionStorage.setItem('token', 'any'));
  await page.goto(`${siteOf('hacson')}/index`, { waitUntil: 'domcontentloaded' });
  expect(await hasSessionMark(page)).toBe(true);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(loginButton(page)).toHaveCount(0);
});

test('shows the ways in where the browser gives no storage, and complains of nothing', async ({ page }) => {
  const complaints = await watchPage(page);
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${siteOf('hacson')}/index`);
  await alive(page);
  await expect(loginButton(page)).toHaveCount(1);
  expect(await hasSessionMark(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('gives the ways back once the server says that the kept session has ended', async ({ page }) => {
  await visit(page, '/index');
  await page.evaluate(() => sessionStorage.setItem('token', 'x'.repeat(43)));
  await page.reload();
  await expect(loginButton(page)).toHaveCount(1);
  expect(await hasSessionMark(page)).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('asks the server after the minutes of the brand, whatever the page loads by itself meanwhile', async ({
  page,
  memberPage,
}) => {
  await page.clock.install();
  // Without live events, by which the page would know immediately.
  await page.route('**/wps/member/live**', (route) => route.abort());
  const known = ['/wps/member/info', '/wps/v2/wallets/balance'].map((path) =>
    page.waitForResponse((response) => response.url().endsWith(path)),
  );
  // The brand with short sessions.
  await (await memberPage({ merchant: 'brief', mode: 'dark', language: 'vi' })).open('/index');
  await Promise.all(known);
  // Winners are asked for again while their board is near.
  await hydrated(page.locator('section[aria-labelledby="home-winners"]'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const status = await page.evaluate(
    async (bearer) => (await fetch('/wps/session/logout', { method: 'DELETE', headers: { authorization: bearer } })).status,
    `Bearer ${token}`,
  );
  expect(status).toBe(200);
  await page.clock.fastForward('04:30');
  await expect.poll(() => asked).toContain('/wps/relay/GCSGAME_getRankList');
  expect(asked).not.toContain('/wps/member/info');
  expect(await hasSessionMark(page)).toBe(true);
  await page.clock.fastForward('00:31');
  await expect(page.getByText(t('session.ended'), { exact: true })).toBeVisible();
  await expect(loginButton(page)).toHaveCount(1);
});

test('shows within a moment that its session was ended elsewhere', async ({ page, memberPage }) => {
  const streams = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/member/live');
  await (await memberPage({ merchant: 'brief', mode: 'dark', language: 'vi' })).open('/index');
  await streams;
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const ended = await ask('brief', '/wps/session/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  expect(ended.status).toBe(200);
  await expect(page.getByText(t('session.ended'), { exact: true })).toBeVisible();
  await expect(loginButton(page)).toHaveCount(1);
});

test('has settings, rules and module tree from its page, and asks for none of them again [MODULE-15]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const window = page.getByRole('dialog');
  for (const path of ['/register', '/login', '/register']) {
    await visit(page, path);
    await expect(window.locator('input[type="password"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
  }
  const { brand, permission } = await bootOf(page);
  const { fields } = permission.registerRules;
  expect([Object.keys(brand.modules).length > 0, fields['username']?.enabled]).toEqual([true, true]);
  expect(asked.filter((path) => path === '/register')).toHaveLength(2);
  for (const call of ['/wps/system/permission', '/wps/system/setting/register', '/wps/system/whitelabel']) {
    expect(asked).not.toContain(call);
  }
});
