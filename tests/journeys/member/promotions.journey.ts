import { calls } from '../../../src/wire/calls.ts';
import type { PromotionBoard } from '../../../src/wire/promotions.ts';
import { createVisitorPage, expect, freshName, freshNumber, freshPassword } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { createPlayPage } from '../play/playPage.ts';
import { ask } from '../visit.ts';

const merchant = 'volkyn';

test('a new member joins, applies, claims, checks in and draws, each once, and sees the bonus wait for its turnover [PROD-15] [PROD-16] [ROUTE-24] [ROUTE-25] [HEAD-05] [HEAD-06] [HEAD-07] [MEMBER-11] [MEMBER-12]', async ({
  page,
  context,
}) => {
  const place = { merchant, mode: 'dark', language: 'vi' } as const;
  const member = createPlayPage(createVisitorPage(page, place));
  const { t } = member;
  const nav = page.getByRole('navigation', { name: t('shell.nav.label') });
  const rewards = nav.getByRole('link', { name: new RegExp(`^${t('member.rewards')}`) });

  await test.step('registers, so that nothing of an earlier run matters', async () => {
    const username = freshName();
    await member.useUnknownNetwork();
    await member.open('/register');
    await member.fillIn({ username, payeeName: 'LE THI HOA', mobileNum: freshNumber() });
    await member.fillIn({ password: freshPassword, confirmPassword: freshPassword });
    await member.answerPicture();
    await member.press('auth.register.submit');
    await member.expectSignedIn(username);
    // The first sign-in opens the centre with a welcome, which covers the page.
    await member.open('/index');
  });

  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const board = async () => {
    const answer = await ask(merchant, '/wps/promotions', { headers: { authorization: `Bearer ${token}`, language: 'VI' } });
    return answer.json().value as PromotionBoard;
  };
  const offerOf = async (id: string) => {
    const found = (await board()).promotions.find((offer) => offer.id === id);
    if (found === undefined) throw new Error(`The promotion ${id} does not show.`);
    return found;
  };
  const cardOf = async (id: string) => page.getByRole('article').filter({ hasText: (await offerOf(id)).title });
  const start = (await member.books()).balance;

  await test.step('sees how many promotions are new, opens one, which is no longer counted, and then all', async () => {
    const headers = { authorization: `Bearer ${token}`, language: 'VI' };
    const answer = await ask(merchant, calls.availablePromotions.path, { headers });
    const count = (answer.json().value as { isNew: boolean }[]).filter(({ isNew }) => isNew).length;
    await expect(rewards).toContainText(String(count));
    await member.open('/promoDetail?id=first-deposit');
    await expect(rewards).toContainText(String(count - 1));
    await nav.getByRole('link', { name: t('hd_event'), exact: true }).click();
    await expect(page).toHaveURL(/\/promotions/);
  });

  await test.step('joins, deposits and claims: the bonus is in its own wallet until enough is staked', async () => {
    const card = await cardOf('first-deposit');
    await card.getByRole('button', { name: new RegExp(`^${t('promotions.act.join')}`) }).click();
    await expect(card.getByText(t('promotions.state.joined'), { exact: true })).toBeVisible();
    await member.open('/index?member=depositv2');
    const form = page.getByRole('form', { name: t('deposit.form') });
    await form.getByRole('radio', { name: t('deposit.kind.wallet') }).check({ force: true });
    await form.getByRole('textbox', { name: t('deposit.amount') }).fill('200000');
    await form.getByRole('button', { name: t('deposit.submit') }).click();
    const order = page.getByRole('region', { name: t('deposit.order.waiting') });
    const opened = context.waitForEvent('page');
    await order.getByRole('link', { name: t('deposit.order.open') }).click();
    const provider = await opened;
    await provider.getByRole('button', { name: 'Duyệt' }).click();
    await expect(provider.getByRole('status')).toBeVisible();
    await provider.close();
    await expect.poll(async () => (await offerOf('first-deposit')).state).toBe('claim');
    await member.open('/promotions');
    await (await cardOf('first-deposit')).getByRole('button', { name: new RegExp(`^${t('promotions.act.claim')}`) }).click();
    await expect((await cardOf('first-deposit')).getByText(t('promotions.state.claimed'), { exact: true })).toBeVisible();
    expect((await member.books()).balance - start).toBe(2_000_000_000);
    await member.open('/index?member=bonusDetails');
    await expect(page.getByText(t('bonus.state.running')).first()).toBeVisible();
    await expect(page.getByText('100,000.00').first()).toBeVisible();
  });

  await test.step('reads that nothing was lost that could be covered, and keeps what was written', async () => {
    await member.open('/promoDetail?id=weekend');
    const form = page.getByRole('form', { name: t('promotions.apply') });
    await form.getByRole('textbox', { name: t('promotions.apply.remark') }).fill('Em chơi cả hai ngày cuối tuần.');
    await form.getByRole('checkbox').check({ force: true });
    await form.getByRole('button', { name: t('promotions.apply.submit') }).click();
    await expect(form.getByText(t('promotions.fault.base')).first()).toBeVisible();
    await expect(form.getByRole('textbox', { name: t('promotions.apply.remark') })).toHaveValue(/cuối tuần/);
  });

  await test.step('checks in for the day, once', async () => {
    const before = (await member.books()).balance;
    await member.open('/index?member=rewardCenter&member.tab=signIn');
    await page.getByRole('button', { name: t('promotions.act.sign'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('promotions.state.signed'), exact: true })).toBeDisabled();
    expect((await member.books()).balance - before).toBe(10_000_000);
  });

  await test.step('draws, and repeats the draw in the browser', async () => {
    const { title } = await offerOf('daily-wheel');
    const waiting = (await board()).available;
    await member.open('/index?member=rewardCenter&member.tab=raffle');
    const wheel = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .last();
    await wheel.getByRole('button', { name: t('rewards.raffle.draw') }).click();
    await wheel.getByText(t('rewards.raffle.proof', { number: '1' })).click();
    await wheel.getByRole('button', { name: t('rewards.raffle.proof.check') }).click();
    await expect(wheel.getByText(t('rewards.raffle.proof.right'))).toBeVisible();
    await expect(wheel.getByRole('button', { name: t('rewards.raffle.draw') })).toBeDisabled();
    expect((await board()).available).toBe(waiting - 1);
    await member.expectTrueBalance();
  });
});
