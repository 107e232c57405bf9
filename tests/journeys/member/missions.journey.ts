import { expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';

const title = 'Nạp một lần từ 500,000.00';

test('a deposit fulfils a mission; its red envelope opens once, pays its sum to the last digit, and the score is on the leaderboard [PROD-29] [PROD-30] [PROD-31] [MEMBER-14] [MEMBER-17]', async ({
  page,
  context,
  memberPage,
}) => {
  // An account used by no other journey with money: concurrent acts would change the same balance.
  const playPage = await memberPage({ merchant: 'volkyn', mode: 'dark', language: 'vi' }, 'demogeneral');
  const { t } = playPage;
  const centre = page.getByRole('dialog', { name: t('member.page.missionLeaderboard') });
  const entry = centre.getByRole('link', { name: t('member.page.missionLeaderboard') });

  await test.step('sees the missions and how many are open', async () => {
    await playPage.open('/index?member=missionLeaderboard');
    const row = centre.getByRole('listitem').filter({ hasText: title });
    await expect(row.getByRole('link', { name: t('missions.act.go') })).toBeVisible();
    await expect(entry).toContainText(t('member.badge', { count: '8' }));
  });

  await test.step('deposits', async () => {
    await playPage.open('/index?member=depositv2');
    const form = page.getByRole('form', { name: t('deposit.form') });
    await form.getByRole('radio', { name: t('deposit.kind.wallet') }).check({ force: true });
    await form.getByRole('textbox', { name: t('deposit.amount') }).fill('500000');
    await form.getByRole('button', { name: t('deposit.submit') }).click();
    const order = page.getByRole('region', { name: t('deposit.order.waiting') });
    const opened = context.waitForEvent('page');
    await order.getByRole('link', { name: t('deposit.order.open') }).click();
    const provider = await opened;
    await provider.getByRole('button', { name: 'Duyệt' }).click();
    await expect(provider.getByRole('status')).toBeVisible();
    await provider.close();
    await expect(
      page.getByRole('heading', { name: t('deposit.end.credited.title', { amount: '500,000.00 ₫' }) }),
    ).toBeVisible();
  });

  await test.step('claims the red envelope', async () => {
    await playPage.open('/index?member=missionLeaderboard');
    const row = centre.getByRole('listitem').filter({ hasText: title });
    await row.getByRole('button', { name: t('missions.act.claim') }).click();
    await expect(row.getByText(t('missions.act.claimed'))).toBeVisible();
    await expect(centre.getByRole('heading', { name: t('missions.envelopes.waiting') })).toBeVisible();
    await expect(entry).toContainText(t('member.badge', { count: '7' }));
  });

  await test.step('opens it, with movement', async () => {
    const start = (await playPage.books()).balance;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await centre.getByRole('button', { name: t('missions.envelopes.open') }).click();
    await page
      .getByRole('button', { name: t('envelope.open'), exact: true })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: t('envelope.title.opened') });
    await expect(dialog).toBeVisible();
    const sum = dialog.getByText(/^[\d,]+\.00 ₫$/);
    await expect(sum).toBeVisible();
    const found = Number((await sum.innerText()).replace(/[^\d.]/g, ''));
    expect((await playPage.books()).balance - start).toBe(found * 10_000);
    await dialog.getByRole('button', { name: t('envelope.proof') }).click();
    await expect(dialog.getByText(t('envelope.proof.right'))).toBeVisible();
    await dialog.getByRole('button', { name: t('envelope.done') }).click();
    await expect(dialog).toBeHidden();
    await expect(centre.getByRole('heading', { name: t('missions.envelopes.none') })).toBeVisible();
  });

  await test.step('is on the leaderboard', async () => {
    await expect(centre.getByText(t('missions.board.you'), { exact: true })).toBeVisible();
    await expect(centre.getByText('de***l')).toBeVisible();
  });
});
