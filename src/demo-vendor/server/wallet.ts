import type { LocalText } from '../../wire/localText.ts';
import type { SeamlessBooking, SeamlessSession } from '../../wire/seamless.ts';

export interface WalletBet {
  readonly merchant: string;
  readonly session: string;
  /** Used as round id and bet id: each round has one bet. */
  readonly round: string;
  readonly game: string;
  /** Decimal string with four places. */
  readonly amount: string;
  readonly selection: LocalText;
}

export interface WalletRound {
  readonly merchant: string;
  readonly player: string;
  readonly round: string;
}

/**
 * The platform's seamless wallet. Its calls throw a `PlayRefusal`: `NETWORK` if the outcome is unknown and the call must be
 * retried, the platform's code if the refusal is final.
 */
export interface Wallet {
  open(merchant: string, ticket: string): Promise<SeamlessSession>;
  balance(merchant: string, session: string): Promise<string>;
  bet(bet: WalletBet): Promise<SeamlessBooking>;
  settle(round: WalletRound & { readonly payout: string; readonly outcome: LocalText }): Promise<SeamlessBooking>;
  rollback(round: WalletRound): Promise<SeamlessBooking>;
}
