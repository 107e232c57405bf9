import { randomUUID } from 'node:crypto';
import { calls } from '../../../src/wire/calls.ts';
import type { Withdrawal } from '../../../src/wire/withdrawal.ts';
import { expect, test } from '../fixtures.ts';
import { ask } from '../visit.ts';

const merchant = 'hacson';
/** Of the demo accounts, which also have a confirmed bank account. */
const paymentPassword = '804713';
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a withdrawal is paid in two parts; one is confirmed, the other disputed and given back, to the last digit [WITHDRAW-01] [WITHDRAW-02] [WITHDRAW-03] [MEMBER-05]', async ({
  page,
  memberPage,
}) => {
  // An account used by no other journey: concurrent acts would change the same balance.
  const playPage = await memberPage({ merchant, mode: 'light', language: 'vi' }, 'demoagent');
  const { t } = playPage;
  await playPage.open('/index');
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const own = { authorization: `Bearer ${token}` };
  const operator = await ask(merchant, '/studio/api/operators', {
    method: 'POST',
    body: { name: `journey-${randomUUID().slice(0, 8)}` },
  });
  const { token: operatorToken } = operator.json().value as { token: string };
  const operate = async (item: string, order: object) => {
    const headers = { authorization: `Bearer ${operatorToken}` };
    const body = { ...order, requestId: randomUUID() };
    const answer = await ask(merchant, `/studio/api/desk/items/${merchant}/${item}/act`, { method: 'POST', headers, body });
    expect(answer.json().code).toBe('OK');
  };

  await playPage.open('/index?member=withdraw');
  const start = (await playPage.books()).balance;
  const form = page.getByRole('form', { name: t('withdraw.new') });

  await test.step('requests a withdrawal, whose amount is held', async () => {
    await form.getByRole('textbox', { name: t('withdraw.amount') }).fill('300000');
    await form.getByLabel(t('member.paymentPassword')).fill(paymentPassword);
    await form.getByRole('button', { name: t('withdraw.submit') }).click();
    await expect(page.getByRole('heading', { name: t('withdraw.requested.title', { amount: '300,000.00' }) })).toBeVisible();
    expect(start - (await playPage.books()).balance).toBe(3_000_000_000);
  });

  const { value } = (await ask(merchant, calls.withdrawals.path, { headers: own })).json();
  const [{ order } = { order: '' }] = (value as { orders: readonly Withdrawal[] }).orders;
  await test.step('an operator approves it and pays it in two parts', async () => {
    await operate(`withdrawal/${order}`, { act: 'approve' });
    for (const amount of ['100000', '200000']) await operate(`withdrawal/${order}`, { act: 'pay', amount, provider: 'bank' });
  });

  await test.step('confirms the first part', async () => {
    await page.reload();
    const part = page.getByRole('listitem').filter({ hasText: t('withdraw.part', { part: '1' }) });
    await part.getByRole('button', { name: t('withdraw.answer.received') }).click();
    await expect(part.getByText(t('withdraw.state.received')).first()).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
  });

  await test.step('reports the second part as not received, with a proof', async () => {
    const part = page.getByRole('listitem').filter({ hasText: t('withdraw.part', { part: '2' }) });
    await part.getByRole('button', { name: t('withdraw.answer.notReceived') }).click();
    const dialog = page.getByRole('dialog', { name: t('withdraw.report') });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: image });
    await dialog.getByRole('button', { name: t('withdraw.report.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t('withdraw.answer.received') })).toHaveCount(0);
  });

  const disputed = page
    .getByRole('listitem')
    .filter({ hasText: `#${order}` })
    .filter({ hasText: '2/2' });
  await test.step('adds an image to the report', async () => {
    await playPage.open('/index?member=withdraw&member.view=history');
    await disputed.getByRole('button', { name: t('withdraw.proofs') }).click();
    const dialog = page.getByRole('dialog', { name: t('withdraw.proofs') });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'more.png', mimeType: 'image/png', buffer: image });
    await dialog.getByRole('button', { name: t('withdraw.proofs.send') }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('gets back what did not arrive, and no more', async () => {
    await operate(`receipt/${order}~2`, { act: 'refund' });
    await playPage.open('/index?member=withdraw&member.view=history');
    await expect(disputed.getByText(t('withdraw.state.refunded'))).toBeVisible();
    expect(start - (await playPage.books()).balance).toBe(1_000_000_000);
    await playPage.expectTrueBalance();
  });
});
