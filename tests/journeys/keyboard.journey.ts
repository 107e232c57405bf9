import { expect, type Page, test } from '@playwright/test';
import { languageName } from '../../src/domain/language.ts';
import { header, pathOf, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const tabTo = async (page: Page, name: string) => {
  for (let round = 0; round < 60; round += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (here?.includes(name)) return;
  }
  throw new Error(`No key leads to "${name}".`);
};

test('keys alone go past the header, through the menu, a category, a search, a language and a mode', async ({ page }) => {
  await visit(page, '/index');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await visit(page, '/index');
  await tabTo(page, t('shell.menu.open'));
  await page.keyboard.press('Enter');
  await expect(sideMenu(page)).toBeVisible();
  await tabTo(page, t('shell.menu.help'));
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/help');
  await expect(sideMenu(page)).toHaveCount(0);

  await visit(page, '/index');
  await tabTo(page, t('con_rng'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: t('shell.mega.label', { name: t('con_rng') }) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/rng');
  await expect(page.getByRole('searchbox')).toBeVisible();

  await visit(page, '/help');
  const mode = await page.locator('html').getAttribute('data-palette');
  await tabTo(page, t('shell.mode.switch'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-palette', mode ?? '');
  await page.keyboard.press('Shift+Tab');
  await expect(header(page).locator('button[aria-controls]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, languageName('en'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('whatever takes the focus shows it', async ({ page }) => {
  await visit(page, '/index');
  const unseen: string[] = [];
  for (let round = 0; round < 45; round += 1) {
    await page.keyboard.press('Tab');
    const complaint = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      // A field draws its focus ring on its parent element.
      const box = element instanceof HTMLInputElement ? element.parentElement : null;
      const shown = [element, ...(box === null ? [] : [box])].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
      return shown ? null : element.outerHTML.slice(0, 120);
    });
    if (complaint !== null) unseen.push(complaint);
  }
  expect(unseen).toEqual([]);
});
