import type { Page } from '@playwright/test';
import { createVisitorPage } from './auth/visitorPage.ts';
import { notifiedBrand } from './brands/states.ts';
import { expect, readingTest, test } from './fixtures.ts';
import { createPlayPage } from './play/playPage.ts';
import { bootOf, textsOf, visit } from './visit.ts';
import { siteOf, wordsOf } from './world.ts';

const t = wordsOf('vi');
const list = (page: Page) => page.getByRole('list', { name: t('notices.page.title') });
const heads = (page: Page) => list(page).getByRole('heading', { level: 2 }).getByRole('button');

readingTest(
  'the page of notices: nine a page, the first open, found by topic, words and link [ROUTE-09] [ROUTE-34] [NOTICE-02] [NOTICE-04] [NOTICE-05]',
  async ({ page }) => {
    await visit(page, '/noticePage');
    const { queries } = await bootOf(page);
    const all = queries.notices ?? [];
    expect(all.length).toBeGreaterThan(9);
    await expect(page.getByRole('heading', { level: 1, name: t('notices.page.title') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(heads(page)).toHaveCount(9);
    await expect(heads(page).first()).toHaveAttribute('aria-expanded', 'true');
    await expect(list(page).locator('time').first()).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

    await page.getByRole('button', { name: t('common.next') }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(heads(page)).toHaveCount(all.length - 9);
    await heads(page).nth(1).click();
    const linked = all[10];
    await expect(page).toHaveURL(new RegExp(`notice=${linked?.id}`));
    await expect(list(page).locator('[aria-expanded="true"]')).toHaveCount(1);

    await page.goto(`${siteOf('hacson')}/noticePage?notice=${linked?.id}`);
    await expect(list(page).locator('[aria-expanded="true"]')).toContainText(linked?.title ?? '');
    await page.getByRole('link', { name: new RegExp(`^${t('notices.topic.safety')}`) }).click();
    await expect(page).toHaveURL(/topic=safety/);
    const safe = all.filter(({ topic }) => topic === 'safety').map(({ title }) => title);
    await expect(heads(page)).toHaveCount(safe.length);
    expect((await textsOf(heads(page))).every((text) => safe.some((title) => text.includes(title)))).toBe(true);

    await page.getByRole('searchbox', { name: t('notices.search') }).fill('khong co tu nao nhu the');
    await expect(page.getByRole('heading', { name: t('notices.none.title') })).toBeVisible();
    await page.getByRole('button', { name: t('notices.none.action') }).click();
    await expect(heads(page)).toHaveCount(9);
    const tabs = page.getByRole('navigation', { name: t('notices.tabs') });
    await tabs.getByRole('link', { name: t('notices.tab.promotions'), exact: true }).click();
    await expect(page).toHaveURL(/tab=promotions/);
    await expect(heads(page).first()).toHaveAttribute('aria-expanded', 'true');
    await page.goto(`${siteOf('hacson')}/noticePage?notice=gone-1`);
    await expect(page.getByText(t('notices.gone'))).toBeVisible();
  },
);

const popup = (page: Page) => page.getByRole('alertdialog');
const asksForPopups = (page: Page) => page.waitForResponse((response) => /[?&]types=(?:PU|PL)/.test(response.url()));

test('a notice opens by itself once a day: in one of two tabs, not over a window, after the login another one [BRAND-02]', async ({
  page,
  context,
}) => {
  const place = { merchant: notifiedBrand, mode: 'dark', language: 'vi' } as const;
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.bringToFront();
  await visit(first, '/index', notifiedBrand);
  await expect(popup(first)).toBeVisible();
  const shown = () => first.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('noticePopups') ?? '{}') as object));
  expect(await shown()).toHaveLength(1);

  await second.bringToFront();
  const asked = asksForPopups(second);
  await visit(second, '/index', notifiedBrand);
  await asked;
  await second.getByRole('heading').first().waitFor();
  await expect(popup(second)).toHaveCount(0);
  await second.close();

  await first.bringToFront();
  await first.keyboard.press('Escape');
  await expect(popup(first)).toHaveCount(0);
  const again = asksForPopups(first);
  await first.reload();
  await again;
  await expect(popup(first)).toHaveCount(0);

  await page.bringToFront();
  // After the login the notice for players opens, once no window is open.
  const member = createPlayPage(createVisitorPage(page, place));
  await member.open('/index?member=messageV2');
  const read = asksForPopups(page);
  await member.logIn();
  const centre = page.getByRole('dialog', { name: t('member.page.messageV2') });
  await expect(centre).toBeVisible();
  await read;
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(centre).toHaveCount(0);
  await expect(popup(page)).toBeVisible();
  await popup(page)
    .getByRole('button', { name: t('notices.popup.close') })
    .click();
  await expect(popup(page)).toHaveCount(0);
  expect(await shown()).toHaveLength(2);
});
