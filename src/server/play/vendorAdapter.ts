import type { Static } from 'typebox';
import type { SeamlessGame } from '../../wire/seamless.ts';
import type { VendorDraw, VendorLaunch, VendorLaunched, VendorLottery, VendorRound } from '../../wire/seamlessVendor.ts';

export type PlayGame = Static<typeof SeamlessGame>;

/**
 * A supplier of games. One that speaks the seamless contract needs no code, see `seamlessVendor.ts`; one with a contract of
 * its own is a file that does this and registers routes that end in the same acts. All of them must pass
 * `tests/vendors/conformance`. Whatever cannot be asked throws `VendorDown`, an unknown game `UnknownGame`.
 */
export interface VendorAdapter {
  readonly id: string;
  /** Whether games of this vendor of the catalogue are its. */
  serves(vassalage: string): boolean;
  /** Origins its frames may come from. A relative address needs none. */
  readonly origins: readonly string[];
  /** What both sides sign with for this merchant. */
  secretOf(merchant: string): Promise<string>;
  launch(merchant: string, order: VendorLaunch): Promise<VendorLaunched>;
  rounds(merchant: string, asked: readonly { roundId: string; player: string }[]): Promise<readonly VendorRound[]>;
  lotteries(merchant: string, games: readonly PlayGame[]): Promise<readonly VendorLottery[]>;
  draws(merchant: string, games: readonly PlayGame[], count: number): Promise<readonly VendorDraw[]>;
}

export class VendorDown extends Error {
  override readonly name = 'VendorDown';
}

export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}
