import type { Browser, Page } from 'playwright-core';
import type { Measured } from '../bench.ts';
import { countCommits } from './countCommits.ts';
import { median } from './median.ts';
import type { Site } from './startSite.ts';

const rounds = 40;

/**
 * From a press of the switch to the end of the frame that shows it (script, style, layout and paint;
 * the wait for the screen's next beat is not counted, it would hide both), on the home page and on a
 * static page of as many elements, texts and icons painted by plain custom properties, taken in turns.
 */
export async function themeSwitch(browser: Browser, site: Site): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const ours = await context.newPage();
  const commits = await countCommits(ours);
  await ours.goto(`${site.address('volkyn')}/index`, { waitUntil: 'networkidle' });
  const content = await ours.evaluate(countContent);

  const plain = await context.newPage();
  await plain.setContent(staticPage(content));

  const times = { ours: [] as number[], plain: [] as number[] };
  const before = await commits();
  for (let round = 0; round < rounds; round += 1) {
    await ours.bringToFront();
    times.ours.push(await switchOnce(ours));
    await plain.bringToFront();
    times.plain.push(await switchOnce(plain));
  }
  const renders = (await commits()) - before;
  await context.close();

  const [mine, theirs] = [median(times.ours), median(times.plain)];
  return {
    name: `theme switch (${content.elements} elements, median of ${rounds})`,
    rows: [
      { what: 'click to paint', ours: mine, baseline: theirs },
      { what: 'React renders in all switches (count)', ours: renders, baseline: null },
    ],
    target: 'at most 0.8 × the static page, no React render',
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
          // Waits behind the rest of this frame.
          channel.port2.postMessage(null);
        });
      }),
  );

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
  const flip =
    "document.querySelector('button').addEventListener('click',()=>{const{dataset}=document.documentElement;dataset.palette=dataset.palette==='dark'?'light':'dark'})";
  const symbol = '<svg hidden><symbol id="icon" viewBox="0 0 16 16"><path d="M2 2h12v12z"/></symbol></svg>';
  return `<!doctype html><html data-palette="dark"><style>:root{${palette(0)}}:root[data-palette=light]{${palette(180)}}div{padding:2px}svg{fill:currentColor}${rules}</style><body>${symbol}<header><button><svg><use href="#sun"/></svg></button></header>${body}<script>${flip}</script></body></html>`;
}
