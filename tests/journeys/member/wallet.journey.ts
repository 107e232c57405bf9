import { moneyOf } from '../../../src/domain/money.ts';
import { moneyText } from '../../../src/domain/moneyText.ts';
import { calls } from '../../../src/wire/calls.ts';
import type { WalletBalance } from '../../../src/wire/wallet.ts';
import { expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { ask } from '../visit.ts';

// A brand whose balances no other journey moves or compares.
const place = { merchant: 'brief', mode: 'dark', language: 'vi' } as const;
const paymentPassword = '804713';

test('money goes from the main wallet into the wallet of a vendor and is collected again, and none is lost [PROD-19] [MEMBER-03]', async ({
  page,
  memberPage,
}) => {
  const member = await memberPage(place, 'demogeneral');
  const { t } = member;
  await member.open('/index?member=transferFund');
  const own = await headersOf(page);
  const wallets = async () => (await ask(place.merchant, calls.balance.path, { headers: own })).json().value as WalletBalance;
  const inVendors = async () =>
    (await wallets()).wallets
      .filter(({ wallet }) => wallet.startsWith('vendor:'))
      .reduce((sum, { balance }) => sum + moneyOf(balance), 0n);
  const card = page.getByRole('region', { name: t('wallet.total') });
  const form = page.getByRole('form', { name: t('wallet.transfer') });
  const { sumBalance } = await wallets();
  const before = await inVendors();

  await form.getByRole('textbox', { name: t('transfer.amount') }).fill('120000');
  await form.getByRole('button', { name: t('wallet.submit') }).click();
  await expect(page.getByText(t('wallet.done.into', { name: '' }).trim()).first()).toBeVisible();
  expect((await inVendors()) - before).toBe(moneyOf('120000'));
  expect((await wallets()).sumBalance).toBe(sumBalance);
  await expect(
    page
      .getByRole('table', { name: t('wallet.last') })
      .getByText(moneyText('120000'))
      .first(),
  ).toBeVisible();
  await expect(form.getByRole('textbox', { name: t('transfer.amount') })).toHaveValue('');

  await card.getByRole('button', { name: t('wallet.collectAll') }).click();
  await expect.poll(inVendors).toBe(0n);
  expect((await wallets()).sumBalance).toBe(sumBalance);
  await expect(card.getByText(moneyText(sumBalance)).first()).toBeVisible();
});

test('a member transfers to the upline with the payment password, and both balances move by exactly the amount [MEMBER-06]', async ({
  page,
  memberPage,
}) => {
  const member = await memberPage(place);
  const { t } = member;
  await member.open('/index?member=transferUpline');
  const start = (await member.books()).balance;
  const form = page.getByRole('form', { name: t('transfer.form') });
  await form.getByRole('textbox', { name: t('transfer.amount') }).fill('60000');
  await form.getByLabel(t('member.paymentPassword')).fill('000001');
  await form.getByRole('button', { name: t('transfer.submit', { amount: moneyText('60000') }) }).click();
  await expect(form.getByText(t('member.payment.triesLeft', { tries: '4' })).first()).toBeVisible();
  expect((await member.books()).balance).toBe(start);

  await form.getByLabel(t('member.paymentPassword')).fill(paymentPassword);
  await form.getByRole('button', { name: t('transfer.submit', { amount: moneyText('60000') }) }).click();
  await expect(page.getByText(t('transfer.done'), { exact: true }).first()).toBeVisible();
  expect(start - (await member.books()).balance).toBe(600_000_000);
  await expect(
    page
      .getByRole('table', { name: t('transfer.last') })
      .getByText(moneyText('60000'))
      .first(),
  ).toBeVisible();
  await member.expectTrueBalance();
});

const headersOf = async (page: { evaluate: (work: () => string) => Promise<string> }) => ({
  authorization: `Bearer ${await page.evaluate(() => sessionStorage.getItem('token') ?? '')}`,
});
