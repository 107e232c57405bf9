import { expect, it } from 'vitest';
import { leadingZeros } from './builtinChallenge.ts';

// The kit does the work of the challenge by the same function, so only this shows a wrong count.
it.each([
  [[0x80], 0],
  [[0xff, 0], 0],
  [[0x40, 0], 1],
  [[1], 7],
  [[0, 0xff], 8],
  [[0, 1, 0xff], 15],
  [[0, 0, 0x10], 19],
  [[0, 0], 16],
])('counts the zero bits before the first one: %j begins with %d', (bytes, zeros) => {
  expect(leadingZeros(Buffer.from(bytes))).toBe(zeros);
});
