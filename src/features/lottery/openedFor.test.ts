import { expect, it } from 'vitest';
import { openedFor } from './openedFor.ts';

const draw = (gameId: string, issue: string, openedAt: string) => ({
  gameId,
  gameName: gameId,
  issue,
  numbers: ['1'],
  openedAt,
});

it('keeps the draws of its lobby and knows the last one of each lottery', () => {
  const draws = [
    draw('north', '3', '2026-11-20T03:00:00Z'),
    draw('fast', '9', '2026-11-20T02:00:00Z'),
    draw('north', '2', '2026-11-20T01:00:00Z'),
  ];
  const { own, latest } = openedFor(draws, ['north', 'south']);
  expect(own.map(({ issue }) => issue)).toEqual(['3', '2']);
  expect([...latest].map(([gameId, { issue }]) => [gameId, issue])).toEqual([['north', '3']]);
});
