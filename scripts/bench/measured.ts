/** Result of a benchmark. */
export interface Measured {
  readonly name: string;
  /** Measurements with their baselines, in milliseconds unless `what` names another unit. */
  readonly rows: readonly { readonly what: string; readonly ours: number; readonly baseline: number | null }[];
  readonly target: string;
  readonly met: boolean;
}
