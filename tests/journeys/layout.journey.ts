import { expect } from '@playwright/test';
import { screens } from '../../src/server/site/page/screens.ts';
import { readingTest as test } from './fixtures.ts';
import { footer, header, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

/** Without the game page, which needs a game and is covered by `play/`, and articles, which are in `articles.journey.ts`. */
const layouts = [...screens.all, { ...screens.notFound, path: '/nowhere' }].filter(
  ({ page }) => page !== 'game' && page !== 'home' && page !== 'article',
);

test('every page has its place between header, side menu and footer, lotteries under the header only, the extra help alone [ROUTE-14]', async ({
  page,
}) => {
  for (const { path, layout } of [{ path: '/index', layout: 'full' as const }, ...layouts]) {
    await visit(page, path);
    const parts = { full: [1, 1], headerFooter: [1, 1], header: [1, 0], none: [0, 0] }[layout];
    expect([path, await header(page).count(), await footer(page).count()]).toEqual([path, ...parts]);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    if (parts[0] === 0) continue;
    const opener = header(page).getByRole('button', { name: t('shell.menu.open') });
    await opener.click();
    await expect(sideMenu(page), path).toBeVisible();
    await expect(sideMenu(page).getByRole('navigation', { name: t('shell.menu.games') }), path).toBeVisible();
  }
});

test('a guest is asked to log in where members find their favourites', async ({ page }) => {
  await visit(page, '/fav');
  await expect(page.getByRole('heading', { name: t('lobby.login.title') })).toBeVisible();
});

for (const username of ['demomember', 'demoagent']) {
  test(`${username} reaches their favourites, and the side menu names them`, async ({ page, memberPage }) => {
    const visitorPage = await memberPage({ merchant: 'verlago', mode: 'dark', language: 'vi' }, username);
    await visitorPage.open('/fav');
    await visitorPage.expectSignedIn();
    await expect(page.getByRole('heading', { name: t('lobby.login.title') })).toHaveCount(0);
    const theirs = page.getByRole('article').or(page.getByRole('heading', { name: t('lobby.empty.favouriteTitle') }));
    await expect(theirs.first()).toBeVisible();
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
    await expect(sideMenu(page)).toContainText(username);
  });
}
