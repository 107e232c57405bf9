import type { Page } from 'playwright-core';

/** Longest wait for a story to come to rest, in milliseconds. */
const patience = 20_000;

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
    .waitForFunction(readiness, undefined, { timeout: patience })
    .then((handle) => handle.jsonValue())
    .catch(() => 'late' as const);
  if (state === 'late') return `did not come to rest within ${patience / 1000} s`;
  if (state !== 'ready') return state;
  if (!whole) return null;
  for (let turn = 0, tall = height; turn < 3; turn += 1) {
    const needed = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest);
    if (needed <= tall) break;
    tall = needed;
    await page.setViewportSize({ width, height: tall });
    await page.evaluate(rest);
  }
  return null;
}

/** `ready`, the sentence of a failed story, or null while it is still at work. */
function readiness(): string | null {
  if (document.querySelector('[data-qa-ready]') !== null) return 'ready';
  if (!/sb-show-(?:errordisplay|nopreview)/.test(document.body.className)) return null;
  const text = document.querySelector('#error-message, .sb-nopreview_heading')?.textContent ?? '';
  return `failed: ${text.trim().slice(0, 200) || 'the story cannot be drawn'}`;
}

/** Nothing moves, nothing is on its way: the preview knows, also after a change of the window's size. */
async function rest(): Promise<void> {
  await (globalThis as unknown as { storySettled: () => Promise<void> }).storySettled();
}
