import type { Returns } from './combination.ts';
import { eachScore, type Scoring, type Strengths } from './scoring.ts';

/** A market with two sides around a line. Odds are in hundredths, stake included. */
export interface Line {
  /** Handicap of the home side, or the total that is over or under; whole or half. */
  readonly line: number;
  readonly odds: readonly [first: number, second: number];
}

type Chances = ReadonlyMap<number, number>;

/** Above every margin and total. */
const offset = 1024;

/** Chances of each value, by which lines are set: the margin of the home side, or the total of both. */
function distribution(scoring: Scoring, strengths: Strengths, valueOf: (home: number, away: number) => number): Chances {
  // An array instead of a map: basketball has some forty thousand scores.
  const sums = new Float64Array(2 * offset);
  eachScore(scoring, strengths, (home, away, chance) => {
    const index = valueOf(home, away) + offset;
    sums[index] = (sums[index] ?? 0) + chance;
  });
  const chances = new Map<number, number>();
  for (const [index, chance] of sums.entries()) if (chance > 0) chances.set(index - offset, chance);
  return chances;
}

/** Chance that a value lies above a line, and on it. */
function around(chances: Chances, line: number) {
  let [above, level] = [0, 0];
  for (const [value, chance] of chances) {
    if (value > line) above += chance;
    else if (value === line) level += chance;
  }
  return { above, level, below: 1 - above - level };
}

/** The whole or half line whose sides are most nearly equal, priced to return `share` hundredths of every stake. */
function balanced(chances: Chances, share: number): Line {
  const values = [...chances.keys()];
  const mean = [...chances].reduce((sum, [value, chance]) => sum + value * chance, 0);
  // The balance lies near the mean; a wider search finds nothing nearer.
  const reach = 6;
  const min = Math.max(Math.min(...values), Math.floor(mean) - reach);
  const max = Math.min(Math.max(...values), Math.ceil(mean) + reach);
  let best = { line: min + 0.5, gap: Number.POSITIVE_INFINITY };
  for (let line = min + 0.5; line < max; line += 0.5) {
    const { above, below, level } = around(chances, line);
    // Of two nearly balanced lines the one that is met more rarely: fewer bets are refunded.
    const gap = Math.abs(above - below) + level / 2;
    if (gap < best.gap - 1e-9) best = { line, gap };
  }
  const { above, below, level } = around(chances, best.line);
  const priced = (chance: number) => Math.max(101, Math.floor((share - 100 * level) / chance));
  return { line: best.line, odds: [priced(above), priced(below)] };
}

/** Asian handicap on the final score; `line` is added to the home side's. */
export function handicapOf(scoring: Scoring, strengths: Strengths, share: number): Line {
  const { line, odds } = balanced(
    distribution(scoring, strengths, (home, away) => home - away),
    share,
  );
  return { line: line === 0 ? 0 : -line, odds };
}

/** Over and under on the sum of the final score; null where the sum is always the same. */
export function overUnderOf(scoring: Scoring, strengths: Strengths, share: number): Line | null {
  if (scoring.kind === 'rounds') return null;
  return balanced(
    distribution(scoring, strengths, (home, away) => home + away),
    share,
  );
}

/** Hundredths of the stake that a side of a line returns: its odds, the stake where the line is met, or nothing. */
export function returnedOnLine({ odds }: Line, side: 0 | 1, difference: number): number {
  if (difference === 0) return 100;
  return difference > 0 === (side === 0) ? odds[side] : 0;
}

/** Possible returns of a side of a line other than nothing, with exact chances from every final score. */
export function returnsOnLine(
  line: Line,
  side: 0 | 1,
  scoring: Scoring,
  strengths: Strengths,
  differenceOf: (home: number, away: number) => number,
): Returns {
  let [hit, level] = [0, 0];
  eachScore(scoring, strengths, (home, away, chance) => {
    const difference = differenceOf(home, away);
    if (difference === 0) level += chance;
    else if (difference > 0 === (side === 0)) hit += chance;
  });
  return [
    [line.odds[side], hit],
    [100, level],
  ];
}
