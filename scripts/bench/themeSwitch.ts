import type { Browser, Page } from 'playwright-core';
import type { Measured } from '../bench.ts';
import { countCommits } from './countCommits.ts';
import { median } from './median.ts';
import type { Site } from './startSite.ts';

const rounds = 40;

/**
 * From the change of the one attribute to the end of the frame that shows it, on the home page and on a
 * static page of as many elements painted by plain custom properties, taken in turns.
 */
export async function themeSwitch(browser: Browser, site: Site): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const ours = await context.newPage();
  const commits = await countCommits(ours);
  await ours.goto(`${site.address('volkyn')}/index`, { waitUntil: 'networkidle' });
  const elements = await ours.evaluate(() => document.querySelectorAll('body *').length);

  const plain = await context.newPage();
  await plain.setContent(staticPage(elements));

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
    name: `theme switch (${elements} elements, median of ${rounds})`,
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
          const root = document.documentElement;
          const started = performance.now();
          root.dataset['palette'] = root.dataset['palette'] === 'dark' ? 'light' : 'dark';
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => done(performance.now() - started));
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        });
      }),
  );

function staticPage(elements: number): string {
  const names = Array.from({ length: 40 }, (_, index) => `--c${index}`);
  const palette = (shift: number) =>
    names.map((name, index) => `${name}:hsl(${(index * 9 + shift) % 360} 40% ${shift === 0 ? 20 : 80}%)`).join(';');
  const rules = names
    .map(
      (name, index) =>
        `.b${index}{color:var(${name});background:var(--c${(index + 7) % 40});border:1px solid var(--c${(index + 13) % 40})}`,
    )
    .join('');
  const body = Array.from(
    { length: elements },
    (_, index) => `<div class="b${index % 40}">${index % 3 === 0 ? 'Trò chơi' : ''}</div>`,
  ).join('');
  return `<!doctype html><html data-palette="dark"><style>:root{${palette(0)}}:root[data-palette=light]{${palette(180)}}div{padding:2px}${rules}</style><body>${body}</body></html>`;
}
