import type { FunnelEvents } from '../wire/analytics.ts';
import { call } from './call.ts';
import type { Query } from './queries.ts';

/** Takes what the account did for the first time since it was last asked; again when its balance changes. */
export const funnelQuery = (account: string): Query<FunnelEvents> => ({
  queryKey: ['member', 'funnel', account],
  queryFn: ({ signal }) => call('takeFunnelEvents', { signal }),
  staleTime: 0,
  meta: { topics: ['balance'] },
});
