import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { calls } from '../../src/wire/calls.ts';
import { bootOf, complete, hydrated, settled, textsOf, visit } from './visit.ts';
import { brandsFolder, realPictures, shippedBrands, wordsOf } from './world.ts';

const t = wordsOf('vi');

/** CSS selector of each home section. */
const marks: Readonly<Record<string, string>> = {
  hero: `section[aria-label="${t('home.hero.label')}"]`,
  announcements: 'main button[aria-haspopup="dialog"]',
  categories: `nav[aria-label="${t('home.categories.label')}"]`,
  hotGames: '#home-hot',
  winners: '#home-winners',
  live: '#home-live',
  promotions: '#home-promotions',
  missions: '#home-missions',
  download: 'main [href="/down#install"], main [href="/down"]',
};

/** Sections present on the page, in DOM order. */
const sectionsOf = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    const found = Object.entries(known).flatMap(([name, mark]) => {
      const element = document.querySelector(`main ${mark.replace(/^main /, '')}`);
      return element === null ? [] : [{ name, element }];
    });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    return found.sort((a, b) => (a.element.compareDocumentPosition(b.element) & follows ? -1 : 1)).map(({ name }) => name);
  }, marks);

for (const merchant of [...shippedBrands, 'upended', 'random']) {
  test(`the home page of ${merchant} has the sections of its manifest in their order`, async ({ page }) => {
    const manifest = JSON.parse(readFileSync(join(brandsFolder, merchant, 'brand.json'), 'utf8')) as {
      home: { sections: string[] };
    };
    await visit(page, '/index', merchant);
    const shown = await sectionsOf(page);
    expect(shown).toEqual(manifest.home.sections.filter((section) => shown.includes(section)));
    const { queries } = await bootOf(page);
    const filled = manifest.home.sections.filter((section) => {
      const data: readonly unknown[] | undefined = {
        hero: queries.banners,
        announcements: queries.notices,
        categories: queries.catalogue,
        hotGames: queries.hotGames,
        winners: queries.winners,
        live: queries.live,
        promotions: queries.promotions,
        missions: queries.missions,
      }[section];
      return data !== undefined && data.length > 0;
    });
    expect(shown.filter((section) => section !== 'download')).toEqual(filled);
  });
}

test('the first screen asks for nothing: its data came with it, and country codes wait until it rests [API-57]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:wps|lgw|lotto)\//.test(pathname) && pathname !== calls.countryCode.path) asked.push(pathname);
  });
  for (const path of ['/index', '/rng', '/live', '/hot', '/help', '/down', '/join', '/helpmc']) {
    // A brand without draws on home, which are asked for as time passes.
    await visit(page, path, 'verlago');
    await settled(page);
    expect(asked, path).toEqual([]);
  }
});

test('the country codes are asked for once when the first screen rests [API-57]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === calls.countryCode.path) asked.push(pathname);
  });
  await visit(page, '/index');
  await expect.poll(() => asked, { timeout: 20_000 }).toEqual([calls.countryCode.path]);
});

test('nothing moves while a page comes alive', async ({ page }) => {
  await page.setExtraHTTPHeaders({ [realPictures]: 'yes' });
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const merchant of shippedBrands) {
    for (const path of ['/index', '/rng', '/help']) {
      await visit(page, path, merchant);
      await complete(page);
      const moves = await page.evaluate(() => (globalThis as unknown as { moves: number[] }).moves);
      expect(
        moves.reduce((sum, move) => sum + move, 0),
        `${merchant} ${path}`,
      ).toBeLessThan(0.05);
    }
  }
});

test('the winner board lists who won, with masked names, and takes news every minute [PROD-28, SCREEN-10]', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/index');
  const board = page.locator('section[aria-labelledby="home-winners"]');
  await hydrated(board);
  const { queries } = await bootOf(page);
  const winners = queries.winners ?? [];
  expect(winners.length).toBeGreaterThan(0);
  const entries = board.getByRole('list').first().getByRole('listitem');
  await expect(entries).toHaveCount(winners.length);
  const shown = await textsOf(entries);
  for (const [index, { player, game }] of winners.entries()) {
    expect(player).toContain('***');
    expect(shown[index]).toContain(`${player} · ${game.gameName}`);
  }
  await page.route('**/wps/relay/GCSGAME_getRankList*', (route) =>
    route.fulfill({ json: { success: true, message: '', code: 'OK', value: [{ ...winners[0], player: 'xy***z' }] } }),
  );
  await page.clock.fastForward('01:05');
  await expect(board.getByText('xy***z').first()).toBeVisible();
});

test('a banner before and after its time is not shown [MANIFEST-10]', async ({ page }) => {
  await visit(page, '/index', 'timed');
  const { queries } = await bootOf(page);
  expect(queries.banners?.map(({ id }) => id)).toEqual(['now']);
  await expect(page.getByRole('img', { name: 'Banner now' })).toBeVisible();
  const html = await page.content();
  expect(html).not.toContain('Banner gone');
  expect(html).not.toContain('Banner later');
});
