import { test } from '@playwright/test';
import { identityToken } from './identityProvider.ts';
import { demoPassword, expect, visitor } from './visitor.ts';

test.setTimeout(120_000);

// An account keeps one identity of each network: every walk has its own.
for (const [channel, accounts, title] of [
  [
    'google',
    { phone: 'demomember', desktop: 'demogeneral' },
    'Google lets a stranger in once they have logged in, and by itself from then on [SOCIAL-01]',
  ],
  [
    'facebook',
    { phone: 'demoagent', desktop: 'demoexpired' },
    'Facebook lets a stranger in once they have logged in, and by itself from then on [SOCIAL-02]',
  ],
] as const) {
  test(title, async ({ page }, { project }) => {
    const who = visitor(page, { merchant: 'sociable', mode: 'light', language: channel === 'google' ? 'vi' : 'en' });
    const { t } = who;
    const username = accounts[project.name === 'phone' ? 'phone' : 'desktop'];
    const token = await identityToken(channel, `${channel}-${project.name}`);
    // The provider's own window cannot open here; what it would hand over comes at once.
    await page.route(/\/assets\/firebase-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const signInThrough = async (_, channel) => ({ channel, idToken: ${JSON.stringify(token)} });`,
      }),
    );
    await who.arrive('/login');
    await who.press(`auth.social.${channel}`);
    await expect(who.dialog.getByText(t('auth.link.title'))).toBeVisible();
    await who.write({ username, password: demoPassword });
    await who.press('session.login');
    await who.expectIn(username);
    await who.leave();
    await who.expectOut();

    await who.arrive('/login');
    await who.press(`auth.social.${channel}`);
    await who.expectIn(username);
  });
}
