import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VersionPage } from '../../../wire/studio/brands.ts';
import { call } from '../../api/index.ts';

/** Versions of a brand, newest first, loaded page by page. */
export function useVersions(merchant: string) {
  const query = useInfiniteQuery({
    queryKey: ['versions', { merchant }],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }): Promise<VersionPage> =>
      call('versions', { params: { merchant }, query: { before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const versions = useMemo(() => query.data?.pages.flatMap((page) => page.versions) ?? [], [query.data]);
  return { query, versions };
}
