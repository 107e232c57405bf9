import { expect, it } from 'vitest';
import { rankAfterPeriod, rankLabel, rankReachedBy, shortRankLabel } from './rank.ts';

const ranks = [
  { turnover: 100n, deposits: 0n, keep: 0n },
  { turnover: 200n, deposits: 50n, keep: 150n },
  { turnover: 300n, deposits: 50n, keep: 150n },
];

it.each([
  [99n, 1000n, 0],
  [100n, 0n, 1],
  [300n, 49n, 1],
  [299n, 50n, 2],
  [1000n, 50n, 3],
])('turnover %s with deposits %s reaches rank %s', (turnover, deposits, rank) =>
  expect(rankReachedBy(ranks, { turnover, deposits })).toBe(rank),
);

it('keeps a rank, or takes one, at the end of a period', () => {
  expect([0, 1, 2, 3].map((rank) => rankAfterPeriod(ranks, rank, 0n))).toEqual([0, 1, 1, 2]);
  expect([2, 3].map((rank) => rankAfterPeriod(ranks, rank, 150n))).toEqual([2, 3]);
});

it('labels a rank by number and name [PROD-18]', () => {
  expect([rankLabel(0, null), rankLabel(3, 'Bạc'), shortRankLabel('VIP 3 · Bạc'), shortRankLabel('VIP 0')]).toEqual([
    'VIP 0',
    'VIP 3 · Bạc',
    'VIP 3',
    'VIP 0',
  ]);
});
