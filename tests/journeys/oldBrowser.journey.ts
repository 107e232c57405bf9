import { missingMembers } from '../../scripts/quality/supportData.ts';
import { createVisitorPage, demoPassword } from './auth/visitorPage.ts';
import { expect, test } from './fixtures.ts';
import { createPlayPage } from './play/playPage.ts';
import { complete, header } from './visit.ts';

const missing = missingMembers();

test('in a browser without what the oldest served ones lack, a member signs in, opens the deposit form and plays', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript((members) => {
    for (const [path, name] of members) {
      const owner = path
        .split('.')
        .reduce<unknown>((object, part) => (object as Record<string, unknown> | undefined)?.[part], globalThis);
      if (owner !== undefined && owner !== null) Reflect.deleteProperty(owner as object, name);
    }
  }, missing);
  const site = createPlayPage(createVisitorPage(page, { merchant: 'verlago', mode: 'light', language: 'vi' }));
  await site.open('/index');
  await complete(page);
  expect(await page.evaluate(() => document.querySelectorAll('#root a').length)).toBeGreaterThan(40);
  await site.open('/login');
  await site.fillIn({ username: 'demomember', password: demoPassword });
  await site.press('session.login');
  await site.expectSignedIn('demomember');
  await header(page)
    .getByRole('link', { name: site.t('member.page.depositv2'), exact: true })
    .click();
  await expect(
    page
      .getByRole('dialog', { name: site.t('member.page.depositv2') })
      .locator('form, button')
      .first(),
  ).toBeVisible();
  await site.open('/rng');
  await site.playFirst();
  await expect(site.spin).toBeVisible({ timeout: 60_000 });
  expect((await site.spinOnce()).count).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
