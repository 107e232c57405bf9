import { type Page, test } from '@playwright/test';
import { allRules, barriersOf, colourRules, lighten } from '../axe.ts';
import { createVisitorPage, demoPassword, expect, type VisitorPage } from './visitorPage.ts';

test.setTimeout(180_000);

const windowsOf = '[role="dialog"], [role="alertdialog"]';

/** Every kind of dialog a guest can open; forms are submitted so that their validation errors show. */
const windows: Readonly<Record<string, (visitorPage: VisitorPage) => Promise<void>>> = {
  login: async (visitorPage) => {
    await visitorPage.open('/login');
    await visitorPage.press('session.login');
  },
  'login by code': async (visitorPage) => {
    await visitorPage.open('/login');
    await visitorPage.tab('auth.tab.mobile').click();
    await visitorPage.press('session.login');
  },
  register: async (visitorPage) => {
    await visitorPage.open('/register');
    await visitorPage.press('auth.register.submit');
  },
  'register by number': async (visitorPage) => {
    await visitorPage.open('/register');
    await visitorPage.tab('auth.tab.mobile').click();
  },
  'forgotten password': async (visitorPage) => {
    await visitorPage.open('/login');
    await visitorPage.press('session.forgot');
    await visitorPage.press('auth.forgot.send');
  },
  'forgotten password by code': async (visitorPage) => {
    await visitorPage.open('/login');
    await visitorPage.press('session.forgot');
    await visitorPage.tab('auth.tab.mobile').click();
  },
  'link of a mail': async (visitorPage) => {
    await visitorPage.open('/reset#token=x');
    await visitorPage.press('auth.password.submit');
  },
  'broken link': async (visitorPage) => visitorPage.open('/reset'),
};

test('every window of getting in passes axe in both modes', async ({ page }) => {
  test.setTimeout(180_000);
  const barriers: string[] = [];
  for (const [index, [name, open]] of Object.entries(windows).entries()) {
    const visitorPage = createVisitorPage(page, { merchant: 'verlago', mode: 'dark', language: index % 2 === 0 ? 'vi' : 'en' });
    await open(visitorPage);
    barriers.push(...(await barriersIn(page, name)));
  }
  expect(barriers).toEqual([]);
});

test('what members meet passes axe too: one more proof, a forced change, the question before leaving', async ({ page }) => {
  const place = { merchant: 'hacson', mode: 'dark', language: 'vi' } as const;
  const visitorPage = createVisitorPage(page, place);
  const barriers: string[] = [];
  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/login');
  await visitorPage.fillIn({ username: 'demogeneral', password: demoPassword });
  await visitorPage.press('session.login');
  await expect(visitorPage.dialog.getByRole('heading', { name: visitorPage.t('auth.verify.title') })).toBeFocused();
  barriers.push(...(await barriersIn(page, 'proof')));
  await visitorPage.dialog.getByRole('button', { name: visitorPage.t('auth.verify.captcha') }).click();
  barriers.push(...(await barriersIn(page, 'proof by picture')));

  const weak = createVisitorPage(page, { ...place, merchant: 'random' });
  await weak.useHomeNetwork();
  await weak.open('/login');
  await weak.fillIn({ username: 'demoweak', password: '123456' });
  await weak.press('session.login');
  await expect(weak.dialog.getByText(weak.t('auth.password.weak'))).toBeVisible();
  barriers.push(...(await barriersIn(page, 'forced change')));

  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/login');
  await visitorPage.press('session.trial');
  await visitorPage.expectSignedIn();
  await visitorPage.requestLogOut();
  barriers.push(...(await barriersIn(page, 'question before leaving')));
  expect(barriers).toEqual([]);
});

/** All rules in dark mode, colour rules only in light mode: a mode changes colours and nothing else. */
async function barriersIn(page: Page, where: string): Promise<string[]> {
  await expect(page.locator(windowsOf)).toBeVisible();
  const found = await barriersOf(page, `${where} in dark`, allRules, windowsOf);
  await lighten(page);
  return [...found, ...(await barriersOf(page, `${where} in light`, colourRules, windowsOf))];
}
