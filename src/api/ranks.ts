import type { VipProgramme } from '../wire/ranks.ts';
import { call } from './call.ts';
import type { Query, QueryTopics } from './queries.ts';

const freshMs = 15_000;

/** VIP ranks as the caller sees them; play and the end of a period change where a member stands. */
export const rankQueries = {
  /** Guests read something else than members, so that signing in reads again. */
  programme: (caller: 'guest' | 'member'): Query<VipProgramme> => ({
    queryKey: ['member', 'ranks', caller],
    queryFn: ({ signal }) => call('ranks', { signal }),
    staleTime: freshMs,
    meta: { topics: ['rank', 'balance'] } satisfies QueryTopics,
  }),
} as const;
