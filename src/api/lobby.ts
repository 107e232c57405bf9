import { type GameListChoice, gameListFilters, gameListQuery } from '../domain/gameList.ts';
import type { Language } from '../domain/language.ts';
import type { SortingVendor } from '../wire/catalogue.ts';
import { call } from './call.ts';
import { queries } from './queries.ts';
import { sessionValues } from './session.ts';

interface QueryContext {
  readonly signal: AbortSignal;
}

/** The user a list is for: members have their own calls, visitors the public catalogue. */
export interface Reader {
  readonly isMember: boolean;
  readonly merchant: string;
  readonly language: Language;
}

/** The user for whom the session caches the list of vendors. */
export type VendorReader = Reader & { readonly account: string };

const minuteMs = 60_000;

/** Queries of pages that list games, loaded with those pages. Keys of personal data contain the account. */
export const lobbyQueries = {
  /** Without filters the key equals that of `queries.games`, so that data seeded from the HTML is used. */
  games: (choice: GameListChoice, { isMember, merchant, language }: Reader) => {
    const { queryKey, staleTime } = queries.games(choice);
    const filters = gameListFilters(choice);
    const { gameType, vassalage, search, pageNum } = choice;
    const open = { gameType, vassalage, search: search === '' ? undefined : search, pageNum };
    return {
      queryKey: Object.keys(filters).length === 0 ? queryKey : [...queryKey, filters],
      queryFn: ({ signal }: QueryContext) =>
        isMember
          ? call('gameList', { signal, query: { ...gameListQuery(choice, merchant, language), ...filters } })
          : call('publicCatalogue', { signal, query: { ...open, ...filters } }),
      staleTime,
    };
  },
  /**
   * Reloads the vendors when a page finds its list outdated. Returns the list cached in the session without a call,
   * unless `isValid` rejects it.
   */
  async vendors(reader: VendorReader, isValid: (vendors: readonly SortingVendor[]) => boolean): Promise<SortingVendor[]> {
    if (!reader.isMember) return call('publicVendors');
    const kept = keptVendors(reader);
    if (kept !== null && isValid(kept)) return kept;
    const vendors = await call('gameVendors', { query: { merchantCode: reader.merchant } });
    sessionValues.write('gameVendor', { key: keyOf(reader), vendors });
    return vendors;
  },
  favourites: (account: string) => ({
    queryKey: ['favourites', account],
    queryFn: async ({ signal }: QueryContext) => {
      const ids = await call('favouriteGames', { signal });
      sessionValues.write('favGames', ids);
      return ids;
    },
    staleTime: 5 * minuteMs,
  }),
  favouriteGames: (account: string) => ({
    queryKey: ['favouriteGames', account],
    queryFn: ({ signal }: QueryContext) => call('favouriteGamesList', { signal }),
    staleTime: 5 * minuteMs,
  }),
  /** Never cached: a game may have been played since. */
  recentGames: (account: string) => ({
    queryKey: ['recentGames', account],
    queryFn: ({ signal }: QueryContext) => call('recentGames', { signal }),
    staleTime: 0,
  }),
} as const;

/** Adds or removes a favourite; returns the ids of all favourites, newest first. */
export async function changeFavourite(gameId: string, favourite: boolean): Promise<string[]> {
  const ids = await call('changeFavourite', { body: { gameId, favourite } });
  sessionValues.write('favGames', ids);
  return ids;
}

function keptVendors(reader: VendorReader): SortingVendor[] | null {
  const kept = sessionValues.read('gameVendor');
  return kept?.key === keyOf(reader) && Array.isArray(kept.vendors) ? kept.vendors : null;
}

const keyOf = ({ merchant, language, account }: VendorReader) => [merchant, language, account].join('/');
