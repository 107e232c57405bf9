import { expect, it } from 'vitest';
import { moved, placeOf, startCrop, zoomed } from './crop.ts';

const wide = { width: 400, height: 200 };

it('fits the shorter side and centres the picture', () => {
  expect(placeOf(wide, startCrop, 100)).toEqual({ x: -50, y: 0, width: 200, height: 100 });
});

it('moves the picture until its edge only, so that it covers the frame', () => {
  expect(moved(wide, startCrop, { x: 30, y: 30 }, 100)).toEqual({ x: 30, y: 0, zoom: 1 });
  expect(moved(wide, startCrop, { x: -900, y: 0 }, 100)).toEqual({ x: -50, y: 0, zoom: 1 });
});

it('keeps the middle of the frame while it is scaled, and covers it when it is scaled back', () => {
  const near = zoomed(wide, { x: 20, y: 0, zoom: 1 }, 2, 100);
  expect(near).toEqual({ x: 40, y: 0, zoom: 2 });
  const corner = moved(wide, near, { x: 900, y: 900 }, 100);
  expect(corner).toEqual({ x: 150, y: 50, zoom: 2 });
  expect(zoomed(wide, corner, 1, 100)).toEqual({ x: 50, y: 0, zoom: 1 });
});
