import { expect, type Page } from '@playwright/test';
import { readingTest as test } from './fixtures.ts';
import { bootOf, tabStaysInside, textsOf, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const modal = (page: Page) => page.getByRole('dialog', { name: t('modal.noticeModal') });
const items = (page: Page) =>
  modal(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const line = (page: Page) =>
  page
    .getByRole('main')
    .locator('button[aria-haspopup="dialog"]')
    .filter({ hasText: t('home.notices.label') });
const open = async (page: Page) => {
  await visit(page, '/index');
  await line(page).click();
  await expect(items(page).first()).toBeVisible();
};

test('the line of home opens the notices: a title, nine a page, the rest behind [NOTICE-01, NOTICE-02]', async ({ page }) => {
  await open(page);
  const { queries } = await bootOf(page);
  const titles = (queries.notices ?? []).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(9);
  await expect(modal(page).getByRole('heading', { level: 2, name: t('modal.noticeModal') })).toBeVisible();
  const shown = () => textsOf(modal(page).getByRole('heading', { level: 3 }).locator('button > span:first-child'));
  await expect.poll(shown).toEqual(titles.slice(0, 9));
  await modal(page)
    .getByRole('button', { name: t('common.next') })
    .click();
  await expect.poll(shown).toEqual(titles.slice(9, 18));
});

test('a notice shows its title and its formatted text once it is chosen, one at a time [NOTICE-03, NOTICE-04]', async ({
  page,
}) => {
  await open(page);
  const { queries } = await bootOf(page);
  const head = (index: number) => items(page).nth(index).getByRole('button');
  await expect(head(0)).toHaveAttribute('aria-expanded', 'true');
  for (const index of [1, 2]) {
    await head(index).click();
    await expect(head(index)).toHaveAttribute('aria-expanded', 'true');
    await expect(modal(page).locator('[aria-expanded="true"]')).toHaveCount(1);
    const { title = '', content = '' } = queries.notices?.[index] ?? {};
    await expect(items(page).nth(index)).toContainText(title);
    expect(content).toMatch(/^<p>/);
    const body = items(page).nth(index).locator('p');
    await expect(body.first()).toBeVisible();
    await expect(body).toHaveCount(content.split('<p>').length - 1);
  }
  await head(2).click();
  await expect(modal(page).locator('[aria-expanded="true"]')).toHaveCount(0);
});

test('Escape closes a modal and gives the focus back; meanwhile the focus stays inside and the page behind does not scroll [MODAL-04, MODAL-07]', async ({
  page,
}) => {
  await open(page);
  await tabStaysInside(page, modal(page), 16);
  const [{ y: before }, wheel] = [await position(page), (distance: number) => page.mouse.wheel(0, distance)];
  await page.mouse.move(4, 4);
  await wheel(600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect.poll(() => position(page)).toEqual({ y: before, locked: true });
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(line(page)).toBeFocused();
  await expect.poll(() => position(page)).toEqual({ y: before, locked: false });
  await wheel(600);
  await expect.poll(async () => (await position(page)).y).toBeGreaterThan(before);
});

const position = (page: Page) =>
  page.evaluate(() => ({ y: scrollY, locked: getComputedStyle(document.documentElement).overflowY === 'hidden' }));

test('the terms of an offer show in a separate dialog', async ({ page }) => {
  await visit(page, '/index', 'volkyn');
  const { queries } = await bootOf(page);
  const offer = queries.promotions?.[0];
  const button = page.getByRole('button', { name: t('home.promotions.terms') }).first();
  await button.click();
  const dialog = page.getByRole('alertdialog', { name: offer?.title.replaceAll('\n', ' ') ?? '' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: t('home.promotions.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
