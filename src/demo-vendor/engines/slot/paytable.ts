/** Rules of a reel game as data. Symbols are numbers; a skin says what they look like. */
export interface Paytable {
  readonly id: string;
  readonly rows: number;
  /** One strip per reel: symbols in their order, read in a circle. */
  readonly strips: readonly (readonly number[])[];
  /** Row of each reel, per line. */
  readonly lines: readonly (readonly number[])[];
  /** Hundredths of the whole stake, by symbol and then by length from the left, for lengths of 3 and more. */
  readonly pays: readonly (readonly number[])[];
  /** Stands for every symbol but the scatter. */
  readonly wild: number;
  readonly scatter: number | null;
  /** Hundredths of the whole stake for 3, 4, 5 scatters anywhere. */
  readonly scatterPays: readonly number[];
  /** Free rounds for 3, 4, 5 scatters; also during free rounds. */
  readonly freeRounds: readonly number[];
  /** Wins of free rounds are multiplied by this. */
  readonly freeMultiplier: number;
  /** A round ends here, in hundredths of the stake. */
  readonly mostReturned: number;
  readonly mostFreeRounds: number;
}

export interface LineWin {
  readonly line: number;
  readonly symbol: number;
  readonly length: number;
  /** Hundredths of the whole stake. */
  readonly pays: number;
}

/** One fall of the reels. */
export interface Fall {
  /** Where each strip stopped: the symbol of the top row. */
  readonly stops: readonly number[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  /** Hundredths of the whole stake, with the multiplier. */
  readonly pays: number;
  readonly free: boolean;
  readonly freeRoundsWon: number;
}

export interface SlotOutcome {
  readonly falls: readonly Fall[];
  /** Hundredths of the whole stake. */
  readonly pays: number;
}
