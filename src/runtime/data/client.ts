import {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  QueryObserver,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery as useClientInfiniteQuery,
  useMutation as useClientMutation,
  useQueries as useClientQueries,
  useQuery as useClientQuery,
} from '@tanstack/react-query';
import type { Query } from '../../api/index.ts';
import { usePageCache } from './PageCacheProvider.tsx';
import type { PageCache } from './pageCache.ts';

/** The query client of a page, created on the first call. */
export const clientOf = (cache: PageCache): QueryClient =>
  cache.clientBy((served, updatedAt) => {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: cache.retry, refetchOnWindowFocus: false } },
    });
    for (const [key, data] of served) {
      client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(key, data, { updatedAt });
    }
    if (typeof document !== 'undefined') client.mount();
    return client;
  });

export const useQueryClient = (): QueryClient => clientOf(usePageCache());

export function useQuery<Value>(options: UseQueryOptions<Value>): UseQueryResult<Value> {
  return useClientQuery(options, useQueryClient());
}

/** A page of a list: the rows of the former page stay until the next has come. */
export const useListQuery = <Page>(options: UseQueryOptions<Page>): UseQueryResult<Page> =>
  useQuery<Page>({ ...options, placeholderData: keepPreviousData });

/** State of the query of a page, as a list shows it. */
export type ListQuery<Page> = Pick<UseQueryResult<Page>, 'data' | 'isLoadingError' | 'isPlaceholderData' | 'refetch'>;

/** A list of pages, which are fetched again in their order: each knows the cursor of the next. */
export function useInfiniteQuery<Page, Cursor>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page, Cursor>, readonly unknown[], Cursor>,
): UseInfiniteQueryResult<InfiniteData<Page, Cursor>> {
  return useClientInfiniteQuery(options, useQueryClient());
}

/** Several queries of one kind. */
export function useQueries<Value>(options: readonly UseQueryOptions<Value>[]): UseQueryResult<Value>[] {
  return useClientQueries({ queries: [...options] }, useQueryClient());
}

export function useMutation<Value, Input>(
  options: UseMutationOptions<Value, Error, Input>,
): UseMutationResult<Value, Error, Input> {
  return useClientMutation(options, useQueryClient());
}

/**
 * Keeps a query loaded: fetches it if it is missing or stale, and again at its interval.
 * @param onFailure Called when it failed after its retries.
 * @returns The function that ends it.
 */
export function watchQuery(cache: PageCache, query: Query<unknown>, onFailure: () => void): () => void {
  const observer = new QueryObserver(clientOf(cache), query);
  return observer.subscribe(({ isError }) => {
    if (isError) onFailure();
  });
}
