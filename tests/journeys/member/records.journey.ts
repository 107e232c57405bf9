import { moneyOf } from '../../../src/domain/money.ts';
import { moneyText } from '../../../src/domain/moneyText.ts';
import type { BetPage } from '../../../src/wire/play.ts';
import type { ProfitStatement, RebateClaimed, RebateOffer, RecordPage } from '../../../src/wire/records.ts';
import { expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';

test('plays, claims cashback, and reads the same figures on every record page and in the wallet [MEMBER-07] [MEMBER-08] [MEMBER-09] [MEMBER-10]', async ({
  page,
  memberPage,
}) => {
  // An account used by no other journey: concurrent bets would change the same figures.
  const member = await memberPage({ merchant: 'verlago', mode: 'light', language: 'vi' }, 'demogeneral');
  const { t } = member;
  const asked = <Value>(path: string) =>
    page.evaluate(async (address) => {
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}` };
      return ((await (await fetch(address, { headers })).json()) as { value: never }).value;
    }, path) as Promise<Value>;
  const shown = (amount: string) => moneyText(amount, undefined, 'halfUp').replace('-', '−');
  const openPage = (key: string) => member.open(`/index?member=${key}&member.days=last30`);
  const centre = page.getByRole('dialog');

  await test.step('plays a game', async () => {
    await member.open('/rng');
    const slot = await member.served('RNG');
    await member.open(`/game?type=RNG&vendor=${slot.vassalage}&game=${slot.gameId}`);
    await expect(member.spin).toBeEnabled({ timeout: 60_000 });
    await member.spinOnce();
    await expect.poll(async () => (await asked<BetPage>('/wps/member/bets?state=open')).total, { timeout: 60_000 }).toBe(0);
  });

  const bets = await asked<BetPage>('/wps/member/bets');
  await test.step('the betting record has the bet and its totals', async () => {
    await openPage('personalHistoryCopy');
    await expect(centre.getByText(shown(bets.sums.validBet)).first()).toBeVisible();
    await expect(centre.getByText(bets.bets[0]?.betId ?? '', { exact: true })).toBeVisible();
    await centre
      .getByRole('button', { name: bets.bets[0]?.gameName ?? '' })
      .first()
      .click();
    const round = page.getByRole('dialog').last();
    await expect(round.getByText(t('records.proof.commitment'))).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the cashback of the turnover is claimed once', async () => {
    const offer = await asked<RebateOffer>('/wps/member/rebates');
    await openPage('manualRebate');
    const claimed = page.waitForResponse((answer) => answer.url().endsWith('/wps/member/rebates/claim'));
    await centre.getByRole('button', { name: t('rebate.claimAll') }).click();
    const { value } = (await (await claimed).json()) as { value: RebateClaimed };
    expect(value.amount).toBe(offer.amount);
    await expect(centre.getByRole('button', { name: t('rebate.claimAll') })).toBeDisabled();
    expect((await asked<RebateOffer>('/wps/member/rebates')).amount).toBe('0.0000');
  });

  await test.step('the account record and the games add up to the balance', async () => {
    const record = await asked<RecordPage>('/wps/relay/ODSFE2_MemTransDet');
    const { wallets } = await asked<{ wallets: { wallet: string; balance: string }[] }>('/wps/v2/wallets/balance');
    const main = wallets.find(({ wallet }) => wallet === 'main')?.balance ?? '';
    expect(moneyOf(record.difference) + moneyOf(bets.sums.result)).toBe(moneyOf(main));
    await openPage('transactionHistory');
    await expect(centre.getByText(record.rows[0]?.number ?? '', { exact: true })).toBeVisible();
    await expect(centre.getByText(`+${shown(record.difference)}`).first()).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('records.export') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^lich-su-giao-dich-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  await test.step('profit and loss is the same result with the cashback', async () => {
    const answer = page.waitForResponse((each) => each.url().includes('/wps/member/records/profit'));
    await openPage('personalProfit');
    const { sums } = ((await (await answer).json()) as { value: ProfitStatement }).value;
    expect(sums.result).toBe(bets.sums.result);
    const net = moneyText(sums.net, undefined, 'halfUp');
    await expect(centre.getByText(net.startsWith('-') ? net.replace('-', '−') : `+${net}`).first()).toBeVisible();
  });
});
