import type { FriendPage, FriendQuery, Referral } from '../wire/referral.ts';
import { call } from './call.ts';
import type { Query } from './queries.ts';

const freshMs = 15_000;

/** What the member earns by inviting. */
export const referralQueries = {
  referral: (): Query<Referral> => ({
    queryKey: ['member', 'referral'],
    queryFn: ({ signal }) => call<Referral>('referral', { signal }),
    staleTime: freshMs,
  }),
  friends: (query: FriendQuery): Query<FriendPage> => ({
    queryKey: ['member', 'referralFriends', query],
    queryFn: ({ signal }) => call<FriendPage>('referralFriends', { signal, query }),
    staleTime: freshMs,
  }),
} as const;
