import { expect } from '@playwright/test';
import { allRules, barriersOf, colourRules, lighten } from './axe.ts';
import { readingTest as test } from './fixtures.ts';
import { alive } from './visit.ts';
import { watchPage } from './watchPage.ts';
import { pagePaths, shippedBrands, siteOf } from './world.ts';

/** As high as any page, so that what is not drawn before it comes near the screen is drawn and checked too. */
const tall = 7_000;
const widths = [1440, 390] as const;

/** Stories prove every screen of the others; their palettes are audited. */
const sweptBrand = 'hacson';

/** The canary is left out: no real word is as long as its marked ones. */
for (const brand of [...shippedBrands, 'smallest', 'random'] as const) {
  const paths = (shippedBrands as readonly string[]).includes(brand) ? pagePaths : (['/index', '/help', '/rng'] as const);
  test(`${brand}: ${brand === sweptBrand ? 'every page' : 'home'} passes axe in both modes; every page keeps its security policy and fits both widths`, async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    const barriers: string[] = [];
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const [index, path] of paths.entries()) {
      const [wide, narrow] = widths;
      await page.setViewportSize({ width: wide, height: tall });
      await page.goto(`${siteOf(brand)}${path}?lang=${index % 2 === 0 ? 'vi' : 'en'}`, { waitUntil: 'domcontentloaded' });
      await alive(page);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-palette', 'dark');
      barriers.push(...(await overflowOf(path)));
      if (brand === sweptBrand || path === '/index') {
        barriers.push(...(await barriersOf(page, `${path} in dark`, allRules)));
        await lighten(page);
        barriers.push(...(await barriersOf(page, `${path} in light`, colourRules)));
      }
      await page.setViewportSize({ width: narrow, height: tall });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      barriers.push(...(await overflowOf(path)));
    }
    expect(barriers).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);

    async function overflowOf(path: string): Promise<string[]> {
      const { overflow, width } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        width: innerWidth,
      }));
      return overflow === 0 ? [] : [`${path} is wider than the screen of ${width} px by ${overflow}`];
    }
  });
}
