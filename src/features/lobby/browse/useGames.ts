import { useEffect, useEffectEvent } from 'react';
import { lobbyQueries } from '../../../api/lobby.ts';
import type { Category } from '../../../domain/category.ts';
import type { GameFilter } from '../../../domain/gameList.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import type { GamePage } from '../../../wire/catalogue.ts';
import { failureCodeOf } from '../../../wire/failure.ts';
import { pageOfList } from './pageOfList.ts';
import type { GameAddress, GameView } from './useGameAddress.ts';
import { useLobbyAccount } from './useLobbyAccount.ts';

export interface GamesView {
  /** Undefined while loading. */
  readonly answer: GamePage | undefined;
  readonly failed: boolean;
  /** The requested list requires a login. */
  readonly needsLogin: boolean;
  readonly retry: () => void;
}

export interface GamesChoice {
  /** Null: every category; for favourites and recent games only. */
  readonly gameType: Category | 'HOT' | null;
  readonly vendor: string | null;
  readonly view: GameView | null;
  readonly address: GameAddress;
}

/** The games of a page: from the catalogue, or the account's favourites or recent games. */
export function useGames({ gameType, vendor, view, address }: GamesChoice): GamesView {
  const { merchant } = useBrand();
  const language = useLanguage();
  const { isLoggedIn, account, keepsGames } = useLobbyAccount();
  const { search, page, classification, sort } = address;
  const own = view === 'favourite' || view === 'recent';

  const choice = {
    gameType: gameType ?? 'HOT',
    vassalage: vendor ?? undefined,
    search,
    pageNum: page,
    only: own || view === null ? undefined : (view satisfies GameFilter),
    classification: classification ?? undefined,
    sort: sort ?? undefined,
  };
  const listed = useQuery({
    ...lobbyQueries.games(choice, { isMember: isLoggedIn, merchant, language }),
    enabled: !own,
  });
  const favourites = useQuery({
    ...lobbyQueries.favouriteGames(account),
    enabled: keepsGames && view === 'favourite',
  });
  const recent = useQuery({ ...lobbyQueries.recentGames(account), enabled: isLoggedIn && view === 'recent' });

  const isForMembers = !isLoggedIn && listed.isError && failureCodeOf(listed.error) === 'AUTH_REQUIRED';
  const askAgain = useEffectEvent(() => void (listed.isError && listed.refetch()));
  useEffect(() => {
    if (isLoggedIn) askAgain();
  }, [isLoggedIn]);

  if (!own) {
    return {
      answer: listed.data,
      failed: listed.isError,
      needsLogin: isForMembers,
      retry: () => void listed.refetch(),
    };
  }
  const list = view === 'favourite' ? favourites : recent;
  const narrowed = { gameType: gameType === 'HOT' ? null : gameType, vassalage: vendor, search, page, sort, language };
  return {
    answer: list.data === undefined ? undefined : pageOfList(list.data, narrowed),
    failed: list.isError,
    needsLogin: view === 'favourite' ? !keepsGames : !isLoggedIn,
    retry: () => void list.refetch(),
  };
}
