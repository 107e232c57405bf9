/** Rules of a slot as data. Symbols are numbers; the catalogue maps them to drawings. */
export interface Paytable {
  readonly id: string;
  readonly rows: number;
  /** One circular strip of symbols per reel. */
  readonly strips: readonly (readonly number[])[];
  /** Paylines: the row on each reel. */
  readonly lines: readonly (readonly number[])[];
  /** Hundredths of the total stake, by symbol, then by run length from the left (3 and up). */
  readonly pays: readonly (readonly number[])[];
  /** Substitutes for every symbol except the scatter. */
  readonly wild: number;
  readonly scatter: number | null;
  /** Hundredths of the total stake for 3, 4, 5 scatters anywhere. */
  readonly scatterPays: readonly number[];
  /** Free rounds for 3, 4, 5 scatters; retriggers during free rounds. */
  readonly freeRounds: readonly number[];
  /** Multiplier of wins in free rounds. */
  readonly freeMultiplier: number;
  /** Cap on the return of a round, in hundredths of the stake. */
  readonly mostReturned: number;
  readonly mostFreeRounds: number;
}

export interface LineWin {
  readonly line: number;
  readonly symbol: number;
  readonly length: number;
  /** Hundredths of the total stake. */
  readonly pays: number;
}

/** One spin of the reels. */
export interface Fall {
  /** Stop position of each strip: index of the top row's symbol. */
  readonly stops: readonly number[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  /** Hundredths of the total stake, multiplier included. */
  readonly pays: number;
  readonly free: boolean;
  readonly freeRoundsWon: number;
}

export interface SlotOutcome {
  readonly falls: readonly Fall[];
  /** Hundredths of the total stake. */
  readonly pays: number;
}
