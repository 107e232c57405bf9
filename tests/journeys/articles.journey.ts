import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { footer, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

test('a visitor reaches news and blog from the footer, finds an article without diacritics and reads it [SCREEN-12] [SCREEN-13]', async ({
  page,
}) => {
  await visit(page, '/help');
  await footer(page)
    .getByRole('link', { name: t('shell.articles.news') })
    .click();
  await expect(page).toHaveURL(/\/news$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('link', { name: t('articles.tab.blog'), exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(main.getByRole('article').last().getByRole('link')).toHaveAttribute('href', /^\/blog\//);
  const title = (await main.getByRole('article').last().getByRole('heading').textContent()) ?? '';
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();
  await main.getByRole('searchbox').fill(plain);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const parts = page.getByRole('navigation', { name: t('articles.contents') }).getByRole('link');
  if ((await parts.count()) > 0 && (await parts.first().isVisible())) {
    await parts.last().click();
    await expect(page).toHaveURL(/#part-/);
    await expect(main.getByRole('heading', { level: 2, name: (await parts.last().textContent()) ?? '' })).toBeInViewport();
  }
});

test('an address without an article says so, and the page stays usable', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
});
