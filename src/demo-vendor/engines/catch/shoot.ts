import { below, type Random } from '../../fairness/random.ts';

export interface CatchTable {
  readonly id: string;
  /** Return to player in ten-thousandths, the same for every target. */
  readonly returned: number;
  /** Hundredths of the shot, rising. */
  readonly targets: readonly number[];
}

export interface CatchOutcome {
  readonly caught: boolean;
  /** Hundredths of the shot. */
  readonly pays: number;
}

const fine = 1_000_000_000;

/** Chance of a hit in billionths: the smaller the more it pays, so that every target returns the same. */
export const chanceOf = (table: CatchTable, target: number) =>
  Math.floor((table.returned * (fine / 10_000) * 100) / (table.targets[target] ?? Number.POSITIVE_INFINITY));

export function shoot(table: CatchTable, target: number, random: Random): CatchOutcome {
  const caught = below(random, fine) < chanceOf(table, target);
  return { caught, pays: caught ? (table.targets[target] ?? 0) : 0 };
}
