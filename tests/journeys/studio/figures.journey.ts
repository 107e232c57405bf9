import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures.ts';
import { ask } from '../visit.ts';
import { operatorContext, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

test('an operator reads the figures of a brand, chooses one by keyboard, and takes them along as a file [OPS-08]', async ({
  browser,
}) => {
  const context = await operatorContext(browser, 'phong');
  const page = await context.newPage();
  await page.goto(`${studioOrigin}/studio/desk`);
  await page.getByRole('link', { name: t('desk.figures') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('figures.title') })).toBeVisible();
  // The first visit of a brand makes its demo world, which a job adds up.
  await ask('hacson', '/index');
  await page.goto(`${studioOrigin}/studio/desk/figures?merchant=hacson`);

  const cards = page.getByRole('group', { name: t('figures.choose') });
  const deposits = cards.getByRole('button', { name: t('figures.name.deposits') }).first();
  await deposits.focus();
  await page.keyboard.press('Enter');
  await expect(deposits).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/figure=deposits/);

  await page.getByRole('radio', { name: t('figures.days_other', { count: 7 }) }).click({ force: true });
  await expect(page).toHaveURL(/days=7/);
  const days = page.getByRole('table', { name: new RegExp(t('figures.name.deposits')) }).last();
  await expect(async () => {
    // The address has what is shown.
    await page.reload();
    await expect(deposits).toHaveAttribute('aria-pressed', 'true');
    // The heads, the sum and seven days.
    await expect(days.getByRole('row')).toHaveCount(9, { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('figures.file') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^figures-[a-z0-9-]+-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toContain(t('figures.title'));
  expect(lines.filter((line) => /^\d{4}-\d\d-\d\d;/.test(line))).toHaveLength(7);
  await context.close();
});

test('an operator without a role for money finds no figures [OPS-08]', async ({ browser }) => {
  const context = await operatorContext(browser, 'binh');
  const page = await context.newPage();
  await page.goto(`${studioOrigin}/studio/desk/figures`);
  await expect(page.getByText(t('figures.noRight.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('desk.figures') })).toHaveCount(0);
  await context.close();
});
