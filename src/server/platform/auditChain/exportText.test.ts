import { expect, it } from 'vitest';
import { cellOf } from './exportText.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+84', "'+84"],
  ['-5', "'-5"],
  ['@sum(a1)', "'@sum(a1)"],
  ['\t=1', "'\t=1"],
  ['=a,"b"', `"'=a,""b"""`],
  ['["event", "alpha"]', '"[""event"", ""alpha""]"'],
  ['plain', 'plain'],
  [null, ''],
  [7, '7'],
])('a cell %j is written as %j, so that a spreadsheet takes none for a formula', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});
