import { expect, type Page, test } from '@playwright/test';
import { ask, header, settled, visit } from './visit.ts';
import { siteOf, wordsOf } from './world.ts';

const t = wordsOf('vi');

/** The line of the document that says that something did not load. */
const line = (page: Page) => page.locator('#failed');

/** Replaces a chunk: each of its exports is a component that throws. */
async function plant(page: Page, files: string): Promise<void> {
  await page.route(files, async (route) => {
    const { text: code } = await ask('hacson', new URL(route.request().url()).pathname);
    const names = [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((entry) => entry.trim().split(' as ').at(-1) ?? ''),
    );
    expect(names.length).toBeGreaterThan(0);
    await route.fulfill({
      contentType: 'text/javascript',
      body: `const planted = () => { throw new Error('planted'); };\nexport { ${names.map((name) => `planted as ${name}`).join(', ')} };`,
    });
  });
}

/** Changes the document of the page before the browser reads it. */
const change = (page: Page, path: string, edit: (html: string) => string) =>
  page.route(`**${path}`, async (route) => {
    const { status, headers, text } = await ask('hacson', path);
    const kept = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    await route.fulfill({ status, headers: Object.fromEntries(kept), body: edit(text) });
  });

/** Texts and links that the server drew, without those that only a browser shows. */
const drawn = (page: Page) =>
  page.evaluate(() => ({
    links: document.querySelectorAll('#root a[href]').length,
    headings: [...document.querySelectorAll('#root h1, #root h2')].map(({ textContent }) => textContent),
  }));

async function servedOf(page: Page, path: string) {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false, locale: 'vi-VN' });
  if (context === undefined) throw new Error('There is no browser.');
  const plain = await context.newPage();
  await plain.goto(siteOf('hacson') + path);
  const links = await plain.locator('#root a[href]').count();
  const headings = await plain.locator('#root h1, #root h2').allTextContents();
  await context.close();
  return { links, headings };
}

/** The page stands with its headings and links, the line shows, and a link leads on. */
async function expectStanding(page: Page, path: string): Promise<void> {
  await expect(line(page)).toBeVisible();
  await expect(line(page).getByRole('link', { name: t('common.reload') })).toBeVisible();
  const served = await servedOf(page, path);
  const left = await drawn(page);
  expect(left.headings).toEqual(expect.arrayContaining(served.headings));
  expect(left.links).toBeGreaterThanOrEqual(served.links);
  const help = page.locator('#root a[href*="/help"]').first();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await help.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/help/);
}

test('what the server drew stands when the start of the program fails [ERR-19]', async ({ page }) => {
  await change(page, '/index', (html) => html.replace('id="boot">{', 'id="boot">'));
  await page.goto(`${siteOf('hacson')}/index`);
  await expectStanding(page, '/index');
});

test('what the server drew stands when the layout fails', async ({ page }) => {
  await change(page, '/index', (html) => html.replace(/"modules":\{/, '"modules":null,"former":{'));
  await page.goto(`${siteOf('hacson')}/index`);
  await expectStanding(page, '/index');
});

test('what the server drew of a page stands when the page fails, and the header lives', async ({ page }) => {
  await plant(page, '**/assets/HomePage-*.js');
  await page.goto(`${siteOf('hacson')}/index`);
  await expect(line(page)).toBeVisible();
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectStanding(page, '/index');
});

test('what the server drew stands when a part further down fails', async ({ page }) => {
  await plant(page, '**/assets/Footer*.js');
  await visit(page, '/index');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectStanding(page, '/index');
});

for (const [what, files, path] of [
  ['a window', '**/assets/authChunk-*.js', '/index'],
  ['the member centre', '**/assets/CentreGate-*.js', '/index?member=securityCenter'],
] as const) {
  test(`the page stands when ${what} over it fails`, async ({ page }) => {
    await plant(page, files);
    await visit(page, path);
    await settled(page);
    if (what === 'a window')
      await header(page)
        .getByRole('button', { name: t('session.register') })
        .or(header(page).getByRole('link', { name: t('session.register') }))
        .first()
        .click();
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // The header shares the chunk of the windows, so that it is drawn without life, too.
    if (what === 'a window') return expectStanding(page, '/index');
    const palette = await page.locator('html').getAttribute('data-palette');
    await header(page)
      .getByRole('button', { name: t('shell.mode.switch') })
      .click();
    await expect(page.locator('html')).not.toHaveAttribute('data-palette', palette ?? '');
  });
}
