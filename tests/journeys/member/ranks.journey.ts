import { expect, readingTest, test } from '../fixtures.ts';
import { header, sideMenu, visit } from '../visit.ts';
import { wordsOf } from '../world.ts';

const t = wordsOf('vi');
const place = { merchant: 'verlago', mode: 'dark', language: 'vi' } as const;

readingTest(
  'a guest sees "- -" for a rank, all ranks at /vip, and is asked to log in [HEAD-09] [ROUTE-10] [PROD-13] [PROD-02]',
  async ({ page }) => {
    await visit(page, '/index?lang=vi', 'verlago');
    const label = header(page).getByRole('link', { name: 'VIP - -' });
    await label.click();
    await expect(page).toHaveURL(/\/vip$/);
    await expect(page.getByRole('heading', { level: 1, name: t('ranks.guest') })).toBeVisible();
    const ladder = page.getByRole('region', { name: t('ranks.ladder', { count: '8' }) });
    await expect(ladder.getByRole('listitem')).toHaveCount(8);
    await expect(page.getByRole('table')).toContainText(t('ranks.bonus'));
    await page.getByRole('button', { name: t('ranks.login') }).click();
    await expect(page.getByRole('dialog').locator('input[type="password"]')).toBeVisible();
  },
);

test('a member sees the own rank in header and page, and reaches it by the side menu; the cashback page names it [HEAD-08] [SIDE-12] [PROD-18] [PROD-02]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage(place, 'demodown');
  await site.open('/index');
  await expect(header(page).getByRole('link', { name: 'VIP 3', exact: true })).toBeVisible();
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: new RegExp(t('member.vip')) })
    .click();
  await expect(page).toHaveURL(/\/vip/);
  await expect(page.getByRole('heading', { level: 1, name: t('ranks.next', { rank: 'Vàng' }) })).toBeVisible();
  const ladder = page.getByRole('region', { name: t('ranks.ladder', { count: '8' }) });
  await expect(ladder.locator('[aria-current]')).toContainText('Bạc');
  await expect(page.getByRole('progressbar', { name: t('ranks.turnover') })).toBeVisible();
  await site.open('/index?member=manualRebate');
  await expect(page.getByRole('dialog')).toContainText(t('rebate.rate', { rank: 'VIP 3 · Bạc' }));
});

test('an agent has the agent centre and a rank as well [PROD-02]', async ({ page, memberPage }) => {
  const site = await memberPage(place, 'demoagent');
  await site.open('/vip?agent=agentTeamOverview');
  await expect(page.getByRole('dialog', { name: t('agent.page.agentTeamOverview') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: t('ranks.next', { rank: 'Bạc' }) })).toBeVisible();
});
