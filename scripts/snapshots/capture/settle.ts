import type { Page } from 'playwright-core';

/** Longest wait for a story to come to rest, in milliseconds: a picture of half a page would pass for a change. */
const timeoutMs = 60_000;

const late = `did not come to rest within ${timeoutMs / 1000} s`;

/** Tallest picture, in CSS pixels: nothing of ours is longer, and a runaway page shall not eat the memory. */
const tallest = 12_000;

interface Window {
  readonly width: number;
  readonly height: number;
  /** Makes the window as tall as the page, so that one picture shows all of it. */
  readonly whole: boolean;
}

/**
 * Waits until nothing moves any more. Answers a sentence when the story failed or never came to rest.
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

/** Lets the page be painted, all of it in one go, now that it will not change any more; see `standStill.ts`. */
export async function unveil(page: Page): Promise<void> {
  await page.evaluate(async () => {
    (globalThis as unknown as { unveil: () => void }).unveil();
    for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** `ready`, the sentence of a failed story, or null while it is still at work. */
function readiness(): string | null {
  if (document.querySelector('[data-qa-ready]') !== null) return 'ready';
  // The first look may come before the page has a body.
  if (document.querySelector('.sb-show-errordisplay, .sb-show-nopreview') === null) return null;
  const text = document.querySelector('#error-message, .sb-nopreview_heading')?.textContent ?? '';
  return `failed: ${text.trim().slice(0, 200) || 'the story cannot be drawn'}`;
}

/** A story that is ready has come to rest; after a change of size it has to do so anew. */
async function rest(page: Page): Promise<string | null> {
  return page.evaluate(settled).then(() => null, sentenceOf);
}

/** What the page says it waited for in vain; a browser that is gone is nobody's fault, and its cell is taken once more. */
function sentenceOf(thrown: unknown): string {
  const [, sentence] = /The story did not come to rest: (.*)/.exec(String(thrown)) ?? [];
  if (sentence === undefined) throw thrown;
  return `did not come to rest: ${sentence}`;
}

/** The preview knows when it is at rest. */
const settled = () => (globalThis as unknown as { storySettled: () => Promise<void> }).storySettled();
