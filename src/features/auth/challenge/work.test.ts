import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';
import { tryWork } from './work.ts';

const hex = (digest: Uint32Array) => [...digest].map((word) => word.toString(16).padStart(8, '0')).join('');

it('digests texts of every length around the blocks as everybody does', () => {
  for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

it('finds the first number that does it, and none where there is none', () => {
  const seed = 'hacson.a-lot-of-a-task.';
  const found = tryWork({ seed, bits: 8 }, 0, 100_000);
  const startsWithZero = (text: string | number) => createHash('sha256').update(`${seed}${text}`).digest()[0] === 0;
  expect(startsWithZero(found ?? '')).toBe(true);
  expect(Array.from({ length: Number(found) }, (_, before) => startsWithZero(before))).not.toContain(true);
  expect(tryWork({ seed, bits: 8 }, 0, Number(found))).toBeNull();
});
