import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { canaryColour, canaryMark } from './brands/canary.ts';
import { picture } from './brands/writeBrand.ts';
import { ask, footer, header, modeSwitch, sideMenu, visit } from './visit.ts';
import { brandsFolder, madeBrands, shippedBrands, siteOf, wordsOf } from './world.ts';

const t = wordsOf('vi');
const open = ['/index', '/rng', '/help', '/helpmc', '/down', '/join'];
const readable = /html|css|json|javascript|svg|manifest/;

/** URL and body of every response while a visitor clicks through the site. */
async function textsSent(page: Page, merchant: string): Promise<{ address: string; text: string }[]> {
  const sent: Promise<{ address: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (!readable.test(response.headers()['content-type'] ?? '')) return;
    sent.push(
      response.text().then(
        (text) => ({ address: response.url(), text }),
        () => ({ address: response.url(), text: '' }),
      ),
    );
  });
  for (const language of ['vi', 'en']) {
    for (const path of open) {
      await visit(page, `${path}?lang=${language}`, merchant);
    }
  }
  const address = `${siteOf(merchant)}/site.webmanifest`;
  return [...(await Promise.all(sent)), { address, text: (await ask(merchant, '/site.webmanifest')).text }];
}

interface Manifest {
  readonly name: string;
  readonly merchant: string;
  readonly hosts: readonly string[];
  readonly theme: {
    readonly seed: string;
    readonly supportSeed?: string;
    readonly palettes?: Record<string, Record<string, object>>;
  };
}

const manifestOf = (merchant: string) =>
  JSON.parse(readFileSync(join(brandsFolder, merchant, 'brand.json'), 'utf8')) as Manifest;

/** Strings that identify this brand: name, merchant code, hosts and the non-grey colours of its manifest. */
function marksOf(merchant: string): string[] {
  const { name, hosts, theme } = manifestOf(merchant);
  const chosen = Object.values(theme.palettes ?? {}).flatMap(({ surface, accent, support }) => [surface, accent, support]);
  const colours = JSON.stringify([theme.seed, theme.supportSeed, ...chosen]).match(/#[\da-f]{6}\b/gi) ?? [];
  const isGrey = (colour: string) => colour.slice(1, 3) === colour.slice(3, 5) && colour.slice(3, 5) === colour.slice(5, 7);
  return [...new Set([name, merchant, ...hosts, `${merchant}.example`, ...colours.filter((colour) => !isGrey(colour))])];
}

const traces = (sent: readonly { address: string; text: string }[], marks: readonly string[]) =>
  sent.flatMap(({ address, text }) => {
    const lower = `${address} ${text}`.toLowerCase();
    return marks.filter((mark) => lower.includes(mark.toLowerCase())).map((mark) => `${mark} in ${address}`);
  });

test('the canary shows nothing of the other brands: no name, colour, host or address [MANIFEST-15]', async ({ page }) => {
  test.setTimeout(90_000);
  const sent = await textsSent(page, 'canary');
  expect(sent.length).toBeGreaterThan(20);
  expect(traces(sent, [canaryMark, canaryColour])).not.toEqual([]);
  expect(traces(sent, shippedBrands.flatMap(marksOf))).toEqual([]);
});

for (const merchant of shippedBrands) {
  test(`${merchant} shows nothing of the canary, nor of the other brands [MANIFEST-15]`, async ({ page }) => {
    test.setTimeout(90_000);
    const sent = await textsSent(page, merchant);
    const others = shippedBrands.filter((other) => other !== merchant).flatMap((other) => marksOf(other));
    const own = new Set(marksOf(merchant).map((mark) => mark.toLowerCase()));
    // Two brands may use the same colour by coincidence.
    const foreign = others.filter((mark) => !own.has(mark.toLowerCase()));
    expect(traces(sent, [canaryMark, canaryColour, 'canary.localhost', ...foreign])).toEqual([]);
  });
}

for (const merchant of [...shippedBrands, ...madeBrands]) {
  test(`${merchant} shows age, licence and responsible gaming at the foot of its pages [MANIFEST-16]`, async ({ page }) => {
    const law = (word: string) => (merchant === 'canary' ? `${canaryMark} ${word}` : word);
    for (const path of ['/index', '/help', '/down']) {
      await visit(page, path, merchant);
      await expect(footer(page).getByText(t('shell.footer.ageLong', { age: '18' }), { exact: true })).toHaveCount(1);
      await expect(footer(page).getByRole('heading', { name: t('shell.footer.licence'), exact: true })).toBeVisible();
      await expect(footer(page).getByRole('link', { name: t('shell.footer.responsible'), exact: true })).toHaveAttribute(
        'href',
        '/help#responsible',
      );
    }
    await visit(page, '/help#responsible', merchant);
    await expect(page.locator('#responsible p').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(law(t('help.title')));
  });
}

test('a random brand can be walked through', async ({ page }) => {
  await visit(page, '/index', 'random');
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page)
    .getByRole('link', { name: t('shell.menu.help') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('help.title') })).toBeVisible();
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await sideMenu(page).getByRole('navigation').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('help.title'));
  await (await modeSwitch(page))();
  await page.keyboard.press('Escape');
  await header(page)
    .getByRole('link', { name: t('shell.header.home', { name: 'Ngẫu Nhiên' }) })
    .click();
  await expect(page).toHaveURL(/\/index$/);
});

test('a folder that is added while the server runs is a site at its host, with the same program [MANIFEST-06]', async ({
  page,
}) => {
  const merchant = 'newcomer';
  const folder = join(brandsFolder, merchant);
  const program = (html: string) => html.match(/\/assets\/[\w.-]+\.(?:js|css)/g);
  const before = [program((await ask('hacson', '/index')).text), builtFiles()];
  expect((await ask(merchant, '/index')).status).toBe(421);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'logo.svg'), picture('#8a2be2'));
  writeFileSync(
    join(folder, 'brand.json'),
    JSON.stringify({
      merchant,
      name: 'Newcomer',
      hosts: [`${merchant}.localhost`],
      theme: { seed: '#8a2be2' },
      assets: { logo: 'logo.svg' },
    }),
  );
  try {
    await expect.poll(async () => (await ask(merchant, '/index')).status, { timeout: 20_000 }).toBe(200);
    await visit(page, '/index', merchant);
    await expect(page.locator('html')).toHaveAttribute('data-brand', merchant);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading', { name: 'Newcomer' }));
    expect([program((await ask(merchant, '/index')).text), builtFiles()]).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await expect.poll(async () => (await ask(merchant, '/index')).status, { timeout: 20_000 }).toBe(421);
});

/** Every file of the build with its modification time. */
const builtFiles = () =>
  readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name} ${statSync(join(entry.parentPath, entry.name)).mtimeMs}`)
    .sort();
