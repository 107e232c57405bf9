import type { FriendPage, FriendQuery, Referral } from '../wire/referral.ts';
import { call } from './call.ts';
import type { Query, QueryTopics } from './queries.ts';

const freshMs = 15_000;
/** What friends earn arrives in the wallet. */
const paid: QueryTopics = { topics: ['balance'] };

/** What the member earns by inviting. */
export const referralQueries = {
  referral: (): Query<Referral> => ({
    queryKey: ['member', 'referral'],
    queryFn: ({ signal }) => call('referral', { signal }),
    staleTime: freshMs,
    meta: paid,
  }),
  friends: (query: FriendQuery): Query<FriendPage> => ({
    queryKey: ['member', 'referralFriends', query],
    queryFn: ({ signal }) => call('referralFriends', { signal, query }),
    staleTime: freshMs,
    meta: paid,
  }),
} as const;
