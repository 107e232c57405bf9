import { expect, type Page } from '@playwright/test';
import { type Category, categoryPaths } from '../../src/domain/category.ts';
import { categoryLabels } from '../../src/i18n/categoryLabels.ts';
import { readingTest as test } from './fixtures.ts';
import { bootOf, pathOf, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const tabs = (page: Page) => page.getByRole('navigation', { name: t('category.vendors') });
/** Without the hot games that fill up a short list. */
const games = (page: Page) =>
  page
    .getByRole('main')
    .locator('ul:not([aria-labelledby="home-hot"] *)')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });

const lines: readonly (readonly [ids: string, category: Category])[] = [
  ['[PROD-03, ROUTE-22]', 'SPORTS'],
  ['[PROD-04, ROUTE-23]', 'ESPORTS'],
  ['[PROD-05]', 'LIVE'],
  ['[PROD-11]', 'FISH'],
  ['[PROD-12]', 'PVP'],
];

for (const [ids, category] of lines) {
  const path = categoryPaths[category];
  test(`the navigation lists ${category}, and ${path} shows its vendors and games ${ids}`, async ({ page }) => {
    await visit(page, '/index');
    // The nav bar on desktop, the tiles on a phone: exactly one is visible at any width.
    await expect(page.locator(`nav a[href="${path}"]`).filter({ visible: true }).first()).toBeVisible();
    await visit(page, path);
    const { queries } = await bootOf(page);
    const vendors = queries.catalogue?.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
    expect(vendors.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: t(categoryLabels[category]) })).toBeVisible();
    for (const { displayName } of vendors) {
      await expect(tabs(page).getByRole('link', { name: displayName, exact: true })).toBeVisible();
    }
    const shown = queries.games?.page.games ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown.map(({ gameType }) => gameType))).toEqual(new Set([category]));
    await expect(games(page)).toHaveCount(shown.length);
    for (const { gameName } of shown.slice(0, 6))
      await expect(games(page).getByText(gameName, { exact: true }).first()).toBeVisible();
  });
}

test('/rng?page=VENDOR selects the tab of that vendor, and its games only [ROUTE-21]', async ({ page }) => {
  await visit(page, '/rng');
  const { queries } = await bootOf(page);
  const vendors = queries.catalogue?.find(({ gameCategory }) => gameCategory === 'RNG')?.vendors ?? [];
  const { vassalage = '', displayName = '' } = vendors.at(-1) ?? {};
  await visit(page, `/rng?page=${vassalage}`);
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveAccessibleName(displayName);
  const shown = (await bootOf(page)).queries.games?.page.games ?? [];
  expect(new Set(shown.map((game) => game.vassalage))).toEqual(new Set([vassalage]));
  await expect(games(page)).toHaveCount(shown.length);

  await tabs(page)
    .getByRole('link', { name: vendors[0]?.displayName ?? '', exact: true })
    .click();
  await expect.poll(() => pathOf(page)).toBe(`/rng?page=${vendors[0]?.vassalage}`);
});

test('a search without diacritics finds games, is kept in the address and survives a reload', async ({ page }) => {
  await visit(page, '/rng?page=all');
  const wanted = (await bootOf(page)).queries.games?.page.games[0]?.gameName ?? '';
  const plain = wanted.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D').toLowerCase();
  await page.getByRole('searchbox').fill(plain);
  await expect(games(page).getByText(wanted, { exact: true })).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(plain);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(plain);
  await expect(games(page).getByText(wanted, { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('khôngcótrònàynhưthế');
  await expect(page.getByRole('heading', { name: t('lobby.empty.filteredTitle') })).toBeVisible();
});
