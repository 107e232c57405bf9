import type { Browser } from 'playwright-core';
import { serveMandatedPage } from './mandatedPage.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import type { Site } from './startSite.ts';

const rounds = 5;

interface Load {
  readonly largestPaint: number;
  readonly layoutShift: number;
}

/** First visit on a phone (4 × CPU slowdown, 1.6 Mbit/s, 150 ms latency). Baseline: a page with only the mandated packages. */
export async function firstLoad(browser: Browser, site: Site): Promise<Measured> {
  const mandated = await serveMandatedPage();
  const brands = ['hacson', 'verlago', 'volkyn'];
  const paints = new Map<string, number[]>();
  let shift = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of [...brands, 'mandated']) {
        const { largestPaint, layoutShift } = await load(
          browser,
          name === 'mandated' ? mandated.address : `${site.address(name)}/index`,
        );
        paints.set(name, [...(paints.get(name) ?? []), largestPaint]);
        if (name !== 'mandated') shift = Math.max(shift, layoutShift);
      }
    }
  } finally {
    await mandated.stop();
  }
  const baseline = median(paints.get('mandated') ?? []);
  return {
    name: `first load of home (4 × CPU, 1.6 Mbit/s, 150 ms, median of ${rounds})`,
    rows: [
      ...brands.map((name) => ({ what: `largest paint, ${name}`, ours: median(paints.get(name) ?? []), baseline })),
      { what: 'largest layout shift (score)', ours: shift, baseline: null },
    ],
    target: 'largest paint not later than the mandated packages alone, layout shift 0',
    met: shift === 0 && brands.every((name) => median(paints.get(name) ?? []) <= baseline),
  };
}

async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
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
    const seen = { largestPaint: 0, layoutShift: 0 };
    Object.assign(globalThis, { seen });
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
