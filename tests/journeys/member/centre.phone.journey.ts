import { expect, test } from '../fixtures.ts';
import { wordsOf } from '../world.ts';

const t = wordsOf('vi');

test('on a phone the menu is the first page, and back leads to it [HEAD-26] [MEMBER-16]', async ({ page, memberPage }) => {
  const site = await memberPage({ merchant: 'hacson', mode: 'dark', language: 'vi' });
  await site.open('/index');
  await page
    .getByRole('navigation', { name: t('shell.nav.bottom') })
    .getByRole('link', { name: t('shell.nav.account') })
    .click();
  const menu = page.getByRole('navigation', { name: t('member.menu') });
  await menu.getByRole('link', { name: t('member.page.securityCenter') }).click();
  const dialog = page.getByRole('dialog', { name: t('member.page.securityCenter') });
  await expect(dialog.getByRole('heading', { name: t('member.page.securityCenter') })).toBeFocused();
  await dialog.getByRole('link', { name: t('member.back') }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
});
