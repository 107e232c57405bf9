import { expect, it } from 'vitest';
import { markPlace } from './qrModules.ts';

it.each([21, 25, 33, 41, 57, 177])('keeps the mark of a code of %i modules in the middle, within a fifth of it', (modules) => {
  const { start, side } = markPlace(modules);
  expect([Number.isInteger(start), start + side + start, side <= modules / 5, side > 0]).toEqual([true, modules, true, true]);
});
