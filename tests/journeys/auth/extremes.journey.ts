import { test } from '@playwright/test';
import { header, sideMenu } from '../visit.ts';
import { createVisitorPage, expect, freshName, freshNumber, freshPassword } from './visitorPage.ts';

test.setTimeout(120_000);

test('a brand that switches everything off keeps registration by name, one press away in menu and login [SIDE-07, MODULE-03, MODULE-11, MODULE-13, MODULE-14, ROLE-02, REG-04]', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, { merchant: 'spare', mode: 'light', language: 'en' });
  const { t, dialog } = visitorPage;
  const username = freshName();
  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/index');
  await expect(
    header(page)
      .getByRole('button', { name: t('session.login') })
      .locator('visible=true'),
  ).toBeVisible();
  await expect(
    header(page)
      .getByRole('button', { name: t('session.register') })
      .locator('visible=true'),
  ).toHaveCount(0);

  await test.step('the login window offers names and registration only', async () => {
    await visitorPage.open('/login');
    await expect(visitorPage.field('username')).toBeVisible();
    await expect(dialog.getByRole('tab')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: t('session.trial') })).toHaveCount(0);
    await visitorPage.press('auth.login.register');
    await expect(page.getByRole('dialog', { name: t('modal.registerModal') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('registers from the menu, with one proof of a human', async () => {
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
    await sideMenu(page)
      .getByRole('button', { name: t('session.register'), exact: true })
      .click();
    await visitorPage.fillIn({ username, password: freshPassword, confirmPassword: freshPassword });
    await expect(dialog.locator('form input:not([type="checkbox"])')).toHaveCount(3);
    await expect(dialog.getByRole('tab')).toHaveCount(0);
    await visitorPage.press('auth.register.submit');
    await visitorPage.expectSignedIn(username);
  });
});

test('a brand that requires every field names each that is missing, and takes the code from the address [REG-05, FIELDCFG-03]', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, { merchant: 'strict', mode: 'dark', language: 'vi' });
  const { t, dialog } = visitorPage;
  const username = freshName();
  const values = {
    username,
    payeeName: 'TRAN VAN BINH',
    password: freshPassword,
    confirmPassword: freshPassword,
    email: `${username}@example.com`,
    idNumber: '012345678901',
    paymentPassword: '246810',
    qqNum: '12345678',
    line: 'minhanh',
    whatsapp: '84912345678',
    facebook: 'minhanh',
    wechat: 'minhanh',
    recommenderId: 'ABCD1234',
    mobileNum: freshNumber(),
  };
  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/register');
  await expect(visitorPage.field('affiliateCode')).toBeVisible();
  await visitorPage.press('auth.register.submit');
  for (const name of [...Object.keys(values), 'affiliateCode', 'captcha']) {
    await expect(visitorPage.field(name), name).toHaveAttribute('aria-invalid', 'true');
  }

  await visitorPage.open('/register?affiliateCode=AGENT888');
  await expect(dialog.getByText(t('auth.register.invited', { code: 'AGENT888' }))).toBeVisible();
  await expect(visitorPage.field('affiliateCode')).toHaveCount(0);
  // One proof of a human: with the picture there is no security check.
  await expect(dialog.getByText(t('auth.challenge.text'))).toHaveCount(0);
  await visitorPage.fillIn(values);
  await visitorPage.answerPicture();
  await visitorPage.press('auth.register.submit');
  await visitorPage.expectSignedIn(username);
});
