import { createVisitorPage, expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { pathOf } from '../visit.ts';

test.setTimeout(180_000);

const faults = [
  ['VENDOR_DOWN', 503, 'vendor'],
  ['GAME_UNKNOWN', 404, 'unknown'],
  ['SYSTEM', 500, 'system'],
] as const;

test('a launch that fails says why and offers another try and the way back', async ({ page, memberPage }) => {
  const playPage = await memberPage({ merchant: 'verlago', mode: 'light', language: 'en' });
  const { t } = playPage;
  await playPage.open('/index');
  const game = '/game?type=RNG&vendor=BASALT&game=dragon';
  for (const [code, status, fault] of faults) {
    await page.route('**/wps/game/launchGame?*', (route) =>
      route.fulfill({ status, json: { success: false, code, message: '', value: null } }),
    );
    await page.goto(new URL(game, page.url()).href);
    await expect(page.getByRole('heading', { name: t(`play.fault.${fault}.title`) })).toBeVisible();
    await expect(playPage.frame).toHaveCount(0);
    await page.unroute('**/wps/game/launchGame?*');
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.retry') })
    .click();
  await expect(playPage.spin).toBeVisible();

  await test.step('no frame opens at an address that is not trusted', async () => {
    const value = { gameId: 'dragon', gameName: 'Dragon', gameType: 'RNG', vassalage: 'BASALT', demo: false };
    await page.route('**/wps/game/launchGame?*', (route) =>
      route.fulfill({
        json: { success: true, code: 'OK', message: '', value: { ...value, game_url: 'https://evil.example/' } },
      }),
    );
    await page.getByRole('button', { name: t('play.reload') }).click();
    await expect(page.getByRole('heading', { name: t('play.fault.blocked.title') })).toBeVisible();
    await expect(playPage.frame).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common.back') })
      .click();
    await expect.poll(() => pathOf(page)).toContain('/rng');
  });
});

test('/game and /seamless without a game lead home [ROUTE-26]', async ({ page }) => {
  const playPage = createVisitorPage(page, { merchant: 'hacson', mode: 'dark', language: 'vi' });
  await playPage.open('/seamless?type=RNG&vendor=BASALT&game=dragon');
  await expect(page.getByRole('dialog', { name: playPage.t('modal.loginPopupModal') })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('header').first()).toBeAttached();
  for (const path of ['/game', '/seamless']) {
    await playPage.open(path);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/index');
  }
});

test('/seamless shows a game below a header, without footer and menus [ROUTE-26]', async ({ page, memberPage }) => {
  const playPage = await memberPage({ merchant: 'hacson', mode: 'light', language: 'vi' });
  await playPage.open('/seamless?type=RNG&vendor=BASALT&game=dragon');
  await expect(playPage.spin).toBeVisible();
  await expect(page.locator('header')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a member’s click on a vendor of sports starts a launch [HEAD-15]', async ({ page, memberPage }) => {
  const playPage = await memberPage({ merchant: 'hacson', mode: 'light', language: 'vi' });
  const { t } = playPage;
  await playPage.open('/index');
  await page
    .getByRole('navigation', { name: t('shell.nav.label') })
    .getByRole('link', { name: t('con_sports'), exact: true })
    .hover();
  const dropdown = page.getByRole('region', { name: t('shell.mega.label', { name: t('con_sports') }) });
  await dropdown.getByRole('list').first().getByRole('link').last().click();
  await expect(playPage.frame).toBeVisible();
  expect(playPage.launches).toEqual([200]);
  expect(new URL(page.url()).searchParams.get('type')).toBe('SPORTS');
});
