import { expect } from '@playwright/test';
import { readingTest as test } from './fixtures.ts';
import { alive, footer, settled, visit } from './visit.ts';
import { siteOf, wordsOf } from './world.ts';

const t = wordsOf('vi');

test('/ leads to /index, and a deep link serves its screen again on reload [ROUTE-01, ROUTE-04, ROUTE-05, ROUTE-27, ROUTE-30, ROUTE-31]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading', { name: 'Hạc Son' }));
  for (const [path, heading] of [
    ['/help', t('help.title')],
    ['/down', t('download.web.title', { name: 'Hạc Son' })],
    ['/join', t('join.title', { name: 'Hạc Son' })],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('/help#terms opens the terms topic and brings it into view [ROUTE-02, ROUTE-28, PROD-22]', async ({ page }) => {
  await page.goto('/help#terms');
  await expect(page.locator('#terms')).toBeInViewport();
  // From the end of the page, where its beginning is out of view.
  await visit(page, '/help');
  await footer(page)
    .getByRole('link', { name: t('shell.footer.terms'), exact: true })
    .click();
  await expect(page.locator('#terms-title')).toBeInViewport();
});

test('a new address without a hash starts at the top, and back returns to where the reader was [ROUTE-03]', async ({
  page,
}) => {
  await visit(page, '/index');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(scrolled).toBeGreaterThan(600);
  const before = await scrolled();
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header a[href="/help"], footer a[href="/down"]')?.click(),
  );
  await expect(page).toHaveURL(/\/(?:help|down)$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(60);
});

test('/helpmc shows only the extra help, without header, footer or side menu [ROUTE-29]', async ({ page }) => {
  await page.goto('/helpmc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('shell.menu.open') })).toHaveCount(0);
});

test('an unknown address answers 404 with a separate screen and a way home', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('notFound.home') })
    .click();
  await expect(page).toHaveURL(/\/index$/);
});

test('with loginedToHomePage a visitor is sent to /login from every page but the open ones [GUARD-01]', async ({ page }) => {
  await page.goto(`${siteOf('guarded')}/help`);
  await expect(page).toHaveURL(/\/login$/);
});

test('the open paths stay open under loginedToHomePage [GUARD-02]', async ({ page }) => {
  for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
    await page.goto(siteOf('guarded') + path);
    await alive(page);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('without loginedToHomePage no visitor is sent away [GUARD-03]', async ({ page }) => {
  await visit(page, '/help');
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/help');
});
