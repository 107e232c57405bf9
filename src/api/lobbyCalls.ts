import { type GameListChoice, gameListFilters, gameListQuery } from '../domain/gameList.ts';
import type { Language } from '../domain/language.ts';
import type { GameCard, GamePage, SortingVendor } from '../wire/catalogue.ts';
import { call } from './call.ts';
import { queries } from './queries.ts';
import { sessionValues } from './session.ts';

interface Reading {
  readonly signal: AbortSignal;
}

/** Who asks: members have calls of their own, guests the public catalogue. */
export interface Reader {
  readonly isMember: boolean;
  readonly merchant: string;
  readonly language: Language;
}

/** Whose answer about vendors the session keeps. */
export type VendorReader = Reader & { readonly account: string };

const minute = 60_000;

/** Calls of the pages that list games; what is somebody's own is kept under the account. They load with those pages. */
export const lobbyQueries = {
  /** The same key as `queries.games` where nothing is narrowed, so that what the HTML brought along is found. */
  games: (choice: GameListChoice, { isMember, merchant, language }: Reader) => {
    const { queryKey, staleTime } = queries.games(choice);
    const filters = gameListFilters(choice);
    const { gameType, vassalage, search, pageNum } = choice;
    const guest = { gameType, vassalage, search: search === '' ? undefined : search, pageNum };
    return {
      queryKey: Object.keys(filters).length === 0 ? queryKey : [...queryKey, filters],
      queryFn: ({ signal }: Reading) =>
        isMember
          ? call<GamePage>('gameList', { signal, query: { ...gameListQuery(choice, merchant, language), ...filters } })
          : call<GamePage>('publicCatalogue', { signal, query: { ...guest, ...filters } }),
      staleTime,
    };
  },
  /**
   * Asked for when a page finds that what it knows of its vendors cannot be true any more. What the session kept for
   * this member is answered again without a call, unless `isTrue` says that the page knows better by now.
   */
  async vendors(reader: VendorReader, isTrue: (vendors: readonly SortingVendor[]) => boolean): Promise<SortingVendor[]> {
    if (!reader.isMember) return call<SortingVendor[]>('publicVendors');
    const kept = keptVendors(reader);
    if (kept !== null && isTrue(kept)) return kept;
    const vendors = await call<SortingVendor[]>('gameVendors');
    sessionValues.write('gameVendor', { key: keyOf(reader), vendors });
    return vendors;
  },
  favourites: (account: string) => ({
    queryKey: ['favourites', account],
    queryFn: async ({ signal }: Reading) => {
      const ids = await call<string[]>('favouriteGames', { signal });
      sessionValues.write('favGames', ids);
      return ids;
    },
    staleTime: 5 * minute,
  }),
  favouriteGames: (account: string) => ({
    queryKey: ['favouriteGames', account],
    queryFn: ({ signal }: Reading) => call<GameCard[]>('favouriteGamesList', { signal }),
    staleTime: 5 * minute,
  }),
  /** Always asked for anew: a game may have been played since. */
  recentGames: (account: string) => ({
    queryKey: ['recentGames', account],
    queryFn: ({ signal }: Reading) => call<GameCard[]>('recentGames', { signal }),
    staleTime: 0,
  }),
} as const;

/** Keeps a game, or no longer; answers the ids kept, newest first. */
export async function changeFavourite(gameId: string, favourite: boolean): Promise<string[]> {
  const ids = await call<string[]>('changeFavourite', { body: { gameId, favourite } });
  sessionValues.write('favGames', ids);
  return ids;
}

function keptVendors(reader: VendorReader): SortingVendor[] | null {
  const kept = sessionValues.read('gameVendor');
  return kept?.key === keyOf(reader) && Array.isArray(kept.vendors) ? kept.vendors : null;
}

const keyOf = ({ merchant, language, account }: VendorReader) => [merchant, language, account].join('/');
