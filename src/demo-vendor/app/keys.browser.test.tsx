import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFrame } from '../../../tests/demo-vendor/frameKit.ts';

let frame: Awaited<ReturnType<typeof openFrame>>;

beforeAll(async () => {
  await page.viewport(1280, 668);
  frame = await openFrame('bac-lotus');
  await frame.load();
});

const keys = (text: string) => userEvent.keyboard(text);
const focused = () => document.activeElement?.getAttribute('data-spot');
const staged = () =>
  [...document.querySelectorAll('.pick[aria-pressed="true"]')].map(
    (spot) => `${spot.getAttribute('data-spot')} ${spot.querySelector('.stack-sum')?.textContent}`,
  );

it('keeps one spot in the tab order and moves over the others with the arrow keys', async () => {
  const inOrder = () => [...document.querySelectorAll<HTMLElement>('.pick')].filter(({ tabIndex }) => tabIndex === 0);
  await expect.poll(() => document.querySelectorAll('.pick:enabled').length).toBe(5);
  expect(inOrder()).toHaveLength(1);
  inOrder()[0]?.focus();
  expect(focused()).toBe('hand:player');
  await keys('{ArrowRight}');
  expect(focused()).toBe('hand:tie');
  await keys('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('hand:banker');
  await keys('{ArrowDown}');
  expect(focused()).toBe('firstPair:banker');
  expect(inOrder().map(({ dataset }) => dataset['spot'])).toEqual(['firstPair:banker']);
});

it('adds, takes off, undoes, places and repeats chips by key', async () => {
  await keys('{Enter} 2{Enter}');
  expect(staged()).toEqual(['firstPair:banker 20K']);
  await keys('{Delete}');
  expect(staged()).toEqual([]);
  await keys('{Control>}z{/Control}');
  expect(staged()).toEqual(['firstPair:banker 20K']);
  await keys('b');
  await expect
    .poll(() => frame.vendor.sent.map(({ play, pick, stake }) => `${play} ${pick} ${stake}`))
    .toEqual(['firstPair banker 20000.0000']);
  await expect.poll(staged).toEqual([]);
  await keys('r');
  expect(staged()).toEqual(['firstPair:banker 20K']);
  await keys('{Control>}z{/Control}');
  expect(staged()).toEqual([]);
});

it('opens the history and switches the sound, but never under an open sheet', async () => {
  await keys('h');
  await expect.poll(() => document.querySelector('dialog[open] [aria-selected="true"]')?.textContent).toBe('History');
  await keys('m{Escape}');
  expect(document.querySelector('dialog[open]')).toBeNull();
  const speaker = () => document.querySelector('.tools [aria-pressed]')?.getAttribute('aria-pressed');
  expect(speaker()).toBe('false');
  await keys('m');
  expect(speaker()).toBe('true');
  await keys('m');
});

it('says to screen readers that betting is about to close and has closed, not every second', async () => {
  const heard = () => document.querySelector('#game > .unseen[role="status"]')?.textContent;
  frame.moveClock(frame.vendor.closesInMs - 4_500);
  await expect.poll(heard).toBe('Five seconds left to bet.');
  frame.moveClock(frame.vendor.closesInMs);
  await expect.poll(heard).toBe('Betting closed');
});
