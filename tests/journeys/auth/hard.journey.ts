import { test } from '@playwright/test';
import type { FailureCode } from '../../../src/wire/failure.ts';
import { complete, header } from '../visit.ts';
import { createVisitorPage, demoPassword, expect, freshName, freshNumber, freshPassword } from './visitorPage.ts';

test.setTimeout(120_000);

const loginCall = '**/wps/session/login';
const envelope = (code: FailureCode) => JSON.stringify({ success: false, code, message: '', value: null });

test('whatever a server answers to a login is reported, and the next try gets in with what was typed, once', async ({
  page,
}) => {
  const visitorPage = createVisitorPage(page, { merchant: 'hacson', mode: 'light', language: 'vi' });
  const { t } = visitorPage;
  await visitorPage.open('/login');
  await visitorPage.fillIn({ username: '  demomember ', password: demoPassword });
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
    await visitorPage.press('session.login');
    await expect(visitorPage.dialog.getByRole('alert')).toHaveText(t(`failure.${code}`));
    await expect(visitorPage.field('password')).toHaveValue(demoPassword);
    await page.unroute(loginCall);
  }
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/session/login') calls += 1;
  });
  await visitorPage.dialog
    .locator('form')
    .getByRole('button', { name: t('session.login'), exact: true })
    .dblclick();
  await visitorPage.expectSignedIn('demomember');
  expect(calls).toBe(1);
});

test('a connection that goes and comes back costs a registration nothing that was typed', async ({ page, context }) => {
  const visitorPage = createVisitorPage(page, { merchant: 'volkyn', mode: 'dark', language: 'en' });
  const username = freshName();
  const sealing = page.waitForResponse((answer) => /\/assets\/encrypt-[^/]*\.js$/.test(answer.url()));
  await visitorPage.useUnknownNetwork();
  await visitorPage.open('/register');
  await visitorPage.fillIn({ username, payeeName: 'LE THI HOA', mobileNum: freshNumber() });
  await visitorPage.fillIn({ password: freshPassword, confirmPassword: freshPassword });
  await visitorPage.answerPicture();
  // The encryption chunk is prefetched with the form.
  await sealing;
  await complete(page);
  await context.setOffline(true);
  await visitorPage.press('auth.register.submit');
  await expect(visitorPage.dialog.getByRole('alert')).toHaveText(visitorPage.t('failure.NETWORK'));
  await expect(visitorPage.field('password')).toHaveValue(freshPassword);
  await context.setOffline(false);
  await visitorPage.press('auth.register.submit');
  await visitorPage.expectSignedIn(username);
});

test('a registration outlives its window, a reload and a change of language, its passwords only the window [SCREEN-02]', async ({
  page,
}) => {
  const place = { merchant: 'verlago', mode: 'light', language: 'vi' } as const;
  const visitorPage = createVisitorPage(page, place);
  const long = 'Nguyễn Phương Quỳnh '.repeat(10).trim();
  await visitorPage.open('/index');
  const open = () =>
    header(page)
      .getByRole('button', { name: visitorPage.t('session.register') })
      .locator('visible=true')
      .click();
  await open();
  await visitorPage.fillIn({ username: 'khachmoi88', payeeName: long, mobileNum: '0912345678', password: freshPassword });
  await expect(visitorPage.field('payeeName')).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(visitorPage.dialog).toHaveCount(0);
  await open();
  await expect(visitorPage.field('username')).toHaveValue('khachmoi88');
  await expect(visitorPage.field('password')).toHaveValue(freshPassword);

  const reader = createVisitorPage(page, { ...place, language: place.language === 'vi' ? 'en' : 'vi' });
  await reader.open('/index');
  await header(page)
    .getByRole('button', { name: reader.t('session.register') })
    .locator('visible=true')
    .click();
  await expect(visitorPage.field('username')).toHaveValue('khachmoi88');
  await expect(visitorPage.field('payeeName')).toHaveValue(long);
  await expect(visitorPage.field('mobileNum')).toHaveValue('0912345678');
  await expect(visitorPage.field('password')).toHaveValue('');
  expect(JSON.stringify(await visitorPage.stored())).not.toContain(freshPassword);
});
