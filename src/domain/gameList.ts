import type { Category } from './category.ts';
import type { Classification } from './classification.ts';
import { constants } from './constants.ts';
import { type Language, languageCode } from './language.ts';

/** What a list of games may be narrowed to; `trial`: those that offer one. */
export const gameFilters = ['new', 'hot', 'trial'] as const;
export type GameFilter = (typeof gameFilters)[number];

/** Orders beside the merchant's own, which counts where none is named. */
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
 * The query of the game list, with the twelve names of its contract. `minBet` and `minLineNum` stay empty:
 * nothing says what they would do.
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

/** What our own calls take beyond that; only what was chosen. */
export const gameListFilters = ({ only, classification, sort }: GameListChoice) => ({
  ...(only === undefined ? {} : { only }),
  ...(classification === undefined ? {} : { classification }),
  ...(sort === undefined ? {} : { sort }),
});
