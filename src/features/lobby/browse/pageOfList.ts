import { constants } from '../../../domain/constants.ts';
import { type GameSort } from '../../../domain/gameList.ts';
import type { Language } from '../../../domain/language.ts';
import { matchesSearch } from '../../../domain/searchText.ts';
import type { GameCard, GamePage } from '../../../wire/catalogue.ts';

export interface ListFilter {
  /** Null: every category. */
  readonly gameType: string | null;
  readonly vassalage: string | null;
  readonly search: string;
  readonly page: number;
  readonly sort: GameSort | null;
  readonly language: Language;
}

/** Pages a list that was fetched as a whole, as the server would. Without a sort order the list keeps its order. */
export function pageOfList(games: readonly GameCard[], choice: ListFilter): GamePage {
  const { gameType, vassalage, search, page, sort, language } = choice;
  const found = games.filter(
    (game) =>
      (gameType === null || game.gameType === gameType) &&
      (vassalage === null || game.vassalage === vassalage) &&
      matchesSearch(game.searchText, search),
  );
  const sorted = sort === 'name' ? found.toSorted((one, other) => one.gameName.localeCompare(other.gameName, language)) : found;
  const size = constants.gamePageSize;
  const start = (page - 1) * size;
  return {
    games: sorted.slice(start, start + size),
    pageNum: page,
    totalPages: Math.ceil(sorted.length / size),
    total: sorted.length,
  };
}
