/**
 * The seamless wallet: how a vendor's games take stakes from a player's balance here and pay winnings into it.
 * The vendor holds no money. Every stake and every payout is one signed call to the platform, below
 * `{platform}/seamless/v1/{merchant}/`; `seamlessVendor.ts` has the calls from the platform to the vendor.
 *
 * A visit:  launch (platform asks vendor) → frame opens with the ticket → `authenticate` exchanges the ticket, once and
 * within 60 s, for a play session → `bet`* → `settle`*. The session takes bets; everything after a bet names the player
 * and the round, because results may arrive long after the session ended.
 *
 * Signature. Every call, in both directions, is a POST of JSON with the four headers of `seamlessHeaders`; the signature
 * is made by `signatureOf` (`seamlessSignature.ts`) over method, path, timestamp, request id and body under the secret
 * that one vendor shares with one merchant. Clocks may differ by `clockTolerance` seconds.
 *
 * Retries. A call without a result (timeout, 5xx, `IN_PROGRESS`, or any failure with `retry: true`) is retried with
 * the SAME request id and the SAME body until it gets a final result; timestamp and signature are new. Calls are
 * idempotent: a retry gets the first response, byte for byte, its balance included. The same request id with another body
 * is `REQUEST_CONFLICT`.
 * A `betId` is an idempotency key too: it is debited once, whatever the request ids. Refusals change no state.
 *   bet without response → retry, or `rollback` it; a rolled back bet is never debited, even if the bet arrives later
 *   settle before bet    → `BET_UNKNOWN`, retry: the bet may still be in flight
 *   settle twice         → same payout: the same result; another payout: `BET_SETTLED`
 *   rollback after settle→ `BET_SETTLED`, final
 *   round interrupted    → `refund` returns every open stake and closes the round; the vendor may resume it instead
 * The platform asks the vendor about rounds that stay open (`rounds`); it books the reported results as if the vendor had
 * called, and refunds a round that the vendor does not know.
 *
 * Money is a decimal string with four places ("12.5000") in the currency of the session, never a number. `profile` says
 * whether it is play or real money; the two never mix. `demo` sessions use a trial wallet, which holds play money.
 *
 * A response is the platform's usual envelope `{success, message, value, code}`: `value` as below, or, on failure, a
 * `SeamlessTrouble` in `value` and one of `seamlessFailures` in `code`.
 */
import Type, { type Static } from 'typebox';
import { categories } from '../domain/category.ts';
import { limitKinds, limitPeriods } from '../domain/saferPlay.ts';
import { LanguageShape, localTextShape } from './localText.ts';

const closed = { additionalProperties: false } as const;

/** Calls to the platform, below `/seamless/v1/{merchant}/`. */
export const seamlessCalls = ['authenticate', 'balance', 'bet', 'settle', 'rollback', 'refund'] as const;
export type SeamlessCall = (typeof seamlessCalls)[number];

export const seamlessPath = (merchant: string, call: SeamlessCall) => `/seamless/v1/${merchant}/${call}`;

/** Chosen by the side that creates the entity. Unique per merchant and vendor, across players. */
export const SeamlessId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{0,63}$' });
/** An amount of money: at most 14 digits, a dot, four places. */
export const SeamlessMoney = Type.String({ pattern: '^(?:0|[1-9][0-9]{0,13})\\.[0-9]{4}$' });
/** A `SeamlessMoney` greater than zero. */
export const SeamlessStake = Type.String({
  pattern: '^(?:[1-9][0-9]{0,13}\\.[0-9]{4}|0\\.(?!0000)[0-9]{4})$',
});

export const SeamlessCategory = Type.Enum([...categories]);
export const SeamlessProfile = Type.Union([Type.Literal('play'), Type.Literal('real')]);
export const SeamlessLanguage = LanguageShape;
/** Plain text by language, shown to the player as is. */
export const SeamlessText = localTextShape({ minLength: 1, maxLength: 160 });
export const SeamlessGame = Type.Object({ gameCode: SeamlessId, vassalage: SeamlessId, category: SeamlessCategory }, closed);

/** `authenticate`: exchanges a ticket for a session. A used, expired or foreign ticket is `TICKET_INVALID`. */
export const SeamlessTicket = Type.Object({ ticket: Type.String({ minLength: 20, maxLength: 100 }) }, closed);
export type SeamlessTicket = Static<typeof SeamlessTicket>;

export const SeamlessSession = Type.Object(
  {
    /** Secret of this visit; valid for `balance` and `bet` until the player leaves the site or 12 h have passed. */
    session: Type.String(),
    /** Pseudonym of the player, constant per vendor. */
    player: SeamlessId,
    nickname: Type.String(),
    language: SeamlessLanguage,
    /** ISO 4217. */
    currency: Type.String(),
    profile: SeamlessProfile,
    /** A free trial, paid from a trial wallet. */
    demo: Type.Boolean(),
    balance: SeamlessMoney,
    game: SeamlessGame,
    /** Rounds of this player and game with open stakes, newest first, at most 20: resume or refund them. */
    openRounds: Type.Array(SeamlessId),
  },
  closed,
);
export type SeamlessSession = Static<typeof SeamlessSession>;

export const SeamlessBalanceAsked = Type.Object({ session: Type.String({ minLength: 20, maxLength: 100 }) }, closed);
export type SeamlessBalanceAsked = Static<typeof SeamlessBalanceAsked>;

export const SeamlessBalance = Type.Object(
  { balance: SeamlessMoney, currency: Type.String(), profile: SeamlessProfile },
  closed,
);
export type SeamlessBalance = Static<typeof SeamlessBalance>;

/** `bet`: takes a stake. The first bet of a `roundId` opens the round. */
export const SeamlessBet = Type.Object(
  {
    session: Type.String({ minLength: 20, maxLength: 100 }),
    roundId: SeamlessId,
    betId: SeamlessId,
    amount: SeamlessStake,
    /** Game of this bet, if a lobby lets the player change games. Default: the launched one. */
    gameCode: Type.Optional(SeamlessId),
    /** Selection of the bet, for the player's betting record. */
    selection: Type.Optional(SeamlessText),
  },
  closed,
);
export type SeamlessBet = Static<typeof SeamlessBet>;

export const SeamlessResult = Type.Object(
  {
    betId: SeamlessId,
    /** Total return, stake included; "0.0000" is a lost bet. */
    payout: SeamlessMoney,
    /** Turnover, at most the stake; "0.0000" for a push. Default: the whole stake. */
    validBet: Type.Optional(SeamlessMoney),
    /** Outcome, for the betting record. */
    outcome: Type.Optional(SeamlessText),
  },
  closed,
);
export type SeamlessResult = Static<typeof SeamlessResult>;

/** `settle`: books results of bets of one round atomically. `closes` requires that every bet of the round is decided. */
export const SeamlessSettlement = Type.Object(
  {
    player: SeamlessId,
    roundId: SeamlessId,
    results: Type.Array(SeamlessResult, { minItems: 1, maxItems: 100 }),
    closes: Type.Boolean(),
  },
  closed,
);
export type SeamlessSettlement = Static<typeof SeamlessSettlement>;

/** `rollback`: cancels one undecided bet. A bet that has not arrived is rejected when it does. */
export const SeamlessRollback = Type.Object({ player: SeamlessId, roundId: SeamlessId, betId: SeamlessId }, closed);
export type SeamlessRollback = Static<typeof SeamlessRollback>;

/** `refund`: returns every undecided stake of a round and closes it. */
export const SeamlessRefund = Type.Object({ player: SeamlessId, roundId: SeamlessId }, closed);
export type SeamlessRefund = Static<typeof SeamlessRefund>;

/** Response of `bet`, `settle`, `rollback` and `refund`: the booking, and the balance right after it. */
export const SeamlessBooking = Type.Object(
  {
    /** Id of the journal entry; null if there was nothing to book. */
    act: Type.Union([Type.String(), Type.Null()]),
    balance: SeamlessMoney,
    currency: Type.String(),
  },
  closed,
);
export type SeamlessBooking = Static<typeof SeamlessBooking>;

/** Error codes. `retry`: retry the same call, it may succeed later; otherwise the failure is final. */
export const seamlessFailures = {
  /** Malformed call: wrong shape, header missing. */
  MALFORMED: { status: 400, retry: false },
  SIGNATURE: { status: 401, retry: false },
  /** Timestamp too far from the platform's clock. */
  TIMESTAMP: { status: 401, retry: false },
  TICKET_INVALID: { status: 401, retry: false },
  SESSION_ENDED: { status: 401, retry: false },
  PLAYER_BLOCKED: { status: 403, retry: false },
  BALANCE_TOO_LOW: { status: 402, retry: false },
  /** The stake exceeds a limit that the player has set or the brand sets for every player. */
  LIMIT_REACHED: { status: 403, retry: false },
  GAME_UNKNOWN: { status: 404, retry: false },
  BET_UNKNOWN: { status: 404, retry: true },
  /** Unknown player, or one whose last visit is too long ago. */
  PLAYER_UNKNOWN: { status: 404, retry: false },
  /** The request id was used with another body. */
  REQUEST_CONFLICT: { status: 409, retry: false },
  /** The bet id was used with another amount, round or player. */
  BET_CONFLICT: { status: 409, retry: false },
  /** Already decided, with another result. */
  BET_SETTLED: { status: 409, retry: false },
  /** Already cancelled; can be neither debited nor decided. */
  BET_CANCELLED: { status: 409, retry: false },
  ROUND_CLOSED: { status: 409, retry: false },
  /** `closes` while bets are undecided. */
  ROUND_UNDECIDED: { status: 409, retry: false },
  /** The same call is in flight. */
  IN_PROGRESS: { status: 409, retry: true },
  /** Rate limit per vendor and merchant; wait the seconds of `Retry-After`. Nothing was booked. */
  RATE_LIMIT: { status: 429, retry: true },
  MAINTENANCE: { status: 503, retry: true },
  SYSTEM: { status: 500, retry: true },
} as const satisfies Record<string, { status: number; retry: boolean }>;

export type SeamlessFailureCode = keyof typeof seamlessFailures;

/** The limit that a stake exceeds. Amounts are decimal strings, minutes for a limit of `time`; `resetsAt` is ISO 8601 in UTC. */
export const SeamlessLimit = Type.Object(
  {
    kind: Type.Enum([...limitKinds]),
    period: Type.Enum([...limitPeriods]),
    amount: Type.String(),
    left: Type.String(),
    resetsAt: Type.String(),
  },
  closed,
);
export type SeamlessLimit = Static<typeof SeamlessLimit>;

/** `value` of a failed call. `balance` comes with `BALANCE_TOO_LOW`, `limit` with `LIMIT_REACHED`. */
export const SeamlessTrouble = Type.Object(
  { retry: Type.Boolean(), balance: Type.Optional(SeamlessMoney), limit: Type.Optional(SeamlessLimit) },
  closed,
);
export type SeamlessTrouble = Static<typeof SeamlessTrouble>;
