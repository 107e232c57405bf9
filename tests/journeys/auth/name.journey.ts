import { test } from '@playwright/test';
import { alive, bootOf } from '../visit.ts';
import { createVisitorPage, expect, freshName, freshNumber, freshPassword } from './visitorPage.ts';

test.setTimeout(120_000);

test('a visitor registers by user name and is in, leaves, and comes back by name [ROLE-01, SCREEN-01, SCREEN-02, REG-03, REG-06]', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, { merchant: 'verlago', mode: 'light', language: 'vi' });
  const { t } = visitorPage;
  const [username, mobileNum] = [freshName(), freshNumber()];
  await visitorPage.useUnknownNetwork();

  await test.step('registers', async () => {
    await visitorPage.open('/register');
    await expect(page.getByRole('dialog', { name: t('modal.registerModal') })).toBeVisible();
    await expect(visitorPage.tab('auth.tab.username')).toHaveAttribute('aria-selected', 'true');
    await visitorPage.press('auth.register.submit');
    await expect(visitorPage.field('username')).toBeFocused();
    await expect(visitorPage.field('username')).toHaveAttribute('aria-invalid', 'true');
    await visitorPage.fillIn({
      username,
      password: freshPassword,
      confirmPassword: 'x',
      payeeName: 'Nguyễn Minh Ánh',
      mobileNum,
    });
    await expect(visitorPage.fieldError('inconsistent_twice')).toBeVisible();
    await visitorPage.dialog
      .getByRole('button', { name: t('auth.payee_suggestion', { suggestion: 'Nguyen Minh Anh' }) })
      .click();
    await expect(visitorPage.field('payeeName')).toHaveValue('Nguyen Minh Anh');
    await visitorPage.fillIn({ confirmPassword: freshPassword });
    await visitorPage.answerPicture();
    await visitorPage.press('auth.register.submit');
    await visitorPage.expectSignedIn(username);
    await expect(page).toHaveURL(/\/index/);
    const session = await visitorPage.stored();
    expect(session['account']).toBe(username);
    expect(JSON.stringify([session, await page.evaluate(() => ({ ...localStorage }))])).not.toContain(freshPassword);
    await page.reload();
    await alive(page);
    await visitorPage.expectSignedIn(username);
  });

  await test.step('leaves', async () => {
    await visitorPage.logOut();
    await visitorPage.expectSignedOut();
    expect((await visitorPage.stored())['merchant']).toBe((await bootOf(page)).brand.merchant);
  });

  await test.step('comes back by name', async () => {
    await visitorPage.open('/login');
    await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
    // Keyboard suggestions add spaces around a name; they are trimmed.
    await visitorPage.fillIn({ username: ` ${username.toUpperCase()} `, password: freshPassword });
    await visitorPage.press('session.login');
    await visitorPage.expectSignedIn(username);
  });
});
