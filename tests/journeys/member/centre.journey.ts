import type { Page } from '@playwright/test';
import { calls } from '../../../src/wire/calls.ts';
import { createVisitorPage, demoPassword } from '../auth/visitorPage.ts';
import { expect, test } from '../fixtures.ts';
import { header, settled, sideMenu, visit } from '../visit.ts';
import { wordsOf } from '../world.ts';

const t = wordsOf('vi');
const place = { merchant: 'verlago', mode: 'light', language: 'vi' } as const;
const title = t('member.page.securityCenter');

const panel = (page: Page, name = title) => page.getByRole('dialog', { name });
const menu = (page: Page) => page.getByRole('navigation', { name: t('member.menu') });
const userName = (page: Page) => header(page).getByRole('link', { name: /demomember|Demo/i });

test('the user name opens the centre on securityCenter, which alone is marked; the close button and Escape close it [HEAD-26] [MEMBER-02] [MEMBER-16] [MEMBER-18] [MEMBER-19] [OVERLAY-01]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place);
  await site.open('/rng?page=BASALT');
  await userName(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?page=BASALT&lang=vi&member=$/);
  await expect(menu(page).locator('[aria-current]')).toHaveText([title]);
  await panel(page)
    .getByRole('button', { name: t('common.close') })
    .click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng\?page=BASALT&lang=vi$/);

  await userName(page).click();
  await panel(page).press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('the address opens a page of the centre, survives a reload, and an unknown key is securityCenter [MEMBER-16]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place);
  await site.open('/index?member=noSuchPage&member.tab=security');
  await expect(panel(page).getByRole('heading', { name: t('member.account.logins') })).toBeVisible();
  await page.reload();
  await expect(panel(page).getByRole('heading', { name: t('member.account.logins') })).toBeVisible();
});

test('the panel waits for the account, and a failure offers another try [MEMBER-20]', async ({ page, memberPage }) => {
  const site = await memberPage(place);
  await site.open('/index');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${calls.memberInfo.path}*`, async (route) => {
    await held;
    await route.abort();
  });
  await userName(page).click();
  await expect(page.getByRole('dialog', { name: t('common.loading') })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  release();
  const failed = page.getByRole('alertdialog', { name: t('failure.NETWORK') });
  await expect(failed).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failed.getByRole('button', { name: t('common.retry') }).click();
  await expect(panel(page)).toBeVisible();
});

test('a guest logs in first and then sees the page [GATE-06]', async ({ page }) => {
  const visitor = createVisitorPage(page, place);
  await visitor.open('/index?member=securityCenter');
  await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
  await visitor.fillIn({ username: 'demomember', password: demoPassword });
  await visitor.press('session.login');
  await expect(panel(page)).toBeVisible();
});

test('a trial account gets the real-account warning instead [GATE-06] [ROLE-13]', async ({ page }) => {
  const visitor = createVisitorPage(page, place);
  await visitor.useUnknownNetwork();
  await visitor.open('/login');
  await visitor.press('session.trial');
  await visitor.expectSignedIn();
  await page.goto(new URL('/index?member=securityCenter', page.url()).href);
  await expect(page.getByRole('alertdialog').getByText(t('in_need_true_account'))).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);
});

test('the side menu opens the security centre, and the balance hides and shows there [SIDE-01] [SIDE-02] [SIDE-03] [SIDE-15] [ENTITY-25] [UI-01]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place);
  await site.open('/index');
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  const amount = sideMenu(page).getByRole('region', { name: t('play.balance') });
  await expect(amount).toContainText('₫');
  await amount.getByRole('button', { name: t('play.balance.hide') }).click();
  await expect(amount).not.toContainText('₫');
  await amount.getByRole('button', { name: t('play.balance.show') }).click();
  await expect(amount).toContainText('₫');
  const value = { sumBalance: '77.5000', currencySymbol: '¤', currency: 'VND', wallets: [] };
  await page.route(`**${calls.balance.path}*`, (route) =>
    route.fulfill({ json: { success: true, message: '', value, code: 'OK' } }),
  );
  await amount.getByRole('button', { name: t('play.balance.refresh') }).click();
  await expect(amount).toContainText('77.50');
  await expect(amount).toContainText('¤');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await sideMenu(page).getByRole('link', { name: title }).click();
  await expect(panel(page)).toBeVisible();
  await expect(sideMenu(page)).toHaveCount(0);
});

const shortcuts = ['depositv2', 'withdraw', 'personalProfit', 'personalHistoryCopy', 'manualRebate'] as const;

test('the header leads to deposit, withdraw, personal centre, betting record and cashback [HEAD-27] [HEAD-28] [HEAD-29] [HEAD-30] [HEAD-31] [MEMBER-04] [MEMBER-05] [MEMBER-07] [MEMBER-08] [MEMBER-10] [MODULE-04]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place);
  await site.open('/index');
  for (const key of shortcuts) {
    const name = t(`member.page.${key}`);
    await header(page).getByRole('link', { name, exact: true }).click();
    await expect(panel(page, name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`member=${key}$`));
    await page.keyboard.press('Escape');
    await expect(panel(page, name)).toHaveCount(0);
  }
});

test('the account group of the side menu leads to the pages of the centre and to the promotions [SIDE-05] [SIDE-09] [SIDE-11] [SIDE-13] [SIDE-14] [SIDE-16] [SIDE-17] [MEMBER-09] [MEMBER-15]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place);
  await site.open('/index');
  for (const key of [
    'rewardCenter',
    'manualRebate',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'messageV2',
  ] as const) {
    const name = t(`member.page.${key}`);
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
    await sideMenu(page).getByRole('link', { name }).click();
    await expect(panel(page, name)).toBeVisible();
    await panel(page, name).press('Escape');
  }
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('hd_event') })
    .click();
  await expect(page).toHaveURL(/\/promotions/);
});

test('the card of the side menu leads to withdraw and to the wallet [SIDE-08] [MEMBER-03] [MEMBER-05]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place);
  await site.open('/index');
  for (const key of ['withdraw', 'transferFund'] as const) {
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
    await sideMenu(page)
      .getByRole('link', { name: t(`member.short.${key}`), exact: true })
      .click();
    await panel(page, t(`member.page.${key}`)).press('Escape');
  }
});

test('deposit in the side menu asks a guest to log in [SIDE-06]', async ({ page }) => {
  await visit(page, '/index', 'verlago');
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('member.page.depositv2') })
    .click();
  await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
});

test('a brand without the module has no way into the centre [ROLE-16]', async ({ page }) => {
  await visit(page, '/index?member=securityCenter', 'spare');
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
