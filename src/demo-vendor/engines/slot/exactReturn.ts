import type { Paytable } from './paytable.ts';
import { bestOfLine } from './spin.ts';

export interface ExactReturn {
  /** Return to player (RTP) as a fraction of the stake. */
  readonly total: number;
  readonly lines: number;
  readonly scatters: number;
  readonly freeRounds: number;
  /** Probability that a paid spin triggers free rounds. */
  readonly featureChance: number;
}

/**
 * RTP computed exactly, not simulated. Symbol frequencies on a line are those of the strips, so all lines have the
 * same expectation; reels are independent, so the scatter count is a sum of independent variables. The caps of a round
 * are ignored because they are unreachable in practice.
 */
export function exactReturn(table: Paytable): ExactReturn {
  const lines = (table.lines.length * lineExpectation(table)) / 100;
  const chances = scatterChances(table);
  const over = (values: readonly number[]) =>
    chances.reduce((sum, chance, count) => sum + chance * (values[count - 3] ?? 0), 0);
  const scatters = over(table.scatterPays) / 100;
  const free = over(table.freeRounds);
  const freeRounds = (lines + scatters) * table.freeMultiplier * (free / (1 - free));
  const featureChance = over(table.freeRounds.map((rounds) => Math.min(1, rounds)));
  return { total: lines + scatters + freeRounds, lines, scatters, freeRounds, featureChance };
}

/** Expected return of one line, in hundredths of the stake. */
function lineExpectation(table: Paytable): number {
  const shares = table.strips.map((strip) => {
    const counts = new Map<number, number>();
    for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    return [...counts].map(([symbol, count]) => ({ symbol, share: count / strip.length }));
  });
  const symbols: number[] = [];
  const walk = (reel: number, chance: number): number => {
    if (reel === shares.length) return chance * (bestOfLine(table, symbols)?.pays ?? 0);
    let sum = 0;
    for (const { symbol, share } of shares[reel] ?? []) {
      symbols[reel] = symbol;
      sum += walk(reel + 1, chance * share);
    }
    return sum;
  };
  return walk(0, 1);
}

/** Probability of each number of visible scatters. */
function scatterChances({ strips, rows, scatter }: Paytable): number[] {
  return strips.reduce<number[]>(
    (chances, strip) => {
      const seen = strip.map((_, stop) =>
        Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).filter((symbol) => symbol === scatter),
      );
      const next: number[] = [];
      for (const { length } of seen) {
        for (const [count, chance] of chances.entries())
          next[count + length] = (next[count + length] ?? 0) + chance / strip.length;
      }
      return Array.from(next, (chance) => chance ?? 0);
    },
    [1],
  );
}
