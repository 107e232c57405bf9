import { expect, type Locator, type Page } from '@playwright/test';
import type { GameCard } from '../../src/wire/catalogue.ts';
import { readingTest as test } from './fixtures.ts';
import { bootOf, pathOf, textsOf, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const nav = (page: Page) => page.getByRole('navigation', { name: t('shell.nav.label') });
const entry = (page: Page, word: string) => nav(page).getByRole('link', { name: t(word), exact: true });
const dropdown = (page: Page, word: string) => page.getByRole('region', { name: t('shell.mega.label', { name: t(word) }) });
const vendorsOf = async (page: Page, gameType: string) =>
  (await bootOf(page)).queries.catalogue?.find((line) => line.gameCategory === gameType)?.vendors ?? [];

/** Moves the mouse away first: hovering fires no event if the pointer is already there. */
const point = async (page: Page, word: string) => {
  await page.mouse.move(5, 500);
  await entry(page, word).hover();
};

test('pointing at LIVE shows its vendors by name and logo, the hot ones marked [HEAD-13, ENTITY-15, ENTITY-16]', async ({
  page,
}) => {
  await visit(page, '/index');
  const vendors = await vendorsOf(page, 'LIVE');
  expect(vendors.length).toBeGreaterThan(1);
  expect(new Set(vendors.map(({ isHot }) => isHot)).size).toBe(2);
  await point(page, 'con_live');
  const links = dropdown(page, 'con_live').getByRole('list').first().getByRole('link');
  await expect(links).toHaveCount(vendors.length);
  for (const [index, { displayName, smallIcon, isHot }] of vendors.entries()) {
    const link = links.nth(index);
    await expect(link).toContainText(displayName);
    await expect(link.locator(`use[href="${smallIcon}#logo"]`)).toHaveCount(1);
    await expect(link.getByText(t('shell.mega.hot'), { exact: true })).toHaveCount(isHot === 1 ? 1 : 0);
  }
});

test('keys open the dropdown, walk its vendors and leave it where they came from', async ({ page }) => {
  await visit(page, '/index');
  const vendors = await vendorsOf(page, 'LIVE');
  await entry(page, 'con_live').focus();
  await page.keyboard.press('ArrowDown');
  const links = dropdown(page, 'con_live').getByRole('list').first().getByRole('link');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await expect(dropdown(page, 'con_live').getByRole('heading', { level: 2 })).toHaveText(vendors[1]?.displayName ?? '');
  await page.keyboard.press('Escape');
  await expect(dropdown(page, 'con_live')).toHaveCount(0);
  await expect(entry(page, 'con_live')).toBeFocused();
});

test('a vendor of LIVE leads to /live [HEAD-17]', async ({ page }) => {
  await visit(page, '/index');
  for (const { displayName } of await vendorsOf(page, 'LIVE')) {
    await point(page, 'con_live');
    await dropdown(page, 'con_live').getByRole('link', { name: displayName }).first().click();
    await expect.poll(() => pathOf(page)).toBe('/live');
    await expect(dropdown(page, 'con_live')).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/index');
  }
});

test('a vendor of RNG leads to its tab of /rng [HEAD-18]', async ({ page }) => {
  await visit(page, '/index');
  const { displayName = '', vassalage = '' } = (await vendorsOf(page, 'RNG')).at(-1) ?? {};
  await point(page, 'con_rng');
  await dropdown(page, 'con_rng').getByRole('link', { name: displayName }).first().click();
  await expect.poll(() => pathOf(page)).toBe(`/rng?page=${vassalage}`);
});

test('the last line of a dropdown leads to the lobby of the category [SCREEN-09]', async ({ page }) => {
  await visit(page, '/index');
  await point(page, 'con_live');
  await dropdown(page, 'con_live')
    .getByRole('link', { name: t('shell.mega.lobby', { name: t('con_live') }) })
    .click();
  await expect.poll(() => pathOf(page)).toBe('/live');
  await expect(page.getByRole('heading', { level: 1, name: t('con_live') })).toBeVisible();
});

test('RNG, LIVE, PVP and FISH show games; SPORTS shows vendors alone [HEAD-14]', async ({ page }) => {
  await visit(page, '/index');
  for (const word of ['con_rng', 'con_live', 'con_pvp', 'con_fish']) {
    await point(page, word);
    await expect(dropdown(page, word).getByRole('region')).toBeVisible();
    await expect(dropdown(page, word).getByRole('region').getByRole('listitem').first()).toBeVisible();
    await expect(dropdown(page, word).getByRole('button', { name: t('shell.mega.next') })).toBeVisible();
  }
  await point(page, 'con_sports');
  await expect(dropdown(page, 'con_sports').getByRole('list')).toHaveCount(1);
  await expect(dropdown(page, 'con_sports').getByRole('button')).toHaveCount(0);
});

test('a dropdown pages 21 games, then 18 at a time, without gap or repeat', async ({ page }) => {
  await visit(page, '/index');
  // The dropdown opens on the vendor with most games.
  const [vendor] = (await vendorsOf(page, 'LIVE')).toSorted((one, other) => other.games - one.games);
  await serveGames(page, 45);
  await point(page, 'con_live');
  const games = dropdown(page, 'con_live')
    .getByRole('region', { name: vendor?.displayName ?? '' })
    .getByRole('listitem');
  const next = dropdown(page, 'con_live').getByRole('button', { name: t('shell.mega.next') });
  const seen: string[] = [];
  for (const size of [21, 18, 6]) {
    await expect(games).toHaveCount(size);
    await expect(games.first().getByRole('link')).toBeVisible();
    seen.push(...(await textsOf(games)));
    if (size !== 6) await next.click();
  }
  await expect(next).toBeDisabled();
  expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => `Game ${index + 1}`));
});

for (const width of [1024, 1280, 1440, 1920]) {
  test(`category names that are too long for ${width} pixels scroll, by mouse and by key, and their dropdowns stay whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/index', 'wordy');
    const list = nav(page).getByRole('list').first();
    const links = list.getByRole('link');
    const last = links.last();
    const inside = async (entry: Locator) => {
      const [box, frame] = [await entry.boundingBox(), await list.boundingBox()];
      if (box === null || frame === null) return false;
      // Positions of text have fractions of a pixel, those of scrolling have none.
      return box.x > frame.x - 1 && box.x + box.width < frame.x + frame.width + 1;
    };
    expect(await inside(last)).toBe(false);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    const onwards = nav(page).locator('[aria-hidden="true"] > button').last();
    for (let press = 0; press < 6 && !(await inside(last)); press += 1) {
      const before = await list.evaluate((element) => element.scrollLeft);
      await onwards.click();
      await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before);
    }
    await expect.poll(() => inside(last)).toBe(true);
    await last.hover();
    const panel = nav(page).getByRole('region').first();
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeGreaterThan(150);
    await page.mouse.move(5, 880);
    await expect(panel).toHaveCount(0);
    await links.first().focus();
    await expect.poll(() => inside(links.first())).toBe(true);
    for (let tab = 1; tab < (await links.count()); tab += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(tab)).toBeFocused();
      await expect.poll(() => inside(links.nth(tab))).toBe(true);
    }
  });
}

/** Stubs the game list with `total` generated games, paginated as requested. */
async function serveGames(page: Page, total: number): Promise<void> {
  const pattern = await page.evaluate(async () => {
    const answer = await fetch('/wps/catalogue/public?gameType=LIVE&pageNum=1&pageSize=24');
    return ((await answer.json()) as { value: { games: GameCard[] } }).value.games[0];
  });
  await page.route('**/wps/catalogue/public?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [pageNum, size] = [Number(asked.get('pageNum')), Number(asked.get('pageSize'))];
    const all = Array.from({ length: total }, (_, index) => ({
      ...pattern,
      gameId: `made-${index + 1}`,
      gameName: `Game ${index + 1}`,
      isHot: 0,
    }));
    const games = all.slice((pageNum - 1) * size, pageNum * size);
    const value = { games, pageNum, totalPages: Math.ceil(total / size), total };
    await route.fulfill({ json: { success: true, message: '', value, code: 'OK' } });
  });
}
