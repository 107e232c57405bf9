import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { watchPage } from './watchPage.ts';
import { pagePaths, shippedBrands, siteOf } from './world.ts';

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The canary is left out: no real word is as long as its marked ones. */
for (const brand of [...shippedBrands, 'smallest', 'random'] as const) {
  const paths = (shippedBrands as readonly string[]).includes(brand) ? pagePaths : (['/index', '/help', '/rng'] as const);
  test(`${brand}: every page passes axe in both modes, keeps its security policy and fits its width`, async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = await watchPage(page);
    const barriers: string[] = [];
    for (const [index, path] of paths.entries()) {
      await page.goto(`${siteOf(brand)}/healthz`);
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.goto(`${siteOf(brand)}${path}?lang=${index % 2 === 0 ? 'vi' : 'en'}`);
      await page.waitForLoadState('networkidle');
      barriers.push(...(await barriersOf(page, `${path} in dark`, allRules)));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflow !== 0) barriers.push(`${path} is wider than the screen by ${overflow}`);
      await lighten(page, path);
      // Colours are all that a mode changes.
      barriers.push(...(await barriersOf(page, `${path} in light`, ['color-contrast', 'link-in-text-block'])));
    }
    expect(barriers).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  });
}

async function barriersOf(page: Page, where: string, rules: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: [...rules] }).analyze();
  return violations.map(({ id, nodes }) => `${where}, ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** As a choice in another tab does it; not every page has the switch. */
async function lighten(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  // Sections that are not drawn before they come near the screen keep the styles they had; a fresh page has none.
  if (path === '/index') await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'light');
}
