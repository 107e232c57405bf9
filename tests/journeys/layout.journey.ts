import { expect, test } from '@playwright/test';
import { notFoundScreen, screens } from '../../src/domain/routes.ts';
import { visitor } from './auth/visitor.ts';
import { footer, header, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

/** The page of a game stands for one game and has journeys of its own. */
const layouts = [...screens, { ...notFoundScreen, path: '/nowhere' }].filter(({ page }) => page !== 'game' && page !== 'home');

test('every page stands between header, side menu and footer, lotteries under the header only, the extra help alone', async ({
  page,
}) => {
  for (const { path, layout } of [{ path: '/index', layout: 'full' as const }, ...layouts]) {
    await visit(page, path);
    const parts = { full: [1, 1], headerFooter: [1, 1], header: [1, 0], none: [0, 0] }[layout];
    expect([path, await header(page).count(), await footer(page).count()]).toEqual([path, ...parts]);
    if (parts[0] === 0) continue;
    const opener = header(page).getByRole('button', { name: t('shell.menu.open') });
    await opener.click();
    await expect(sideMenu(page), path).toBeVisible();
    await expect(sideMenu(page).getByRole('navigation', { name: t('shell.menu.games') }), path).toBeVisible();
  }
});

for (const username of ['demomember', 'demoagent']) {
  test(`a guest is asked who they are where ${username} reaches what is theirs`, async ({ page }, { project }) => {
    const merchant = project.name === 'phone' ? 'hacson' : 'verlago';
    const person = visitor(page, { merchant, mode: 'dark', language: 'vi' });
    await person.arrive('/fav');
    await expect(page.getByRole('heading', { name: t('lobby.login.title') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('lobby.login.action') })
      .click();
    await person.write({ username, password: 'Demo-2026' });
    await person.press('session.login');
    await person.expectIn();
    await expect(page.getByRole('heading', { name: t('lobby.login.title') })).toHaveCount(0);
    const theirs = page.getByRole('article').or(page.getByRole('heading', { name: t('lobby.empty.favouriteTitle') }));
    await expect(theirs.first()).toBeVisible();
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
    await expect(sideMenu(page)).toContainText(username);
  });
}
