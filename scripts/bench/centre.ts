import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { root } from '../paths.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import type { Site } from './startSite.ts';

const rounds = 5;
const mostScript = 40;
const mostAfterData = 300;
const brands = ['hacson', 'verlago', 'volkyn'];
const member = { name: 'demomember', password: 'Demo-2026' } as const;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Opening {
  /** Script that home had not loaded, in kB (1000 B) at gzip level 9. */
  readonly script: number;
  /** From the last answer until everything is shown, in milliseconds. */
  readonly afterData: number;
  readonly whole: number;
}

/** Opening the member centre from home on a phone (4 × CPU slowdown), with the code cached by nothing before. */
export async function centre(browser: Browser, site: Site): Promise<Measured> {
  const openings = new Map<string, Opening[]>();
  for (const brand of brands) {
    // The first sign-in of an account opens the centre by itself.
    await open(browser, site.address(brand));
    for (let round = 0; round < rounds; round += 1) {
      openings.set(brand, [...(openings.get(brand) ?? []), await open(browser, site.address(brand))]);
    }
  }
  const of = (brand: string, kind: keyof Opening) => median((openings.get(brand) ?? []).map((one) => one[kind]));
  const rows = brands.flatMap((brand) => [
    { what: `script beyond home, ${brand}, kB gzip`, ours: of(brand, 'script'), baseline: null },
    { what: `ready after its data, ${brand}`, ours: of(brand, 'afterData'), baseline: null },
    { what: `ready after the press, ${brand}`, ours: of(brand, 'whole'), baseline: null },
  ]);
  return {
    name: `member centre on a phone (4 × CPU, median of ${rounds})`,
    rows,
    target: `at most ${mostScript} kB of script more than home, ready at most ${mostAfterData} ms after its data`,
    met: brands.every((brand) => of(brand, 'script') <= mostScript && of(brand, 'afterData') <= mostAfterData),
  };
}

async function open(browser: Browser, address: string): Promise<Opening> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  try {
    await logIn(page, address);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const { scripts, afterData, whole } = await page.evaluate(openAndWait);
    const sizes = scripts.map((script) => gzipSync(readFileSync(join(root, 'dist/client', script)), { level: 9 }).length);
    const script = sizes.reduce((total, size) => total + size, 0) / 1000;
    return { script, afterData, whole };
  } finally {
    await context.close();
  }
}

async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
  await page.locator('input[name="username"]:visible').fill(member.name);
  await page.locator('input[name="password"]:visible').fill(member.password);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  await page.goto(`${address}/index`);
  // The live stream stays open, so that the network is never idle.
  await page.waitForFunction((quietMs) => {
    const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
    return last !== undefined && performance.now() - last.responseEnd > quietMs;
  }, 1_500);
}

/** In the page: presses the link to the centre, and waits until nothing in it is busy. */
async function openAndWait() {
  const links = [...document.querySelectorAll<HTMLElement>('a[href*="member="]')];
  const begun = performance.now();
  links.findLast((link) => link.checkVisibility())?.click();
  const isReady = () => {
    const dialog = document.querySelector('[role="dialog"]');
    return dialog?.querySelector('h2') != null && dialog.querySelector('[aria-busy="true"]') === null;
  };
  const ready = await new Promise<number>((done) => {
    const look = () => (isReady() ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look));
    look();
  });
  const entries = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ startTime }) => startTime >= begun && startTime <= ready,
  );
  const answers = entries.filter(({ name }) => name.includes('/wps/')).map(({ responseEnd }) => responseEnd);
  const scripts = entries.filter(({ name }) => name.endsWith('.js')).map(({ name }) => new URL(name).pathname);
  return { scripts, afterData: ready - Math.max(begun, ...answers.filter((at) => at <= ready)), whole: ready - begun };
}
