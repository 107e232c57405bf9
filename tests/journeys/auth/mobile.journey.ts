import { test } from '@playwright/test';
import { calls } from '../../../src/wire/calls.ts';
import { codeTo } from './outbox.ts';
import { createVisitorPage, expect, freshName, freshNumber, freshPassword } from './visitorPage.ts';

test.setTimeout(120_000);

test('a visitor registers by mobile number with the code that was sent to it [SCREEN-02, REG-06, ERR-06]', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'hacson', mode: 'dark', language: 'en' });
  const [username, mobileNum] = [freshName(), freshNumber()];
  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/register');
  await visitorPage.tab('auth.tab.mobile').click();
  await expect(visitorPage.field('mobileNum')).toBeVisible();
  // Full-width digits, as typed on a Japanese keyboard, are rejected with an error.
  await visitorPage.fillIn({ mobileNum: '０９１２３４５６７８' });
  await visitorPage.press('form.send_code');
  await expect(visitorPage.field('mobileNum')).toHaveAttribute('aria-invalid', 'true');
  await visitorPage.fillIn({ mobileNum });
  const refusal = { success: false, code: 'UNAVAILABLE', message: 'The gateway is closed', value: null };
  await page.route(`**${calls.registerSms.path}*`, (route) => route.fulfill({ status: 503, json: refusal }), { times: 1 });
  await visitorPage.press('form.send_code');
  const warning = page.getByRole('alertdialog', { name: visitorPage.t('in_popup_prompt') });
  await expect(warning).toContainText(refusal.message);
  await warning.getByRole('button', { name: visitorPage.t('common.ok'), exact: true }).click();
  await expect(warning).toHaveCount(0);
  await visitorPage.resendCode(/\+84 \d{3} \*{3} \d{3}/);
  await visitorPage.fillIn({
    verificationCode: await codeTo(visitorPage.merchant, mobileNum.slice(1)),
    username,
    payeeName: 'TRAN VAN BINH',
    password: freshPassword,
    confirmPassword: freshPassword,
  });
  await visitorPage.answerPicture();
  await visitorPage.dialog.getByRole('checkbox').uncheck();
  await visitorPage.press('auth.register.submit');
  await expect(visitorPage.fieldError('auth.terms.needed')).toBeVisible();
  await visitorPage.dialog.getByRole('checkbox').check();
  await visitorPage.press('auth.register.submit');
  await visitorPage.expectSignedIn(username);
});

test('who has proven a number logs in by a code to it [LOGIN-02, LOGIN-03]', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'verlago', mode: 'light', language: 'vi' });
  const { t } = visitorPage;
  const mobileNum = '0900000001';
  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/login');
  await visitorPage.tab('auth.tab.mobile').click();
  await expect(visitorPage.field('password')).toHaveCount(0);
  await visitorPage.press('form.send_code');
  await expect(visitorPage.field('mobileNum')).toBeFocused();
  await visitorPage.fillIn({ mobileNum: `+84 ${mobileNum}` });
  await visitorPage.press('form.send_code');
  await expect(visitorPage.dialog.getByText(/\(0\d:\d\d\)/)).toBeVisible();
  const code = await codeTo(visitorPage.merchant, mobileNum.slice(1));
  await visitorPage.fillIn({ verificationCode: code === '000000' ? '111111' : '000000' });
  await visitorPage.press('session.login');
  await expect(visitorPage.dialog.getByRole('alert')).toContainText(t('auth.sms_incorrect'));
  await expect(visitorPage.field('mobileNum')).toHaveValue(`+84 ${mobileNum}`);
  await visitorPage.fillIn({ verificationCode: code });
  await visitorPage.press('session.login');
  await visitorPage.expectSignedIn('demomember');
});
