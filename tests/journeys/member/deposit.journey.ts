import { expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';

test('a deposit that is approved on the page of the provider raises the balance by exactly its amount, and is found again after a reload [MEMBER-04]', async ({
  page,
  context,
  memberPage,
}) => {
  // An account used by no other journey: concurrent acts would change the same balance.
  const playPage = await memberPage({ merchant: 'volkyn', mode: 'dark', language: 'vi' }, 'demoagent');
  const { t } = playPage;
  await playPage.open('/index?member=depositv2');
  const form = page.getByRole('form', { name: t('deposit.form') });
  const start = await playPage.books();

  await test.step('chooses an e-wallet and an amount, within its limits', async () => {
    await form.getByRole('radio', { name: t('deposit.kind.wallet') }).check({ force: true });
    const amount = form.getByRole('textbox', { name: t('deposit.amount') });
    await amount.fill('1');
    await form.getByRole('button', { name: t('deposit.submit') }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('123456');
    await form.getByRole('button', { name: t('deposit.submit') }).click();
  });

  const order = page.getByRole('region', { name: t('deposit.order.waiting') });
  await test.step('finds the order again after a reload', async () => {
    await expect(order.getByText('123,456.00')).toBeVisible();
    await page.reload();
    await expect(order.getByText('123,456.00')).toBeVisible();
  });

  await test.step('approves it on the page of the provider', async () => {
    const opened = context.waitForEvent('page');
    await order.getByRole('link', { name: t('deposit.order.open') }).click();
    const provider = await opened;
    await provider.getByRole('button', { name: 'Duyệt' }).click();
    await expect(provider.getByRole('status')).toBeVisible();
    await provider.close();
  });

  await test.step('sees the money arrive', async () => {
    await expect(
      page.getByRole('heading', { name: t('deposit.end.credited.title', { amount: '123,456.00 ₫' }) }),
    ).toBeVisible();
    const after = await playPage.books();
    expect(after.balance - start.balance).toBe(1_234_560_000);
    await playPage.expectTrueBalance();
  });
});

test('a transfer shows the account of the brand with the text that names the order, and is credited as it was ordered [MEMBER-04]', async ({
  page,
  context,
  memberPage,
}) => {
  const playPage = await memberPage({ merchant: 'brief', mode: 'light', language: 'vi' }, 'demoagent');
  const { t } = playPage;
  await playPage.open('/index?member=depositv2');
  const form = page.getByRole('form', { name: t('deposit.form') });
  const start = await playPage.books();
  await form.getByRole('textbox', { name: t('deposit.amount') }).fill('200000');
  await form.getByRole('button', { name: t('deposit.submit') }).click();

  const order = page.getByRole('region', { name: t('deposit.order.waiting') });
  await expect(order.getByText('0000000000')).toBeVisible();
  await expect(order.getByText(/^BRIEF D\d{6}[0-9A-Z]{6}$/)).toBeVisible();
  await expect(order.getByRole('img', { name: t('deposit.order.qr', { amount: '200,000.00 ₫' }) })).toBeVisible();
  const saved = page.waitForEvent('download');
  await order.getByRole('button', { name: t('deposit.transfer.save') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^D\d{6}-[0-9A-Z]{6}\.png$/);

  const opened = context.waitForEvent('page');
  await order.getByRole('link', { name: t('deposit.order.open') }).click();
  const provider = await opened;
  await provider.getByRole('button', { name: 'Duyệt' }).click();
  await expect(provider.getByRole('status')).toBeVisible();
  await provider.close();
  await expect(page.getByRole('heading', { name: t('deposit.end.credited.title', { amount: '200,000.00 ₫' }) })).toBeVisible();
  expect((await playPage.books()).balance - start.balance).toBe(2_000_000_000);
});
