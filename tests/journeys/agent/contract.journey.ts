import { type BrowserContext, expect, type Page } from '@playwright/test';
import { contractKinds } from '../../../src/domain/contracts/index.ts';
import { createVisitorPage, freshName, freshPassword } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { wordsOf } from '../world.ts';

const t = wordsOf('vi');
const place = { merchant: 'hacson', mode: 'dark', language: 'vi' } as const;

const pages = {
  dividend: 'agentDividend',
  daily: 'agentDailyWage',
  hourly: 'agentHourlyWage',
  realTime: 'agentRealTimeWage',
} as const;
type Kind = keyof typeof pages;

/** Values for the fields of an offer, by kind. */
const filled: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  dividend: { rate: '10', activeMembers: '3', periodValidBet: '1000000', periodProfitLoss: '500000' },
  daily: { rate: '0.15', dailyBetAmount: '500000' },
  hourly: { rate: '0.08', hourlyBetAmount: '100000' },
  realTime: { profitRate: '0.12', lossRate: '0.3', singleBetAmount: '1000' },
};

/** The first contract of the list. */
const card = (page: Page, name = '') =>
  page
    .getByRole('dialog')
    .getByRole('article', { name: new RegExp(name) })
    .first();
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

/** The agent that has no upline opens an account for a downline agent, which signs in beside it. */
async function openDownline(upline: Page, context: BrowserContext) {
  const name = freshName();
  await upline.getByRole('radio', { name: new RegExp(t('agent.kind.agent')) }).check({ force: true });
  await upline.getByLabel(t('agent.register.name')).fill(name);
  await upline.getByLabel(t('agent.register.adult')).check();
  const password = await upline.getByLabel(t('agent.register.password')).first().inputValue();
  await upline.getByRole('button', { name: t('agent.register.open'), exact: true }).click();
  await expect(upline.getByText(t('agent.register.done', { name }))).toBeVisible();

  const downline = createVisitorPage(await context.newPage(), place);
  await downline.open('/login');
  await downline.fillIn({ username: name, password });
  await downline.press('session.login');
  // An account that has not signed in yet is on a new network.
  await downline.press('auth.verify.captcha');
  await downline.answerPicture();
  await downline.press('auth.verify.submit');
  await downline.fillIn({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await downline.press('auth.password.submit');
  await downline.expectSignedIn();
  return { name, downline };
}

test('two agents side by side: an offer of each kind reaches the downline, which rejects one and signs all; a termination ends one [CONTRACT-01] [CONTRACT-02] [CONTRACT-03] [CONTRACT-04] [CONTRACT-05] [CONTRACT-09] [CONTRACT-10] [CONTRACT-11] [CONTRACT-12]', async ({
  page,
  memberPage,
  browser,
}) => {
  test.slow();
  const upline = await memberPage(place, 'demoagent');
  await upline.open('/index?agent=agentRegister');
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    reducedMotion: 'reduce',
  });
  const { name, downline } = await openDownline(page, context);

  const show = async (kind: Kind) => {
    const tab = kind === 'dividend' ? ['contracts', 'contracts'] : ['team', 'mine'];
    await upline.open(`/index?agent=${pages[kind]}&agent.tab=${tab[0]}&agent.search=${name}`);
    await downline.open(`/index?agent=${pages[kind]}&agent.tab=${tab[1]}`);
    await expect(downline.page.getByText(t('contract.none'))).toBeVisible();
  };
  const offer = async (kind: Kind) => {
    await page
      .getByRole('button', { name: t('contract.new') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('contract.offer') });
    await dialog.getByRole('button', { name: t('contract.side.upline') }).click();
    await dialog.getByRole('option', { name: new RegExp(name) }).click();
    for (const [term, value] of Object.entries(filled[kind])) await dialog.locator(`input[name="${term}"]`).fill(value);
    await dialog.getByRole('button', { name: t('contract.offer.send') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(page, name).getByText(t('contract.state.offered.theirs'), { exact: true })).toBeVisible();
  };
  const sign = async () => {
    // It arrives without a reload.
    await card(downline.page)
      .getByRole('button', { name: t('contract.act.sign') })
      .click();
    const dialog = downline.page.getByRole('dialog', { name: t('contract.ask.sign') });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('contract.act.sign') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(downline.page).getByText(t('contract.state.active'), { exact: true })).toBeVisible();
    await expect(card(page, name).getByText(t('contract.state.active'), { exact: true })).toBeVisible();
  };

  for (const kind of contractKinds) {
    await show(kind);
    await offer(kind);
    if (kind === 'hourly') {
      await button(downline.page, 'contract.act.reject').click();
      const dialog = downline.page.getByRole('dialog', { name: t('contract.ask.reject') });
      await dialog.getByRole('textbox', { name: t('contract.note') }).fill('Xin mức cao hơn');
      await dialog.getByRole('button', { name: t('contract.act.reject') }).click();
      await expect(card(page, name).getByText('Xin mức cao hơn')).toBeVisible();
      await expect(card(downline.page).getByText(t('contract.state.rejected'), { exact: true })).toBeVisible();
      await offer(kind);
    }
    await sign();
  }

  await button(downline.page, 'contract.act.terminate').click();
  await downline.page.getByRole('button', { name: t('contract.ask.terminate.send') }).click();
  await button(page, 'contract.act.agree').first().click();
  const dialog = page.getByRole('dialog', { name: t('contract.ask.agree') });
  await dialog.getByRole('button', { name: t('contract.act.agree') }).click();
  await expect(card(page, name).getByText(t('contract.state.ended'), { exact: true })).toBeVisible();
  await expect(card(downline.page).getByText(t('contract.state.ended'), { exact: true })).toBeVisible();
  await context.close();
});

test('a screen that is behind says so: the offer was withdrawn while it was being signed', async ({
  page,
  memberPage,
  browser,
}) => {
  test.slow();
  const upline = await memberPage(place, 'demoagent');
  await upline.open('/index?agent=agentRegister');
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    reducedMotion: 'reduce',
  });
  const { name, downline } = await openDownline(page, context);
  await upline.open(`/index?agent=agentDailyWage&agent.tab=team&agent.search=${name}`);
  await page
    .getByRole('button', { name: t('contract.new') })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: t('contract.offer') });
  await form.getByRole('button', { name: t('contract.side.upline') }).click();
  await form.getByRole('option', { name: new RegExp(name) }).click();
  for (const [term, value] of Object.entries(filled.daily)) await form.locator(`input[name="${term}"]`).fill(value);
  await form.getByRole('button', { name: t('contract.offer.send') }).click();

  await downline.open('/index?agent=agentDailyWage&agent.tab=mine');
  await button(downline.page, 'contract.act.sign').click();
  const dialog = downline.page.getByRole('dialog', { name: t('contract.ask.sign') });
  await dialog.getByRole('checkbox').check();
  await button(page, 'contract.act.withdraw').click();
  await page
    .getByRole('dialog', { name: t('contract.ask.withdraw') })
    .getByRole('button', { name: t('contract.act.withdraw') })
    .click();
  await expect(card(page, name).getByText(t('contract.state.withdrawn'), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: t('contract.act.sign') }).click();
  await expect(dialog.getByText(t('contract.stale'), { exact: true })).toBeVisible();
  await expect(dialog.getByText(t('contract.state.withdrawn'), { exact: true })).toBeVisible();
  await context.close();
});
