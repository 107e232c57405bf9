import { test } from '@playwright/test';
import { bootOf, header, sideMenu } from '../visit.ts';
import { demoPassword, expect, placeOf, visitor } from './visitor.ts';

test.setTimeout(120_000);

const places = {
  phone: { merchant: 'hacson', mode: 'dark', language: 'vi' },
  desktop: { merchant: 'volkyn', mode: 'light', language: 'en' },
} as const;

test('the picture shows after a failed login that asks for it, and not before; what was typed stays [CAPTCHA-01]', async ({
  page,
}, { project }) => {
  const who = visitor(page, placeOf(project.name, places));
  await who.comeFromAfar();
  await who.arrive('/login');
  await who.write({ username: `nobody${Date.now()}`, password: 'Wrong-2026' });
  for (const isFlagged of [false, false, true]) {
    await expect(who.field('captcha')).toHaveCount(0);
    const answered = page.waitForResponse('**/wps/session/login');
    await who.press('session.login');
    const { value } = (await (await answered).json()) as { value: { captcha: boolean } };
    expect(value.captcha).toBe(isFlagged);
    await expect(who.dialog.getByRole('alert')).toContainText(who.t('failure.AUTH_INCORRECT'));
  }
  await expect(who.field('captcha')).toBeVisible();
  await expect(who.field('password')).toHaveValue('Wrong-2026');
  // The other way in is guarded by the same count, and asks the same.
  await who.tab('auth.tab.mobile').click();
  await expect(who.field('captcha')).toBeVisible();
});

test('the login window stays until the session is kept, so that no reload can fall between the two', async ({ page }, {
  project,
}) => {
  const who = visitor(page, placeOf(project.name, places));
  await who.arrive('/login');
  await who.write({ username: 'demomember', password: demoPassword });
  const keptAtClose = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role="dialog"]') !== null) return;
          observer.disconnect();
          resolve(sessionStorage.getItem('token') !== null);
        }).observe(document.documentElement, { childList: true, subtree: true });
      }),
  );
  await who.press('session.login');
  expect(await keptAtClose).toBe(true);
});

test('/register opens the register window with the fields of the brand and its age [ROUTE-06, VALID-16]', async ({ page }, {
  project,
}) => {
  const who = visitor(page, placeOf(project.name, places));
  await who.arrive('/register');
  const { brand, permission } = await bootOf(page);
  const { fields } = permission.registerRules;
  for (const name of ['username', 'password', 'payeeName', 'mobileNum', 'email', 'idNumber']) {
    await expect(who.field(name)).toHaveCount(fields[name]?.enabled === true ? 1 : 0);
  }
  await expect(who.dialog.getByRole('checkbox')).toBeChecked();
  await expect(who.dialog.locator('label').filter({ has: page.locator('a') })).toContainText(String(brand.minAge));
});

test('/register.html opens the register window over home; closing it leaves home [ROUTE-07, VALID-18]', async ({ page }, {
  project,
}) => {
  const who = visitor(page, placeOf(project.name, places));
  await who.arrive('/register.html');
  await expect(page.getByRole('dialog', { name: who.t('modal.registerModal') })).toBeVisible();
  await expect(who.dialog.getByText('131K').locator('visible=true')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(who.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/index/);
});

test('a valid code of the address takes the place of its field [ROUTE-08]', async ({ page }, { project }) => {
  const who = visitor(page, placeOf(project.name, places));
  await who.arrive('/register?referralCode=AGENT888');
  await expect(who.dialog.getByText(who.t('auth.register.invited', { code: 'AGENT888' }))).toBeVisible();
  await expect(who.field('affiliateCode')).toHaveCount(0);
});

test('the menu offers guests the ways in, and members the way out [SIDE-07, SIDE-22]', async ({ page }, { project }) => {
  const who = visitor(page, placeOf(project.name, places));
  const { t } = who;
  const openMenu = () =>
    header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
  const inMenu = (key: string) => sideMenu(page).getByRole('button', { name: t(key), exact: true });
  await who.comeFromAfar();
  await who.arrive('/index');
  await openMenu();
  await expect(inMenu('session.register')).toBeVisible();
  await expect(inMenu('session.logout')).toHaveCount(0);
  await inMenu('session.login').click();
  await who.press('session.trial');
  await who.expectIn();
  await openMenu();
  await expect(inMenu('session.logout')).toBeVisible();
  await expect(inMenu('session.login')).toHaveCount(0);
  await expect(inMenu('session.register')).toHaveCount(0);
  await inMenu('session.logout').click();
  await expect(page.getByRole('alertdialog')).toContainText(t('in_sure_logout'));
});

test('going back closes the window together with the page under it', async ({ page }, { project }) => {
  const who = visitor(page, placeOf(project.name, places));
  await who.arrive('/index');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/"]:not([href^="/index"])')?.click());
  await expect(page).not.toHaveURL(/\/index/);
  await header(page)
    .getByRole('button', { name: who.t('session.register') })
    .locator('visible=true')
    .click();
  await expect(who.field('username')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/index/);
  await expect(who.dialog).toHaveCount(0);
});
