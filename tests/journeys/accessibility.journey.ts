import { expect, test } from '@playwright/test';
import { allRules, barriersOf, colourRules, lighten } from './axe.ts';
import { alive } from './visit.ts';
import { watchPage } from './watchPage.ts';
import { pagePaths, shippedBrands, siteOf } from './world.ts';

/** Stands for every picture: what they show changes no rule, and a new world draws each of them at its first request. */
const picture = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** As high as any page, so that what is not drawn before it comes near the screen is drawn and checked too. */
const tall = 7_000;

/** The canary is left out: no real word is as long as its marked ones. */
for (const brand of [...shippedBrands, 'smallest', 'random'] as const) {
  const paths = (shippedBrands as readonly string[]).includes(brand) ? pagePaths : (['/index', '/help', '/rng'] as const);
  test(`${brand}: every page passes axe in both modes, keeps its security policy and fits its width`, async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = await watchPage(page);
    const barriers: string[] = [];
    await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: picture }));
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: tall });
    for (const [index, path] of paths.entries()) {
      await page.goto(`${siteOf(brand)}${path}?lang=${index % 2 === 0 ? 'vi' : 'en'}`, { waitUntil: 'domcontentloaded' });
      await alive(page);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-palette', 'dark');
      barriers.push(...(await barriersOf(page, `${path} in dark`, allRules)));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflow !== 0) barriers.push(`${path} is wider than the screen by ${overflow}`);
      await lighten(page);
      barriers.push(...(await barriersOf(page, `${path} in light`, colourRules)));
    }
    expect(barriers).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  });
}
