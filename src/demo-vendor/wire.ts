import type { Language } from '../wire/localText.ts';
/** What the frame and its server say to each other. Amounts are decimal strings with four places, moments milliseconds since 1970. */

/** Written into the page. */
export interface FrameBoot {
  /** Secret of this visit; the frame sends it with every call. */
  readonly visit: string;
  readonly game: string;
  readonly name: string;
  readonly language: Language;
  readonly symbol: string;
  readonly currency: string;
  readonly demo: boolean;
  readonly playMoney: boolean;
  /** The only origin the frame talks to. */
  readonly site: string;
  readonly backUrl: string;
  /** Kind of bet that stands open. */
  readonly play: string | null;
}

export interface FrameRound {
  readonly id: string;
  readonly key: string;
  readonly state: 'open' | 'decided' | 'settled' | 'cancelling' | 'cancelled';
  readonly game: string;
  readonly stake: string;
  /** Null until it is decided. */
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
  readonly limits: { readonly least: string; readonly most: string; readonly steps: readonly string[]; readonly bets: number };
  readonly seeds: FrameSeeds;
  /** Rounds whose end was not seen yet, newest first. */
  readonly unseen: readonly FrameRound[];
}

export interface FramePlayed {
  readonly rounds: readonly FrameRound[];
  readonly balance: string;
  /** Why the others were not accepted. */
  readonly refused: string | null;
}

export interface FrameEvent {
  readonly number: number;
  readonly opensAt: number;
  readonly startsAt: number;
  readonly closesAt: number;
  readonly decidedAt: number;
  readonly commitment: string;
  /** A decided event's result; of a match under way as much of it as has happened. */
  readonly result: unknown;
  /** Once it is decided. */
  readonly serverSeed: string | null;
}

export interface FrameEvents {
  readonly now: number;
  readonly balance: string | null;
  /** Running and coming ones first by number, then decided ones, newest first. */
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

/** What the frame says to the site that shows it. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'close' }
  | { readonly type: 'error'; readonly code: string };
