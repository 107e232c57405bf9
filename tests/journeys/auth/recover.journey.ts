import { test } from '@playwright/test';
import { codeTo, linkTo } from './outbox.ts';
import { demoPassword, expect, freshPassword, placeOf, visitor } from './visitor.ts';

test.setTimeout(120_000);

test('a link by mail sets a new password once, with which its owner logs in [SCREEN-03, PWD-01]', async ({ page }, {
  project,
}) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'hacson', mode: 'light', language: 'vi' },
      desktop: { merchant: 'verlago', mode: 'dark', language: 'en' },
    }),
  );
  const { t } = who;
  await who.arrive('/login');
  await who.press('session.forgot');
  await expect(page.getByRole('dialog', { name: t('modal.forgetPassModal') })).toBeVisible();
  await expect(who.tab('auth.tab.email')).toHaveAttribute('aria-selected', 'true');
  await who.write({ username: 'demonew', email: 'demo.new@example.com' });
  await who.press('auth.forgot.send');
  await expect(who.dialog.getByText(t('in_been_out'))).toBeVisible();

  const link = new URL(await linkTo(who.merchant, 'demo.new@example.com'));
  const address = link.pathname + link.search + link.hash;
  await who.arrive(address);
  await expect(who.field('newPassword')).toBeVisible();
  await who.write({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await who.press('auth.password.submit');
  await expect(who.dialog.getByText(t('auth.reset.done'), { exact: true })).toBeVisible();

  // A link that only differs behind the hash opens nothing new on the page it is opened on.
  await who.arrive('/index');
  await who.arrive(address);
  await who.write({ newPassword: 'Tre-vang-95', confirmNewPassword: 'Tre-vang-95' });
  await who.press('auth.password.submit');
  await expect(who.dialog.getByRole('alert')).toContainText(t('failure.LINK_EXPIRED'));
  await who.press('auth.reset.again');
  await expect(page.getByRole('dialog', { name: t('modal.forgetPassModal') })).toBeVisible();
});

test('a code by phone sets a new password and lets its owner in at once [SCREEN-03]', async ({ page }, { project }) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'volkyn', mode: 'dark', language: 'vi' },
      desktop: { merchant: 'hacson', mode: 'light', language: 'en' },
    }),
  );
  await who.arrive('/login');
  await who.press('session.forgot');
  await who.tab('auth.tab.mobile').click();
  await who.write({ mobileNum: '0900000002', newPassword: 'demo' });
  await who.press('form.send_code');
  const code = await codeTo(who.merchant, '900000002');
  // Pasted with the words around it: the field keeps the digits.
  await who.write({ verificationCode: `Livery: ${code}` });
  await expect(who.field('verificationCode')).toHaveValue(code);
  await who.press('auth.forgot.submit');
  await expect(who.field('newPassword')).toHaveAttribute('aria-invalid', 'true');
  await who.write({ newPassword: demoPassword });
  await who.press('auth.forgot.submit');
  await who.expectIn('demoagent');
});
