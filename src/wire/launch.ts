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
 * Launch of a game, or of the lobby of a vendor: then `gameId` is empty and `nodeId` names the category. `username` and `token`
 * are there because the contract has them; who plays is decided by the session alone, and no vendor ever sees either.
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
    /** Where the game's way back leads; an address of another site is replaced by the site's own. */
    backUrl: Type.String({ maxLength: 500 }),
    language,
    /** Kind of bet to stand open. */
    playType: Type.Optional(gameCode),
    vassalage: Type.Optional(vassalage),
  },
  closed,
);
export type LotteryLaunch = Static<typeof LotteryLaunch>;

export const LaunchRequest = Type.Union([GameLaunch, LotteryLaunch]);
export type LaunchRequest = Static<typeof LaunchRequest>;

/** `game_url` counts before `game_url2`. A path is meant for one of the launch CDNs, or for the site's own origin where there are none. */
export const LaunchValue = Type.Object(
  {
    game_url: Type.Optional(Type.String()),
    game_url2: Type.Optional(Type.String()),
    gameId: Type.String(),
    gameName: Type.String(),
    gameType: Type.String(),
    vassalage: Type.String(),
    /** A free trial: money of a trial wallet. */
    demo: Type.Boolean(),
  },
  closed,
);
export type LaunchValue = Static<typeof LaunchValue>;

/** A lottery and its next draw; `draw` is null while its supplier does not say. */
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

/** Query of the game list, with the twelve names the contract has; those without a meaning here are accepted and count for nothing. */
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
