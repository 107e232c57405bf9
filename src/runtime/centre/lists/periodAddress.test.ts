import { expect, it } from 'vitest';
import { periodOf, periodText } from './periodAddress.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const now = Date.parse('2028-02-28T17:30:00Z');
const rangeOf = (text: string | undefined) => {
  const { preset, range } = periodOf(text, now, timeZone);
  return `${preset} ${range.from} ${range.until}`;
};

it('reads presets and days from an address, and the last 7 days from anything else [CONST-38]', () => {
  expect(rangeOf('today')).toBe('today 2028-02-29 2028-02-29');
  expect(rangeOf('2028-02-01..2028-02-29')).toBe('null 2028-02-01 2028-02-29');
  for (const text of [undefined, '', 'next7', '2028-02-02..2028-02-01', '2027-02-29..2027-03-01', 'x..y']) {
    expect(rangeOf(text)).toBe('last7 2028-02-23 2028-02-29');
  }
});

it('writes the preset that has the days, so that it moves on at midnight', () => {
  expect(periodText({ from: '2028-02-28', until: '2028-02-28' }, now, timeZone)).toBe('yesterday');
  expect(periodText({ from: '2028-02-01', until: '2028-02-29' }, now, timeZone)).toBe('thisMonth');
  expect(periodText({ from: '2028-02-01', until: '2028-02-28' }, now, timeZone)).toBe('2028-02-01..2028-02-28');
});
