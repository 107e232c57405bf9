import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Draft } from '../../../src/wire/studio/brands.ts';
import { partedBrand } from '../brands/states.ts';
import { expect, test } from '../fixtures.ts';
import { brandsFolder } from '../world.ts';
import { draftOf, operatorContext, studioCall, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');
const params = { merchant: partedBrand };

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

const readDraft = async (context: BrowserContext) => (await studioCall(context, 'draft', { params })) as Draft;

async function publish(context: BrowserContext, note: string): Promise<void> {
  const { revision, base } = await readDraft(context);
  const data = { revision, base, note, requestId: randomUUID() };
  expect(await studioCall(context, 'publish', { params, data })).toMatchObject({ result: 'published' });
}

test('a folder that was changed on disk after the studio had published is merged setting by setting [OPS-07]', async ({
  browser,
}) => {
  const mai = await operatorContext(browser, 'mai');
  const { revision } = await readDraft(mai);
  const steps = [
    { op: 'replace', path: '/name', value: 'Parted by the studio' },
    { op: 'add', path: '/theme/corners', value: 'round' },
  ];
  await studioCall(mai, 'writeDraft', { params, data: { revision, steps } });
  await publish(mai, 'The studio goes on');
  const file = join(brandsFolder, partedBrand, 'brand.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly theme: object };
  writeFileSync(file, JSON.stringify({ ...manifest, name: 'Parted on disk', theme: { ...manifest.theme, seed: '#7c3aed' } }));

  const page = await mai.newPage();
  // The server looks at the folders from time to time, and a page that is open does not hear of it.
  await expect(async () => {
    await page.goto(`${studioOrigin}/studio/brands/${partedBrand}/history`);
    await expect(page.getByText(t('history.drift'))).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goto(`${studioOrigin}/studio/brands/${partedBrand}/folder`);
  const both = page.getByRole('region', { name: t('folder.both_other', { count: 1 }) });
  await expect(both.getByRole('radio', { name: t('folder.studio', { value: '“Parted by the studio”' }) })).not.toBeChecked();
  await expect(page.getByText(t('folder.brought_other', { count: 1 }))).toBeVisible();
  const act = page.getByRole('button', { name: t('folder.act') });
  await expect(act).toBeDisabled();
  await both.getByRole('radio', { name: t('folder.folder', { value: '“Parted on disk”' }) }).check({ force: true });
  await act.click();
  await expect(page).toHaveURL(/\/changes$/);
  expect(await draftOf(mai, partedBrand)).toMatchObject({
    name: 'Parted on disk',
    theme: { corners: 'round', seed: '#7c3aed' },
  });

  await publish(mai, 'Both');
  await page.goto(`${studioOrigin}/studio/brands/${partedBrand}/folder`);
  await expect(page.getByRole('heading', { name: t('folder.none') })).toBeVisible();
  await mai.close();
});
