import { test } from '@playwright/test';
import { createVisitorPage, demoPassword, expect, freshPassword } from './visitorPage.ts';

test.setTimeout(120_000);

test('a weak password must be changed first: leaving that logs out, doing it opens the site', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'hacson', mode: 'dark', language: 'vi' });
  const { t } = visitorPage;
  const logIn = async () => {
    await visitorPage.open('/login');
    await visitorPage.fillIn({ username: 'demoweak', password: '123456' });
    await visitorPage.press('session.login');
    await expect(visitorPage.dialog.getByText(t('auth.password.weak'))).toBeVisible();
  };
  await logIn();
  await visitorPage.press('auth.password.leave');
  await expect(visitorPage.dialog).toHaveCount(0);
  await visitorPage.expectSignedOut();

  await logIn();
  // The old password is known from the login and is not asked for again.
  await expect(visitorPage.field('oldPassword')).toHaveCount(0);
  await visitorPage.fillIn({ newPassword: 'demoweak', confirmNewPassword: 'demoweak' });
  await visitorPage.press('auth.password.submit');
  await expect(visitorPage.field('newPassword')).toHaveAttribute('aria-invalid', 'true');
  await visitorPage.fillIn({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await visitorPage.press('auth.password.submit');
  await visitorPage.expectSignedIn('demoweak');
});

test('a password that has expired must be changed where the brand lets passwords expire, and nowhere else', async ({
  page,
}) => {
  const logIn = async (merchant: 'volkyn' | 'verlago') => {
    const visitorPage = createVisitorPage(page, { merchant, mode: 'dark', language: 'vi' });
    await visitorPage.open('/login');
    await visitorPage.fillIn({ username: 'demoexpired', password: demoPassword });
    await visitorPage.press('session.login');
    return visitorPage;
  };
  const strict = await logIn('volkyn');
  await expect(strict.dialog.getByText(strict.t('auth.password.expired', { days: '90' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strict.dialog).toHaveCount(0);
  await strict.expectSignedOut();
  const lenient = await logIn('verlago');
  await lenient.expectSignedIn('demoexpired');
});
