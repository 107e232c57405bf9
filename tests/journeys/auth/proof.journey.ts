import { test } from '@playwright/test';
import { codeTo } from './outbox.ts';
import { demoPassword, expect, placeOf, type Visitor, visitor } from './visitor.ts';

test.setTimeout(120_000);

async function logInFromAfar(who: Visitor, username: string, method: string) {
  await comeToProof(who, username);
  await who.dialog.getByRole('button', { name: who.t(`auth.verify.${method}`) }).click();
}

async function comeToProof(who: Visitor, username: string) {
  await who.comeFromAfar();
  await who.arrive('/login');
  await who.write({ username, password: demoPassword });
  await who.press('session.login');
  await expect(who.dialog.getByRole('heading', { name: who.t('auth.verify.title') })).toBeFocused();
}

test('a login from a network the account does not know takes a code by phone or by mail', async ({ page }, { project }) => {
  const isPhone = project.name === 'phone';
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'verlago', mode: 'light', language: 'en' },
      desktop: { merchant: 'volkyn', mode: 'dark', language: 'vi' },
    }),
  );
  const { t } = who;
  await logInFromAfar(who, 'demomember', isPhone ? 'mobile' : 'email');
  await expect(who.field('addressCode')).toBeVisible();
  const code = await codeTo(who.merchant, isPhone ? '900000001' : 'demo.member@example.com');
  await who.write({ addressCode: code === '000000' ? '111111' : '000000' });
  await who.press('auth.verify.submit');
  await expect(who.dialog.getByRole('alert')).toContainText(t('failure.CODE_INCORRECT'));
  await who.write({ addressCode: code });
  await who.press('auth.verify.submit');
  await who.expectIn('demomember');
});

test('without phone and mail it is the name of the bank account, else a picture', async ({ page }, { project }) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'hacson', mode: 'dark', language: 'vi' },
      desktop: { merchant: 'verlago', mode: 'light', language: 'en' },
    }),
  );
  await logInFromAfar(who, 'demobank', 'bankName');
  await who.write({ bankName: 'nguyen van demo' });
  await who.press('auth.verify.submit');
  await who.expectIn('demobank');
  await who.leave();
  await who.expectOut();

  await logInFromAfar(who, 'demogeneral', 'captcha');
  await who.answerPicture();
  await who.press('auth.verify.submit');
  await who.expectIn('demogeneral');
});

test('a proof that was given up leaves the form as it was typed, and the focus at its start', async ({ page }, { project }) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'volkyn', mode: 'dark', language: 'en' },
      desktop: { merchant: 'hacson', mode: 'light', language: 'vi' },
    }),
  );
  await comeToProof(who, 'demomember');
  await who.press('auth.verify.back');
  await expect(who.dialog.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(who.field('username')).toBeFocused();
  await expect(who.field('username')).toHaveValue('demomember');
});
