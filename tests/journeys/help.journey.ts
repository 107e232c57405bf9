import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expect as expectSlow } from './auth/visitorPage.ts';
import { test } from './fixtures.ts';
import { bootOf, pathOf, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

for (const [id, topic] of [
  ['[SCREEN-11]', 'guide'],
  ['[SCREEN-14]', 'install'],
] as const) {
  test(`the help centre leads to ${topic} and shows its text ${id}`, async ({ page }) => {
    await visit(page, '/help');
    const { title = '' } = (await bootOf(page)).queries.help?.find((entry) => entry.id === topic) ?? {};
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${topic}`);
    const article = page.getByRole('article', { name: title });
    await expect(article.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(article.locator('p, li').first()).toBeVisible();
  });
}

test('a question typed without marks finds its answer, which search engines read too; a link keeps the question', async ({
  page,
}) => {
  await visit(page, '/help');
  const { help } = (await bootOf(page)).queries;
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { mainEntity } = JSON.parse(data ?? '') as { readonly mainEntity: readonly { readonly name: string }[] };
  expect(mainEntity.map(({ name }) => name)).toEqual(help.map(({ title }) => title));

  const main = page.getByRole('main');
  await page.getByRole('searchbox', { name: t('help.search') }).fill('lam sao do ket qua xo so');
  const answer = help.find(({ id }) => id === 'lottery-results')?.title ?? '';
  await expect(main.getByRole('article', { name: answer })).toBeVisible();
  await expect(main.getByRole('link', { name: answer })).toContainText(/kết quả/);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('lam sao do ket qua xo so');
  await page.reload();
  await expect(main.getByRole('article', { name: answer })).toBeVisible();

  await page.getByRole('searchbox', { name: t('help.search') }).fill('qwrtpsdf');
  await expect(main.getByRole('heading', { name: t('help.noMatch') })).toBeVisible();
  await main.getByRole('button', { name: t('help.noMatch.action') }).click();
  await expect(main.getByRole('article', { name: help[0]?.title ?? '' })).toBeVisible();
});

test('a visitor reaches the feedback form, reads what is missing, and gets a reference for what was sent [SCREEN-04]', async ({
  page,
}, { project, retry }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${project.name.length + retry}` });
  await visit(page, '/help');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('help.feedback.topic') })
    .click();
  const content = page.getByRole('textbox', { name: t('help.feedback.content') });
  await page.getByRole('button', { name: t('help.feedback.send') }).click();
  await expect(content).toBeFocused();
  await expect(page.getByText(t('help.feedback.empty'))).toBeVisible();
  await content.fill('Trang này rất dễ dùng.');
  await page.getByRole('button', { name: t('help.feedback.send') }).click();
  await expect(page.getByRole('heading', { name: t('help.feedback.sent') })).toBeFocused();
  await expect(page.getByText(t('help.feedback.reference')).locator('strong')).toHaveText(/\S{6,}/);
});

test('a member sends feedback with an image and gets its reference; an image that cannot go is named [PROD-21]', async ({
  page,
  memberPage,
}, { project, retry }) => {
  const visitorPage = await memberPage({ merchant: 'hacson', mode: 'light', language: 'vi' });
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${100 + project.name.length + retry}` });
  await visitorPage.open('/help#feedback');
  const image = { width: 640, height: 480, channels: 3, background: '#3366aa' } as const;
  const png = await sharp({ create: image }).png().toBuffer();
  const files = page.locator('input[type="file"]');
  await page.getByRole('radio', { name: visitorPage.t('help.feedback.kind.complaint') }).check({ force: true });
  await page.getByRole('textbox', { name: visitorPage.t('help.feedback.content') }).fill('Nút “Chơi” không bấm được.');

  await files.setInputFiles({ name: 'tro-choi.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a....') });
  await expect(files).toHaveAccessibleDescription(visitorPage.t('form.images.type', { name: 'tro-choi.png' }));
  await files.setInputFiles({ name: 'man-hinh.png', mimeType: 'image/png', buffer: png });
  await files.setInputFiles({ name: 'thua.png', mimeType: 'image/png', buffer: png });
  const chosen = page.getByRole('list', { name: visitorPage.t('form.files.chosen') });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await chosen.getByRole('button', { name: visitorPage.t('form.files.remove', { name: 'thua.png' }) }).click();
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await expect(files).toBeFocused();

  const asked = page.waitForRequest('**/wps/feedback');
  await page.getByRole('button', { name: visitorPage.t('help.feedback.send'), exact: true }).click();
  const { images, kind } = (await asked).postDataJSON() as { images: string[]; kind: string };
  expect([kind, images]).toEqual(['complaint', [png.toString('base64')]]);
  await expectSlow(page.getByRole('heading', { name: visitorPage.t('help.feedback.sent') })).toBeFocused();
  await expect(page.getByText(visitorPage.t('help.feedback.reference')).locator('strong')).toHaveText(/^F-[0-9A-F]{10}$/);
});

test('/down shows all three kinds of app with code and guide, or that there is none [PROD-24]', async ({ page }) => {
  await visit(page, '/down', 'apps');
  for (const kind of ['download.ios', 'download.lite', 'download.android']) {
    await page.getByRole('heading', { level: 2, name: t(kind), exact: true }).scrollIntoViewIfNeeded();
    // The QR code renders lazily, near the viewport.
    await page.mouse.wheel(0, 200);
    const code = page.getByRole('img', { name: t('download.qr', { kind: t(kind) }) });
    await expect(code.locator('path')).toHaveCount(1);
  }
  await expect(page.getByRole('link', { name: t('download.open') })).toHaveCount(3);
  await visit(page, '/down', 'smallest');
  await expect(page.getByText(t('download.empty.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('download.open') })).toHaveCount(0);
});

test('/join shows how to become a partner [PROD-25]', async ({ page }) => {
  await visit(page, '/join');
  await expect(page.getByRole('heading', { level: 1, name: t('join.title', { name: 'Hạc Son' }) })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('join.contact.feedback') })).toHaveAttribute(
    'href',
    '/help#feedback',
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: t('join.affiliates') })
    .click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/help/);
});
