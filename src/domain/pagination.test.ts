import { expect, it } from 'vitest';
import { pageMarks } from './pagination.ts';

it('shows three numbers around the current page and one at each end [CONST-24] [CONST-25]', () => {
  expect(pageMarks(7, 54)).toEqual([1, 'gap', 6, 7, 8, 'gap', 54]);
});

it('keeps three numbers at either end', () => {
  expect(pageMarks(1, 54)).toEqual([1, 2, 3, 'gap', 54]);
  expect(pageMarks(54, 54)).toEqual([1, 'gap', 52, 53, 54]);
});

it('writes a number instead of a gap that would hide only that one', () => {
  expect(pageMarks(4, 54)).toEqual([1, 2, 3, 4, 5, 'gap', 54]);
});

it('lists every page of a short list once', () => {
  expect(pageMarks(2, 3)).toEqual([1, 2, 3]);
  expect(pageMarks(1, 1)).toEqual([1]);
  expect(pageMarks(1, 0)).toEqual([]);
});
