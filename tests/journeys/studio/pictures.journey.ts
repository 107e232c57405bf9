import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Draft, PublishAnswer } from '../../../src/wire/studio/brands.ts';
import { expect, test } from '../fixtures.ts';
import { wordsOf } from '../world.ts';
import { newBrand, openEditor, operatorContext, studioCall, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');
const site = wordsOf('vi');

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

const frameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]:not([inert])`);

/** A brand whose first version is live and whose draft has another name. */
async function renamedBrand(context: BrowserContext): Promise<string> {
  const merchant = await newBrand(context);
  const params = { merchant };
  const { revision } = (await studioCall(context, 'draft', { params })) as Draft;
  const data = { revision, base: null, note: 'The first', requestId: randomUUID() };
  const first = (await studioCall(context, 'publish', { params, data })) as PublishAnswer;
  expect(first).toMatchObject({ result: 'published' });
  const now = (await studioCall(context, 'draft', { params })) as Draft;
  const steps = [
    { op: 'replace', path: '/name', value: 'Borealis' },
    { op: 'add', path: '/theme/corners', value: 'round' },
  ];
  await studioCall(context, 'writeDraft', { params, data: { revision: now.revision, steps } });
  return merchant;
}

test('any page is found by its words and shown as a guest, a member and an agent [OPS-03]', async ({ browser }) => {
  const mai = await operatorContext(browser, 'mai');
  const merchant = await renamedBrand(mai);
  const page = await openEditor(await mai.newPage(), merchant);
  const draft = frameOf(page, t('preview.draft'));
  const places = page.getByRole('button', { name: new RegExp(`^${t('preview.page')}: `) });

  await places.click();
  // Marks are no part of the search; the keys stay in the field. The page comes before the states of its flow.
  await page.getByRole('searchbox', { name: t('preview.find') }).fill('rut tien');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(places).toHaveAccessibleName(`${t('preview.page')}: ${t('preview.member.withdraw')}`);
  await expect(page.getByRole('button', { name: t('preview.visitor.member') })).toBeVisible();
  await expect(draft.getByRole('heading', { name: site('member.page.withdraw') }).first()).toBeVisible();

  await places.click();
  await page.getByRole('option', { name: t('preview.agent.agentTeamOverview') }).click();
  await expect(page.getByRole('button', { name: t('preview.visitor.agent') })).toBeVisible();
  await expect(draft.getByRole('heading', { name: site('agent.page.agentTeamOverview') }).first()).toBeVisible();

  await places.click();
  await page.getByRole('option', { name: t('preview.window.signIn'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('preview.visitor.guest') })).toBeVisible();
  await expect(draft.getByRole('dialog').first()).toBeVisible();
  await mai.close();
});

test('changes are looked at in pictures of both versions, and the screens looked at are counted [OPS-06]', async ({
  browser,
}) => {
  const mai = await operatorContext(browser, 'mai');
  const merchant = await renamedBrand(mai);
  const page = await mai.newPage();
  await page.goto(`${studioOrigin}/studio/brands/${merchant}/changes`);
  const [before, after] = [frameOf(page, t('preview.published')), frameOf(page, t('preview.draft'))];
  await expect(before.getByRole('heading', { level: 1 }).first()).toContainText('Aurora');
  await expect(after.getByRole('heading', { level: 1 }).first()).toContainText('Borealis');
  // A value is a word of its field.
  await expect(page.getByText(t('value.round'), { exact: true }).first()).toBeVisible();

  const looks = page.getByRole('radiogroup', { name: t('pictures.look') });
  const above = page.locator(`iframe[title="${t('preview.draft')}"]:not([inert])`);
  const styleOf = (name: string) =>
    above.evaluate((frame, property) => {
      for (let part = frame.parentElement; part !== null; part = part.parentElement) {
        const value = getComputedStyle(part).getPropertyValue(property);
        if (value !== 'none' && value !== 'normal') return value;
      }
      return null;
    }, name);
  await looks.getByText(t('pictures.look.slider')).click();
  await page.getByRole('slider', { name: t('pictures.share') }).fill('30');
  expect(await styleOf('clip-path')).toContain('30%');
  await looks.getByText(t('pictures.look.difference')).click();
  expect(await styleOf('mix-blend-mode')).toBe('difference');
  await looks.getByText(t('pictures.look.blink')).click();
  await page.getByRole('button', { name: t('preview.draft'), exact: true }).click();
  await expect(above).toBeHidden();
  await looks.getByText(t('pictures.look.side')).click();

  const strip = page.getByRole('list').filter({ hasText: t('pictures.toSee') });
  const count = await strip.getByRole('button').count();
  expect(count).toBeGreaterThan(1);
  const gate = (seen: number) => page.getByText(t('pictures.gateText', { count: seen, of: count }), { exact: true });
  await expect(gate(0)).toBeVisible();
  await page.locator('body').press('f');
  await expect(gate(1)).toBeVisible();
  await page.reload();
  await expect(gate(1)).toBeVisible();
  await mai.close();
});
