import { expect, it } from 'vitest';
import type { TeamRow } from '../../../wire/agents.ts';
import { shownPath } from './shownPath.ts';
import { markedParts, placedRows } from './treeRows.ts';

const row = (id: string, upline: string) => ({ id, upline, name: id }) as TeamRow;

it('places what was found below its uplines', () => {
  const rows = [row('b', 'a'), row('a', 'top'), row('d', 'top'), row('c', 'b')];
  expect(placedRows(rows, 'top').map(({ row: { id }, level, isOpen }) => [id, level, isOpen])).toEqual([
    ['a', 0, true],
    ['b', 1, true],
    ['c', 2, false],
    ['d', 0, false],
  ]);
});

it('marks every occurrence, whatever its case', () => {
  expect(markedParts('LinhLinh90', 'linh').map(({ text, isMatch }) => [text, isMatch])).toEqual([
    ['Linh', true],
    ['Linh', true],
    ['90', false],
  ]);
  expect(markedParts('baotran', 'linh')).toEqual([{ text: 'baotran', isMatch: false }]);
  expect(markedParts('İlinh', 'linh')).toEqual([{ text: 'İlinh', isMatch: false }]);
});

it('cuts a long path in its middle', () => {
  expect(shownPath([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
  expect(shownPath([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, null, 6, 7]);
});
