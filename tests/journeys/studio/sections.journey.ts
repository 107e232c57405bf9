import type { Page } from '@playwright/test';
import { localized } from '../../../src/domain/language.ts';
import { fieldAt } from '../../../src/studio/editor/fields/fieldModel.ts';
import { sections } from '../../../src/studio/editor/fields/sections.ts';
import { expect, test } from '../fixtures.ts';
import { draftOf, newBrand, openEditor, operatorContext, setting, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

const openSection = async (page: Page, merchant: string, section: string) => {
  await page.goto(`${studioOrigin}/studio/brands/${merchant}/edit?section=${section}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const isSaved = (page: Page) => expect(page.getByText(/^Đã lưu/)).toBeVisible();
const site = (page: Page) => page.frameLocator(`iframe[title="${t('preview.draft')}"]:not([inert])`);

test('every section of the editor opens by its entry in the tree and shows its title', async ({ browser }) => {
  const mai = await operatorContext(browser, 'mai');
  const merchant = await newBrand(mai);
  const page = await openEditor(await mai.newPage(), merchant);
  const tree = page.getByRole('navigation', { name: t('editor.sections') });
  for (const { id } of sections) {
    const title = t(`section.${id}`);
    await tree.getByRole('button', { name: title }).first().click();
    await expect(page).toHaveURL(new RegExp(`section=${id}`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await mai.close();
});

test('a face and a shape are chosen by their pictures, and the preview has the corners', async ({ browser }) => {
  const mai = await operatorContext(browser, 'mai');
  const merchant = await newBrand(mai);
  const page = await mai.newPage();
  await openSection(page, merchant, 'shape');
  const cornerOf = () =>
    site(page)
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--radius-lg').trim());
  const before = await cornerOf();
  await setting(page, '/theme/corners').getByText('Tròn', { exact: true }).click();
  await page.getByRole('button', { name: t('fonts.all', { count: 5 }) }).click();
  await setting(page, '/theme/fonts/display').getByText('Fraunces', { exact: true }).click();
  await expect
    .poll(async () => (await draftOf(mai, merchant))['theme'])
    .toMatchObject({ corners: 'round', fonts: { display: { family: 'fraunces' } } });
  await expect.poll(cornerOf).not.toBe(before);
  // The softness of titles is a setting of this face only.
  await expect(setting(page, '/theme/display/soft')).toBeVisible();
  await mai.close();
});

test('a text of help is written beside the page that players see', async ({ browser }) => {
  const mai = await operatorContext(browser, 'mai');
  const merchant = await newBrand(mai);
  const page = await mai.newPage();
  await openSection(page, merchant, 'help');
  await page.getByRole('button', { name: /Hoàn tiền/ }).click();
  const body = localized(fieldAt(['help', 'topics', 'refund', 'body'])?.title ?? { vi: '' }, 'vi');
  const area = page.getByRole('textbox', { name: t('editor.inLanguage', { setting: body, language: 'VI' }) });
  await area.fill('Tiền về trong ba ngày');
  await area.selectText();
  await page.getByRole('button', { name: t('markdown.bold') }).click();
  await expect(area).toHaveValue('**Tiền về trong ba ngày**');
  // A text that lacks a language stops the preview at the last state that can be drawn.
  await expect(page.getByText(t('markdown.missing', { language: 'EN' }))).toBeVisible();
  await page.getByText('EN', { exact: true }).first().click();
  await page
    .getByRole('textbox', { name: t('editor.inLanguage', { setting: body, language: 'EN' }) })
    .fill('**Paid in three days**');
  await expect(page.getByText(t('markdown.alike'))).toBeVisible();
  await page.keyboard.press('Tab');
  await isSaved(page);
  await expect(site(page).getByRole('strong').filter({ hasText: 'Tiền về trong ba ngày' })).toBeVisible();
  await page.getByRole('button', { name: t('helpPage.add') }).click();
  await expect.poll(async () => (await draftOf(mai, merchant))['help']).toMatchObject({ extra: [{ id: 'extra-1' }] });
  await mai.close();
});

test('a banner is added, moved and shown in the schedule with its dates', async ({ browser }) => {
  const mai = await operatorContext(browser, 'mai');
  const merchant = await newBrand(mai);
  const page = await mai.newPage();
  await openSection(page, merchant, 'banners');
  await page.getByText(new RegExp(`^${t('banners.in.w_login')} `)).click();
  await page.getByRole('button', { name: t('banners.add') }).click();
  const first = setting(page, '/banners/w_login/0/title').locator('[lang="vi"]');
  await first.fill('Mừng bạn về nhà');
  await page.getByRole('button', { name: t('banners.add') }).click();
  await setting(page, '/banners/w_login/1/title').locator('[lang="vi"]').fill('Góp mặt vào hội');
  await setting(page, '/banners/w_login/1/until')
    .getByRole('textbox')
    .or(setting(page, '/banners/w_login/1/until').locator('input'))
    .first()
    .fill('2020-01-01T00:00');
  await expect(page.getByText(t('banners.state.ended')).first()).toBeVisible();
  await page.getByRole('button', { name: t('entries.upwards', { name: 'Góp mặt vào hội' }) }).click();
  await expect
    .poll(async () => {
      const { w_login } = ((await draftOf(mai, merchant))['banners'] ?? {}) as {
        readonly w_login?: readonly { title?: { vi?: string } }[];
      };
      return w_login?.map(({ title }) => title?.vi);
    })
    .toEqual(['Góp mặt vào hội', 'Mừng bạn về nhà']);
  await mai.close();
});
