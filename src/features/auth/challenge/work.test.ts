import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { tryWork } from './work.ts';

it('finds the first number that solves it, or none', () => {
  const seed = 'hacson.a-lot-of-a-task.';
  const found = tryWork({ seed, bits: 8 }, 0, 100_000);
  const startsWithZero = (text: string | number) => createHash('sha256').update(`${seed}${text}`).digest()[0] === 0;
  expect(startsWithZero(found ?? '')).toBe(true);
  expect(Array.from({ length: Number(found) }, (_, before) => startsWithZero(before))).not.toContain(true);
  expect(tryWork({ seed, bits: 8 }, 0, Number(found))).toBeNull();
});

it('counts zero bits across bytes', () => {
  const seed = 'hacson.a-lot-of-a-task.';
  const found = tryWork({ seed, bits: 11 }, 0, 100_000);
  const digest = createHash('sha256').update(`${seed}${found}`).digest();
  expect([digest[0], (digest[1] ?? 255) < 32]).toEqual([0, true]);
});
