import type { Page } from '@playwright/test';
import { missingMembers } from '../../scripts/quality/supportData.ts';
import { createVisitorPage, demoPassword, expect } from './auth/visitorPage.ts';
import { test } from './fixtures.ts';
import { createPlayPage } from './play/playPage.ts';
import { complete } from './visit.ts';

const missing = missingMembers();

/** Takes from every frame what the oldest served browsers lack. Returns the uncaught errors. */
async function grownOld(page: Page): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript((members) => {
    for (const [path, name] of members) {
      const owner = path
        .split('.')
        .reduce<unknown>((object, part) => (object as Record<string, unknown> | undefined)?.[part], globalThis);
      if (typeof owner === 'function' || (typeof owner === 'object' && owner !== null)) Reflect.deleteProperty(owner, name);
    }
  }, missing);
  return errors;
}

test('in a browser without what the oldest served ones lack, home is whole, a member signs in and pays in, and a game opens', async ({
  page,
  context,
}) => {
  const errors = await grownOld(page);
  // An account used by no other journey: the deposit changes its balance.
  const playPage = createPlayPage(createVisitorPage(page, { merchant: 'volkyn', mode: 'light', language: 'vi' }));
  const { t } = playPage;
  await playPage.open('/index');
  await complete(page);
  expect(await page.evaluate(() => document.querySelectorAll('#root a').length)).toBeGreaterThan(40);

  await test.step('signs in', async () => {
    await playPage.open('/login');
    await playPage.fillIn({ username: 'demodown', password: demoPassword });
    await playPage.press('session.login');
    await playPage.expectSignedIn('demodown');
  });

  await test.step('pays in', async () => {
    await playPage.open('/index?member=depositv2');
    const form = page.getByRole('form', { name: t('deposit.form') });
    await form.getByRole('radio', { name: t('deposit.kind.wallet') }).check({ force: true });
    await form.getByRole('textbox', { name: t('deposit.amount') }).fill('234567');
    await form.getByRole('button', { name: t('deposit.submit') }).click();
    const order = page.getByRole('region', { name: t('deposit.order.waiting') });
    const opened = context.waitForEvent('page');
    await order.getByRole('link', { name: t('deposit.order.open') }).click();
    const provider = await opened;
    await provider.getByRole('button', { name: 'Duyệt' }).click();
    await expect(provider.getByRole('status')).toBeVisible();
    await provider.close();
    await expect(
      page.getByRole('heading', { name: t('deposit.end.credited.title', { amount: '234,567.00 ₫' }) }),
    ).toBeVisible();
  });

  await test.step('opens a game', async () => {
    await playPage.open('/game?type=RNG&vendor=BASALT&game=dragon');
    await expect(playPage.spin).toBeVisible();
    await expect(page.getByRole('dialog', { name: t('play.opening') })).toHaveCount(0);
    expect(playPage.launches).toEqual([200]);
  });
  expect(errors).toEqual([]);
});
