import { useInfiniteQuery } from '@tanstack/react-query';
import type { StudioCall } from '../../../wire/studio/calls.ts';
import { type AnswerOf, type CallOptions, call } from '../../api/index.ts';

/** A list about a member, page by page. `cursor` is the name of the parameter that takes `next`. */
export function usePages<Name extends StudioCall>(
  name: Name,
  { params = {}, query = {} }: Pick<CallOptions, 'params' | 'query'>,
  cursor: 'after' | 'before' = 'after',
) {
  return useInfiniteQuery({
    queryKey: [name, params, query],
    queryFn: ({ pageParam, signal }) =>
      call(name, { params, query: pageParam === null ? query : { ...query, [cursor]: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerOf<Name>) => (page as { readonly next: string | null }).next,
  });
}
