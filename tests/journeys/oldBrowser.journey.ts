import { missingMembers } from '../../scripts/quality/supportData.ts';
import { createVisitorPage, demoPassword } from './auth/visitorPage.ts';
import { expect, test } from './fixtures.ts';
import { complete } from './visit.ts';

const missing = missingMembers();

test('in a browser without what the oldest served ones lack, home is whole and a member signs in', async ({ page }) => {
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
  const site = createVisitorPage(page, { merchant: 'verlago', mode: 'light', language: 'vi' });
  await site.open('/index');
  await complete(page);
  expect(await page.evaluate(() => document.querySelectorAll('#root a').length)).toBeGreaterThan(40);
  await site.open('/login');
  await site.fillIn({ username: 'demomember', password: demoPassword });
  await site.press('session.login');
  await site.expectSignedIn('demomember');
  expect(errors).toEqual([]);
});
