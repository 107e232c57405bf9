import { expect, it } from 'vitest';
import type { ExportedEntry } from './entries.ts';
import { cellOf, exportText } from './exportText.ts';

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

it('has every part of an entry that its hash is made of, under its name, in both formats', () => {
  const entry = {
    seq: 7,
    kind: 'event',
    merchant: 'alpha',
    rowId: 'r-1',
    rowAt: '2026-11-20T03:00:00.000000Z',
    content: 'c',
    linkedAt: '2026-11-20T03:00:05.000000Z',
    reached: '2026-11-20T03:00:00.000000Z',
    prev: 'p',
    hash: 'h',
    text: '["event"]',
  } as ExportedEntry;
  expect(JSON.parse(exportText([entry], 'jsonl', true))).toEqual(entry);
  const head = 'seq,kind,merchant,rowId,rowAt,content,linkedAt,reached,prev,hash,text';
  const line = `7,event,alpha,r-1,${entry.rowAt},c,${entry.linkedAt},${entry.reached},p,h,"[""event""]"`;
  expect(exportText([entry], 'csv', true)).toBe(`${head}\n${line}\n`);
  expect(exportText([entry], 'csv', false)).toBe(`${line}\n`);
});
