import { expect, it } from 'vitest';
import { keepServerDate, onThisClock } from './serverTime.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const date = 'Fri, 20 Nov 2026 12:00:00 GMT';

it('shows a moment of the server on a clock that is wrong', () => {
  const draw = noon + 60_000;
  keepServerDate(date, noon + 500 - 120_000);
  expect(onThisClock(draw) - (noon + 500 - 120_000)).toBe(59_500);
  keepServerDate(date, noon + 500 + 120_000);
  expect(onThisClock(draw) - (noon + 500 + 120_000)).toBe(59_500);
});

it('believes this clock where both agree, and keeps what it knew where an answer has no date', () => {
  keepServerDate(date, noon + 1_200);
  expect(onThisClock(noon)).toBe(noon);
  keepServerDate(date, noon - 60_000);
  keepServerDate(undefined, noon);
  keepServerDate('soon', noon);
  expect(onThisClock(noon)).toBe(noon - 60_500);
});
