import { expect, it } from 'vitest';
import { readingMinutes } from './readingTime.ts';

it.each([
  ['', 1],
  ['chữ '.repeat(329), 1],
  ['chữ '.repeat(330), 2],
  ['chữ '.repeat(2200), 10],
])('counts whole minutes at 220 words each, one at least', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
