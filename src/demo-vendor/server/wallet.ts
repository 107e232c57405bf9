import type { LocalText } from '../../wire/localText.ts';
import type { SeamlessBooking, SeamlessFailureCode, SeamlessSession } from '../../wire/seamless.ts';

export interface WalletBet {
  readonly merchant: string;
  readonly session: string;
  /** Round and bet in one: every round of ours has one bet. */
  readonly round: string;
  readonly game: string;
  /** Four places. */
  readonly amount: string;
  readonly selection: LocalText;
}

export interface WalletRound {
  readonly merchant: string;
  readonly player: string;
  readonly round: string;
}

/** Where stakes come from and payouts go: the platform's seamless wallet. */
export interface Wallet {
  open(merchant: string, ticket: string): Promise<SeamlessSession>;
  balance(merchant: string, session: string): Promise<string>;
  bet(bet: WalletBet): Promise<SeamlessBooking>;
  settle(round: WalletRound & { readonly payout: string; readonly outcome: LocalText }): Promise<SeamlessBooking>;
  rollback(round: WalletRound): Promise<SeamlessBooking>;
}

/** A final no. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';
  readonly code: SeamlessFailureCode;

  constructor(code: SeamlessFailureCode) {
    super(`The platform refused: ${code}.`);
    this.code = code;
  }
}

/** No answer, or one that says to ask again. */
export class WalletSilence extends Error {
  override readonly name = 'WalletSilence';
}
