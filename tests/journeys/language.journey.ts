import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { languageName, languages } from '../../src/domain/language.ts';
import { lawWords } from '../../src/manifest/lawWords.ts';
import { canaryMark } from './brands/canary.ts';
import { alive, bootOf, complete, header, sideMenu, visit } from './visit.ts';
import { pagePaths, wordsOf } from './world.ts';

const [vi, en] = [wordsOf('vi'), wordsOf('en')];
const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')]);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a visitor whose browser speaks English', () => {
  test.use({ locale: 'en-GB' });

  test('reads Vietnamese until another language is chosen, and calls say so [LANG-03, APIBASE-02]', async ({ page }) => {
    await visit(page, '/rng');
    expect(await stored(page)).toEqual([null, null]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', vi('category.search'));
    const call = page.waitForRequest(/\/wps\/catalogue\/public/);
    await page.getByRole('searchbox').fill('rong');
    expect((await call).headers()['language']).toBe('VI');
  });
});

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

  // The stored choice applies when the URL has no `lang`, and switching back works.
  await visit(page, '/help');
  await expect(heading(page)).toHaveText(en('help.title'));
  await switchInHeader(page, 'vi');
  await expect(heading(page)).toHaveText(vi('help.title'));
  await expect.poll(() => stored(page)).toEqual(['VI', 'EN']);
});

test('the side menu switches the language too [SIDE-21]', async ({ page }) => {
  await visit(page, '/help');
  await header(page)
    .getByRole('button', { name: vi('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: languageName('en') })
    .click();
  await expect(heading(page)).toHaveText(en('help.title'));
  await expect.poll(() => stored(page)).toEqual(['EN', 'VI']);
});

test('every word of every page comes from the word files, which the brand may override [LANG-01]', async ({ context }) => {
  test.setTimeout(180_000);
  for (const [index, path] of pagePaths.entries()) {
    const language = index % 2 === 0 ? 'vi' : 'en';
    expect(await hardCodedTexts(context, `${path}?lang=${language}`), path).toEqual([]);
  }
});

/** Figures, codes of languages, and moments, whose months the language itself names. */
const unworded = /^[\d\s.,:;/+×%₫–—·…©|KMB-]*$|^(?:VI|EN)$|^\d{1,2} [A-Z][a-z]{2}(?: \d{4})?, \d\d:\d\d$/u;

/** Hard-coded texts on the page: neither marked as the canary's words nor part of the data. */
async function hardCodedTexts(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const answers: Promise<unknown>[] = [];
  page.on('response', (answer) => {
    if (/\/(?:wps|lgw|lotto)\//.test(answer.url())) answers.push(answer.json().catch(() => null));
  });
  await visit(page, path, 'canary');
  await complete(page);
  const button = page.getByRole('banner').locator('button[aria-haspopup="dialog"]');
  if ((await button.count()) > 0) {
    await button.click();
    await expect(sideMenu(page)).toBeVisible();
  }
  const seen = await page.evaluate(readAll);
  await page.setViewportSize({ width: 390, height: 844 });
  await complete(page);
  seen.push(...(await page.evaluate(readAll)));
  // After all reading: data may have come meanwhile.
  const { brand, queries, permission } = await bootOf(page);
  const named = new Set([
    ...namesIn([brand, queries, permission, await Promise.all(answers)]),
    ...languages.map(languageName),
    ...lawTexts(path.endsWith('en') ? en : vi),
  ]);
  await page.close();
  return [...new Set(seen)].filter((text) => !text.includes(canaryMark) && !named.has(text) && !unworded.test(text));
}

/** Legal notices, whose wording a brand cannot override. */
const lawTexts = (t: typeof vi) => lawWords.map((key) => t(key, { age: '18', name: canaryMark, issuer: '' }));

/** Every text of the page, including screen-reader-only ones. */
function readAll(): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && node.parentElement?.closest('script, style') === null) {
      texts.push(...(node.textContent ?? '').split(' · '));
    }
    if (node instanceof Element) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription']) {
        texts.push(node.getAttribute(name) ?? '');
      }
    }
  }
  return texts.map((text) => text.trim());
}

/** All strings inside a JSON value, split into lines and stripped of HTML. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(namesIn);
  if (typeof value !== 'string') return [];
  return value
    .split(/<[^>]*>|\n/)
    .map((text) =>
      text.replace(/&(quot|amp|lt|gt);/g, (_, name: string) => ({ quot: '"', amp: '&', lt: '<', gt: '>' })[name] ?? '').trim(),
    );
}

async function switchInHeader(page: Page, language: 'vi' | 'en') {
  await alive(page);
  await header(page).locator('button[aria-controls]').first().click();
  await header(page).locator(`a[hreflang="${language}"]`).click();
}
