import { test } from '@playwright/test';
import { calls } from '../../../src/wire/calls.ts';
import { header } from '../visit.ts';
import { expect, placeOf, visitor } from './visitor.ts';

test.setTimeout(120_000);

test('one press tries the site without an account, and leaves again [ROLE-02]', async ({ page }, { project }) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'verlago', mode: 'dark', language: 'vi' },
      desktop: { merchant: 'volkyn', mode: 'light', language: 'en' },
    }),
  );
  await who.comeFromAfar();
  await who.arrive('/login');
  await who.press('session.trial');
  await who.expectIn();
  await expect(header(page)).toContainText(who.t('session.trial_account'));
  expect((await who.stored())['isAgent']).toBe('4');
  await who.leave();
  await who.expectOut();
});

test('what is for members alone asks a guest to log in, and tells a trial account that it needs a real one [MODAL-02, ERR-01, ROLE-13]', async ({
  page,
}, { project }) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'hacson', mode: 'light', language: 'vi' },
      desktop: { merchant: 'verlago', mode: 'dark', language: 'en' },
    }),
  );
  const { t } = who;
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
    await expect(warning.getByRole('button')).toHaveCount(1);
    await warning.getByRole('button', { name: t('in_increase_submit'), exact: true }).click();
    await expect(warning).toHaveCount(0);
  };

  await who.comeFromAfar();
  await who.arrive('/live');
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

  await who.press('session.trial');
  await who.expectIn();
  await who.arrive('/live');
  await keep();
  await warned();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await card
    .locator('button')
    .first()
    .click({ position: { x: 12, y: 80 } });
  await warned();
  await who.arrive('/fav');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('lobby.login.action') })
    .click();
  await warned();
  expect(asked).toEqual([]);
});
