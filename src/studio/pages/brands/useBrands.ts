import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BrandPage } from '../../../wire/studio/brands.ts';
import { call } from '../../api/index.ts';
import { withoutNarrowing } from './listAddress.ts';

export const filters = ['all', 'draft', 'problems', 'drift', 'unpublished'] as const;
export type BrandFilter = (typeof filters)[number];

const pageSize = 100;

/** The list in the state that the address holds: search, filter and look. */
export function useBrands() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const filter = filters.find((name) => name === params.get('filter')) ?? 'all';
  const query = useInfiniteQuery({
    queryKey: ['brands', 'list', search, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<BrandPage> =>
      call('brands', {
        query: {
          limit: pageSize,
          after: pageParam,
          search: search === '' ? undefined : search,
          filter: filter === 'all' ? undefined : filter,
        },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  const brands = useMemo(() => query.data?.pages.flatMap((page) => page.brands) ?? [], [query.data]);
  const set = (name: 'search' | 'filter' | 'look', value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  /** Shows all brands again, in the same look. */
  const clear = () => setParams(withoutNarrowing, { replace: true });
  return { query, brands, counts: query.data?.pages[0]?.counts, search, filter, look: params.get('look'), set, clear };
}
