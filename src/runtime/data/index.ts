/** Query data of the page. First screens use `useServedQuery`; the rest brings the query client with it. */
export {
  clientOf,
  type ListQuery,
  useInfiniteQuery,
  useListQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from './client.ts';
export { PageCacheProvider, type PageCacheProviderProps, usePageCache } from './PageCacheProvider.tsx';
export { createPageCache, type PageCache } from './pageCache.ts';
export { type ServedQuery, useServedQuery } from './useServedQuery.ts';
