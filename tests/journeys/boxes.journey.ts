import { expect } from '@playwright/test';
import { boxBrands, longBrands } from '../../scripts/boxes/boxBrands.ts';
import { boxScreens, checkBoxes, openScreen } from '../../scripts/boxes/checkBoxes.ts';
import { seedsFrom } from '../../scripts/boxes/seeds.ts';
import { readingTest as test } from './fixtures.ts';
import { visit } from './visit.ts';
import { siteOf, wordsOf } from './world.ts';

/** Grey, extreme and common colours; BOX_SEEDS=200 takes as many as `npm run boxes`. */
const seedCount = Number(process.env['BOX_SEEDS'] ?? 0);
const seeds = seedsFrom(1, seedCount || 6);
/** Long texts depend on the colours but little. */
const seedsOfLongTexts = seedsFrom(1, seedCount || 2);
const [plain, heavy] = boxBrands;

for (const width of [390, 768, 1440]) {
  test(`a brand made of one colour has no overlapping text and no clipped word at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [brand, language] of [
      [plain, 'vi'],
      [heavy, 'en'],
    ] as const) {
      if (brand === undefined) throw new Error('There are no brands to measure.');
      for (const screen of boxScreens) {
        await openScreen(page, `${siteOf(brand.merchant)}${screen}?lang=${language}`);
        expect(await checkBoxes(page, brand, seeds), `${brand.merchant} ${screen}`).toEqual([]);
      }
    }
  });
}

for (const width of [390, 1440]) {
  test(`the longest name and texts overlap nothing and are not clipped at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const brand of longBrands) {
      for (const [index, screen] of boxScreens.entries()) {
        await openScreen(page, `${siteOf(brand.merchant)}${screen}?lang=${index === 1 ? 'en' : 'vi'}`);
        expect(await checkBoxes(page, brand, seedsOfLongTexts), `${brand.merchant} ${screen}`).toEqual([]);
      }
    }
  });
}

test('the sign-in art leaves a low screen to the form', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openScreen(page, `${siteOf('box-plain')}/login?lang=vi`);
  const field = await page.getByRole('dialog').locator('input').first().boundingBox();
  expect(field?.width).toBeGreaterThan(600);
});

test('a brand without a playable game shows no empty section and no way into an empty lobby', async ({ page }) => {
  const t = wordsOf('en');
  await visit(page, '/index?lang=en', 'box-bare');
  const hero = page.getByRole('region', { name: t('home.hero.label') });
  await expect(hero.getByRole('link')).toHaveText([t('home.hero.plain.second')]);
  await expect(hero).toContainText(t('home.hero.plain.emptyText'));
  await expect(page.getByText(t('home.popular.title'))).toHaveCount(0);
  const { width = 0 } = (await hero.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1200);
  await expect(page.getByText('Catch 100 fish')).toHaveCount(0);
});
