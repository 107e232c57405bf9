/**
 * Calls from the platform to a vendor that implements the seamless contract (`seamless.ts`): POSTs of JSON to
 * `{vendor}/seamless/v1/{merchant}/{call}`, with the same signature and envelope. A vendor with another contract is connected
 * by an adapter on the platform's side (`server/play/seamless/vendorAdapter.ts`).
 */
import Type, { type Static } from 'typebox';
import { SeamlessGame, SeamlessId, SeamlessLanguage, SeamlessProfile, SeamlessResult, SeamlessText } from './seamless.ts';

const closed = { additionalProperties: false } as const;

/** Calls to a vendor, below `{vendor}/seamless/v1/{merchant}/`. */
export const vendorCalls = ['launch', 'rounds', 'lotteries', 'draws', 'proof'] as const;
export type VendorCall = (typeof vendorCalls)[number];

export const vendorPath = (merchant: string, call: VendorCall) => `/seamless/v1/${merchant}/${call}`;

/** `launch`: requests the URL of a game for a ticket. An unknown game is `GAME_UNKNOWN`. */
export const VendorLaunch = Type.Object(
  {
    ticket: Type.String(),
    game: SeamlessGame,
    name: SeamlessText,
    /** `lobby`: the vendor lets the player choose among its games. */
    view: Type.Union([Type.Literal('betting'), Type.Literal('lobby')]),
    /** Bet type to open, as the vendor names it; lotteries only. */
    playType: Type.Optional(SeamlessId),
    /** Lott, ZY, Elott or SEA; lotteries only. */
    prizeMode: Type.Optional(Type.String({ maxLength: 16 })),
    lottoArea: Type.Optional(Type.String({ maxLength: 8 })),
    language: SeamlessLanguage,
    /** ISO 4217; `currencySymbol` is the brand's symbol. */
    currency: Type.String(),
    currencySymbol: Type.String(),
    /** The format of amounts on the site, and the IANA zone of its times, for vendors whose games follow it. */
    money: Type.Optional(
      Type.Object(
        {
          group: Type.String({ maxLength: 4 }),
          decimal: Type.String({ maxLength: 4 }),
          decimals: Type.Integer({ minimum: 0, maximum: 4 }),
        },
        closed,
      ),
    ),
    timeZone: Type.Optional(Type.String({ maxLength: 64 })),
    profile: SeamlessProfile,
    demo: Type.Boolean(),
    platform: Type.String(),
    /** Origin of the embedding site: the only target of `postMessage`. */
    site: Type.String(),
    /** Target of the game's back link. */
    backUrl: Type.String(),
    /** Mode in which the player sees the site, for vendors whose games adopt it. */
    mode: Type.Optional(Type.Union([Type.Literal('dark'), Type.Literal('light')])),
    /** Theme of the site's manifest, for vendors whose games adopt it. */
    theme: Type.Optional(Type.Unknown()),
  },
  closed,
);
export type VendorLaunch = Static<typeof VendorLaunch>;

/** `address` contains the ticket. An https URL, or a path that the site resolves against its launch CDNs or its origin. */
export const VendorLaunched = Type.Object({ address: Type.String({ minLength: 1, maxLength: 2_000 }) }, closed);
export type VendorLaunched = Static<typeof VendorLaunched>;

/** `rounds`: asks for the results of rounds that are still open on the platform. */
export const VendorRoundsAsked = Type.Object(
  { rounds: Type.Array(Type.Object({ roundId: SeamlessId, player: SeamlessId }, closed), { minItems: 1, maxItems: 50 }) },
  closed,
);
export type VendorRoundsAsked = Static<typeof VendorRoundsAsked>;

/**
 * `open`: in play or waiting for its result. `decided`: `results` has all its bets. `void`: stakes are refunded.
 * `unknown`: the vendor does not know the round; stakes are refunded.
 */
export const VendorRound = Type.Object(
  {
    roundId: SeamlessId,
    state: Type.Union([Type.Literal('open'), Type.Literal('decided'), Type.Literal('void'), Type.Literal('unknown')]),
    results: Type.Array(SeamlessResult),
  },
  closed,
);
export type VendorRound = Static<typeof VendorRound>;
export const VendorRounds = Type.Object({ rounds: Type.Array(VendorRound) }, closed);
export type VendorRounds = Static<typeof VendorRounds>;

/** `lotteries`: asks for the current draws of these games. Games without draws are left out of the response. */
export const VendorLotteriesAsked = Type.Object({ games: Type.Array(SeamlessGame, { minItems: 1, maxItems: 200 }) }, closed);
export type VendorLotteriesAsked = Static<typeof VendorLotteriesAsked>;

export const VendorLottery = Type.Object(
  {
    gameCode: SeamlessId,
    /** Number of the draw that is open for bets. */
    issue: SeamlessId,
    /** ISO 8601 UTC: end of betting, and the draw. */
    closesAt: Type.String(),
    drawsAt: Type.String(),
    /** Seconds between draws. */
    interval: Type.Integer({ minimum: 1 }),
    /** Region of the draws. Default: VN for the category LOTT, SEA for ELOTT. */
    area: Type.Optional(Type.Union([Type.Literal('VN'), Type.Literal('SEA')])),
    playTypes: Type.Array(Type.Object({ code: SeamlessId, name: SeamlessText }, closed)),
  },
  closed,
);
export type VendorLottery = Static<typeof VendorLottery>;
export const VendorLotteries = Type.Object({ lotteries: Type.Array(VendorLottery) }, closed);
export type VendorLotteries = Static<typeof VendorLotteries>;

/** `draws`: asks for the latest results of these games, newest first, at most `count` in total. */
export const VendorDrawsAsked = Type.Object(
  { games: Type.Array(SeamlessGame, { minItems: 1, maxItems: 200 }), count: Type.Integer({ minimum: 1, maximum: 100 }) },
  closed,
);
export type VendorDrawsAsked = Static<typeof VendorDrawsAsked>;

export const VendorDraw = Type.Object(
  {
    gameCode: SeamlessId,
    issue: SeamlessId,
    /** In drawing order: digits, numbers or faces. */
    numbers: Type.Array(Type.String({ maxLength: 24 }), { minItems: 1, maxItems: 60 }),
    openedAt: Type.String(),
  },
  closed,
);
export type VendorDraw = Static<typeof VendorDraw>;
export const VendorDraws = Type.Object({ draws: Type.Array(VendorDraw) }, closed);
export type VendorDraws = Static<typeof VendorDraws>;

/** `proof`: asks what verifies a round of a player; optional, a vendor without it answers with any failure. `null`: no proof of this round. */
export const VendorProofAsked = Type.Object({ roundId: SeamlessId, player: SeamlessId }, closed);
export type VendorProofAsked = Static<typeof VendorProofAsked>;

export const VendorProof = Type.Object(
  {
    /** SHA-256 of the server seed as hexadecimal digits, published before the bet. */
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    clientSeed: Type.String({ maxLength: 64 }),
    nonce: Type.Integer({ minimum: 0 }),
    /** Null until it is revealed. */
    serverSeed: Type.Union([Type.String({ maxLength: 256 }), Type.Null()]),
  },
  closed,
);
export type VendorProof = Static<typeof VendorProof>;
export const VendorProofAnswer = Type.Object({ proof: Type.Union([VendorProof, Type.Null()]) }, closed);
export type VendorProofAnswer = Static<typeof VendorProofAnswer>;
