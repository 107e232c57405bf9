import { type BrowserContext, expect, type FullProject, type Page, test } from '@playwright/test';
import { countCommits } from '../../scripts/bench/countCommits.ts';
import { alive, complete, modeSwitch } from './visit.ts';
import { pagePaths, siteOf } from './world.ts';

const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['palette']);
const canvasOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the choice is kept over reloads and followed by another tab [PALETTE-01]', async ({ page, context }) => {
  await page.goto('/index');
  const other = await context.newPage();
  await other.goto('/help');
  await alive(other);
  // A tab in the background draws no frames, which a click waits for.
  await page.bringToFront();
  const [before, colour] = [await modeOf(page), await canvasOf(page)];
  await (await modeSwitch(page))();
  const after = await modeOf(page);
  expect(after).not.toBe(before);
  expect(await canvasOf(page)).not.toBe(colour);
  await expect.poll(() => modeOf(other)).toBe(after);
  await page.reload();
  expect(await modeOf(page)).toBe(after);
});

test('a switch recolours every page [THEME-01]', async ({ page, context }) => {
  await page.goto('/index');
  const flip = await modeSwitch(page);
  const other = await context.newPage();
  for (const path of pagePaths) {
    await other.goto(path);
    await alive(other);
    const [before, colour] = [await modeOf(page), await canvasOf(other)];
    expect([path, await modeOf(other)]).toEqual([path, before]);
    await flip();
    const after = await modeOf(page);
    await expect.poll(() => modeOf(other), path).toBe(after);
    expect([path, before === after, colour === (await canvasOf(other))]).toEqual([path, false, false]);
  }
});

test('a switch changes one attribute and renders no component [PALETTE-03]', async ({ page }) => {
  const commits = await countCommits(page);
  // A brand without a countdown on home, which renders as time passes.
  await page.goto(`${siteOf('verlago')}/index`);
  const flip = await modeSwitch(page);
  await complete(page);
  // The end of the category line loads last.
  await expect(page.locator('nav a[href^="/promotions"]').first()).toBeAttached();
  let before = -1;
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await commits()];
        before = now;
        return now > 0 && now === last;
      },
      { intervals: [500] },
    )
    .toBe(true);
  for (let round = 0; round < 4; round += 1) await flip();
  expect(await commits()).toBe(before);
});

test('a switch starts no transition where motion is allowed, also under the pointer [PALETTE-03]', async ({ browser }, {
  project,
}) => {
  const context = await browser.newContext({ ...screenOf(project), reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(`${siteOf('volkyn')}/index`);
  await alive(page);
  await page.locator('header button:has(use[href*="#sun"])').hover();
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])));
    const started: string[] = [];
    Object.assign(globalThis, { started });
    document.addEventListener('transitionrun', ({ propertyName }) => started.push(propertyName));
  });
  const colour = await canvasOf(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => canvasOf(page)).not.toBe(colour);
  await expect.poll(() => page.evaluate(() => 'switching' in document.documentElement.dataset)).toBe(false);
  const colours = /color|shadow|filter|background/;
  const started = await page.evaluate(() => (globalThis as unknown as { started: string[] }).started);
  expect(started.filter((property) => colours.test(property))).toEqual([]);
  await context.close();
});

test('color-scheme, theme-color, controls and listeners follow the mode [PALETTE-04]', async ({ page }) => {
  await page.goto('/index');
  const flip = await modeSwitch(page);
  for (let round = 0; round < 2; round += 1) {
    await flip();
    const seen = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('input'));
      const meta = document.querySelector('meta[name="theme-color"]');
      const mode = document.documentElement.dataset['palette'] ?? '';
      const found = {
        mode,
        scheme: getComputedStyle(document.documentElement).colorScheme,
        control: getComputedStyle(probe).colorScheme,
        themeColor: meta?.getAttribute('content'),
        expected: meta?.getAttribute(`data-${mode}`),
      };
      probe.remove();
      return found;
    });
    expect(seen.scheme).toBe(seen.mode);
    expect(seen.control).toBe(seen.mode);
    expect(seen.themeColor).toBe(seen.expected);
  }
});

const screenOf = ({ use }: FullProject) => ({
  viewport: use.viewport ?? null,
  hasTouch: use.hasTouch ?? false,
  isMobile: use.isMobile ?? false,
});

/** Expected mode of the first frame for stored choice × system preference × brand default. */
const starts = [
  { brand: 'hacson', stored: null, system: 'dark', mode: 'light' },
  { brand: 'hacson', stored: null, system: 'light', mode: 'light' },
  { brand: 'volkyn', stored: null, system: 'dark', mode: 'dark' },
  { brand: 'volkyn', stored: null, system: 'light', mode: 'dark' },
  { brand: 'hacson', stored: 'dark', system: 'light', mode: 'dark' },
  { brand: 'hacson', stored: 'dark', system: 'dark', mode: 'dark' },
  { brand: 'volkyn', stored: 'light', system: 'dark', mode: 'light' },
  { brand: 'volkyn', stored: 'light', system: 'light', mode: 'light' },
  { brand: 'verlago', stored: 'system', system: 'dark', mode: 'dark' },
  { brand: 'verlago', stored: 'system', system: 'light', mode: 'light' },
  { brand: 'hacson', stored: 'blocked', system: 'dark', mode: 'light' },
  { brand: 'volkyn', stored: 'blocked', system: 'light', mode: 'dark' },
] as const;

test('every painted frame of a start has the right mode, also with storage blocked and scripts slow [PALETTE-02]', async ({
  browser,
}, { project }) => {
  for (const { brand, stored, system, mode } of starts) {
    const context = await browser.newContext({ ...screenOf(project), colorScheme: system });
    await prepare(context, stored);
    const page = await context.newPage();
    let release = () => {};
    const painted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(`${siteOf(brand)}/index`, { waitUntil: 'commit' });
    const frames = () => page.evaluate(() => (globalThis as unknown as { frames?: string[] }).frames ?? []);
    const start = `${brand} stored ${stored}, system ${system}`;
    await expect.poll(async () => (await frames()).length, start).toBeGreaterThan(0);
    release();
    await alive(page);
    expect(new Set(await frames()), start).toEqual(new Set([mode]));
    await context.close();
  }
});

/** Records the mode at every animation frame, starting before any script of the page runs. */
async function prepare(context: BrowserContext, stored: string | null): Promise<void> {
  await context.addInitScript((choice) => {
    if (choice === 'blocked') {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    } else if (choice !== null) localStorage.setItem('theme', choice);
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const note = () => {
      if (document.body !== null) frames.push(getComputedStyle(document.documentElement).colorScheme);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, stored);
}

/** One setting of the system each, and what the page of a brand makes of it. */
const settings = [
  { setting: { forcedColors: 'active' }, border: 'solid 1px', endless: true, quiet: false },
  { setting: { contrast: 'more' }, border: null, endless: true, quiet: true },
  { setting: { reducedMotion: 'reduce' }, border: null, endless: false, quiet: false },
] as const;

for (const { setting, border, endless, quiet } of settings)
  test(`the page honours ${JSON.stringify(setting)} alone [PALETTE-08]`, async ({ browser }, { project }) => {
    const without = { forcedColors: 'none', contrast: 'no-preference', reducedMotion: 'no-preference' } as const;
    const context = await browser.newContext({ ...screenOf(project), ...without, ...setting });
    const page = await context.newPage();
    await page.goto(`${siteOf('volkyn')}/index`);
    await alive(page);
    await complete(page);
    const seen = await page.evaluate(() => {
      const button = getComputedStyle(document.querySelector('header button') ?? document.body);
      const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
      const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return {
        border: `${button.borderTopStyle} ${button.borderTopWidth}`,
        endless: document.getAnimations().some(isEndless),
        quiet: token('--border-default') === token('--border-strong'),
      };
    });
    expect(seen).toEqual({ border: border ?? expect.any(String), endless: endless ? expect.any(Boolean) : false, quiet });
    await context.close();
  });
