import { expect, it } from 'vitest';
import { createMovedAccounts } from './movedAccounts.ts';

it('gives every account that moved once, of each merchant, and begins anew', () => {
  const moved = createMovedAccounts();
  moved.add('alpha', 'm1');
  moved.add('beta', 'm1');
  moved.add('alpha', 'm2');
  moved.add('alpha', 'm1');
  expect(moved.take()).toEqual([
    ['alpha', 'm1'],
    ['beta', 'm1'],
    ['alpha', 'm2'],
  ]);
  expect(moved.take()).toEqual([]);
});

it('keeps fifty thousand at most between two looks', () => {
  const moved = createMovedAccounts();
  for (let number = 0; number <= 50_000; number += 1) moved.add('alpha', String(number));
  const taken = moved.take();
  expect([taken.length, taken.at(-1)]).toEqual([50_000, ['alpha', '49999']]);
});
