import { type Page, test } from '@playwright/test';
import { calls } from '../../src/wire/calls.ts';
import { createVisitorPage, expect } from './auth/visitorPage.ts';
import { alive } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

/** A brand in which no other journey changes this account's favourites, since journeys run concurrently. */
const place = { merchant: 'volkyn', mode: 'dark', language: 'vi' } as const;

test('a guest is asked to log in for favourites; a member keeps games, finds them on /fav and lets them go', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, place);
  await visitorPage.open('/fav');
  await expect(page.getByRole('heading', { name: t('lobby.login.title') })).toBeVisible();
  await main(page)
    .getByRole('button', { name: t('lobby.login.action') })
    .click();
  await visitorPage.fillIn({ username: 'demomember', password: 'Demo-2026' });
  await visitorPage.press('session.login');
  await visitorPage.expectSignedIn();
  await expect(page.getByRole('heading', { name: t('lobby.empty.favouriteTitle') })).toBeVisible();

  await page.goto(new URL('/rng?page=all', page.url()).href);
  await alive(page);
  const card = cards(page).nth(1);
  const heart = card.getByRole('button', { name: new RegExp(t('lobby.favourite', { name: '' }).trim()) });
  await card.hover();
  const saved = page.waitForResponse((response) => response.url().includes(calls.changeFavourite.path));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).ok()).toBe(true);
  const name = (await heart.getAttribute('aria-label')) ?? '';

  await page.goto(new URL('/fav', page.url()).href);
  await alive(page);
  await expect(cards(page)).toHaveCount(1);
  const kept = cards(page).getByRole('button', { name, exact: true });
  await expect(kept).toHaveAttribute('aria-pressed', 'true');

  await page.route(`**${calls.changeFavourite.path}*`, (route) => route.abort());
  await kept.click();
  await expect(page.getByText(t('lobby.favouriteFailed'))).toBeVisible();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(`**${calls.changeFavourite.path}*`);
  await kept.click();
  await expect(kept).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByRole('heading', { name: t('lobby.empty.favouriteTitle') })).toBeVisible();
});
