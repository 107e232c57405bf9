import type { Browser, Page } from 'playwright-core';
import { defaultLanguage } from '../../src/domain/language.ts';
import { countCommits } from './countCommits.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import type { Site } from './startSite.ts';

const rounds = 40;

/**
 * Time from a click on the theme switch to the end of the frame that shows it (script, style, layout and paint, without
 * the wait for vsync, which would hide the difference), interleaved on the home page, on the same page as a static
 * document (same DOM and CSS, no `content-visibility`, only the toggle script), and on as many plain boxes as a lower bound.
 */
export async function themeSwitch(browser: Browser, site: Site): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const ours = await context.newPage();
  const commits = await countCommits(ours);
  await ours.goto(`${site.address('volkyn')}/index`, { waitUntil: 'networkidle' });
  const content = await ours.evaluate(countContent);

  const still = await context.newPage();
  const address = `${site.address('volkyn')}/static-copy`;
  const copy = await ours.evaluate(asDocument, flip);
  await still.route(address, (route) => route.fulfill({ contentType: 'text/html', body: copy }));
  await still.goto(address, { waitUntil: 'networkidle' });
  const boxes = await context.newPage();
  await boxes.setContent(staticPage(content));

  const pages = [ours, still, boxes];
  const times = pages.map((): number[] => []);
  const before = await commits();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, page] of pages.entries()) {
      await page.bringToFront();
      times[index]?.push(await switchOnce(page));
    }
  }
  const renders = (await commits()) - before;
  await context.close();

  const [mine = 0, theirs = 0, bare = 0] = times.map(median);
  return {
    name: `theme switch (${content.elements} elements, median of ${rounds})`,
    rows: [
      { what: 'click to paint, beside the same page as a plain document', ours: mine, baseline: theirs },
      { what: 'click to paint, beside as many equal boxes', ours: mine, baseline: bare },
      { what: 'React renders in all switches (count)', ours: renders, baseline: null },
    ],
    target: 'at most 0.8 × the same page as a plain document, no React render',
    met: mine <= 0.8 * theirs && renders === 0,
  };
}

const switchOnce = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => {
          const button = document.querySelector('header button:has(use[href*="#sun"])');
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => done(performance.now() - started));
          channel.port1.start();
          const started = performance.now();
          (button as HTMLElement).click();
          // A message task runs after the frame is painted.
          channel.port2.postMessage(null);
        });
      }),
  );

/** The only script of the static page. */
const flip =
  "document.querySelector('header button:has(use[href*=\"#sun\"])').addEventListener('click',()=>{const{dataset}=document.documentElement;dataset.palette=dataset.palette==='dark'?'light':'dark'})";

/** The page's HTML without scripts and without rendering shortcuts such as `content-visibility`. */
async function asDocument(flip: string): Promise<string> {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  const texts = await Promise.all(sheets.map(async (href) => (await fetch(href)).text()));
  for (const element of root.querySelectorAll('script, link[rel=stylesheet], meta[http-equiv]')) element.remove();
  const styles = texts.join('').replaceAll(/content-visibility:[a-z]+;?/g, '');
  return `<!doctype html><html lang="${defaultLanguage}" data-palette="dark"><head>${root.querySelector('head')?.innerHTML}<style>${styles}</style></head><body>${root.querySelector('body')?.innerHTML}<script>${flip}</script></body></html>`;
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
