import { test } from '@playwright/test';
import { routeFirebasePhone } from './firebasePhone.ts';
import { identityToken } from './identityProvider.ts';
import { createVisitorPage, demoPassword, expect, freshName, freshNumber, freshPassword } from './visitorPage.ts';

test.setTimeout(120_000);

// One account per network: an account holds a single identity per provider.
for (const [channel, username, title] of [
  ['google', 'demogeneral', 'Google lets a stranger in once they have logged in, and by itself from then on [SOCIAL-01]'],
  ['facebook', 'demoexpired', 'Facebook lets a stranger in once they have logged in, and by itself from then on [SOCIAL-02]'],
] as const) {
  test(title, async ({ page }) => {
    const visitorPage = createVisitorPage(page, {
      merchant: 'sociable',
      mode: 'light',
      language: channel === 'google' ? 'vi' : 'en',
    });
    const { t } = visitorPage;
    await page.exposeFunction('identityToken', () => identityToken(channel, `${channel}-journeys`));
    // The provider's popup cannot open offline: stub the SDK so that it returns an ID token immediately.
    await page.route(/\/assets\/firebase-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const signInThrough = async (_, channel) => ({ channel, idToken: await identityToken() });',
      }),
    );
    await visitorPage.open('/login');
    await visitorPage.press(`auth.social.${channel}`);
    await expect(visitorPage.dialog.getByText(t('auth.link.title'))).toBeVisible();
    await visitorPage.fillIn({ username, password: demoPassword });
    await visitorPage.press('session.login');
    await visitorPage.expectSignedIn(username);
    await visitorPage.logOut();
    await visitorPage.expectSignedOut();

    await visitorPage.open('/login');
    await visitorPage.press(`auth.social.${channel}`);
    await visitorPage.expectSignedIn(username);
  });
}

test('a number is registered, and later logged in, by a code that Firebase sent [THIRD-02, SMS-02, REGFIELD-03, ERR-06, ERR-29, ERR-33]', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, { merchant: 'sociable', mode: 'dark', language: 'en' });
  const { t } = visitorPage;
  const [username, mobileNum] = [freshName(), freshNumber()];
  const firebase = await routeFirebasePhone(page, `+84${mobileNum.slice(1)}`);
  await visitorPage.useUnknownNetwork();

  await test.step('a message of the provider is shown as a warning', async () => {
    await visitorPage.open('/register');
    await visitorPage.tab('auth.tab.mobile').click();
    await visitorPage.fillIn({ mobileNum });
    firebase.refuseNext('QUOTA_EXCEEDED : Exceeded quota for the project');
    await visitorPage.press('form.send_code');
    const warning = page.getByRole('alertdialog', { name: t('in_popup_prompt') });
    await expect(warning).toContainText(t('auth.provider.quotaExceeded'));
    await warning.getByRole('button', { name: t('common.ok'), exact: true }).click();
  });

  await test.step('registers', async () => {
    await visitorPage.resendCode(/\((00:\d\d|01:00)\)/);
    await visitorPage.fillIn({ verificationCode: '000000', username, payeeName: 'TRAN VAN BINH' });
    await visitorPage.fillIn({ password: freshPassword, confirmPassword: freshPassword });
    await visitorPage.answerPicture();
    await visitorPage.press('auth.register.submit');
    await expect(visitorPage.fieldError('auth.provider.invalidCode')).toBeVisible();
    await visitorPage.fillIn({ verificationCode: firebase.code });
    await visitorPage.answerPicture();
    await visitorPage.press('auth.register.submit');
    await visitorPage.expectSignedIn(username);
    await visitorPage.logOut();
    await visitorPage.expectSignedOut();
  });

  await test.step('logs in', async () => {
    await visitorPage.open('/login');
    await visitorPage.tab('auth.tab.mobile').click();
    await visitorPage.fillIn({ mobileNum });
    await visitorPage.press('form.send_code');
    await expect(visitorPage.dialog.getByText(/\((00:\d\d|01:00)\)/)).toBeVisible();
    await visitorPage.fillIn({ verificationCode: firebase.code });
    await visitorPage.press('session.login');
    await visitorPage.expectSignedIn(username);
  });
});
