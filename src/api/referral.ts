import type { FriendPage, FriendQuery, Referral } from '../wire/referral.ts';
import { call } from './call.ts';
import type { Query, QueryTopics } from './queries.ts';

const freshMs = 15_000;
/** Topics of a payment: earnings from friends arrive in the wallet. */
const paid: QueryTopics = { topics: ['balance'] };

/** Queries of a member about inviting and its earnings. */
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
