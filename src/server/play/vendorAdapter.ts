import type { Static } from 'typebox';
import type { SeamlessGame } from '../../wire/seamless.ts';
import type { VendorDraw, VendorLaunch, VendorLaunched, VendorLottery, VendorRound } from '../../wire/seamlessVendor.ts';

export type PlayGame = Static<typeof SeamlessGame>;

/**
 * Adapter for a game vendor. Vendors that implement the seamless contract use `seamlessVendor.ts`; any other API needs an
 * implementation of this interface and routes that call the same operations. All must pass `tests/vendors/conformance`.
 * @throws VendorDown if the vendor cannot be reached, UnknownGame if it does not have the game
 */
export interface VendorAdapter {
  readonly id: string;
  /** Whether it runs the games of this catalogue vendor. */
  serves(vassalage: string): boolean;
  /** Allowed frame origins. Not needed for relative URLs. */
  readonly origins: readonly string[];
  /** HMAC secret shared with the vendor for this merchant. */
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
