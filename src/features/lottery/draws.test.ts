import { expect, it } from 'vitest';
import type { LotteryGame } from '../../wire/launch.ts';
import { nextDraw, openedFor } from './draws.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const lottery = (gameId: string, closesIn: number | null): LotteryGame => ({
  game: { gameId } as LotteryGame['game'],
  playTypes: [],
  draw:
    closesIn === null
      ? null
      : {
          issue: gameId,
          closesAt: new Date(noon + closesIn).toISOString(),
          drawsAt: new Date(noon + closesIn + 5_000).toISOString(),
          interval: 300,
        },
});

it('names the lottery that closes first, past ones and silent ones aside', () => {
  const games = [lottery('later', 90_000), lottery('silent', null), lottery('soon', 30_000), lottery('closed', 0)];
  expect(nextDraw(games, noon)?.game.gameId).toBe('soon');
  expect(nextDraw(games, noon + 30_000)?.game.gameId).toBe('later');
});

it('stays with the draw that runs while all bets are closed, and names none where none is known', () => {
  const games = [lottery('later', 90_000), lottery('silent', null), lottery('soon', 30_000)];
  expect(nextDraw(games, noon + 90_000)?.game.gameId).toBe('soon');
  expect(nextDraw([lottery('silent', null)], noon)).toBe(null);
});

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
