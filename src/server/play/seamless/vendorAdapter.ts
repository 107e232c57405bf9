import type { Static } from 'typebox';
import type { Money } from '../../../domain/money.ts';
import type { SeamlessGame } from '../../../wire/seamless.ts';
import type {
  VendorDraw,
  VendorLaunch,
  VendorLaunched,
  VendorLottery,
  VendorProof,
  VendorProofAsked,
  VendorRound,
} from '../../../wire/seamlessVendor.ts';
import type { SecretSource } from '../../platform/secrets/index.ts';

export type PlayGame = Static<typeof SeamlessGame>;

/**
 * Adapter for a game vendor: an entry of `vendors.json` with the contract that it names (`server/play/vendors/contracts`). All
 * contracts must pass `tests/vendors/conformance`.
 * @throws VendorDown if the vendor cannot be reached, UnknownGame if it does not have the game
 */
export interface VendorAdapter extends SecretSource {
  readonly id: string;
  /** Name of the API it speaks. Its calls are accepted by the routes of this contract only. */
  readonly contract: string;
  /** Whether it runs the games of this studio and category. */
  serves(vassalage: string, category: string): boolean;
  /** Allowed frame origins. Not needed for relative URLs. */
  readonly origins: readonly string[];
  /** Most that one bet may pay. */
  readonly maxPayout: Money;
  launch(merchant: string, order: VendorLaunch): Promise<VendorLaunched>;
  rounds(merchant: string, asked: readonly { roundId: string; player: string }[]): Promise<readonly VendorRound[]>;
  lotteries(merchant: string, games: readonly PlayGame[]): Promise<readonly VendorLottery[]>;
  draws(merchant: string, games: readonly PlayGame[], count: number): Promise<readonly VendorDraw[]>;
  /** Proof of a round, or null. Absent if the vendor's API has no proofs. */
  proof?(merchant: string, asked: VendorProofAsked): Promise<VendorProof | null>;
}

/** The vendors as currently configured. The list changes while the server runs, so it is read on every use. */
export interface Vendors {
  all(): readonly VendorAdapter[];
  byId(id: string): VendorAdapter | null;
}

export class VendorDown extends Error {
  override readonly name = 'VendorDown';
}

export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}
