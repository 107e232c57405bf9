import { expect, type Locator } from '@playwright/test';
import { createVisitorPage } from './auth/visitorPage.ts';
import { readingTest as test } from './fixtures.ts';
import { settled } from './visit.ts';
import { modes, shippedBrands, wordsOf } from './world.ts';

const t = wordsOf('vi');

for (const merchant of shippedBrands) {
  test(`nothing around the raised button of the bottom navigation cuts it, in both modes of ${merchant}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const mode of modes) {
      await createVisitorPage(page, { merchant, mode, language: 'vi' }).open('/index');
      await settled(page);
      const nav = page.getByRole('navigation', { name: t('shell.nav.bottom') });
      const button = nav
        .getByRole('link', { name: t('shell.nav.deposit') })
        .locator('span')
        .first();
      const bar = await nav.boundingBox();
      const box = await button.boundingBox();
      if (bar === null || box === null) throw new Error('The bottom navigation has no button for deposits.');
      expect(box.y).toBeLessThan(bar.y);
      expect(await cutBy(button)).toEqual([]);
    }
  });
}

/** Ancestors that hide overflow and are smaller than the element's painted box. */
const cutBy = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const cutting: string[] = [];
    for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement) {
      const { overflowX, overflowY, clipPath, contain } = getComputedStyle(above);
      const hides =
        [overflowX, overflowY].some((value) => value !== 'visible') ||
        clipPath !== 'none' ||
        /paint|strict|content/.test(contain);
      const { top, bottom, left, right } = above.getBoundingClientRect();
      if (hides && (box.top < top || box.bottom > bottom || box.left < left || box.right > right))
        cutting.push(above.outerHTML.slice(0, 80));
    }
    return cutting;
  });
