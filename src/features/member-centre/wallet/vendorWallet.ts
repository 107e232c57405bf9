/** A vendor wallet, opened or not. */
export interface VendorWallet {
  /** As in calls, e.g. `vendor:SAPPH`. */
  readonly wallet: string;
  readonly name: string;
  readonly balance: string;
}
