import Type, { type Static } from 'typebox';
import { lotteryAccountTypes, prizeModes } from '../domain/lottery.ts';
import { GameCard } from './catalogue.ts';
import { SeamlessText } from './seamless.ts';

const closed = { additionalProperties: false } as const;

const language = Type.Union([Type.Literal('VI'), Type.Literal('EN')]);
const code = (pattern: string) => Type.String({ pattern });
const gameCode = code('^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$');
const vassalage = code('^[A-Z0-9]{2,16}$');

/**
 * Launch of a game, by its id or the id of its room, or of a vendor's lobby: then `gameId` is empty and `nodeId` names the
 * lobby. `username` and `token` exist for the contract only: the session determines the player, and
 * neither is sent to a vendor.
 */
export const GameLaunch = Type.Object(
  {
    gameId: code('^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,63})?$'),
    nodeId: Type.String({ maxLength: 64 }),
    accountType: Type.Literal(1),
    confirmTrans: Type.Literal(0),
    vassalage,
    launchMode: Type.Literal('GLS'),
    platform: Type.Literal('html5-desktop'),
    clientType: Type.Literal(3),
    username: Type.String({ maxLength: 200 }),
    token: Type.String({ maxLength: 200 }),
    merchantCode: Type.String({ maxLength: 64 }),
    language,
  },
  closed,
);
export type GameLaunch = Static<typeof GameLaunch>;

/** Launch of a lottery: of one game (`betting`) or of the lobby. */
export const LotteryLaunch = Type.Object(
  {
    launchMode: Type.Literal('LOTT'),
    lottoArea: code('^[A-Z]{2,8}$'),
    lottoPrizeMode: Type.Enum([...prizeModes]),
    lottoGameCode: Type.Optional(gameCode),
    lottoView: Type.Union([Type.Literal('betting'), Type.Literal('lobby')]),
    device: Type.String({ maxLength: 16 }),
    /** Target of the game's back link; a URL of another site is replaced by the site's. */
    backUrl: Type.String({ maxLength: 500 }),
    language,
    /** Bet type to open. */
    playType: Type.Optional(gameCode),
    vassalage: Type.Optional(vassalage),
  },
  closed,
);
export type LotteryLaunch = Static<typeof LotteryLaunch>;

export const LaunchRequest = Type.Union([GameLaunch, LotteryLaunch]);
export type LaunchRequest = Static<typeof LaunchRequest>;

/** The mode of the site, so that a game opens in it. */
export const LaunchQuery = Type.Object(
  { mode: Type.Optional(Type.Union([Type.Literal('dark'), Type.Literal('light')])) },
  closed,
);
export type LaunchQuery = Static<typeof LaunchQuery>;

/** `game_url` takes precedence over `game_url2`. A path is relative to a launch CDN, or to the site if there are none. */
export const LaunchValue = Type.Object(
  {
    game_url: Type.Optional(Type.String()),
    game_url2: Type.Optional(Type.String()),
    gameId: Type.String(),
    gameName: Type.String(),
    gameType: Type.String(),
    vassalage: Type.String(),
    /** A free trial, paid from a trial wallet. */
    demo: Type.Boolean(),
  },
  closed,
);
export type LaunchValue = Static<typeof LaunchValue>;

/** A lottery and its next draw; `draw` is null if the vendor does not report it. */
export const LotteryGame = Type.Object(
  {
    game: GameCard,
    draw: Type.Union([
      Type.Object({ issue: Type.String(), closesAt: Type.String(), drawsAt: Type.String(), interval: Type.Integer() }, closed),
      Type.Null(),
    ]),
    playTypes: Type.Array(Type.Object({ code: Type.String(), name: SeamlessText }, closed)),
  },
  closed,
);
export type LotteryGame = Static<typeof LotteryGame>;

export const LotteryMenu = Type.Object(
  {
    accountTypeName: Type.Enum([...lotteryAccountTypes]),
    prizeMode: Type.Enum([...prizeModes]),
    games: Type.Array(LotteryGame),
  },
  closed,
);
export type LotteryMenu = Static<typeof LotteryMenu>;

export const OpenedNumbers = Type.Object(
  {
    gameId: Type.String(),
    gameName: Type.String(),
    issue: Type.String(),
    numbers: Type.Array(Type.String()),
    openedAt: Type.String(),
  },
  closed,
);
export type OpenedNumbers = Static<typeof OpenedNumbers>;

/** Query of the game list, with the twelve parameters of the contract; those without a meaning here are ignored. */
export const GameListQuery = Type.Object(
  {
    clientType: Type.Literal('3'),
    platform: Type.Literal('flash,html5-desktop'),
    channel: Type.String({ maxLength: 32 }),
    merchant: Type.String({ maxLength: 64 }),
    gameName: Type.String({ maxLength: 60 }),
    minBet: Type.String({ maxLength: 20 }),
    minLineNum: Type.String({ maxLength: 20 }),
    pageNo: code('^[1-9][0-9]{0,3}$'),
    pageSize: Type.Literal('24'),
    vassalage: code('^(?:[A-Z0-9]{2,16})?$'),
    language,
    gameType: code('^(?:ELOTT|LOTT|LIVE|SPORTS|FISH|RNG|PVP|ESPORTS|HOT)?$'),
  },
  closed,
);
export type GameListQuery = Static<typeof GameListQuery>;
