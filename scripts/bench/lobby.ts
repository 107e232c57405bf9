import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { seedDemo } from '../../src/server/edge/demo/seedDemo.ts';
import { openDatabase } from '../../src/server/platform/db/index.ts';
import { game } from '../../src/server/platform/db/tables/content.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from '../testing/browser.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import { startSite } from './startSite.ts';

const port = 4395;
const merchant = 'volkyn';
/** Games per category: the same page with a large and a small catalogue. */
const sizes = { RNG: 5_000, FISH: 50 } as const;
type Bulk = keyof typeof sizes;
const paths = { RNG: '/rng?page=all', FISH: '/fish' } as const;
/** Runs, each in a fresh browser context, so that every click reaches the server. */
const runs = 4;
const atMost = 1.5;
const timeoutMs = 20_000;
/** Search text that matches some of the copies. */
const searched = '1';

/**
 * Category pages with 5,000 and 50 games, interleaved on one server: time from click to paint for paging and filtering,
 * from the end of the debounce to paint for search, and memory use of the page.
 */
export async function lobby(): Promise<Measured> {
  const data = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  await fillCatalogue(data);
  prepareBrowser();
  const site = await startSite({ port, data });
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments, env: browserEnvironment });
  try {
    const address = site.address(merchant);
    await look(browser, address, 'RNG');
    await look(browser, address, 'FISH');
    const seen = { RNG: [] as Look[], FISH: [] as Look[] };
    for (let turn = 0; turn < runs; turn += 1) {
      seen.RNG.push(await look(browser, address, 'RNG'));
      seen.FISH.push(await look(browser, address, 'FISH'));
    }
    const of = (bulk: Bulk, part: (one: Look) => readonly number[]) => median(seen[bulk].flatMap(part));
    const row = (what: string, part: (one: Look) => readonly number[]) => ({
      what,
      ours: of('RNG', part),
      baseline: of('FISH', part),
    });
    const rows = [
      row('press on another page to paint', ({ turns }) => turns),
      row('press on a filter to paint', ({ filters }) => filters),
      row('end of typing a search to paint', ({ searches }) => searches),
      row('memory of scripts (MB)', ({ heap }) => [heap]),
      row('nodes of the document (count)', ({ nodes }) => [nodes]),
    ];
    return {
      name: `lobby: a category of ${sizes.RNG} games beside one of ${sizes.FISH}`,
      rows,
      target: `each at most ${atMost} × the small category`,
      met: rows.every(({ ours, baseline }) => ours <= atMost * baseline),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

interface Look {
  readonly turns: readonly number[];
  readonly filters: readonly number[];
  readonly searches: readonly number[];
  readonly heap: number;
  readonly nodes: number;
}

async function look(browser: Browser, address: string, bulk: Bulk): Promise<Look> {
  const next = 'nav li:last-child > button';
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  // Images are rendered on first request, which would distort the measurement.
  await page.route('**/pictures/**', (route) => route.abort());
  const open = async () => {
    // Not `networkidle`: the site keeps polling.
    await page.goto(`${address}${paths[bulk]}`, { waitUntil: 'domcontentloaded' });
    // Before hydration a click would trigger a full navigation.
    await page.waitForSelector(`html[data-live] main:has(article):not(:has([aria-busy="true"])) ${next}`, {
      state: 'attached',
    });
  };
  await open();
  const turns = [await press(page, `main ${next}`), await press(page, `main ${next}`)];
  await open();
  const filters = [await press(page, 'main a[href*="show=hot"]'), await press(page, 'main a[href*="show=new"]')];
  await open();
  const searches = [await press(page, 'main input[type=search]', searched)];
  await open();
  const devtools = await context.newCDPSession(page);
  const memory = await memoryOf(devtools);
  await context.close();
  return { turns, filters, searches, ...memory };
}

/** Time from the click (or from the URL change after typing) to the end of the frame that shows other games. */
const press = async (page: Page, selector: string, text: string | null = null) => {
  await page.waitForSelector(selector, { state: 'attached' });
  return page.evaluate(
    ({ target, typed }) =>
      new Promise<number>((done, fail) => {
        const shown = () => [...document.querySelectorAll('main article')].map((card) => card.textContent).join();
        const before = shown();
        const element = document.querySelector<HTMLElement>(target);
        if (element === null) return fail(new Error(`Nothing to press at ${target}.`));
        let started = performance.now();
        const watch = new MutationObserver(() => {
          const now = shown();
          if (now === '' || now === before) return;
          watch.disconnect();
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => done(performance.now() - started));
          channel.port1.start();
          // A message task runs after the frame is painted.
          requestAnimationFrame(() => channel.port2.postMessage(null));
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        setTimeout(() => fail(new Error(`No other games after a press at ${target}.`)), 15_000);
        if (typed === null) {
          element.click();
          return undefined;
        }
        Reflect.get(window, 'navigation').addEventListener('currententrychange', () => (started = performance.now()), {
          once: true,
        });
        element.focus();
        document.execCommand('insertText', false, typed);
        return undefined;
      }),
    { target: selector, typed: text },
  );
};

async function memoryOf(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize') / 1_000_000, nodes: value('Nodes') };
}

/** Fills the demo catalogue with copies until each category has its target size. */
async function fillCatalogue(directory: string): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'embedded', directory });
  try {
    await seedDemo({ db, now: () => new Date() }, merchant);
    for (const bulk of Object.keys(sizes) as Bulk[]) {
      const own = await db
        .select()
        .from(game)
        .where(and(eq(game.merchant, merchant), eq(game.category, bulk)));
      const copies = Array.from({ length: sizes[bulk] - own.length }, (_, index) => {
        const original = own[index % own.length];
        if (original === undefined) throw new Error(`The demo world has no games of ${bulk}.`);
        const marks = { isHot: index % 2 === 0, isNew: index % 3 === 0, position: own.length + index, popularity: index };
        return {
          ...original,
          ...marks,
          id: `bulk-${bulk.toLowerCase()}-${index}`,
          names: { vi: `${original.names.vi} ${index}` },
          searchText: `${original.searchText} ${index}`,
        };
      });
      for (let start = 0; start < copies.length; start += 500) await db.insert(game).values(copies.slice(start, start + 500));
    }
  } finally {
    await close();
  }
}
