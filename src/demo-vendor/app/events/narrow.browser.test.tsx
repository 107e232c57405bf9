import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openFrame } from '../../../../tests/demo-vendor/frameKit.ts';

beforeAll(async () => {
  await page.viewport(320, 592);
  const { load } = await openFrame('bac-lotus');
  await load();
});

it('two hands stand side by side on the smallest phone and on a low screen, within the page', async () => {
  for (const [width, height] of [
    [320, 592],
    [844, 342],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => document.querySelectorAll('.hands > *').length).toBe(3);
    const boxes = [...document.querySelectorAll('.hands > *')].map((part) => part.getBoundingClientRect());
    const rights = boxes.map(({ right }) => right);
    expect(rights, `${width}`).toEqual(rights.toSorted((one, other) => one - other));
    expect(Math.max(...rights)).toBeLessThanOrEqual(width);
    const [first, , second] = boxes;
    expect(Math.abs((first?.top ?? 0) - (second?.top ?? 99))).toBeLessThan(2);
  }
});

it('hands and the time left reach over no spot on a desktop at 200 %', async () => {
  await page.viewport(720, 402);
  await expect.poll(() => document.querySelectorAll('.pick').length).toBeGreaterThan(2);
  const spots = document.querySelector('.betting')?.getBoundingClientRect().left ?? 0;
  const reach = [...document.querySelectorAll('.count, .count *, .hands > *, .hands .card')].map(
    (part) => part.getBoundingClientRect().right,
  );
  expect(Math.max(...reach)).toBeLessThanOrEqual(spots);
});
