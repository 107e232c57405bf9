import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openFrame } from '../../../../tests/demo-vendor/frameKit.ts';

const spots = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
const press = (name: string) => document.querySelector<HTMLButtonElement>(`[data-spot="${name}"]`)?.click();
const staged = () =>
  spots('.cloth .pick[aria-pressed="true"]')
    .map(({ dataset }) => dataset['spot']?.replace('number:', ''))
    .sort((one, other) => Number(one) - Number(other));
const place = () => document.querySelector<HTMLButtonElement>('.place');

it('stakes a press on the racetrack as one chip each on a number and its neighbours', async () => {
  await page.viewport(1280, 720);
  const { vendor, event, load } = await openFrame('roulette');
  vendor.decided = [17, 32, 0, 8, 25, 11, 36, 4, 29, 14, 7, 21, 5].map((result, index) => event(99 - index, result));
  await load();
  await expect.poll(() => spots('.track-number:enabled').length).toBe(37);

  press('track:4');
  expect(staged()).toEqual(['2', '4', '15', '19', '21']);
  document.querySelector<HTMLButtonElement>('.controls-table .toggle')?.click();
  expect(staged()).toEqual([]);

  press('track:4');
  press('track:third');
  expect(staged()).toHaveLength(17);
  // Seven more would be 24 bets in one order: none of them is taken.
  press('track:zero');
  expect(staged()).toHaveLength(17);

  place()?.click();
  await expect.poll(() => vendor.sent.length).toBe(17);
  expect(vendor.sent.every(({ play, stake }) => play === 'number' && stake === '5000.0000')).toBe(true);
  expect(new Set(vendor.sent.map(({ key }) => key)).size).toBe(17);

  expect(spots('.number-row .pocket').map(({ textContent }) => textContent)).toHaveLength(12);
});

it.each([320, 390])('keeps the numbers of the racetrack apart and large enough on %i px, behind a switch', async (width) => {
  await page.viewport(width, 700);
  expect(document.querySelector('.racetrack')?.getClientRects()).toHaveLength(0);
  press('part:track');
  const boxes = spots('.track-number').map((button) => button.getBoundingClientRect());
  const near = boxes.filter((box, index) =>
    boxes.some((other, at) => at > index && Math.hypot(box.x - other.x, box.y - other.y) < Math.max(24, box.width) - 0.5),
  );
  expect(near).toEqual([]);
  expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(24);
  press('part:board');
});
