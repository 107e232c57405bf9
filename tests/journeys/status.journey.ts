import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { momentText } from '../../src/domain/momentText.ts';
import { picture } from './brands/writeBrand.ts';
import { ask, bootOf, visit } from './visit.ts';
import { brandsFolder, siteOf, wordsOf } from './world.ts';

const [vi, en] = [wordsOf('vi'), wordsOf('en')];
const fromVietnam = { 'x-country': 'VN', 'x-forwarded-for': '203.0.113.7' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Asserts that nothing of the site is visible. */
const expectClosed = async (page: Page) => {
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
};

test('an open site shows home [STATUS-01]', async ({ page }) => {
  await visit(page, '/index');
  const { status } = await bootOf(page);
  expect([status.maintenance, status.regionRestriction]).toEqual([false, false]);
  await expect(heading(page)).toHaveText(vi('home.heading', { name: 'Hạc Son' }));
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a site under maintenance says so in both languages instead of showing itself [SCREEN-06, STATUS-02, STATUS-04, STATUS-05, STATUS-07]', async ({
  page,
}) => {
  for (const [language, t] of [
    ['vi', vi],
    ['en', en],
  ] as const) {
    await visit(page, `/help?lang=${language}`, 'resting');
    await expect(heading(page)).toHaveText(language === 'en' ? 'System Maintenance' : t('status.maintenance.title'));
    await expect(page.getByText(t('status.maintenance.subtitle'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('status.maintenance.text'), { exact: true })).toBeVisible();
    await expectClosed(page);
  }
});

test('the end of the maintenance shows where it is known, and only there [STATUS-06]', async ({ page }) => {
  await visit(page, '/index', 'resting');
  await expect(page.getByText(vi('status.maintenance.end'))).toBeVisible();
  await expect(page.locator('time')).toHaveText(
    momentText('2099-12-05T05:00:00+07:00', { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' }),
  );
  await expect(page.getByRole('timer')).toBeVisible();
  await visit(page, '/index', 'endless');
  await expect(heading(page)).toHaveText(vi('status.maintenance.title'));
  await expect(page.getByText(vi('status.maintenance.end'))).toHaveCount(0);
  await expect(page.locator('time')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test.describe('from a region that the brand does not serve', () => {
  test.use({ extraHTTPHeaders: fromVietnam });

  test('address, country and refusal show in both languages instead of the site [SCREEN-07, STATUS-03, STATUS-09, STATUS-10, STATUS-11]', async ({
    page,
  }) => {
    for (const [language, t, country] of [
      ['vi', vi, 'Việt Nam (VN)'],
      ['en', en, 'Vietnam (VN)'],
    ] as const) {
      await visit(page, `/index?lang=${language}`, 'regional');
      await expect(heading(page)).toHaveText(t('status.region.title'));
      await expect(page.getByText(t('status.region.text'), { exact: true })).toBeVisible();
      await expect(page.getByRole('definition').nth(0)).toHaveText('203.0.113.7');
      await expect(page.getByRole('definition').nth(1)).toHaveText(country);
      await expectClosed(page);
    }
  });
});

test('a closed site without a chat names its other contacts, and none where there is none', async ({ page, browser }) => {
  await visit(page, '/index', 'endless');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: vi('status.contact') })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'desk@endless.example' })).toHaveAttribute('href', 'mailto:desk@endless.example');
  await expect(main.getByRole('link', { name: vi('shell.social.telegram') })).toHaveAttribute(
    'href',
    'https://endless.example/telegram',
  );
  const abroad = await browser.newPage({ extraHTTPHeaders: fromVietnam });
  await visit(abroad, '/index', 'silent');
  await expect(heading(abroad)).toHaveText(vi('status.region.title'));
  await expect(abroad.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(abroad.getByRole('main').getByRole('button')).toHaveText(vi('status.region.copy'));
  await abroad.close();
});

test('from elsewhere the same site is open', async ({ page }) => {
  await visit(page, '/index', 'regional');
  await expect(heading(page)).toHaveText(vi('home.heading', { name: 'Regional' }));
});

for (const [id, merchant, headers, code, status] of [
  ['[ERR-22]', 'resting', {}, 'MAINTENANCE', 503],
  ['[ERR-21]', 'regional', fromVietnam, 'REGION_BLOCKED', 451],
] as const) {
  test(`calls of ${merchant} are refused with ${status} and the message for it ${id}`, async () => {
    for (const path of ['/wps/relay/GCSGAME_hotGamesV2', '/wps/catalogue/vendors', '/lgw/games/popular']) {
      for (const [language, t] of [
        ['VI', vi],
        ['EN', en],
      ] as const) {
        const answer = await ask(merchant, path, { headers: { ...headers, language } });
        expect(answer.status).toBe(status);
        expect(answer.json()).toMatchObject({ success: false, code, message: t(`failure.${code}`) });
      }
    }
  });
}

test('a site comes back by itself once the maintenance has ended', async ({ page }) => {
  const merchant = 'turning';
  const folder = join(brandsFolder, merchant);
  const write = (on: boolean) =>
    writeFileSync(
      join(folder, 'brand.json'),
      JSON.stringify({
        merchant,
        name: 'Turning',
        hosts: [`${merchant}.localhost`],
        theme: { seed: '#1d6f42' },
        assets: { logo: 'logo.svg' },
        status: { maintenance: { on } },
      }),
    );
  const answered = () => ask(merchant, '/wps/catalogue/vendors').then((answer) => answer.status);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'logo.svg'), picture('#1d6f42'));
  write(true);
  try {
    await expect.poll(answered, { timeout: 20_000 }).toBe(503);
    await page.clock.install();
    await visit(page, '/index', merchant);
    await expect(heading(page)).toHaveText(vi('status.maintenance.title'));
    write(false);
    await expect.poll(answered, { timeout: 20_000 }).toBe(200);
    await page.clock.fastForward('01:05');
    await expect(heading(page)).toHaveText(vi('home.heading', { name: 'Turning' }));
    expect(page.url()).toBe(`${siteOf(merchant)}/index`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
