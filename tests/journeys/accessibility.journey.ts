import { expect, type Page } from '@playwright/test';
import { allRules, barriersOf, colourRules, lighten } from './axe.ts';
import { readingTest as test } from './fixtures.ts';
import { alive } from './visit.ts';
import { watchPage } from './watchPage.ts';
import { pagePaths, shippedBrands, siteOf } from './world.ts';

/** Viewport height in pixels, taller than any page: lazily rendered sections are rendered and checked too. */
const viewportHeight = 7_000;
const widths = [1440, 390] as const;

/** The only brand checked on every page. Home is enough for the others: stories and the contrast audit cover the rest. */
const sweptBrand = 'hacson';

for (const [index, path] of pagePaths.entries()) {
  test(`${sweptBrand} ${path} passes axe in both modes, keeps its security policy and fits both widths`, async ({ page }) => {
    expect(await faultsOf(page, sweptBrand, path, index, true)).toEqual([]);
  });
}

/** Without the canary: its marked words are longer than any real word and would overflow. */
for (const brand of [...shippedBrands.filter((one) => one !== sweptBrand), 'smallest', 'random'] as const) {
  const paths = (shippedBrands as readonly string[]).includes(brand) ? pagePaths : (['/index', '/help', '/rng'] as const);
  test(`${brand}: home passes axe in both modes; every page keeps its security policy and fits both widths`, async ({
    page,
  }) => {
    const found: string[] = [];
    for (const [index, path] of paths.entries()) {
      const own = await page.context().newPage();
      found.push(...(await faultsOf(own, brand, path, index, path === '/index')));
      await own.close();
    }
    expect(found).toEqual([]);
  });
}

async function faultsOf(page: Page, brand: string, path: string, index: number, withAxe: boolean): Promise<readonly string[]> {
  const complaints = await watchPage(page);
  const found: string[] = [];
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const [wide, narrow] = widths;
  await page.setViewportSize({ width: wide, height: viewportHeight });
  await page.goto(`${siteOf(brand)}${path}?lang=${index % 2 === 0 ? 'vi' : 'en'}`, { waitUntil: 'domcontentloaded' });
  await alive(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'dark');
  found.push(...(await overflowOf(page, path)));
  if (withAxe) {
    found.push(...(await barriersOf(page, `${path} in dark`, allRules)));
    await lighten(page);
    found.push(...(await barriersOf(page, `${path} in light`, colourRules)));
  }
  await page.setViewportSize({ width: narrow, height: viewportHeight });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  found.push(...(await overflowOf(page, path)));
  return [...found, ...complaints.filter((text) => !text.includes('404 (Not Found)'))];
}

async function overflowOf(page: Page, path: string): Promise<readonly string[]> {
  const { overflow, width } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    width: innerWidth,
  }));
  return overflow === 0 ? [] : [`${path} is wider than the screen of ${width} px by ${overflow}`];
}
