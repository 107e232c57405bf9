import { expect, it } from 'vitest';
import { rotationTo, slicesOf } from './wheelSlices.ts';

it('brings the drawn prize under the pointer, always forwards', () => {
  let present = 0;
  for (const prize of [3, 0, 7, 7, 2]) {
    const next = rotationTo(prize, 8, present);
    expect(next).toBeGreaterThan(present);
    expect((next + prize * 45) % 360).toBe(0);
    present = next;
  }
});

it('has a slice for each prize, the first at the top', () => {
  expect(slicesOf(8).map(({ turn }) => turn)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
  expect(slicesOf(1)[0]?.path).toContain('A 100 100 0 1 1');
});
