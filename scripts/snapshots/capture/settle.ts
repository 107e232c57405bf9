import type { Page } from 'playwright-core';

/** Timeout for a story to settle: capturing a partially rendered page would look like a change. */
const timeoutMs = 60_000;

const late = `did not come to rest within ${timeoutMs / 1000} s`;

/** Maximum picture height in CSS pixels; limits the memory of a runaway page. */
const tallest = 12_000;

interface Window {
  readonly width: number;
  readonly height: number;
  /** Full-page picture: resizes the viewport to the page's height. */
  readonly whole: boolean;
}

/**
 * Waits until the story has settled. Returns an error message if it failed or timed out, otherwise null.
 */
export async function settle(page: Page, { width, height, whole }: Window): Promise<string | null> {
  const state = await page
    .waitForFunction(readiness, undefined, { timeout: timeoutMs })
    .then((handle) => handle.jsonValue())
    .catch(() => late);
  if (state !== 'ready') return state;
  let unrest: string | null = null;
  const turns = whole ? 3 : 0;
  for (let turn = 0, tall = height; unrest === null && turn < turns; turn += 1) {
    const needed = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest);
    if (needed <= tall) break;
    tall = needed;
    await page.setViewportSize({ width, height: tall });
    unrest = await rest(page);
  }
  return unrest;
}

/** Reveals the settled page, so that it is painted in one pass; see `standStill.ts`. */
export async function unveil(page: Page): Promise<void> {
  await page.evaluate(async () => {
    (globalThis as unknown as { unveil: () => void }).unveil();
    for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** `ready`, the error message of a failed story, or null while it is pending. */
function readiness(): string | null {
  if (document.querySelector('[data-qa-ready]') !== null) return 'ready';
  // The first poll may run before the page has a body.
  if (document.querySelector('.sb-show-errordisplay, .sb-show-nopreview') === null) return null;
  const text = document.querySelector('#error-message, .sb-nopreview_heading')?.textContent ?? '';
  return `failed: ${text.trim().slice(0, 200) || 'the story cannot be drawn'}`;
}

/** Waits until the page settles again after a resize. */
async function rest(page: Page): Promise<string | null> {
  return page.evaluate(settled).then(() => null, sentenceOf);
}

/** The page's message about what did not settle. Rethrows any other error (browser crash), so that the cell is retried. */
function sentenceOf(thrown: unknown): string {
  const [, sentence] = /The story did not come to rest: (.*)/.exec(String(thrown)) ?? [];
  if (sentence === undefined) throw thrown;
  return `did not come to rest: ${sentence}`;
}

/** Defined by the Storybook preview. */
const settled = () => (globalThis as unknown as { storySettled: () => Promise<void> }).storySettled();
