import { expect, type Page, test } from '@playwright/test';
import { visit } from './visit.ts';
import { watchPage } from './watchPage.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const window = (page: Page) => page.getByRole('dialog');
const check = (page: Page) => window(page).getByText(t('auth.challenge.done'), { exact: true });

/** The form is a lazy chunk and renders after its dialog. */
async function fill(page: Page, username: string): Promise<void> {
  const field = window(page)
    .getByRole('textbox', { name: t('auth.field.username') })
    .first();
  await expect(field).toBeVisible({ timeout: 30_000 });
  await field.fill(username);
}

test('does the work of the challenge while a form is filled in, in a worker', async ({ page }) => {
  const complaints = await watchPage(page);
  const threads: string[] = [];
  page.on('worker', (thread) => threads.push(new URL(thread.url()).pathname));
  await visit(page, '/register', 'spare');
  await fill(page, 'n');
  await expect(check(page)).toBeVisible({ timeout: 20_000 });
  expect(threads).toEqual([expect.stringMatching(/^\/assets\/work\.worker-/)]);
  expect(complaints).toEqual([]);
});

test('asks for no challenge where a password is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/login');
  await fill(page, 'demomember');
  await window(page).locator('input[type="password"]').fill('Wrong-2026');
  await window(page)
    .locator('form')
    .getByRole('button', { name: t('session.login'), exact: true })
    .click();
  await expect(window(page).getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
  expect(asked).toContain('/wps/session/login');
  expect(asked).not.toContain('/wps/verification/challenge');
});
