import { expect, type Page, test } from '@playwright/test';
import { alive, header, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const [vi, en] = [wordsOf('vi'), wordsOf('en')];
const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')]);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the switch of the header changes every word, remembers both languages and takes other tabs along [HEAD-25, STORE-05, STORE-06]', async ({
  page,
  context,
}) => {
  await visit(page, '/help');
  const other = await context.newPage();
  await visit(other, '/rng');
  await switchInHeader(page, 'en');
  await expect(heading(page)).toHaveText(en('help.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => stored(page)).toEqual(['EN', 'VI']);
  await expect(other.getByRole('searchbox')).toHaveAttribute('placeholder', en('category.search'));

  // Remembered where the address says nothing, and back again.
  await visit(page, '/help');
  await expect(heading(page)).toHaveText(en('help.title'));
  await switchInHeader(page, 'vi');
  await expect(heading(page)).toHaveText(vi('help.title'));
  await expect.poll(() => stored(page)).toEqual(['VI', 'EN']);
});

async function switchInHeader(page: Page, language: 'vi' | 'en') {
  await alive(page);
  await header(page).locator('button[aria-controls]').first().click();
  await header(page).locator(`a[hreflang="${language}"]`).click();
}
