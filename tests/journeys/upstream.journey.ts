import { moneyOf } from '../../src/domain/money.ts';
import { calls } from '../../src/wire/calls.ts';
import type { WalletBalance } from '../../src/wire/wallet.ts';
import { createVisitorPage, expect, freshName, freshNumber, freshPassword } from './auth/visitorPage.ts';
import { test } from './fixtures.ts';
import { playFirstGame } from './play/firstGame.ts';
import { ask, visit } from './visit.ts';
import { relayedBrand } from './world.ts';

/** The journeys of players on a site whose calls another installation answers; see `servePair.ts`. */
const place = { merchant: relayedBrand, mode: 'dark', language: 'vi' } as const;

/** The pair starts after the main server, which the other journeys wait for. */
const startTimeoutMs = 100_000;

test.beforeAll(async () => {
  const state = async () => {
    const pages = await ask(relayedBrand, '/readyz').catch(() => null);
    const games = await ask(relayedBrand, calls.publicVendors.path).catch(() => null);
    return [pages?.status, games?.status];
  };
  await expect.poll(state, { timeout: startTimeoutMs }).toEqual([200, 200]);
});

playFirstGame(place);

test('a visitor registers with the back office, moves money and loses none, all through the site [SERVE-05]', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, place);
  const { t } = visitorPage;
  const username = freshName();
  await visitorPage.useUnknownNetwork();

  await test.step('registers', async () => {
    await visitorPage.open('/register');
    await visitorPage.fillIn({
      username,
      password: freshPassword,
      confirmPassword: freshPassword,
      payeeName: 'Nguyen Minh Anh',
      mobileNum: freshNumber(),
    });
    await visitorPage.answerPicture();
    await visitorPage.press('auth.register.submit');
    await visitorPage.expectSignedIn(username);
  });

  await test.step('moves money', async () => {
    const { token = '' } = await visitorPage.stored();
    const wallets = async () =>
      (await ask(relayedBrand, calls.balance.path, { headers: { authorization: `Bearer ${token}` } })).json()
        .value as WalletBalance;
    const { sumBalance } = await wallets();
    await visit(page, '/index?member=transferFund', relayedBrand);
    const form = page.getByRole('form', { name: t('wallet.transfer') });
    await form.getByRole('textbox', { name: t('transfer.amount') }).fill('120000');
    await form.getByRole('button', { name: t('wallet.submit') }).click();
    await expect(page.getByText(t('wallet.done.into', { name: '' }).trim()).first()).toBeVisible();
    const after = await wallets();
    expect(after.sumBalance).toBe(sumBalance);
    const inVendors = after.wallets.filter(({ wallet }) => wallet.startsWith('vendor:'));
    expect(inVendors.reduce((sum, { balance }) => sum + moneyOf(balance), 0n)).toBe(moneyOf('120000'));
  });
});
