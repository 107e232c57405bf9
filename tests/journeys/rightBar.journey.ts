import { expect, type Page } from '@playwright/test';
import { test as ownContextTest, readingTest as test } from './fixtures.ts';
import { bootOf, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const bar = (page: Page) => page.getByRole('complementary', { name: t('shell.right.label') });
const app = (page: Page) => bar(page).getByRole('button', { name: t('shell.right.app') });

ownContextTest('the right bar holds a social link to its address [RIGHT-02]', async ({ page, context }) => {
  await context.route('https://kanari.example/**', (route) => route.fulfill({ body: 'there', contentType: 'text/plain' }));
  await visit(page, '/index', 'canary');
  const { url = '' } = (await bootOf(page)).brand.contacts.social[0] ?? {};
  const [opened] = await Promise.all([context.waitForEvent('page'), bar(page).locator('a[target="_blank"]').click()]);
  await expect(opened).toHaveURL(url);
});

test('the right bar holds a link that starts an e-mail [RIGHT-03]', async ({ page }) => {
  await visit(page, '/index', 'canary');
  await expect(bar(page).getByRole('link', { name: 'desk@kanari.example' })).toHaveAttribute(
    'href',
    'mailto:desk@kanari.example',
  );
});

for (const [id, kind, word, merchant, without] of [
  ['[RIGHT-04]', 'IOS', 'shell.download.ios', 'apps', 'handheld'],
  ['[RIGHT-05]', 'MOBILECONFIG', 'shell.download.mobileconfig', 'apps', 'canary'],
  ['[RIGHT-06]', 'ANDROID', 'shell.download.android', 'apps', 'canary'],
] as const) {
  test(`the right bar shows the code of the ${kind} app if the brand has it ${id}`, async ({ page }) => {
    await visit(page, '/index', merchant);
    await app(page).hover();
    await bar(page).getByText(t(word), { exact: true }).click();
    const code = bar(page).getByRole('img', { name: t('shell.download.qr', { label: t(word) }) });
    await expect(code).toBeVisible();
    await expect(code.locator('path')).toHaveAttribute('d', /^M\d+ \d+h/);
    await expect(
      bar(page).getByText(
        t({ IOS: 'shell.download.scan', MOBILECONFIG: 'shell.download.scanLite', ANDROID: 'shell.download.scan' }[kind]),
      ),
    ).toBeVisible();

    await visit(page, '/index', without);
    await app(page).hover();
    await expect(bar(page).getByRole('region')).toBeVisible();
    await expect(bar(page).getByText(without === 'canary' ? `Kanari ${t(word)}` : t(word), { exact: true })).toHaveCount(0);
  });
}

test('a brand without apps, links and addresses shows none of them', async ({ page }) => {
  await visit(page, '/index', 'smallest');
  await expect(bar(page)).toBeVisible();
  await expect(app(page)).toHaveCount(0);
  await expect(bar(page).getByRole('link')).toHaveCount(0);
});
