import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+84901234567', "'+84901234567"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['  =HYPERLINK("https://x")', '"\'  =HYPERLINK(""https://x"")"'],
  ['＝1', "'＝1"],
  ['a=b', 'a=b'],
  ['Mèo “Phát” Tài', 'Mèo “Phát” Tài'],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
])('writes the text %j so that no spreadsheet runs it', (text, cell) => {
  expect(csvLine([text], 'en')).toBe(`${cell}\r\n`);
});

it('leaves amounts numbers', () => {
  expect(csvLine([{ amount: '-1,234.50' }, { amount: '0.00' }, { amount: '=1' }], 'en')).toBe('"-1,234.50",0.00,\'=1\r\n');
});

it('writes lines for spreadsheets in the language of the reader', () => {
  const cells = ['Mèo, Phát', { amount: '-1234,50' }, 'a;b'];
  expect(csvLine(cells, 'vi')).toBe('"Mèo, Phát";-1234,50;"a;b"\r\n');
  expect(csvLine(['Mèo, Phát', { amount: '-1234.50' }, 'a;b'], 'en')).toBe('"Mèo, Phát",-1234.50,"a;b"\r\n');
});
