import { test } from '@playwright/test';
import type { FailureCode } from '../../../src/wire/failure.ts';
import { header } from '../visit.ts';
import { demoPassword, expect, freshName, freshNumber, freshPassword, placeOf, visitor } from './visitor.ts';

test.setTimeout(120_000);

const loginCall = '**/wps/session/login';
const envelope = (code: FailureCode) => JSON.stringify({ success: false, code, message: '', value: null });

test('whatever a server answers to a login is told, and the next try gets in with what was typed, once', async ({ page }, {
  project,
}) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'verlago', mode: 'dark', language: 'en' },
      desktop: { merchant: 'hacson', mode: 'light', language: 'vi' },
    }),
  );
  const { t } = who;
  await who.arrive('/login');
  await who.write({ username: '  demomember ', password: demoPassword });
  for (const [status, body, code] of [
    [500, envelope('SYSTEM'), 'SYSTEM'],
    [429, envelope('RATE_LIMIT'), 'RATE_LIMIT'],
    [503, envelope('MAINTENANCE'), 'MAINTENANCE'],
    [451, envelope('REGION_BLOCKED'), 'REGION_BLOCKED'],
    [502, '<!doctype html><title>Bad gateway</title>', 'SYSTEM'],
    [200, '<!doctype html><title>Welcome to the hotel</title>', 'SYSTEM'],
    [0, '', 'NETWORK'],
  ] as const) {
    await page.route(loginCall, (route) =>
      status === 0
        ? route.abort()
        : route.fulfill({ status, body, contentType: body.startsWith('<') ? 'text/html' : 'application/json' }),
    );
    await who.press('session.login');
    await expect(who.dialog.getByRole('alert')).toHaveText(t(`failure.${code}`));
    await expect(who.field('password')).toHaveValue(demoPassword);
    await page.unroute(loginCall);
  }
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/session/login') calls += 1;
  });
  await who.dialog
    .locator('form')
    .getByRole('button', { name: t('session.login'), exact: true })
    .dblclick();
  await who.expectIn('demomember');
  expect(calls).toBe(1);
});

test('a connection that goes and comes back costs a registration nothing that was typed', async ({ page, context }, {
  project,
}) => {
  const who = visitor(
    page,
    placeOf(project.name, {
      phone: { merchant: 'hacson', mode: 'light', language: 'vi' },
      desktop: { merchant: 'volkyn', mode: 'dark', language: 'en' },
    }),
  );
  const username = freshName();
  await who.comeFromAfar();
  await who.arrive('/register');
  await who.write({ username, payeeName: 'LE THI HOA', mobileNum: freshNumber() });
  await who.write({ password: freshPassword, confirmPassword: freshPassword });
  await who.answerPicture();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await who.press('auth.register.submit');
  await expect(who.dialog.getByRole('alert')).toHaveText(who.t('failure.NETWORK'));
  await expect(who.field('password')).toHaveValue(freshPassword);
  await context.setOffline(false);
  await who.press('auth.register.submit');
  await who.expectIn(username);
});

test('a registration outlives its window, a reload and a change of language, its passwords only the window [SCREEN-02]', async ({
  page,
}, { project }) => {
  const place = placeOf(project.name, {
    phone: { merchant: 'volkyn', mode: 'dark', language: 'en' },
    desktop: { merchant: 'verlago', mode: 'light', language: 'vi' },
  });
  const who = visitor(page, place);
  const long = 'Nguyễn Phương Quỳnh '.repeat(10).trim();
  await who.arrive('/index');
  const open = () =>
    header(page)
      .getByRole('button', { name: who.t('session.register') })
      .locator('visible=true')
      .click();
  await open();
  await who.write({ username: 'khachmoi88', payeeName: long, mobileNum: '0912345678', password: freshPassword });
  await expect(who.field('payeeName')).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(who.dialog).toHaveCount(0);
  await open();
  await expect(who.field('username')).toHaveValue('khachmoi88');
  await expect(who.field('password')).toHaveValue(freshPassword);

  const reader = visitor(page, { ...place, language: place.language === 'vi' ? 'en' : 'vi' });
  await reader.arrive('/index');
  await header(page)
    .getByRole('button', { name: reader.t('session.register') })
    .locator('visible=true')
    .click();
  await expect(who.field('username')).toHaveValue('khachmoi88');
  await expect(who.field('payeeName')).toHaveValue(long);
  await expect(who.field('mobileNum')).toHaveValue('0912345678');
  await expect(who.field('password')).toHaveValue('');
  expect(JSON.stringify(await who.stored())).not.toContain(freshPassword);
});
