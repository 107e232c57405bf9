import { queries } from '../../../api/index.ts';
import type { Category } from '../../../domain/category.ts';
import { dropdownGames, dropdownPages, requestsFor } from '../../../domain/headerPaging.ts';
import { useQueries, useQuery } from '../../../runtime/data/index.ts';
import type { GameCard } from '../../../wire/catalogue.ts';

export interface MegaChoice {
  readonly gameType: Category;
  readonly vassalage: string;
  readonly search: string;
  readonly page: number;
}

export interface MegaGamesView {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly games: readonly GameCard[];
  /** Null until the first response. */
  readonly total: number | null;
  readonly pages: number;
  readonly retry: () => void;
}

/** One dropdown page, cut from API pages of a different size. */
export function useMegaGames({ gameType, vassalage, search, page }: MegaChoice): MegaGamesView {
  const ask = (pageNum: number) => queries.games({ gameType, vassalage, search: search === '' ? undefined : search, pageNum });
  const total = useQuery(ask(1)).data?.total ?? null;
  const requests = requestsFor(page, total ?? Number.POSITIVE_INFINITY);
  const answers = useQueries(requests.map(ask));
  const failed = answers.filter(({ isError }) => isError);
  const games = dropdownGames(page, new Map(requests.map((request, index) => [request, answers[index]?.data?.games ?? []])));
  return {
    state: failed.length > 0 ? 'failed' : answers.some(({ isPending }) => isPending) ? 'loading' : 'ready',
    games,
    total,
    pages: Math.max(1, dropdownPages(total ?? 0)),
    retry: () => {
      for (const answer of failed) void answer.refetch();
    },
  };
}
