import type { MoneyFormat } from '../domain/moneyText.ts';
import type { Language } from '../wire/localText.ts';

/** Protocol between the frame and its server. Amounts are decimal strings with four places, times epoch milliseconds. */

/** Boot data, embedded in the page as JSON. */
export interface FrameBoot {
  /** Secret session id; the bearer token of every call. */
  readonly session: string;
  /** Path of the page after a reload; names the session and is not its secret. */
  readonly place: string;
  readonly game: string;
  readonly name: string;
  readonly language: Language;
  readonly symbol: string;
  readonly currency: string;
  /** Format of amounts on the site; null: with comma, point and two decimals. */
  readonly money: MoneyFormat | null;
  /** IANA zone of the site's times; null: the browser's. */
  readonly timeZone: string | null;
  readonly demo: boolean;
  readonly playMoney: boolean;
  /** The only origin that the frame exchanges messages with. */
  readonly site: string;
  readonly backUrl: string;
  /** Bet type that is initially selected. */
  readonly play: string | null;
}

export interface FrameRound {
  readonly id: string;
  readonly key: string;
  readonly state: 'open' | 'decided' | 'settled' | 'cancelling' | 'cancelled';
  readonly game: string;
  readonly stake: string;
  /** Null until decided. */
  readonly payout: string | null;
  readonly play: string;
  readonly pick: string;
  readonly event: number | null;
  readonly outcome: unknown;
  readonly at: number;
}

export interface FrameSeeds {
  readonly serial: number;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export interface FrameState {
  readonly now: number;
  readonly balance: string;
  readonly limits: { readonly min: string; readonly max: string; readonly steps: readonly string[]; readonly bets: number };
  readonly seeds: FrameSeeds;
  /** Rounds whose result was not seen yet, newest first. */
  readonly unseen: readonly FrameRound[];
}

export interface FramePlayed {
  readonly rounds: readonly FrameRound[];
  readonly balance: string;
  /** Code of the refusal if some bets were not accepted. */
  readonly refused: string | null;
}

export interface FrameEvent {
  readonly number: number;
  readonly opensAt: number;
  readonly startsAt: number;
  readonly closesAt: number;
  readonly decidedAt: number;
  readonly commitment: string;
  /** Result of a decided event; for a match in progress the scores so far. */
  readonly result: unknown;
  /** Null until decided. */
  readonly serverSeed: string | null;
}

export interface FrameEvents {
  readonly now: number;
  readonly balance: string | null;
  /** Running and upcoming events, ascending by number; `decided` holds the decided ones, newest first. */
  readonly events: readonly FrameEvent[];
  readonly decided: readonly FrameEvent[];
  readonly rounds: readonly FrameRound[];
}

export interface FrameProof {
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly serverSeed: string | null;
}

export interface FrameRefusal {
  readonly code: string;
}

/** Messages from the frame to the embedding site (`postMessage`). */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'close' }
  | { readonly type: 'fullScreen' }
  /** The player asks for their limits. */
  | { readonly type: 'limits' }
  | { readonly type: 'error'; readonly code: string };
