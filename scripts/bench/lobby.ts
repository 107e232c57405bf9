import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { openDatabase } from '../../src/server/db/index.ts';
import { game } from '../../src/server/db/tables/content.ts';
import { seedDemo } from '../../src/server/demo/seedDemo.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from '../testing/browser.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import { startSite } from './startSite.ts';

const port = 4395;
const merchant = 'volkyn';
/** The same page of the same brand, once with a large catalogue and once with a small one. */
const sizes = { RNG: 5_000, FISH: 50 } as const;
type Bulk = keyof typeof sizes;
const paths = { RNG: '/rng?page=all', FISH: '/fish' } as const;
/** Each in a browser that knows nothing yet, so that every press asks the server. */
const looks = 4;
const atMost = 1.5;
/** Milliseconds until a page that does not come ends the run. */
const timeoutMs = 20_000;
/** In the names of some of the copies. */
const searched = '1';

/**
 * Category pages of 5,000 and of 50 games in turns, on one server in one run: from the press to the painted answer
 * of the server for another page and another filter, the same for a search from the moment its typing has ended,
 * and what the page holds in memory.
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
    for (let turn = 0; turn < looks; turn += 1) {
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
  // Pictures are drawn at their first request, which says nothing about lists.
  await page.route('**/pictures/**', (route) => route.abort());
  const open = async () => {
    // Not until the network rests: an open site keeps asking for news.
    await page.goto(`${address}${paths[bulk]}`, { waitUntil: 'domcontentloaded' });
    // Before that a press would follow the link as a page without script does.
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

/** From the press, or from the moment typed text became an address, to the end of the frame that shows other games than before. */
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
          // Waits behind the rest of the frame.
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

/** The demo world, with copies of its own games until each category is as large as it should be. */
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
