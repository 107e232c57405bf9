import { createVisitorPage, expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';

test('a message of a deposit arrives in both tabs as it is sent, is read in both, deleted and restored [MEMBER-15, PROD-20, SIDE-17, TEMPLATE-01]', async ({
  page,
  context,
  memberPage,
}) => {
  const place = { merchant: 'verlago', mode: 'light', language: 'vi' } as const;
  // An account used by no other journey, whose inbox is empty.
  const playPage = await memberPage(place, 'demoagent');
  const { t } = playPage;
  await playPage.open('/index?member=messageV2');
  const title = t('message.depositCredited.inbox.subject');
  await expect(page.getByRole('heading', { name: t('inbox.empty') })).toBeVisible();

  const other = createVisitorPage(await context.newPage(), place);
  await other.open('/index?member=depositv2');
  await test.step('deposits in another tab', async () => {
    const form = other.page.getByRole('form', { name: t('deposit.form') });
    await form.getByRole('radio', { name: t('deposit.kind.wallet') }).check({ force: true });
    await form.getByRole('textbox', { name: t('deposit.amount') }).fill('200000');
    await form.getByRole('button', { name: t('deposit.submit') }).click();
    const opened = context.waitForEvent('page');
    await other.page.getByRole('link', { name: t('deposit.order.open') }).click();
    const provider = await opened;
    await provider.getByRole('button', { name: 'Duyệt' }).click();
    await expect(provider.getByRole('status')).toBeVisible();
    await provider.close();
  });

  const row = page.getByRole('link', { name: title });
  await test.step('finds the message and its count in both tabs', async () => {
    await expect(row).toBeVisible();
    for (const tab of [page, other.page]) await expect(tab).toHaveTitle(/^\(1\) /);
  });

  await test.step('reads it, which both tabs show', async () => {
    await page.bringToFront();
    await row.click();
    await expect(page.getByRole('article').getByText('200,000.00 ₫')).toBeVisible();
    for (const tab of [page, other.page]) await expect(tab).not.toHaveTitle(/^\(/);
  });

  await test.step('deletes it and takes that back', async () => {
    await page.getByRole('button', { name: t('inbox.delete') }).click();
    await expect(page.getByRole('heading', { name: t('inbox.empty') })).toBeVisible();
    await page.getByRole('button', { name: t('inbox.restore') }).click();
    await expect(row).toBeVisible();
  });
});
