import { test } from '@playwright/test';
import { identityToken } from './identityProvider.ts';
import { createVisitorPage, demoPassword, expect } from './visitorPage.ts';

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
