import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { ask, header, settled, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const member = { name: 'demomember', password: 'Demo-2026' };
const openMenu = (page: Page, menu: string) => header(page).getByRole('button', { name: menu }).click();

async function logIn(page: Page, t: ReturnType<typeof wordsOf>, lang: string): Promise<void> {
  await visit(page, `/login?lang=${lang}`);
  const window = page.getByRole('dialog');
  await window
    .getByRole('textbox', { name: t('auth.field.username') })
    .first()
    .fill(member.name);
  await window.locator('input[type="password"]').fill(member.password);
  await window
    .locator('form')
    .getByRole('button', { name: t('session.login'), exact: true })
    .click();
  await expect(window).toHaveCount(0, { timeout: 20_000 });
}

for (const language of ['vi', 'en'] as const) {
  const t = wordsOf(language);

  test(`a guest looks around and a member comes and goes, all in ${language} [PROD-01]`, async ({ page }) => {
    await visit(page, `/index?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading', { name: 'Hạc Son' }));
    await openMenu(page, t('shell.menu.open'));
    await sideMenu(page)
      .getByRole('navigation', { name: t('shell.menu.games') })
      .locator('a[href="/rng"]')
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('con_rng') })).toBeVisible();
    await openMenu(page, t('shell.menu.open'));
    await sideMenu(page)
      .getByRole('link', { name: t('shell.menu.help') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('help.title') })).toBeVisible();

    await logIn(page, t, language);
    await openMenu(page, t('shell.menu.open'));
    await expect(sideMenu(page)).toContainText(member.name);
    await sideMenu(page)
      .getByRole('button', { name: t('session.logout') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('session.logout') })
      .click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('a member has their own shortcuts where the login form stood [HEAD-24]', async ({ page, memberPage }) => {
  const memberHome = await memberPage({ merchant: 'hacson', mode: 'dark', language: 'vi' });
  const { t } = memberHome;
  await memberHome.open('/index');
  await expect(header(page).locator('input')).toHaveCount(0);
  for (const word of ['session.login', 'session.register']) {
    await expect(header(page).getByRole('button', { name: t(word), exact: true })).toHaveCount(0);
  }
  const shortcuts = header(page).getByRole('region', { name: t('session.account') });
  await expect(shortcuts.getByRole('button', { name: t('session.logout') })).toBeVisible();
});

test('a page that starts with a token asks who that is, and one without asks nothing [API-58]', async ({
  page,
  memberPage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/wps/member/info') asked.push(`${request.method()} ${request.headers()['authorization'] ?? ''}`);
  });
  await visit(page, '/index');
  await settled(page);
  expect(asked).toEqual([]);
  await (await memberPage({ merchant: 'verlago', mode: 'dark', language: 'vi' })).open('/index');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).not.toBeNull();
  await expect.poll(() => asked).toEqual([`GET Bearer ${token}`]);
});

test('the registration form says what * means, marks what it requires and calls the invitation code optional [VALID-32, VALID-34]', async ({
  page,
}) => {
  for (const language of ['vi', 'en'] as const) {
    const t = wordsOf(language);
    await visit(page, `/register?lang=${language}`);
    const window = page.getByRole('dialog');
    await expect(window.getByText(t('required_note'), { exact: true })).toBeVisible();
    await expect(window.getByRole('textbox', { name: t('invitation_code_optional') })).toBeVisible();
    const required = window.locator('input[aria-required="true"]');
    expect(await required.count()).toBeGreaterThan(2);
    const marked = await required.evaluateAll((fields) =>
      fields.map((field) => document.querySelector(`label[for="${field.id}"]`)?.textContent?.includes('*') ?? false),
    );
    expect(marked).not.toContain(false);
  }
});

test('one start on an empty database serves every brand of the folder [SERVE-01]', async () => {
  const brands = readdirSync('brands', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(brands.length).toBeGreaterThan(2);
  for (const { name } of brands) {
    const manifest = JSON.parse(readFileSync(`brands/${name}/brand.json`, 'utf8')) as { name: string };
    const home = await ask(name, '/index');
    expect([name, home.status]).toEqual([name, 200]);
    expect(home.text).toContain(manifest.name);
    const games = await ask(name, '/wps/catalogue/public?gameType=RNG&pageNum=1&pageSize=24');
    expect((games.json().value as { total: number }).total).toBeGreaterThan(0);
  }
});
