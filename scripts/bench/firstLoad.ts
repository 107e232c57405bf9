import type { Browser } from 'playwright-core';
import { serveMandatedPage } from './mandatedPage.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import type { Site } from './startSite.ts';

const rounds = 3;

interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const screens = { 390: phone, 1440: desktop } as const;
type Width = keyof typeof screens;
const widths = [390, 1440] as const;

/** Of the paints of the mandated packages alone. */
const maxRatio = 0.7;
/** A score: less than a user can see, for a line of text that gets its own font after the first paint. */
const maxShift = 0.005;

const brands = ['hacson', 'verlago', 'volkyn'];

/**
 * First and largest paint of a first visit at two widths (4 × CPU slowdown, 1.6 Mbit/s, 150 ms latency). Baseline: a page with
 * only the mandated packages, loaded in the same rounds.
 */
export async function firstLoad(browser: Browser, site: Site): Promise<Measured> {
  const mandated = await serveMandatedPage();
  const loads = new Map<string, Load[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const width of widths) {
        for (const name of [...brands, 'mandated']) {
          const address = name === 'mandated' ? mandated.address : `${site.address(name)}/index`;
          const key = `${name} ${width}`;
          loads.set(key, [...(loads.get(key) ?? []), await load(browser, address, width)]);
        }
      }
    }
  } finally {
    await mandated.stop();
  }
  const of = (name: string, width: Width, kind: keyof Load) =>
    median((loads.get(`${name} ${width}`) ?? []).map((one) => one[kind]));
  const paints = brands.flatMap((name) =>
    widths.flatMap((width) =>
      (['firstPaint', 'largestPaint'] as const).map((kind) => ({
        what: `${kind === 'firstPaint' ? 'first' : 'largest'} paint, ${name} at ${width}`,
        ours: of(name, width, kind),
        baseline: of('mandated', width, kind),
      })),
    ),
  );
  const shift = Math.max(...brands.flatMap((name) => widths.map((width) => of(name, width, 'layoutShift'))));
  return {
    name: `first load of home (4 × CPU, 1.6 Mbit/s, 150 ms, median of ${rounds})`,
    rows: [...paints, { what: 'largest layout shift (score)', ours: shift, baseline: null }],
    target: `first and largest paint at most ${maxRatio} × those of the mandated packages alone, layout shift below ${maxShift}`,
    met: shift < maxShift && paints.every(({ ours, baseline }) => ours <= maxRatio * baseline),
  };
}

async function load(browser: Browser, address: string, width: Width): Promise<Load> {
  const context = await browser.newContext(screens[width]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Load }).seen);
  await context.close();
  return seen;
}
