import { below, type Random } from '../../fairness/random.ts';

export interface CatchTable {
  readonly id: string;
  /** Return to player (RTP) in 1/10,000, the same for every target. */
  readonly returned: number;
  /** Payout of each target in hundredths of the stake, ascending. */
  readonly targets: readonly number[];
}

export interface CatchOutcome {
  readonly caught: boolean;
  /** Hundredths of the stake. */
  readonly pays: number;
}

const billion = 1_000_000_000;

/** Hit probability in billionths: inversely proportional to the payout, so that every target has the same RTP. */
export const chanceOf = (table: CatchTable, target: number) =>
  Math.floor((table.returned * (billion / 10_000) * 100) / (table.targets[target] ?? Number.POSITIVE_INFINITY));

/** Decides one shot at a target. */
export function shoot(table: CatchTable, target: number, random: Random): CatchOutcome {
  const caught = below(random, billion) < chanceOf(table, target);
  return { caught, pays: caught ? (table.targets[target] ?? 0) : 0 };
}
