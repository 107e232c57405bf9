import { expect, test } from '@playwright/test';
import { visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const ok = (value: unknown) => ({ json: { success: true, message: '', value, code: 'OK' } });
const session = {
  token: 'x'.repeat(43),
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: false,
  account: 'demobare',
  type: 0,
};
const member = {
  account: 'demobare',
  nickname: '',
  customerId: '1',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'VIP 0', rankLevel: 0 },
};

for (const [method, isAsked] of [
  ['captcha', true],
  ['bankName', false],
] as const) {
  test(`a member who gets in from a new place by ${method} is ${isAsked ? '' : 'not '}asked to bind something`, async ({
    page,
  }) => {
    await page.route('**/wps/session/login', (route) =>
      route.fulfill(ok({ verify: { ticket: 'ticket', methods: [{ method, hint: null }] } })),
    );
    await page.route('**/wps/verification/ip', (route) => route.fulfill(ok(session)));
    await page.route('**/wps/member/info', (route) => route.fulfill(ok(member)));
    await visit(page, '/login');
    const window = page.getByRole('dialog');
    const name = window.getByRole('textbox', { name: t('auth.field.username') }).first();
    await expect(name).toBeVisible({ timeout: 30_000 });
    await name.fill('demobare');
    await window.locator('input[type="password"]').fill('Demo-2026');
    const form = window.locator('form');
    await form.getByRole('button', { name: t('session.login'), exact: true }).click();
    const proof = window.getByRole('button', { name: t(`auth.verify.${method}`) });
    await expect(proof).toBeVisible({ timeout: 30_000 });
    await proof.click();
    // A picture that comes later empties the field.
    if (method === 'captcha') await expect(form.locator('img[src^="data:image/png"]')).toBeVisible();
    await form.getByRole('textbox').first().fill('ab34');
    await form.getByRole('button', { name: t('auth.verify.submit') }).click();
    await expect(window).toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByText(t('auth.verify.bind'), { exact: true })).toHaveCount(isAsked ? 1 : 0);
  });
}
