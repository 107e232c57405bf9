import { test } from '@playwright/test';
import { type LotteryAccountType, lotteryPaths } from '../../../src/domain/lottery.ts';
import { createVisitorPage, expect, placeOf } from '../auth/visitorPage.ts';
import { pathOf } from '../visit.ts';
import { createPlayPage } from './playPage.ts';

test.setTimeout(120_000);

const lobbies: readonly (readonly [ids: string, type: LotteryAccountType, footer: number])[] = [
  ['[PROD-06, ROUTE-13]', 'LOTT', 0],
  ['[PROD-09, ROUTE-19]', 'ELOTT', 1],
  ['[PROD-07, ROUTE-16]', 'TCG_LOTTO_VN', 0],
  ['[PROD-08, ROUTE-17]', 'TCG_SEA', 0],
];

for (const [ids, type, footer] of lobbies) {
  test(`${lotteryPaths[type]} shows its lotteries with the time to their draws ${ids}`, async ({ page }) => {
    const playPage = createVisitorPage(page, { merchant: 'hacson', mode: 'dark', language: 'vi' });
    await playPage.open(lotteryPaths[type]);
    await expect(page.getByRole('heading', { level: 1, name: playPage.t(`lottery.title.${type}`) })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="/game?"]').first()).toBeVisible();
    await expect(main.getByRole('timer').first()).toHaveText(/^\d\d:\d\d/);
    const time = await main.getByRole('timer').nth(1).textContent();
    await expect.poll(() => main.getByRole('timer').nth(1).textContent()).not.toBe(time);
    await expect(page.getByRole('contentinfo')).toHaveCount(footer);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
  });
}

test('a link to a lottery and a kind of bet asks a guest to log in and opens there, once [ROUTE-15, LOTTO-11]', async ({
  page,
}, { project }) => {
  const playPage = createPlayPage(
    createVisitorPage(
      page,
      placeOf(project.name, {
        phone: { merchant: 'hacson', mode: 'light', language: 'vi' },
        desktop: { merchant: 'volkyn', mode: 'dark', language: 'en' },
      }),
    ),
  );
  await playPage.open('/lottery');
  const card = page.getByRole('main').locator('li article a[href^="/game?"]').first();
  const code = new URL((await card.getAttribute('href')) ?? '', page.url()).searchParams.get('game') ?? '';
  const menus = await page.evaluate(async () => (await (await fetch('/lgw/games/game_menus')).json()) as { value: Menu[] });
  const known = menus.value.flatMap(({ games }) => games).find(({ game }) => game.gameId === code);
  const playType = known?.playTypes[0]?.code ?? '';
  expect(playType).not.toBe('');

  const asked = page.waitForRequest('**/wps/game/launchGame?*', { timeout: 60_000 });
  await playPage.open(`/lottery?gameCode=${code}&playType=${playType}`);
  expect(playPage.launches).toEqual([]);
  await playPage.logIn();
  const body = (await asked).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoGameCode: code,
    lottoView: 'betting',
    lottoPrizeMode: 'Lott',
    playType,
  });
  await expect(page).toHaveURL(new RegExp(`/game\\?.*game=${code}.*playType=${playType}`));
  await expect(playPage.game.locator('button').first()).toBeVisible();
  await page.getByRole('button', { name: playPage.t('play.back') }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('gameCode')).toBe(null);
  await expect.poll(() => pathOf(page)).toContain('/lottery');
  await expect(playPage.frame).toHaveCount(0);
});

interface Menu {
  readonly games: readonly {
    readonly game: { readonly gameId: string };
    readonly playTypes: readonly { readonly code: string }[];
  }[];
}

test('a code that no lottery has is named, and a vendor opens its games over the page [OVERLAY-03]', async ({ page }) => {
  const playPage = createVisitorPage(page, { merchant: 'verlago', mode: 'dark', language: 'vi' });
  await playPage.open('/lottery?gameCode=atlantis');
  await expect(page.getByText(playPage.t('lottery.unknown', { code: 'atlantis' }))).toBeVisible();
  await page.locator('button[aria-haspopup="dialog"][aria-label]').filter({ visible: true }).last().click();
  await expect(playPage.dialog).toBeVisible();
  await expect(playPage.dialog.locator('a[href^="/game?"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(playPage.dialog).toHaveCount(0);
  expect(pathOf(page)).toContain('/lottery');
});

test('/sealottery and /seaLottery are one screen: the same title, lotteries and tab [ROUTE-18]', async ({ page }) => {
  const playPage = createVisitorPage(page, { merchant: 'hacson', mode: 'light', language: 'en' });
  const screen = async (path: string) => {
    await playPage.open(path);
    const main = page.getByRole('main');
    // The last of the lists to arrive.
    const popular = main.getByRole('heading', { level: 2, name: playPage.t('lottery.popular') });
    await expect(popular).toBeVisible();
    await expect(main.locator('a[href^="/game?"]').first()).toBeVisible();
    return {
      path: new URL(page.url()).pathname,
      tab: await page.title(),
      heading: await page.getByRole('heading', { level: 1 }).innerText(),
      lotteries: await main.locator('a[href^="/game?"]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      sections: await main.getByRole('heading', { level: 2 }).allInnerTexts(),
      footer: await page.getByRole('contentinfo').count(),
    };
  };
  const { path, ...one } = await screen('/sealottery');
  const { path: spelt, ...other } = await screen('/seaLottery');
  expect([path, spelt]).toEqual(['/sealottery', '/seaLottery']);
  expect(one.heading).toBe(playPage.t('lottery.title.TCG_SEA'));
  expect(one.lotteries.length).toBeGreaterThan(0);
  expect(other).toEqual(one);
});
