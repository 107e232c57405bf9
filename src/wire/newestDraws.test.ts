import { expect, it } from 'vitest';
import { newestDraws } from './newestDraws.ts';

const draw = (gameCode: string, minute: number) => ({ gameCode, openedAt: new Date(minute * 60_000).toISOString() });

it('keeps the last draw of a slow lottery among those of a fast one, newest first', () => {
  const fast = Array.from({ length: 9 }, (_, index) => draw('fast', 100 - index));
  const slow = [draw('slow', 20), draw('slow', 10)];
  expect(newestDraws([...slow, ...fast], 4)).toEqual([...fast.slice(0, 3), slow[0]]);
});

it('never answers more than was asked for', () => {
  expect(newestDraws([draw('a', 1), draw('b', 3), draw('c', 2)], 2).map(({ gameCode }) => gameCode)).toEqual(['b', 'c']);
});
