import { expect, test } from '@playwright/test';
import { header, sideMenu } from './visit.ts';
import { siteOf, wordsOf } from './world.ts';

const t = wordsOf('vi');

test('the page is drawn before its program is asked for, and a press that came too early is made good', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/site-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${siteOf('hacson')}/index`);
  // Scripts are still blocked: this paint is the server-rendered HTML.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await expect(sideMenu(page)).toHaveCount(0);
  release();
  await expect(sideMenu(page)).toBeVisible();
});
