import { test } from '@playwright/test';
import { alive, bootOf } from '../visit.ts';
import { codeTo } from './outbox.ts';
import { expect, freshName, freshNumber, freshPassword, placeOf, visitor } from './visitor.ts';

test.setTimeout(120_000);

test('a visitor registers by user name and is in, leaves, comes back by name, and by a code to the phone [ROLE-01, SCREEN-01, SCREEN-02, REG-03, REG-06, LOGIN-02, LOGIN-03]', async ({
  page,
}, { project }) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'hacson', mode: 'dark', language: 'en' },
      desktop: { merchant: 'verlago', mode: 'light', language: 'vi' },
    }),
  );
  const { t } = who;
  const [username, mobileNum] = [freshName(), freshNumber()];
  await who.comeFromAfar();

  await test.step('registers', async () => {
    await who.arrive('/register');
    await expect(page.getByRole('dialog', { name: t('modal.registerModal') })).toBeVisible();
    await expect(who.tab('auth.tab.username')).toHaveAttribute('aria-selected', 'true');
    await who.press('auth.register.submit');
    await expect(who.field('username')).toBeFocused();
    await expect(who.field('username')).toHaveAttribute('aria-invalid', 'true');
    await who.write({ username, password: freshPassword, confirmPassword: 'x', payeeName: 'Nguyễn Minh Ánh', mobileNum });
    await expect(who.fault('inconsistent_twice')).toBeVisible();
    await who.dialog.getByRole('button', { name: t('auth.payee_suggestion', { suggestion: 'Nguyen Minh Anh' }) }).click();
    await expect(who.field('payeeName')).toHaveValue('Nguyen Minh Anh');
    await who.write({ confirmPassword: freshPassword });
    await who.answerPicture();
    await who.press('auth.register.submit');
    await who.expectIn(username);
    await expect(page).toHaveURL(/\/index/);
    const session = await who.stored();
    expect(session['account']).toBe(username);
    expect(JSON.stringify([session, await page.evaluate(() => ({ ...localStorage }))])).not.toContain(freshPassword);
    await page.reload();
    await alive(page);
    await who.expectIn(username);
  });

  await test.step('leaves', async () => {
    await who.leave();
    await who.expectOut();
    expect((await who.stored())['merchant']).toBe((await bootOf(page)).brand.merchant);
  });

  await test.step('comes back by name', async () => {
    await who.arrive('/login');
    await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
    // What a keyboard's suggestion leaves around a name is no part of it.
    await who.write({ username: ` ${username.toUpperCase()} `, password: freshPassword });
    await who.press('session.login');
    await who.expectIn(username);
    await who.leave();
    await who.expectOut();
  });

  await test.step('comes back by a code', async () => {
    await who.arrive('/login');
    await who.tab('auth.tab.mobile').click();
    await expect(who.field('password')).toHaveCount(0);
    await who.press('form.send_code');
    await expect(who.field('mobileNum')).toBeFocused();
    await who.write({ mobileNum: `+84 ${mobileNum}` });
    await who.press('form.send_code');
    await expect(who.dialog.getByText(/\(0\d:\d\d\)/)).toBeVisible();
    const code = await codeTo(who.merchant, mobileNum.slice(1));
    await who.write({ verificationCode: code === '000000' ? '111111' : '000000' });
    await who.press('session.login');
    await expect(who.dialog.getByRole('alert')).toContainText(t('auth.sms_incorrect'));
    await expect(who.field('mobileNum')).toHaveValue(`+84 ${mobileNum}`);
    await who.write({ verificationCode: code });
    await who.press('session.login');
    await who.expectIn(username);
  });
});
