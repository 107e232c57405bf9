import type { LocalText } from '../../wire/localText.ts';
import type { SeamlessBooking, SeamlessFailureCode, SeamlessSession } from '../../wire/seamless.ts';

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

/** The platform's seamless wallet. */
export interface Wallet {
  open(merchant: string, ticket: string): Promise<SeamlessSession>;
  balance(merchant: string, session: string): Promise<string>;
  bet(bet: WalletBet): Promise<SeamlessBooking>;
  settle(round: WalletRound & { readonly payout: string; readonly outcome: LocalText }): Promise<SeamlessBooking>;
  rollback(round: WalletRound): Promise<SeamlessBooking>;
}

/** Final refusal; do not retry. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';
  readonly code: SeamlessFailureCode;

  constructor(code: SeamlessFailureCode) {
    super(`The platform refused: ${code}.`);
    this.code = code;
  }
}

/** No answer, or a retryable failure. */
export class WalletSilence extends Error {
  override readonly name = 'WalletSilence';
}
