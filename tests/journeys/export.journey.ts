import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { demoPassword } from './auth/visitorPage.ts';
import { expect, test } from './fixtures.ts';
import { alive, header } from './visit.ts';
import { filesPort, shippedBrands, siteOf, wordsOf } from './world.ts';

const [merchant] = shippedBrands;
const out = resolve('test-results/exported');
const origin = `http://${merchant}.localhost:${filesPort}`;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** As plain as file servers are: a path is a file or a folder with an index, and there are no headers but the type. */
const files = createServer((request, response) => {
  const path = join(out, decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
  const send = async () => {
    const isFolder = (await stat(path)).isDirectory();
    const file = isFolder ? join(path, 'index.html') : path;
    const bytes = await readFile(file);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(bytes);
  };
  send().catch(async () => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(await readFile(join(out, '404.html')));
  });
});

const listening = (server: Server) => new Promise<void>((done) => server.listen(filesPort, '::', done));

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await rm(out, { recursive: true, force: true });
  const args = ['scripts/brand.ts', 'export', merchant, '--out', out, '--api', siteOf(merchant), '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, merchant, missing: [] });
  await listening(files);
});
test.afterAll(async () => {
  await new Promise((done) => files.close(done));
});

test('a brand exported as files opens from a plain file server, shows the games of the server and signs a member in [OPS-11]', async ({
  page,
}) => {
  const t = wordsOf('vi');
  const faults: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  await page.goto(`${origin}/`);
  await alive(page);
  await expect(page).toHaveURL(`${origin}/index`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading', { name: 'Hạc Son' }));

  await page.goto(`${origin}/rng`);
  await alive(page);
  const picture = page.getByRole('main').locator('img[src*="/pictures/"]').first();
  await expect(picture).toBeVisible();
  await picture.evaluate((image: HTMLImageElement) => image.decode());

  await page.goto(`${origin}/login`);
  await alive(page);
  const window = page.getByRole('dialog');
  await window.locator('input[name="username"]').fill('demomember');
  await window.locator('input[name="password"]').fill(demoPassword);
  await window
    .locator('form')
    .getByRole('button', { name: t('session.login'), exact: true })
    .click();
  await expect(window).toHaveCount(0);
  await expect(header(page).getByRole('region', { name: t('session.account') })).toContainText('demomember');
  expect(await page.context().cookies()).toEqual([]);
  expect(faults).toEqual([]);
});

test('an exported brand has a page per language, at the addresses that links and visitors know [OPS-11]', async ({ page }) => {
  const en = wordsOf('en');
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`${origin}/help?lang=en`);
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(title).toHaveText(en('help.title'));
  await expect(page).toHaveURL(`${origin}/help?lang=en`);
  await page.goto(`${origin}/en/rng/`);
  await alive(page);
  await expect(page).toHaveURL(`${origin}/rng?lang=en`);
  await page.reload();
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const missing = await page.goto(`${origin}/nowhere`);
  expect(missing?.status()).toBe(404);
  await alive(page);
  await expect(page).toHaveURL(`${origin}/nowhere`);
});
