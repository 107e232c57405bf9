/**
 * The seamless wallet: how a vendor's games take stakes from a player's balance here and pay winnings into it.
 * The vendor holds no money. Every stake and every payout is one signed call to the platform, below
 * `{platform}/seamless/v1/{merchant}/`; what the platform asks of the vendor stands in `seamlessVendor.ts`.
 *
 * A visit:  launch (platform asks vendor) → frame opens with the ticket → `authenticate` swaps the ticket, once and
 * within 60 s, for a play session → `bet`* → `settle`*. The session takes bets; everything after a bet names the player
 * and the round, because results may come long after the session ended.
 *
 * Signature. Every call, in both directions, is a POST of JSON with the four headers of `seamlessHeaders`; the signature
 * is made by `signatureOf` (`seamlessSignature.ts`) over method, path, timestamp, request id and body under the secret
 * that one vendor shares with one merchant. A clock may be off by `clockTolerance` seconds.
 *
 * Retries. A call without an answer (time-out, 5xx, `IN_PROGRESS`, or any failure with `retry: true`) is repeated with
 * the SAME request id and the SAME body until it is answered; timestamp and signature are made anew. The repeated answer
 * is the first answer, byte for byte, its balance included. The same request id with another body is `REQUEST_CONFLICT`.
 * Ids of bets count as well: one `betId` is debited once whatever the request ids are. Refusals leave no trace.
 *   bet unanswered       → repeat, or `rollback` it; a rolled back bet can never be debited, also if the bet arrives later
 *   settle before bet    → `BET_UNKNOWN`, retry: the bet may still be on its way
 *   settle twice         → equal payout: the first answer's meaning again; another payout: `BET_SETTLED`
 *   rollback after settle→ `BET_SETTLED`, final: a result stands
 *   round cut short      → `refund` returns every open stake and closes the round; the vendor may resume it instead
 * The platform looks for rounds that stay open and asks the vendor about them (`rounds`); what the vendor reports there is
 * booked as if it had called, and a round the vendor does not know is refunded.
 *
 * Money is a decimal string with four places ("12.5000") in the currency of the session, never a number. `profile` says
 * whether it is play or real money; the two never meet. `demo` sessions move a trial wallet, whose money is play money.
 *
 * An answer is the platform's usual envelope `{success, message, value, code}`: `value` as below, or, on failure, a
 * `SeamlessTrouble` in `value` and one of `seamlessFailures` in `code`.
 */
import Type, { type Static } from 'typebox';
import { categories } from '../domain/category.ts';
import { LanguageShape, localTextShape } from './localText.ts';

const closed = { additionalProperties: false } as const;

/** Calls the platform answers, below `/seamless/v1/{merchant}/`. */
export const seamlessCalls = ['authenticate', 'balance', 'bet', 'settle', 'rollback', 'refund'] as const;
export type SeamlessCall = (typeof seamlessCalls)[number];

export const seamlessPath = (merchant: string, call: SeamlessCall) => `/seamless/v1/${merchant}/${call}`;

/** Named by the side that makes the id. Unique per merchant and vendor; rounds and bets of two players never share one. */
export const SeamlessId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{0,63}$' });
/** An amount of money: at most 14 digits, a dot, four places. */
export const SeamlessMoney = Type.String({ pattern: '^(?:0|[1-9][0-9]{0,13})\\.[0-9]{4}$' });
/** As above, and more than nothing. */
export const SeamlessStake = Type.String({
  pattern: '^(?:[1-9][0-9]{0,13}\\.[0-9]{4}|0\\.(?!0000)[0-9]{4})$',
});

export const SeamlessCategory = Type.Enum([...categories]);
export const SeamlessProfile = Type.Union([Type.Literal('play'), Type.Literal('real')]);
export const SeamlessLanguage = LanguageShape;
/** Plain text by language, shown to the player unchanged. */
export const SeamlessText = localTextShape({ minLength: 1, maxLength: 160 });
export const SeamlessGame = Type.Object({ gameCode: SeamlessId, vassalage: SeamlessId, category: SeamlessCategory }, closed);

/** `authenticate`: swaps a ticket for a session. A second use, a late one or another vendor's is `TICKET_INVALID`. */
export const SeamlessTicket = Type.Object({ ticket: Type.String({ minLength: 20, maxLength: 100 }) }, closed);
export type SeamlessTicket = Static<typeof SeamlessTicket>;

export const SeamlessSession = Type.Object(
  {
    /** Secret of this visit; good for `balance` and `bet` until the player leaves the site or 12 h have passed. */
    session: Type.String(),
    /** The player, always the same for one vendor; says nothing about the person. */
    player: SeamlessId,
    nickname: Type.String(),
    language: SeamlessLanguage,
    /** ISO 4217. */
    currency: Type.String(),
    profile: SeamlessProfile,
    /** A free trial: money of a trial wallet. */
    demo: Type.Boolean(),
    balance: SeamlessMoney,
    game: SeamlessGame,
    /** Rounds of this player and game that still hold stakes, newest first, at most 20: resume or refund them. */
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
    /** Where a lobby lets the player change games: the game of this bet. Otherwise the launched one. */
    gameCode: Type.Optional(SeamlessId),
    /** What was bet on, for the player's betting record. */
    selection: Type.Optional(SeamlessText),
  },
  closed,
);
export type SeamlessBet = Static<typeof SeamlessBet>;

export const SeamlessResult = Type.Object(
  {
    betId: SeamlessId,
    /** What the player gets back in all, the stake included; "0.0000" is a lost bet. */
    payout: SeamlessMoney,
    /** Stake that counts as turnover, at most the stake; "0.0000" for a push. Absent: the whole stake. */
    validBet: Type.Optional(SeamlessMoney),
    /** What came out, for the betting record. */
    outcome: Type.Optional(SeamlessText),
  },
  closed,
);
export type SeamlessResult = Static<typeof SeamlessResult>;

/** `settle`: results of bets of one round, all of them or none. `closes` needs every bet of the round decided. */
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

/** `rollback`: takes one undecided bet back. Of a bet that never arrived it makes sure that it never counts. */
export const SeamlessRollback = Type.Object({ player: SeamlessId, roundId: SeamlessId, betId: SeamlessId }, closed);
export type SeamlessRollback = Static<typeof SeamlessRollback>;

/** `refund`: returns every undecided stake of a round and closes it. */
export const SeamlessRefund = Type.Object({ player: SeamlessId, roundId: SeamlessId }, closed);
export type SeamlessRefund = Static<typeof SeamlessRefund>;

/** Answer of `bet`, `settle`, `rollback` and `refund`: the booking, and the balance right after it. */
export const SeamlessBooking = Type.Object(
  {
    /** Number of the act in the platform's journal; null where nothing was left to move. */
    act: Type.Union([Type.String(), Type.Null()]),
    balance: SeamlessMoney,
    currency: Type.String(),
  },
  closed,
);
export type SeamlessBooking = Static<typeof SeamlessBooking>;

/** Every refusal. `retry`: the same call may succeed later, repeat it; otherwise the answer is final. */
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
  GAME_UNKNOWN: { status: 404, retry: false },
  BET_UNKNOWN: { status: 404, retry: true },
  /** A player who never was here, or not for a long time. */
  PLAYER_UNKNOWN: { status: 404, retry: false },
  /** This request id came before with another body. */
  REQUEST_CONFLICT: { status: 409, retry: false },
  /** This bet id came before with another amount, round or player. */
  BET_CONFLICT: { status: 409, retry: false },
  /** Decided already, with another result. */
  BET_SETTLED: { status: 409, retry: false },
  /** Taken back already; it can neither be debited nor decided. */
  BET_CANCELLED: { status: 409, retry: false },
  ROUND_CLOSED: { status: 409, retry: false },
  /** `closes` while bets are undecided. */
  ROUND_UNDECIDED: { status: 409, retry: false },
  /** A twin of this call is being worked on. */
  IN_PROGRESS: { status: 409, retry: true },
  /** More calls than one vendor may make for one merchant in a minute; `Retry-After` says for how many seconds. Nothing was booked. */
  RATE_LIMIT: { status: 429, retry: true },
  MAINTENANCE: { status: 503, retry: true },
  SYSTEM: { status: 500, retry: true },
} as const satisfies Record<string, { status: number; retry: boolean }>;

export type SeamlessFailureCode = keyof typeof seamlessFailures;

/** `value` of a failed call. `balance` comes with `BALANCE_TOO_LOW`. */
export const SeamlessTrouble = Type.Object({ retry: Type.Boolean(), balance: Type.Optional(SeamlessMoney) }, closed);
export type SeamlessTrouble = Static<typeof SeamlessTrouble>;
