import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { watchPage } from './watchPage.ts';
import { madeBrands, modes, pagePaths, shippedBrands, siteOf } from './world.ts';

for (const brand of [...shippedBrands, ...madeBrands]) {
  for (const mode of modes) {
    const paths = (shippedBrands as readonly string[]).includes(brand) ? pagePaths : (['/index', '/help', '/rng'] as const);
    test(`${brand} in ${mode}: every page passes axe, keeps its security policy and fits its width`, async ({ page }) => {
      test.setTimeout(180_000);
      const complaints = await watchPage(page);
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
      for (const path of paths) {
        const language = path === '/help' || path === '/hot' ? 'en' : 'vi';
        await page.goto(`${siteOf(brand)}${path}?lang=${language}`);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
        ).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `${path} is wider than the screen`).toBe(0);
      }
      expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
    });
  }
}
