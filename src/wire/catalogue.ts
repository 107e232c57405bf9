import type { Static } from 'typebox';
import Type from 'typebox';
import { classifications } from '../domain/classification.ts';
import { gameFilters, gameSorts } from '../domain/gameList.ts';
import type { Picture } from '../domain/picture.ts';
import { promotionStates } from '../domain/promotion.ts';

/** `domain/picture.ts` builds URLs from it. */
export const PictureShape = Type.Unsafe<Picture>(
  Type.Object(
    {
      base: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      widths: Type.Array(Type.Integer()),
    },
    { additionalProperties: false },
  ),
);

const ModePicturesShape = Type.Object({ dark: PictureShape, light: PictureShape }, { additionalProperties: false });

const closed = { additionalProperties: false } as const;

/** A vendor in the navigation. `smallIcon` is the URL of a one-colour SVG whose root id is `logo`. */
export const VendorCard = Type.Object(
  {
    vassalage: Type.String(),
    displayName: Type.String(),
    smallIcon: Type.String(),
    /** Node of its lobby in this category: what a launch without a game names. */
    nodeId: Type.String(),
    /** Number of its games in this category. */
    games: Type.Integer(),
    isHot: Type.Integer(),
    /** End of its maintenance; absent when there is none. */
    maintenanceUntil: Type.Optional(Type.String()),
  },
  closed,
);
export type VendorCard = Static<typeof VendorCard>;

/** Vendors of one category in server order. */
export const SortingVendor = Type.Object(
  {
    gameCategory: Type.String(),
    /** Points earned per unit of valid bet; absent if the category earns none. */
    point: Type.Optional(Type.String()),
    vendors: Type.Array(VendorCard),
  },
  closed,
);
export type SortingVendor = Static<typeof SortingVendor>;

/** A game's place at its vendor. */
const gamePlace = {
  /** Room of a live table, which launches it as `gameId` does; absent for other games. */
  roomId: Type.Optional(Type.String()),
  /** Node of the vendor's lobby that lists the game. */
  nodeId: Type.String(),
  /** Name of the node, in the language of the request. */
  nodeName: Type.String(),
  /** 1: has a picture; 0: a card shows the placeholder. */
  showIcon: Type.Integer(),
};

export const GameCard = Type.Object(
  {
    gameId: Type.String(),
    ...gamePlace,
    /** In the language of the request. */
    gameName: Type.String(),
    /** Names in all languages, case-folded and without diacritics. */
    searchText: Type.String(),
    gameType: Type.String(),
    vassalage: Type.String(),
    vendorName: Type.String(),
    /** 1: hot. */
    isHot: Type.Integer(),
    /** 1: recently added. */
    isNew: Type.Integer(),
    /** 0: has a trial. */
    supportPlay: Type.Integer(),
    /** End of the maintenance of its vendor; absent when there is none. */
    maintenanceUntil: Type.Optional(Type.String()),
    picture: PictureShape,
  },
  closed,
);
export type GameCard = Static<typeof GameCard>;

/** Totals of a category, regardless of the filters of the list. */
export const GameCounts = Type.Object(
  {
    games: Type.Integer(),
    vendors: Type.Integer(),
    trials: Type.Integer(),
    new: Type.Integer(),
    /** Games per classification; games without one are not counted. */
    classifications: Type.Array(Type.Object({ code: Type.Enum([...classifications]), games: Type.Integer() }, closed)),
  },
  closed,
);
export type GameCounts = Static<typeof GameCounts>;

export const GamePage = Type.Object(
  {
    games: Type.Array(GameCard),
    pageNum: Type.Integer(),
    totalPages: Type.Integer(),
    total: Type.Integer(),
    /** Absent if the list is not of one category. */
    counts: Type.Optional(GameCounts),
  },
  closed,
);
export type GamePage = Static<typeof GamePage>;

/** Filters and sort orders of every game list; not part of the specification. */
export const GameNarrowing = {
  only: Type.Optional(Type.Enum([...gameFilters])),
  classification: Type.Optional(Type.Enum([...classifications])),
  sort: Type.Optional(Type.Enum([...gameSorts])),
};

/** Query of the public catalogue: without `gameType`, hot games of every category. */
export const GameQuery = Type.Object(
  {
    gameType: Type.Optional(Type.String({ pattern: '^(?:ELOTT|LOTT|LIVE|SPORTS|FISH|RNG|PVP|ESPORTS|HOT)$' })),
    vassalage: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{2,16}$' })),
    search: Type.Optional(Type.String({ maxLength: 60 })),
    pageNum: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
    pageSize: Type.Optional(Type.String({ pattern: '^24$' })),
    ...GameNarrowing,
  },
  closed,
);
export type GameQuery = Static<typeof GameQuery>;

export const WinnerEntry = Type.Object(
  {
    player: Type.String(),
    game: GameCard,
    reward: Type.String(),
    wonAt: Type.String(),
    /** An invented entry of the demo content, shown while no member has won. */
    sample: Type.Boolean(),
  },
  closed,
);
export type WinnerEntry = Static<typeof WinnerEntry>;

export const LiveTable = Type.Object(
  {
    gameId: Type.String(),
    ...gamePlace,
    gameType: Type.String(),
    /** 0: has a trial. */
    supportPlay: Type.Integer(),
    name: Type.String(),
    vassalage: Type.String(),
    vendorName: Type.String(),
    picture: PictureShape,
    minBet: Type.String(),
    maxBet: Type.String(),
  },
  closed,
);
export type LiveTable = Static<typeof LiveTable>;

export const Promotion = Type.Object(
  {
    id: Type.String(),
    overline: Type.Union([Type.String(), Type.Null()]),
    title: Type.String(),
    /** Sanitised HTML; null if the promotion has no terms. */
    terms: Type.Union([Type.String(), Type.Null()]),
    picture: Type.Union([PictureShape, Type.Null()]),
    /** For the caller; null for words only. A page that is drawn for everyone leaves it out. */
    state: Type.Optional(Type.Union([Type.Enum([...promotionStates]), Type.Null()])),
    /** Whether the member could take part or claim and has not opened it yet [HEAD-07]. */
    isNew: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type Promotion = Static<typeof Promotion>;

export const Mission = Type.Object(
  { id: Type.String(), title: Type.String(), target: Type.String(), reward: Type.String(), picture: PictureShape },
  closed,
);
export type Mission = Static<typeof Mission>;

export const Banner = Type.Object(
  {
    id: Type.String(),
    wide: ModePicturesShape,
    narrow: ModePicturesShape,
    alt: Type.String(),
    overline: Type.Union([Type.String(), Type.Null()]),
    title: Type.Union([Type.String(), Type.Null()]),
    text: Type.Union([Type.String(), Type.Null()]),
    action: Type.Union([Type.Object({ label: Type.String(), to: Type.String() }, closed), Type.Null()]),
    secondAction: Type.Union([Type.Object({ label: Type.String(), to: Type.String() }, closed), Type.Null()]),
  },
  closed,
);
export type Banner = Static<typeof Banner>;

/** The host determines the merchant; another `merchantCode` is rejected. */
export const HotGamesQuery = Type.Object({
  merchantCode: Type.Optional(Type.String({ maxLength: 32 })),
  isPlatform: Type.Optional(Type.Literal('2')),
  vassalage: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{2,16}$' })),
  platform: Type.Optional(Type.Literal('web')),
  language: Type.Optional(Type.Union([Type.Literal('VI'), Type.Literal('EN')])),
});
