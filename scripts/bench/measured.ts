/** What a benchmark found. */
export interface Measured {
  readonly name: string;
  /** Each measurement beside its baseline, in milliseconds unless `what` names another unit. */
  readonly rows: readonly { readonly what: string; readonly ours: number; readonly baseline: number | null }[];
  readonly target: string;
  readonly met: boolean;
}
