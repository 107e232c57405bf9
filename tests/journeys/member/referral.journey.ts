import { createVisitorPage, expect, freshName, freshNumber, freshPassword } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { header, sideMenu } from '../visit.ts';

const place = { merchant: 'volkyn', mode: 'dark', language: 'vi' } as const;

test('a member invites a friend by the link, who registers with it and is on the list with a masked name [PROD-26] [SIDE-04] [MEMBER-13]', async ({
  page,
  browser,
  memberPage,
}) => {
  const member = await memberPage(place);
  const { t } = member;
  const centre = page.getByRole('dialog', { name: t('member.page.referral') });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await member.open('/index');
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('member.invite') })
    .click();
  await expect(centre.getByRole('img', { name: t('referral.qr') })).toBeVisible();
  const code = await centre.getByLabel(t('referral.code'), { exact: true }).inputValue();
  await centre.getByRole('button', { name: t('referral.copy'), exact: true }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe(`/register?referralCode=${code}`);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    centre.getByRole('button', { name: t('referral.qr.save') }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe(`${code}.png`);

  const context = await browser.newContext();
  const friend = createVisitorPage(await context.newPage(), place);
  const username = freshName();
  await friend.useUnknownNetwork();
  await friend.open(new URL(link).pathname + new URL(link).search);
  await expect(friend.dialog.getByText(t('auth.register.invited', { code }))).toBeVisible();
  await friend.fillIn({ username, payeeName: 'LE THI HOA', mobileNum: freshNumber() });
  await friend.fillIn({ password: freshPassword, confirmPassword: freshPassword });
  await friend.answerPicture();
  await friend.press('auth.register.submit');
  await friend.expectSignedIn(username);
  await context.close();

  await page.reload();
  const list = centre.getByRole('table', { name: t('referral.friends') });
  await expect(list.getByText(`kh***${username.at(-1)}`).first()).toBeVisible();
  await expect(list.getByText(username)).toHaveCount(0);
  await expect(list.getByText(t('referral.state.registered')).first()).toBeVisible();
});
