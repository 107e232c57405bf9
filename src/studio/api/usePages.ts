import { useInfiniteQuery } from '@tanstack/react-query';
import type { StudioCall } from '../../wire/studio/calls.ts';
import type { StudioAnswer, StudioSending } from '../../wire/studio/definitions/index.ts';
import { call } from './call.ts';

/** A list, page by page. `sendingOf` gets `next` of the page before; undefined for the first. */
export function usePages<Name extends StudioCall>(name: Name, sendingOf: (next: string | undefined) => StudioSending<Name>) {
  const { params = {}, query = {} } = sendingOf(undefined);
  return useInfiniteQuery({
    queryKey: [name, params, query],
    queryFn: ({ pageParam, signal }) => call(name, { ...sendingOf(pageParam ?? undefined), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: StudioAnswer<Name>) => (page as { readonly next: string | null }).next,
  });
}
