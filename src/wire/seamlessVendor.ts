/**
 * What the platform asks of a vendor that speaks the seamless contract (`seamless.ts`): signed POSTs of JSON to
 * `{vendor}/seamless/v1/{merchant}/{call}`, signed and answered the same way, in the same envelope. A vendor with a contract
 * of its own gets an adapter on the platform's side that does the same (`server/play/vendorAdapter.ts`).
 */
import Type, { type Static } from 'typebox';
import { SeamlessGame, SeamlessId, SeamlessLanguage, SeamlessProfile, SeamlessResult, SeamlessText } from './seamless.ts';

const closed = { additionalProperties: false } as const;

/** Calls a vendor answers, below `{vendor}/seamless/v1/{merchant}/`. */
export const vendorCalls = ['launch', 'rounds', 'lotteries', 'draws'] as const;
export type VendorCall = (typeof vendorCalls)[number];

export const vendorPath = (merchant: string, call: VendorCall) => `/seamless/v1/${merchant}/${call}`;

/** `launch`: where the game opens for the holder of this ticket. An unknown game is `GAME_UNKNOWN`. */
export const VendorLaunch = Type.Object(
  {
    ticket: Type.String(),
    game: SeamlessGame,
    name: SeamlessText,
    /** `lobby` where the vendor itself lets the player choose among its games. */
    view: Type.Union([Type.Literal('betting'), Type.Literal('lobby')]),
    /** Kind of bet that stands open, as the vendor names it; lotteries only. */
    playType: Type.Optional(SeamlessId),
    /** Lott, ZY, Elott or SEA; lotteries only. */
    prizeMode: Type.Optional(Type.String({ maxLength: 16 })),
    lottoArea: Type.Optional(Type.String({ maxLength: 8 })),
    language: SeamlessLanguage,
    /** ISO 4217, and the sign as the brand writes it. */
    currency: Type.String(),
    currencySymbol: Type.String(),
    profile: SeamlessProfile,
    demo: Type.Boolean(),
    platform: Type.String(),
    /** Origin of the site that shows the frame: the only one to post messages to. */
    site: Type.String(),
    /** Where the game's way back leads. */
    backUrl: Type.String(),
    /** Choices of the site's theme as its manifest states them, for vendors whose games take on a site's look. */
    theme: Type.Optional(Type.Unknown()),
  },
  closed,
);
export type VendorLaunch = Static<typeof VendorLaunch>;

/** `address` carries the ticket. Absolute (https), or a path that the site resolves against its launch CDNs or its own origin. */
export const VendorLaunched = Type.Object({ address: Type.String({ minLength: 1, maxLength: 2_000 }) }, closed);
export type VendorLaunched = Static<typeof VendorLaunched>;

/** `rounds`: what became of rounds that stayed open here. */
export const VendorRoundsAsked = Type.Object(
  { rounds: Type.Array(Type.Object({ roundId: SeamlessId, player: SeamlessId }, closed), { minItems: 1, maxItems: 50 }) },
  closed,
);
export type VendorRoundsAsked = Static<typeof VendorRoundsAsked>;

/**
 * `open`: still being played or waiting for its result. `decided`: these are the results of all its bets.
 * `void`: stakes go back. `unknown`: the vendor never had it; stakes go back.
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

/** `lotteries`: how the draws of these games stand. Games the vendor does not draw are left out of the answer. */
export const VendorLotteriesAsked = Type.Object({ games: Type.Array(SeamlessGame, { minItems: 1, maxItems: 200 }) }, closed);
export type VendorLotteriesAsked = Static<typeof VendorLotteriesAsked>;

export const VendorLottery = Type.Object(
  {
    gameCode: SeamlessId,
    /** Number of the draw that takes bets now. */
    issue: SeamlessId,
    /** ISO 8601 UTC. Bets close, numbers come. */
    closesAt: Type.String(),
    drawsAt: Type.String(),
    /** Seconds from draw to draw. */
    interval: Type.Integer({ minimum: 1 }),
    /** Whose draws these are; absent: VN for the category LOTT, SEA for ELOTT. */
    area: Type.Optional(Type.Union([Type.Literal('VN'), Type.Literal('SEA')])),
    playTypes: Type.Array(Type.Object({ code: SeamlessId, name: SeamlessText }, closed)),
  },
  closed,
);
export type VendorLottery = Static<typeof VendorLottery>;
export const VendorLotteries = Type.Object({ lotteries: Type.Array(VendorLottery) }, closed);
export type VendorLotteries = Static<typeof VendorLotteries>;

/** `draws`: opened numbers of these games together, newest first, at most `count`. */
export const VendorDrawsAsked = Type.Object(
  { games: Type.Array(SeamlessGame, { minItems: 1, maxItems: 200 }), count: Type.Integer({ minimum: 1, maximum: 100 }) },
  closed,
);
export type VendorDrawsAsked = Static<typeof VendorDrawsAsked>;

export const VendorDraw = Type.Object(
  {
    gameCode: SeamlessId,
    issue: SeamlessId,
    /** As they were drawn: digits, numbers or faces, each short text. */
    numbers: Type.Array(Type.String({ maxLength: 24 }), { minItems: 1, maxItems: 60 }),
    openedAt: Type.String(),
  },
  closed,
);
export type VendorDraw = Static<typeof VendorDraw>;
export const VendorDraws = Type.Object({ draws: Type.Array(VendorDraw) }, closed);
export type VendorDraws = Static<typeof VendorDraws>;
