import { expect } from '@playwright/test';
import { categories, categoryPaths } from '../../src/domain/category.ts';
import { categoryLabels } from '../../src/i18n/categoryLabels.ts';
import { readingTest as test } from './fixtures.ts';
import { bootOf, header, pathOf, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

test('the logo leads to /index [HEAD-21]', async ({ page }) => {
  await visit(page, '/help');
  await header(page)
    .getByRole('link', { name: t('shell.header.home', { name: 'Hạc Son' }) })
    .click();
  await expect(page).toHaveURL(/\/index$/);
});

test('the menu button opens the side menu; button, Escape and cover close it and the focus returns [HEAD-20, UI-03]', async ({
  page,
}) => {
  await visit(page, '/index');
  const button = header(page).getByRole('button', { name: t('shell.menu.open') });
  const menu = sideMenu(page);
  const waysOut = [
    () => menu.getByRole('button', { name: t('shell.menu.close') }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click((page.viewportSize()?.width ?? 0) - 40, 300),
  ];
  for (const leave of waysOut) {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await leave();
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('the game centre of the side menu lists the categories and each leads to its page [SIDE-10, SCREEN-08]', async ({
  page,
}) => {
  await visit(page, '/help');
  const { queries } = await bootOf(page);
  const centre = sideMenu(page).getByRole('navigation', { name: t('shell.menu.games') });
  const open = () =>
    header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
  await open();
  await expect(centre).toBeVisible();
  const shown = await centre
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').split('?')[0]));
  const paths = Object.values(categoryPaths);
  expect(new Set(shown)).toEqual(new Set(paths));
  expect(queries.catalogue).toHaveLength(paths.length);
  await page.keyboard.press('Escape');
  for (const category of categories) {
    const path = categoryPaths[category];
    await open();
    // By exact name: a single vendor that cannot be launched links to the sports page too.
    await centre.getByRole('link', { name: t(`home.categories.${category}`), exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe(path);
    await expect(sideMenu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: t(categoryLabels[category]) })).toBeVisible();
  }
});

for (const [id, word, path] of [
  ['[SIDE-18]', 'shell.menu.download', '/down'],
  ['[SIDE-20]', 'shell.menu.help', '/help'],
] as const) {
  test(`"${t(word)}" of the side menu leads to ${path} ${id}`, async ({ page }) => {
    await visit(page, '/index');
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
    await sideMenu(page)
      .getByRole('link', { name: t(word) })
      .click();
    await expect.poll(() => pathOf(page)).toBe(path);
    await expect(sideMenu(page)).toHaveCount(0);
  });
}

test('the side menu stays open if it is opened again while the page that was chosen in it is still loading', async ({
  page,
}) => {
  await visit(page, '/index');
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/assets/DownloadPage-*.js*', async (route) => {
    await held;
    await route.continue();
  });
  const open = () =>
    header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
  await open();
  await sideMenu(page)
    .getByRole('link', { name: t('shell.menu.download') })
    .click();
  await expect(sideMenu(page)).toHaveCount(0);
  await open();
  await expect(sideMenu(page)).toBeVisible();
  arrive();
  await expect(page.locator('h1', { hasText: t('download.web.title', { name: 'Hạc Son' }) })).toBeAttached();
  await expect(sideMenu(page)).toBeVisible();
  await page.goBack();
  await expect(sideMenu(page)).toHaveCount(0);
});
