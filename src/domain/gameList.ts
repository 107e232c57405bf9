import type { Category } from './category.ts';
import type { Classification } from './classification.ts';
import { constants } from './constants.ts';
import { type Language, languageCode } from './language.ts';

/** Filters of a game list; `trial`: games that offer a trial. */
export const gameFilters = ['new', 'hot', 'trial'] as const;
export type GameFilter = (typeof gameFilters)[number];

/** Sort orders besides the merchant's own, which is the default. */
export const gameSorts = ['popular', 'newest', 'name'] as const;
export type GameSort = (typeof gameSorts)[number];

export interface GameListChoice {
  readonly gameType: Category | 'HOT';
  readonly vassalage?: string | undefined;
  readonly search?: string | undefined;
  readonly pageNum: number;
  readonly only?: GameFilter | undefined;
  readonly classification?: Classification | undefined;
  readonly sort?: GameSort | undefined;
}

/**
 * Query of the game list, with the twelve parameters of its contract. `minBet` and `minLineNum` stay empty: their effect
 * is unspecified.
 */
export function gameListQuery(choice: GameListChoice, merchant: string, language: Language) {
  return {
    clientType: constants.clientType,
    platform: constants.queryPlatform,
    channel: constants.platform,
    merchant,
    gameName: choice.search ?? '',
    minBet: '',
    minLineNum: '',
    pageNo: choice.pageNum,
    pageSize: constants.gamePageSize,
    vassalage: choice.vassalage ?? '',
    language: languageCode(language),
    gameType: choice.gameType,
  };
}

/** Additional parameters of our own API; only those that were chosen. */
export const gameListFilters = ({ only, classification, sort }: GameListChoice) => ({
  ...(only === undefined ? {} : { only }),
  ...(classification === undefined ? {} : { classification }),
  ...(sort === undefined ? {} : { sort }),
});
