import type { Page } from '@playwright/test';
import { calls } from '../../../src/wire/calls.ts';
import { createVisitorPage, demoPassword, freshName } from '../auth/visitorPage.ts';
import { expect, test } from '../fixtures.ts';
import { ask, header, sideMenu } from '../visit.ts';
import { wordsOf } from '../world.ts';

const t = wordsOf('vi');
const place = { merchant: 'verlago', mode: 'light', language: 'vi' } as const;
const overview = t('agent.page.agentTeamOverview');

const panel = (page: Page, name = overview) => page.getByRole('dialog', { name });
const menu = (page: Page) => page.getByRole('navigation', { name: t('agent.menu') });

test('the side menu of an agent opens the centre on the team overview; the close button and Escape close it [AGENT-01] [AGENT-02] [AGENT-04] [AGENT-15] [PROD-27] [SCREEN-05] [OVERLAY-02]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place, 'demoagent');
  await site.open('/rng?page=BASALT');
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('member.agentCentre') })
    .click();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?page=BASALT&lang=vi&agent=$/);
  await expect(menu(page).locator('[aria-current]')).toHaveText([overview]);
  await panel(page)
    .getByRole('button', { name: t('common.close') })
    .click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng\?page=BASALT&lang=vi$/);
});

const pages = [
  'agentAnnouncement',
  'agentRegister',
  'agentTeamManagement',
  'agentTeamBetting',
  'agentProfitLoss',
  'agentIncome',
  'agentTransactions',
] as const;

test('the menu leads to every page [AGENT-03] [AGENT-05] [AGENT-06] [AGENT-07] [AGENT-08] [AGENT-09] [AGENT-10]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place, 'demoagent');
  await site.open('/index?agent=agentTeamOverview');
  for (const key of pages) {
    const name = t(`agent.page.${key}`);
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(panel(page, name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`agent=${key}$`));
  }
});

test('an agent opens an account, finds it in the tree and notes something on it [AGENT-05] [AGENT-06]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place, 'demoagent');
  await site.open('/index?agent=agentRegister');
  const name = freshName();
  await page.getByLabel(t('agent.register.name')).fill(name);
  await page.getByLabel(t('agent.register.adult')).check();
  await page.getByRole('button', { name: t('agent.register.open') }).click();
  await expect(page.getByText(t('agent.register.done', { name }))).toBeVisible();

  await menu(page)
    .getByRole('link', { name: t('agent.page.agentTeamManagement') })
    .click();
  const search = page.getByRole('searchbox', { name: t('agent.team.search') });
  await search.fill(name.slice(2));
  await search.press('Enter');
  await page.getByRole('button', { name: `${t('agent.remark')}: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: t('agent.remark.of', { name }) });
  await dialog.getByRole('textbox', { name: t('agent.remark') }).fill('Khách quen');
  await dialog.getByRole('button', { name: t('agent.remark.save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Khách quen');
});

test('pages of wages are absent while their flags are off, also by their key [AGENT-11] [AGENT-12] [AGENT-13] [AGENT-14] [ROLE-09]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place, 'demoagent');
  await page.route(`**${calls.consolidatedFunds.path}*`, async (route) => {
    // The browser resolves names below localhost, `route.fetch` does not.
    const { authorization = '' } = route.request().headers();
    const answer = await ask(place.merchant, calls.consolidatedFunds.path, { headers: { authorization } });
    const body = answer.json() as { value: Record<string, unknown> };
    const off = { divtypereq: 'N', dailysalreqtype: '0', contracthoursalreq: '', realtimesalreqtype: 'false' };
    await route.fulfill({ json: { ...body, value: { ...body.value, ...off } } });
  });
  for (const key of ['agentDividend', 'agentDailyWage', 'agentHourlyWage', 'agentRealTimeWage'] as const) {
    await site.open(`/index?agent=${key}`);
    await expect(panel(page)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: t(`agent.page.${key}`) })).toHaveCount(0);
  }
});

test('the centre opens for agents only: a member is told so and sees the page below [GATE-05] [GATE-07] [ROLE-04] [ROLE-08]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place);
  await site.open('/index?agent=agentTeamOverview');
  await expect(page).toHaveURL(/\/index\?lang=vi$/);
  await expect(panel(page)).toHaveCount(0);
  const warning = page.getByRole('alertdialog').filter({ hasText: t('agent.only') });
  await warning.getByRole('button', { name: t('in_increase_submit') }).click();
  await expect(warning).toHaveCount(0);
});

test('a guest who logs in as an agent gets the page [GATE-05]', async ({ page }) => {
  const visitor = createVisitorPage(page, place);
  await visitor.open('/index?agent=agentTeamManagement');
  await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
  await visitor.fillIn({ username: 'demoagent', password: demoPassword });
  await visitor.press('session.login');
  await expect(panel(page, t('agent.page.agentTeamManagement'))).toBeVisible();
});
