import { test } from '@playwright/test';
import { codeTo } from './outbox.ts';
import { createVisitorPage, demoPassword, expect, type VisitorPage } from './visitorPage.ts';

test.setTimeout(120_000);

async function logInFromUnknownNetwork(visitorPage: VisitorPage, username: string, method: string) {
  await openProofForm(visitorPage, username);
  await visitorPage.dialog.getByRole('button', { name: visitorPage.t(`auth.verify.${method}`) }).click();
}

async function openProofForm(visitorPage: VisitorPage, username: string) {
  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/login');
  await visitorPage.fillIn({ username, password: demoPassword });
  await visitorPage.press('session.login');
  await expect(visitorPage.dialog.getByRole('heading', { name: visitorPage.t('auth.verify.title') })).toBeFocused();
}

test('a login from a network the account does not know takes a code by phone', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'volkyn', mode: 'dark', language: 'vi' });
  await logInFromUnknownNetwork(visitorPage, 'demomember', 'mobile');
  await expect(visitorPage.field('addressCode')).toBeVisible();
  const code = await codeTo(visitorPage.merchant, '900000001');
  await visitorPage.fillIn({ addressCode: code === '000000' ? '111111' : '000000' });
  await visitorPage.press('auth.verify.submit');
  await expect(visitorPage.fieldError('failure.CODE_INCORRECT')).toBeVisible();
  await expect(visitorPage.field('addressCode')).toBeFocused();
  await visitorPage.fillIn({ addressCode: code });
  await visitorPage.press('auth.verify.submit');
  await visitorPage.expectSignedIn('demomember');
});

test('without phone and mail it is the name of the bank account, else a picture', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'verlago', mode: 'light', language: 'en' });
  await logInFromUnknownNetwork(visitorPage, 'demobank', 'bankName');
  await visitorPage.fillIn({ bankName: 'tran van demo' });
  await visitorPage.press('auth.verify.submit');
  await expect(visitorPage.fieldError('failure.NAME_MISMATCH')).toBeVisible();
  await visitorPage.fillIn({ bankName: 'nguyen van demo' });
  await visitorPage.press('auth.verify.submit');
  await visitorPage.expectSignedIn('demobank');
  await visitorPage.logOut();
  await visitorPage.expectSignedOut();

  await logInFromUnknownNetwork(visitorPage, 'demogeneral', 'captcha');
  await visitorPage.answerPicture();
  await visitorPage.press('auth.verify.submit');
  await visitorPage.expectSignedIn('demogeneral');
});

test('a proof that was given up leaves the form as it was typed, and the focus at its start', async ({ page }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'hacson', mode: 'light', language: 'vi' });
  await openProofForm(visitorPage, 'demomember');
  await visitorPage.press('auth.verify.back');
  await expect(visitorPage.dialog.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visitorPage.field('username')).toBeFocused();
  await expect(visitorPage.field('username')).toHaveValue('demomember');
});
