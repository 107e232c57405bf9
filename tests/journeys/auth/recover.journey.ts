import { test } from '@playwright/test';
import { codeTo, linkTo } from './outbox.ts';
import { createVisitorPage, demoPassword, expect, freshPassword } from './visitorPage.ts';

test.setTimeout(120_000);

test('a link by mail sets a new password once, with which its owner logs in [SCREEN-03, PWD-01]', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'verlago', mode: 'dark', language: 'en' });
  const { t } = visitorPage;
  await visitorPage.open('/login');
  await visitorPage.press('session.forgot');
  await expect(page.getByRole('dialog', { name: t('modal.forgetPassModal') })).toBeVisible();
  await expect(visitorPage.tab('auth.tab.email')).toHaveAttribute('aria-selected', 'true');
  await visitorPage.fillIn({ username: 'demonew', email: 'demo.new@example.com' });
  await visitorPage.press('auth.forgot.send');
  await expect(visitorPage.dialog.getByText(t('in_been_out'))).toBeVisible();

  const link = new URL(await linkTo(visitorPage.merchant, 'demo.new@example.com'));
  const address = link.pathname + link.search + link.hash;
  await visitorPage.open(address);
  await expect(visitorPage.field('newPassword')).toBeVisible();
  await visitorPage.fillIn({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await visitorPage.press('auth.password.submit');
  await expect(visitorPage.dialog.getByText(t('auth.reset.done'), { exact: true })).toBeVisible();

  // Navigating to a URL that differs only in its hash does not reload the page, so leave the page first.
  await visitorPage.open('/index');
  await visitorPage.open(address);
  await visitorPage.fillIn({ newPassword: 'Tre-vang-95', confirmNewPassword: 'Tre-vang-95' });
  await visitorPage.press('auth.password.submit');
  await expect(visitorPage.dialog.getByRole('alert')).toContainText(t('failure.LINK_EXPIRED'));
  await visitorPage.press('auth.reset.again');
  await expect(page.getByRole('dialog', { name: t('modal.forgetPassModal') })).toBeVisible();
});

test('a code by phone sets a new password and lets its owner in immediately [SCREEN-03]', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'hacson', mode: 'light', language: 'en' });
  await visitorPage.open('/login');
  await visitorPage.press('session.forgot');
  await visitorPage.tab('auth.tab.mobile').click();
  await visitorPage.fillIn({ mobileNum: '0900000002', newPassword: 'demo' });
  await visitorPage.press('form.send_code');
  const code = await codeTo(visitorPage.merchant, '900000002');
  // Pasted with surrounding text: the field keeps the digits only.
  await visitorPage.fillIn({ verificationCode: `Livery: ${code}` });
  await expect(visitorPage.field('verificationCode')).toHaveValue(code);
  await visitorPage.press('auth.forgot.submit');
  await expect(visitorPage.field('newPassword')).toHaveAttribute('aria-invalid', 'true');
  await visitorPage.fillIn({ newPassword: demoPassword });
  await visitorPage.press('auth.forgot.submit');
  await visitorPage.expectSignedIn('demoagent');
});
