import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Country } from '../../src/wire/permission.ts';
import { readingTest as test } from './fixtures.ts';
import { ask, bootOf, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const window = (page: Page) => page.getByRole('dialog');

async function openForm(page: Page, merchant: string): Promise<void> {
  await visit(page, '/register', merchant);
  await expect(window(page).locator('input[type="password"]').first()).toBeVisible({ timeout: 30_000 });
}

test('shows the flag of its code beside every country [ENTITY-14]', async ({ page }) => {
  const { value } = (await ask('hacson', '/wps/system/countryCode')).json();
  const countries = value as readonly Country[];
  await openForm(page, 'hacson');
  await window(page)
    .getByRole('button', { name: t('form.country') })
    .click();
  const options = window(page).getByRole('option');
  await expect(options).toHaveCount(countries.length);
  const shown = await options.evaluateAll((all) => all.map((option) => option.querySelector('img')?.getAttribute('src') ?? ''));
  // Some territories use the flag of their state; the build deduplicates identical files.
  const drawing = (code: string) => readFileSync(`node_modules/country-flag-icons/3x2/${code}.svg`, 'utf8');
  const wrong = countries.filter(({ countryCode }, index) => {
    const file = /\/([A-Z]{2})-[^/]+\.svg$/.exec(shown[index] ?? '')?.[1];
    return file === undefined || drawing(file) !== drawing(countryCode);
  });
  expect(wrong).toEqual([]);
  const drawn = await options
    .first()
    .locator('img')
    .evaluate((flag: HTMLImageElement) => flag.decode().then(() => flag.naturalWidth));
  expect(drawn).toBeGreaterThan(0);
});

test('lets a visitor agree to the age of the brand, 18 where it names none [VALID-17]', async ({ page }) => {
  for (const [merchant, age] of [
    ['brief', 18],
    ['linked', 21],
  ] as const) {
    await openForm(page, merchant);
    expect((await bootOf(page)).brand.minAge).toBe(age);
    const agreement = window(page).getByRole('checkbox', { name: t('auth.terms.before', { age: String(age) }) });
    await expect(agreement).toBeVisible();
  }
});
