import { type Page, test } from '@playwright/test';
import { liveClassifications } from '../../src/domain/classification.ts';
import { calls } from '../../src/wire/calls.ts';
import type { GamePage, SortingVendor } from '../../src/wire/catalogue.ts';
import { expect } from './auth/visitorPage.ts';
import { ask, bootOf, pathOf, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const filters = (page: Page) => page.getByRole('navigation', { name: t('lobby.filters') });
const kinds = (page: Page) => page.getByRole('navigation', { name: t('lobby.kinds') });
const pages = (page: Page) => page.getByRole('navigation', { name: t('category.pages') });
const current = (page: Page) => filters(page).locator('[aria-current="page"]');

/** Intercepts a call and modifies the real response, as if the data had changed on the server. */
async function answer<Value>(page: Page, path: string, change: (value: Value) => Value) {
  await page.route(`**${path}*`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const known = await ask('hacson', pathname + search, { headers: { language: 'VI' } });
    const body = known.json();
    await route.fulfill({ json: { ...body, value: change(body.value as Value) } });
  });
}

test('the six lists are there, and no other single word is one [ROUTE-20]', async ({ page }) => {
  for (const path of ['/rng', '/live', '/pvp', '/fish', '/hot']) {
    await visit(page, path);
    await expect(cards(page).first()).toBeVisible();
  }
  await visit(page, '/fav');
  await expect(page.getByRole('heading', { level: 1, name: t('in_my_collection') })).toBeVisible();
  await visit(page, '/slots');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('con_rng') })).toHaveCount(0);
});

/** Visible text of the first card. */
const firstGame = (page: Page) => cards(page).first().innerText();

test('every choice is kept in the address; back and forward bring it and the place back', async ({ page }) => {
  await visit(page, '/rng?page=all');
  await filters(page)
    .getByRole('link', { name: t('lobby.filter.trial') })
    .click();
  await expect.poll(() => pathOf(page)).toBe('/rng?page=all&show=trial');
  await expect(current(page)).toHaveText(t('lobby.filter.trial'));
  await page.getByRole('button', { name: new RegExp(t('lobby.sort')) }).click();
  const unsorted = await firstGame(page);
  await page.getByRole('menuitemradio', { name: t('lobby.sort.name') }).click();
  await expect.poll(() => pathOf(page)).toBe('/rng?page=all&show=trial&sort=name');
  // The list before it has as many cards, so only another first card says that the sorted one has come.
  await expect.poll(() => firstGame(page)).not.toBe(unsorted);
  await expect(cards(page)).toHaveCount(24);
  const first = await firstGame(page);

  await cards(page).nth(20).scrollIntoViewIfNeeded();
  await pages(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await pages(page)
    .getByRole('button', { name: t('common.page', { number: '2' }) })
    .click();
  await expect.poll(() => pathOf(page)).toBe('/rng?page=all&show=trial&sort=name&p=2');
  await expect.poll(() => firstGame(page)).not.toBe(first);
  // The next page of results scrolls back to its top.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);

  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(() => firstGame(page)).toBe(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/rng?page=all');
  await expect(current(page)).toHaveText(t('lobby.filter.all'));
  await page.goForward();
  await page.goForward();
  await page.reload();
  await expect(current(page)).toHaveText(t('lobby.filter.trial'));
  await expect(page.getByRole('button', { name: new RegExp(t('lobby.sort')) })).toContainText(t('lobby.sort.name'));
});

test('/live has the kinds of its games with their numbers, and each leaves only its own games', async ({ page }) => {
  await visit(page, '/live');
  const counts = (await bootOf(page)).queries.games?.page.counts?.classifications ?? [];
  expect(counts.length).toBeGreaterThan(5);
  for (const code of liveClassifications) {
    const games = counts.find((entry) => entry.code === code)?.games;
    const kind = kinds(page).getByRole('link', { name: new RegExp(`^${escaped(t(`classification.${code}`))} ?\\d+$`) });
    await expect(kind).toHaveCount(games === undefined ? 0 : 1);
    if (games !== undefined) await expect(kind).toContainText(String(games));
  }
  await kinds(page)
    .getByRole('link', { name: new RegExp(`^${t('classification.BAC')}`) })
    .click();
  await expect.poll(() => pathOf(page)).toBe('/live?type=BAC');
  const counted =
    (await bootOf(page)).queries.games?.page.counts?.classifications.find(({ code }) => code === 'BAC')?.games ?? 0;
  expect(counted).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(counted);
});

test('slots and e-games are kept apart within slots [PROD-10]', async ({ page }) => {
  await visit(page, '/index');
  await expect(page.locator('nav a[href="/rng"]').filter({ visible: true }).first()).toBeVisible();
  await visit(page, '/rng');
  const counts = (await bootOf(page)).queries.games?.page.counts?.classifications ?? [];
  for (const code of ['SLOT', 'EGAME'] as const) {
    const games = counts.find((entry) => entry.code === code)?.games ?? 0;
    await kinds(page)
      .getByRole('link', { name: new RegExp(`^${t(`classification.${code}`)} ?${games}$`) })
      .click();
    await expect(cards(page)).toHaveCount(Math.min(games, 24));
  }
});

test('a list that fails says so and comes back; a search without result offers the way out', async ({ page }) => {
  await visit(page, '/rng?page=all');
  let broken = true;
  await page.route(`**${calls.publicCatalogue.path}?*`, (route) => (broken ? route.abort() : route.continue()));
  await filters(page)
    .getByRole('link', { name: t('lobby.filter.hot') })
    .click();
  await expect(page.getByRole('heading', { name: t('category.failed.title') })).toBeVisible({ timeout: 20_000 });
  broken = false;
  await main(page)
    .getByRole('button', { name: t('common.retry') })
    .click();
  await expect(cards(page).first()).toBeVisible();

  await page.getByRole('searchbox').fill('không có trò này');
  await expect(page.getByText(t('lobby.empty.filtered'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('category.empty.action') })
    .click();
  await expect.poll(() => pathOf(page)).toBe('/rng?page=all');
  await expect(cards(page)).toHaveCount(24);
});

test('a category whose last vendor goes away while it is open says so and leaves the navigation', async ({ page }) => {
  await visit(page, '/fish');
  await answer<GamePage>(page, calls.publicCatalogue.path, (value) => ({
    ...value,
    games: [],
    total: 0,
    totalPages: 0,
    counts: { games: 0, vendors: 0, trials: 0, new: 0, classifications: [] },
  }));
  await answer<SortingVendor[]>(page, calls.publicVendors.path, (value) =>
    value.filter(({ gameCategory }) => gameCategory !== 'FISH'),
  );
  await filters(page)
    .getByRole('link', { name: t('lobby.filter.hot') })
    .click();
  await expect(page.getByRole('heading', { name: t('lobby.gone.title') })).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href="/fish"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('con_fish') })).toBeVisible();
});

test('a page that is not there gives way to the last one, and the field jumps', async ({ page }) => {
  await visit(page, '/rng?page=all&p=40');
  await expect.poll(() => pathOf(page)).toBe('/rng?page=all&p=2');
  const field = main(page).getByLabel(t('lobby.goTo'));
  await expect(field).toHaveValue('2');
  await field.fill('1');
  await field.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/rng?page=all');
  await expect(cards(page)).toHaveCount(24);
});

test('a picture that does not come leaves the default icon, and maintenance closes a game [ENTITY-19]', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await visit(page, '/pvp');
  await answer<GamePage>(page, calls.publicCatalogue.path, (value) => ({
    ...value,
    games: value.games.map((game, index) => (index === 0 ? { ...game, maintenanceUntil: '2126-11-20T22:00:00Z' } : game)),
  }));
  await expect(cards(page).first()).toContainText(t('game.noPicture'));
  await filters(page)
    .getByRole('link', { name: t('lobby.filter.hot') })
    .click();
  const resting = cards(page).first();
  await expect(resting).toContainText(t('lobby.maintenance'));
  await expect(
    resting.getByRole('button', { name: new RegExp(t('lobby.playGame', { name: '' }).trim()) }).first(),
  ).toBeDisabled();
});

test('the winner board leads from home to the whole list [PROD-28, SCREEN-10]', async ({ page }) => {
  await visit(page, '/index');
  const { queries } = await bootOf(page);
  await main(page).locator('a[href="/winners"]').click();
  await expect.poll(() => pathOf(page)).toBe('/winners');
  await expect(page.getByRole('heading', { level: 1, name: t('lobby.winners.title') })).toBeVisible();
  const rows = main(page).getByRole('row');
  await expect(rows).toHaveCount((queries.winners?.length ?? 0) + 1);
  await expect(rows.nth(1)).toContainText('*');
});

const escaped = (text: string) => text.replace(/[()[\].*+?^$|\\]/g, '\\$&');
