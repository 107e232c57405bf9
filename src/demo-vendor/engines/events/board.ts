import { below } from '../../fairness/random.ts';
import { choice, type EventModel, type Play } from './model.ts';

/** Prize tier of a Vietnamese lottery: how many numbers are drawn, with how many digits. */
export interface Tier {
  readonly key: string;
  readonly count: number;
  readonly digits: number;
}

const tier = (key: string, count: number, digits: number): Tier => ({ key, count, digits });

/** 27 numbers. */
export const northernTiers = [
  tier('db', 1, 5),
  tier('g1', 1, 5),
  tier('g2', 2, 5),
  tier('g3', 6, 5),
  tier('g4', 4, 4),
  tier('g5', 6, 4),
  tier('g6', 3, 3),
  tier('g7', 4, 2),
];

/** 18 numbers. */
export const southernTiers = [
  tier('db', 1, 6),
  tier('g1', 1, 5),
  tier('g2', 1, 5),
  tier('g3', 2, 5),
  tier('g4', 7, 5),
  tier('g5', 1, 4),
  tier('g6', 3, 4),
  tier('g7', 1, 3),
  tier('g8', 1, 2),
];

/** All numbers of the board, special prize first. */
export type BoardResult = readonly string[];

interface BoardPays {
  readonly loto: number;
  readonly pair: number;
}

/**
 * Two-digit bets on a lottery board: the special prize, its digits, any number of the board (paid once per
 * occurrence), and pairs that must both occur.
 */
export function board(id: string, tiers: readonly Tier[], pays: BoardPays): EventModel<BoardResult> {
  const numbers = tiers.reduce((sum, { count }) => sum + count, 0);
  const digit = choice(...Array.from({ length: 10 }, (_, value) => String(value)));
  const two = (count: number) => ({ kind: 'numbers', min: 0, max: 99, digits: 2, count }) as const;
  const plays: readonly Play[] = [
    { key: 'special', picks: two(1), pays: 9500 },
    { key: 'loto', picks: two(1), pays: pays.loto },
    { key: 'pair', picks: two(2), pays: pays.pair },
    { key: 'head', picks: digit, pays: 950 },
    { key: 'tail', picks: digit, pays: 950 },
  ];
  const returned = (result: BoardResult, play: string, pick: string): number => {
    const ends = result.map((number) => number.slice(-2));
    const special = ends[0] ?? '';
    if (play === 'special') return special === pick ? 9500 : 0;
    if (play === 'head') return special[0] === pick ? 950 : 0;
    if (play === 'tail') return special[1] === pick ? 950 : 0;
    if (play === 'loto') return ends.filter((end) => end === pick).length * pays.loto;
    return pick.split('-').every((number) => ends.includes(number)) ? pays.pair : 0;
  };
  const expected = (play: string): number => {
    if (play === 'special') return 9500 / 100;
    if (play === 'loto') return (numbers / 100) * pays.loto;
    if (play === 'pair') return (1 - 2 * 0.99 ** numbers + 0.98 ** numbers) * pays.pair;
    return 950 / 10;
  };
  return {
    id,
    plays,
    draw: (random) =>
      tiers.flatMap(({ count, digits }) =>
        Array.from({ length: count }, () => String(below(random, 10 ** digits)).padStart(digits, '0')),
      ),
    returned,
    expected,
    texts: (result) => result,
  };
}
