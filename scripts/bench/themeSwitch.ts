import type { Browser, Page } from 'playwright-core';
import { countCommits } from './countCommits.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import type { Site } from './startSite.ts';

const rounds = 12;
/** Long enough for the slowest transition of the style sheet. */
const restMs = 400;
/** Of the plain document's time. */
const maxRatio = 0.6;

/**
 * Main-thread time of a theme switch, from the click until the page rests (script, style, layout, paint and the frames of every
 * transition it starts), with motion allowed, as most users have it. Interleaved on the home page, on the same page as a plain
 * document (same DOM and CSS, no `content-visibility`, only the toggle script), and on as many plain boxes as a lower bound.
 */
export async function themeSwitch(browser: Browser, site: Site): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  const ours = await context.newPage();
  const commits = await countCommits(ours);
  await ours.goto(`${site.address('volkyn')}/index`, { waitUntil: 'networkidle' });
  // The next slide would count as part of a switch.
  await ours.locator('button:has(use[href*="#pause"])').first().click();
  const content = await ours.evaluate(countContent);

  const still = await context.newPage();
  const address = `${site.address('volkyn')}/static-copy`;
  const copy = await ours.evaluate(asDocument, flip);
  await still.route(address, (route) => route.fulfill({ contentType: 'text/html', body: copy }));
  await still.goto(address, { waitUntil: 'networkidle' });
  const boxes = await context.newPage();
  await boxes.setContent(staticPage(content));

  const pages = [ours, still, boxes];
  const meters = await Promise.all(pages.map(meterOf));
  const times = pages.map((): number[] => []);
  const before = await commits();
  let transitions = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, page] of pages.entries()) {
      await page.bringToFront();
      const seen = await switchOnce(page, meters[index] ?? noMeter);
      times[index]?.push(seen.busyMs);
      if (page === ours) transitions += seen.transitions;
    }
  }
  const renders = (await commits()) - before;
  await context.close();

  const [mine = 0, theirs = 0, bare = 0] = times.map(median);
  return {
    name: `theme switch with motion allowed (${content.elements} elements, median of ${rounds})`,
    rows: [
      { what: 'main thread until it rests, beside a plain document', ours: mine, baseline: theirs },
      { what: 'main thread until it rests, beside equal boxes', ours: mine, baseline: bare },
      { what: 'transitions in all switches (count)', ours: transitions, baseline: null },
      { what: 'React renders in all switches (count)', ours: renders, baseline: null },
    ],
    target: `at most ${maxRatio} × the same page as a plain document, no transition, no React render`,
    met: mine <= maxRatio * theirs && transitions === 0 && renders === 0,
  };
}

/** Main-thread time of a page since it opened, in milliseconds. */
type Meter = () => Promise<number>;

const noMeter: Meter = () => Promise.resolve(0);

async function meterOf(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
}

/** Without what the page does at rest (animations), which is measured in as long a span before. */
async function switchOnce(page: Page, meter: Meter): Promise<{ readonly busyMs: number; readonly transitions: number }> {
  const start = await meter();
  await page.evaluate(rest, restMs);
  const idle = await meter();
  const transitions = await page.evaluate(switchAndRest, restMs);
  return { busyMs: (await meter()) - idle - (idle - start), transitions };
}

const rest = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Switches and returns the number of transitions that started. */
const switchAndRest = (ms: number) =>
  new Promise<number>((done) => {
    let started = 0;
    const count = () => {
      started += 1;
    };
    document.addEventListener('transitionrun', count);
    document.querySelector<HTMLElement>('header button:has(use[href*="#sun"])')?.click();
    setTimeout(() => {
      document.removeEventListener('transitionrun', count);
      done(started);
    }, ms);
  });

/** The only script of the static page. */
const flip =
  "document.querySelector('header button:has(use[href*=\"#sun\"])').addEventListener('click',()=>{const{dataset}=document.documentElement;dataset.palette=dataset.palette==='dark'?'light':'dark'})";

/** The page's HTML without scripts and without rendering shortcuts such as `content-visibility`. */
async function asDocument(flip: string): Promise<string> {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].map(
    ({ href }) => href,
  );
  const texts = await Promise.all(sheets.map(async (href) => (await fetch(href)).text()));
  const inline = [...document.querySelectorAll('head style')].map(({ textContent }) => textContent);
  for (const element of root.querySelectorAll('script, style, link[rel=stylesheet], meta[http-equiv]')) element.remove();
  const styles = [...inline, ...texts].join('').replaceAll(/content-visibility:[a-z]+;?/g, '');
  return `<!doctype html><html lang="${document.documentElement.lang}" data-palette="dark"><head>${root.querySelector('head')?.innerHTML}<style>${styles}</style></head><body>${root.querySelector('body')?.innerHTML}<script>${flip}</script></body></html>`;
}

interface Content {
  readonly elements: number;
  readonly texts: number;
  readonly icons: number;
}

export function countContent(): Content {
  const all = [...document.querySelectorAll('body *')];
  return {
    elements: all.length,
    texts: all.filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3)).length,
    icons: all.filter(({ localName }) => localName === 'use').length,
  };
}

export function staticPage({ elements, texts, icons }: Content): string {
  const names = Array.from({ length: 40 }, (_, index) => `--c${index}`);
  const palette = (shift: number) =>
    names.map((name, index) => `${name}:hsl(${(index * 9 + shift) % 360} 40% ${shift === 0 ? 20 : 80}%)`).join(';');
  const rules = names
    .map(
      (name, index) =>
        `.b${index}{color:var(${name});background:var(--c${(index + 7) % 40});border:1px solid var(--c${(index + 13) % 40})}`,
    )
    .join('');
  const icon = '<svg width="16" height="16"><use href="#icon"/></svg>';
  const boxes = elements - 2 * icons;
  const body = Array.from({ length: boxes }, (_, index) => {
    const fill = index < texts ? 'Trò chơi' : index - texts < icons ? icon : '';
    return `<div class="b${index % 40}">${fill}</div>`;
  }).join('');
  const symbol = '<svg hidden><symbol id="icon" viewBox="0 0 16 16"><path d="M2 2h12v12z"/></symbol></svg>';
  return `<!doctype html><html data-palette="dark"><style>:root{${palette(0)}}:root[data-palette=light]{${palette(180)}}div{padding:2px}svg{fill:currentColor}${rules}</style><body>${symbol}<header><button><svg><use href="#sun"/></svg></button></header>${body}<script>${flip}</script></body></html>`;
}
