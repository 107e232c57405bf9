import { expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { sideMenu } from '../visit.ts';
import { wordsOf } from '../world.ts';

const password = '804713';
const pointsOf = (text: string) => Number(text.replace(/[^\d.]/g, ''));

test('a member redeems a reward and exchanges points for money; both lower the points and are in the history [PROD-17] [POINTS-02] [POINTS-04] [POINTS-05] [ROUTE-11] [EXCH-01]', async ({
  page,
  memberPage,
}) => {
  // An account used by no other journey with money: concurrent acts would change the same balance.
  const playPage = await memberPage({ merchant: 'hacson', mode: 'light', language: 'vi' }, 'demodown');
  const { t } = playPage;
  const band = page.getByRole('region', { name: t('points.balance') });
  const points = band.getByText(/^[\d,]+$/);
  const balance = async () => pointsOf(await points.innerText());
  const dialog = page.getByRole('dialog');

  await test.step('redeems two lotus mugs', async () => {
    await playPage.open('/pointMall');
    await expect(points).toBeVisible();
    const before = await balance();
    const card = page.getByRole('article').filter({ hasText: 'Cốc sen' });
    await card.getByRole('button', { name: t('points.redeem') }).click();
    await dialog.getByRole('textbox', { name: t('points.quantity') }).fill('2');
    await dialog.getByLabel(t('member.paymentPassword')).fill('000000');
    await dialog.getByRole('button', { name: t('points.convert.submit', { points: '5,200' }) }).click();
    await expect(dialog.getByText(t('member.payment.triesLeft', { tries: '4' }))).toBeVisible();
    expect(await balance()).toBe(before);
    await dialog.getByLabel(t('member.paymentPassword')).fill(password);
    await dialog.getByRole('button', { name: t('points.convert.submit', { points: '5,200' }) }).click();
    await expect(dialog.getByText(t('points.done.goods'))).toBeVisible();
    await dialog.getByRole('button', { name: t('points.done.records') }).click();
    const row = page.getByRole('row').filter({ hasText: '5,200' });
    await expect(row).toContainText('Cốc sen');
    await expect(row).toContainText(t('points.state.mall.processing'));
    await expect(page.getByRole('columnheader')).toHaveCount(9);
    expect(await balance()).toBe(before - 5200);
  });

  await test.step('exchanges points for money', async () => {
    const start = (await playPage.books()).balance;
    await page.getByRole('button', { name: t('points.convert'), exact: true }).click();
    await dialog.getByRole('textbox', { name: t('points.convert.count') }).fill('500');
    await expect(dialog.getByText('5,000.00')).toBeVisible();
    await dialog.getByLabel(t('member.paymentPassword')).fill(password);
    await dialog.getByRole('button', { name: t('points.convert.submit', { points: '500' }) }).click();
    await expect(dialog.getByText(t('points.done.money'))).toBeVisible();
    await dialog.getByRole('button', { name: t('points.done.close') }).click();
    expect((await playPage.books()).balance - start).toBe(5_000 * 10_000);
  });

  await test.step('finds both in the reward centre, and the way back to the mall', async () => {
    await playPage.open('/index?member=rewardCenter&member.tab=points');
    const centre = page.getByRole('dialog', { name: t('member.page.rewardCenter') });
    await expect(centre.getByRole('row').filter({ hasText: '−500.00' })).toBeVisible();
    await expect(centre.getByRole('row').filter({ hasText: '−5,200.00' })).toBeVisible();
    await expect(centre.getByRole('columnheader')).toHaveCount(4);
    await centre
      .getByRole('link', { name: t('points.mall') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/pointMall$/);
    await expect(page.getByRole('heading', { level: 1, name: t('points.title') })).toBeVisible();
  });
});

test('guests look at the mall, which has header and footer and no side menu [ROUTE-11] [ROUTE-12] [PROD-17]', async ({
  page,
}) => {
  const t = wordsOf('vi');
  await page.goto('/pointMall');
  await expect(page.getByRole('heading', { level: 1, name: t('points.title') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(sideMenu(page)).toBeHidden();
  const [first] = await page.getByRole('article').all();
  await first?.getByRole('button', { name: t('points.toLogin') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
