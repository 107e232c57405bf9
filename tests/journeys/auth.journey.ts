import { expect, type Page, test } from '@playwright/test';
import { alive, bootOf, header, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const member = { name: 'demomember', password: 'Demo-2026' };
const window = (page: Page) => page.getByRole('dialog');
const field = (page: Page, key: string) =>
  window(page)
    .getByRole('textbox', { name: t(key) })
    .first();
const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

async function logIn(page: Page, { name, password }: { readonly name: string; readonly password: string }): Promise<void> {
  await field(page, 'auth.field.username').fill(name);
  await window(page).locator('input[type="password"]').fill(password);
  await window(page)
    .locator('form')
    .getByRole('button', { name: t('session.login'), exact: true })
    .click();
}

test('/login opens home with the login window, which tells a wrong password and keeps what was typed', async ({ page }) => {
  await visit(page, '/login');
  await expect(window(page)).toBeVisible();
  await logIn(page, { ...member, password: 'Wrong-2026' });
  await expect(
    window(page)
      .getByRole('alert')
      .filter({ hasText: t('failure.AUTH_INCORRECT') }),
  ).toBeVisible();
  await expect(field(page, 'auth.field.username')).toHaveValue(member.name);
  expect(await kept(page)).not.toHaveProperty('token');
});

test('a member logs in, is still there after a reload, and leaves after being asked [LOGOUT-01]', async ({ page }, {
  project,
}) => {
  await visit(page, '/login');
  await logIn(page, member);
  await expect(window(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(page).toHaveURL(/\/index$/);
  const session = await kept(page);
  expect(session['token']).toBeTruthy();
  expect(session['account']).toBe(member.name);
  expect(JSON.stringify(session)).not.toContain(member.password);

  await page.reload();
  await alive(page);
  const leave = () => leaveButton(page, project.name).then((button) => button.click());
  if (project.name !== 'phone') {
    await expect(header(page).getByRole('region', { name: t('session.account') })).toContainText(member.name);
    await expect(header(page).locator('input')).toHaveCount(0);
  }
  await leave();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('in_sure_logout'));
  await question.getByRole('button', { name: t('session.stay') }).click();
  await expect(question).toHaveCount(0);
  expect((await kept(page))['token']).toBe(session['token']);

  await leave();
  await question.getByRole('button', { name: t('session.logout') }).click();
  await expect.poll(() => kept(page)).not.toHaveProperty('token');
  expect((await kept(page))['merchant']).toBe((await bootOf(page)).brand.merchant);
});

test('/register opens the register window with the fields of the brand and its age [ROUTE-06, VALID-16]', async ({ page }) => {
  await visit(page, '/register');
  const { brand, permission } = await bootOf(page);
  for (const name of ['username', 'password', 'mobileNum']) expect(permission.registerRules.fields[name]?.enabled).toBe(true);
  await expect(field(page, 'auth.field.username')).toBeVisible();
  await expect(window(page)).toContainText(String(brand.minAge));
  await expect(window(page).getByRole('checkbox').first()).toBeChecked();
});

/** Where a member of this screen finds the way out. */
async function leaveButton(page: Page, project: string) {
  if (project !== 'phone') return header(page).getByRole('button', { name: t('session.logout') });
  if ((await sideMenu(page).count()) === 0) {
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
  }
  return sideMenu(page).getByRole('button', { name: t('session.logout') });
}
