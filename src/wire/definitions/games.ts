import Type from 'typebox';
import { type BannerGroup, bannerGroups } from '../../domain/notice.ts';
import type { CallName } from '../calls.ts';
import {
  Banner,
  GameCard,
  GameNarrowing,
  GamePage,
  GameQuery,
  HotGamesQuery,
  LiveTable,
  Mission,
  SortingVendor,
  WinnerEntry,
} from '../catalogue.ts';
import type { Definition } from '../definition.ts';
import { GameListQuery, LaunchQuery, LaunchRequest, LaunchValue, LotteryMenu, OpenedNumbers } from '../launch.ts';
import { FavouriteChange } from '../play.ts';
import { PlayMoney } from '../wallet.ts';

const BannerGroupShape = Type.Unsafe<BannerGroup>(Type.Union(bannerGroups.map((group) => Type.Literal(group))));

export const gamesDefinitions = {
  gameMenus: {
    summary: 'Lotteries of every account type with their next draws',
    tags: ['lgw'],
    answer: Type.Array(LotteryMenu),
  },
  popularGames: {
    summary: 'Games people play most',
    tags: ['lgw'],
    query: Type.Object({ count: Type.String({ pattern: '^(?:[1-9]|1[0-9]|20)$' }) }),
    answer: Type.Array(GameCard),
  },
  vnGameMenu: {
    summary: 'Vietnamese lotteries with their next draws',
    tags: ['lgw'],
    answer: LotteryMenu,
  },
  vnRecentGames: {
    summary: 'Lotteries the account launched, newest first',
    tags: ['lgw'],
    answer: Type.Array(GameCard),
  },
  vnOpenedNumbers: {
    summary: 'Opened numbers of Vietnamese lotteries, newest first',
    tags: ['lgw'],
    query: Type.Object({
      count: Type.String({ pattern: '^(?:[1-9][0-9]?|100)$' }),
      gameCode: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' })),
    }),
    answer: Type.Array(OpenedNumbers),
  },
  openedNumbers: {
    summary: 'Results of every lottery, newest first',
    tags: ['lotto'],
    query: Type.Object({
      count: Type.Optional(Type.String({ pattern: '^(?:[1-9][0-9]?|100)$' })),
      gameCode: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' })),
    }),
    answer: Type.Array(OpenedNumbers),
  },
  publicCatalogue: {
    summary: 'Games of a category, of a vendor, or by name',
    tags: ['catalogue'],
    query: GameQuery,
    answer: GamePage,
  },
  publicVendors: {
    summary: 'Vendors of every category, in order',
    tags: ['catalogue'],
    answer: Type.Array(SortingVendor),
  },
  liveTables: {
    summary: 'Live tables with their limits',
    tags: ['catalogue'],
    answer: Type.Array(LiveTable),
  },
  missions: {
    summary: 'Missions open to everyone',
    tags: ['catalogue'],
    answer: Type.Array(Mission),
  },
  banners: {
    summary: 'Banners of a place of the site',
    tags: ['catalogue'],
    query: Type.Object({ group: Type.Optional(BannerGroupShape) }),
    answer: Type.Array(Banner),
  },
  launchGame: {
    summary: 'Launch a game or a lottery; answers the address of its frame',
    tags: ['game'],
    query: LaunchQuery,
    body: LaunchRequest,
    answer: LaunchValue,
  },
  playMoney: {
    summary: 'What a trial account has left to play with; other accounts have wallets',
    tags: ['game'],
    answer: PlayMoney,
  },
  changeFavourite: {
    summary: 'Add or remove a favourite game; returns the saved ids',
    tags: ['member'],
    body: FavouriteChange,
    answer: Type.Array(Type.String()),
  },
  gameVendors: {
    summary: 'Vendors of each category, in order',
    tags: ['relay'],
    query: Type.Object({ merchantCode: Type.Optional(Type.String({ maxLength: 64 })) }),
    answer: Type.Array(SortingVendor),
  },
  gameList: {
    summary: 'Games of a category, of a vendor, or by name, 24 a page',
    tags: ['relay'],
    query: Type.Object({ ...GameListQuery.properties, ...GameNarrowing }),
    answer: GamePage,
  },
  rankList: {
    summary: 'Winner board, with masked names',
    tags: ['relay'],
    answer: Type.Array(WinnerEntry),
  },
  vendorGameTypes: {
    summary: 'Categories a vendor has games in',
    tags: ['relay'],
    query: Type.Object({ vassalage: Type.String({ pattern: '^[A-Z0-9]{2,16}$' }) }),
    answer: Type.Array(Type.String()),
  },
  hotGames: {
    summary: 'Hot games',
    tags: ['relay'],
    query: HotGamesQuery,
    answer: Type.Array(GameCard),
  },
  recentGames: {
    summary: 'Games the account launched, newest first',
    tags: ['relay'],
    answer: Type.Array(GameCard),
  },
  roomList: {
    summary: 'Rooms of live games with their limits',
    tags: ['relay'],
    answer: Type.Array(LiveTable),
  },
  favouriteGames: {
    summary: 'Ids of favourite games, newest first',
    tags: ['relay'],
    answer: Type.Array(Type.String()),
  },
  favouriteGamesList: {
    summary: 'Favourite games, newest first',
    tags: ['relay'],
    answer: Type.Array(GameCard),
  },
} as const satisfies Partial<Record<CallName, Definition>>;
