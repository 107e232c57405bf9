import { test } from '@playwright/test';
import { calls } from '../../../src/wire/calls.ts';
import { header } from '../visit.ts';
import { createVisitorPage, expect } from './visitorPage.ts';

test.setTimeout(120_000);

test('one press tries the site without an account, and leaves again [ROLE-02]', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'volkyn', mode: 'light', language: 'en' });
  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/login');
  await visitorPage.press('session.trial');
  await visitorPage.expectSignedIn();
  await expect(header(page)).toContainText(visitorPage.t('session.trial_account'));
  expect((await visitorPage.stored())['isAgent']).toBe('4');
  await visitorPage.logOut();
  await visitorPage.expectSignedOut();
});

test('what is for members alone asks a guest to log in, and informs a trial account that it needs a real one [MODAL-02, ERR-01, ROLE-13]', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, { merchant: 'verlago', mode: 'dark', language: 'en' });
  const { t } = visitorPage;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if ([calls.changeFavourite.path, calls.launchGame.path, calls.balance.path].some((path) => path === pathname))
      asked.push(pathname);
  });
  const card = page
    .getByRole('article')
    .filter({ hasNot: page.getByText(t('lobby.trial'), { exact: true }) })
    .filter({ hasNot: page.locator('button:disabled') })
    .first();
  const heart = card.locator('button[aria-pressed]');
  const keep = async () => {
    await card.hover();
    await heart.click();
  };
  const warned = async () => {
    const warning = page.getByRole('alertdialog', { name: t('in_popup_prompt') });
    await expect(warning).toContainText(t('in_need_true_account'));
    await expect(warning.getByRole('button', { name: t('session.login'), exact: true })).toBeVisible();
    await expect(warning.getByRole('button', { name: t('session.trial.upgrade') })).toBeVisible();
    await warning.getByRole('button', { name: t('in_increase_submit'), exact: true }).click();
    await expect(warning).toHaveCount(0);
  };

  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/live');
  const popup = page.getByRole('dialog', { name: t('modal.loginPopupModal') });
  await keep();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await card
    .locator('button')
    .first()
    .click({ position: { x: 12, y: 80 } });
  await expect(popup).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await visitorPage.press('session.trial');
  await visitorPage.expectSignedIn();
  await visitorPage.open('/live');
  await keep();
  await warned();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await card
    .locator('button')
    .first()
    .click({ position: { x: 12, y: 80 } });
  await warned();
  await visitorPage.open('/fav');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('lobby.login.action') })
    .click();
  await warned();
  expect(asked).toEqual([]);

  // A real account is one press away, in the header and in the warning.
  await header(page)
    .getByRole('button', { name: t('session.register'), exact: true })
    .locator('visible=true')
    .click();
  const register = page.getByRole('dialog', { name: t('modal.registerModal') });
  await expect(register).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('lobby.login.action') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('session.trial.upgrade') })
    .click();
  await expect(register).toBeVisible();
});
