import { test } from '@playwright/test';
import { demoPassword, expect, freshPassword, placeOf, visitor } from './visitor.ts';

test.setTimeout(120_000);

test('a weak password must be changed first: leaving that logs out, doing it opens the site', async ({ page }, { project }) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'volkyn', mode: 'light', language: 'en' },
      desktop: { merchant: 'hacson', mode: 'dark', language: 'vi' },
    }),
  );
  const { t } = who;
  const logIn = async () => {
    await who.arrive('/login');
    await who.write({ username: 'demoweak', password: '123456' });
    await who.press('session.login');
    await expect(who.dialog.getByText(t('auth.password.forced'))).toBeVisible();
  };
  await logIn();
  await page.keyboard.press('Escape');
  await expect(who.dialog).toHaveCount(0);
  await who.expectOut();

  await logIn();
  // What the login had is not asked for again.
  await expect(who.field('oldPassword')).toHaveCount(0);
  await who.write({ newPassword: 'demoweak', confirmNewPassword: 'demoweak' });
  await who.press('auth.password.submit');
  await expect(who.field('newPassword')).toHaveAttribute('aria-invalid', 'true');
  await who.write({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await who.press('auth.password.submit');
  await who.expectIn('demoweak');
});

test('a password that has expired must be changed where the brand lets passwords expire, and nowhere else', async ({
  page,
}) => {
  const logIn = async (merchant: 'volkyn' | 'verlago') => {
    const who = visitor(page, { merchant, mode: 'dark', language: 'vi' });
    await who.arrive('/login');
    await who.write({ username: 'demoexpired', password: demoPassword });
    await who.press('session.login');
    return who;
  };
  const strict = await logIn('volkyn');
  await expect(strict.dialog.getByText(strict.t('auth.password.forced'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strict.dialog).toHaveCount(0);
  await strict.expectOut();
  const lenient = await logIn('verlago');
  await lenient.expectIn('demoexpired');
});
