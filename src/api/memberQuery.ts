import type { CallName } from '../wire/calls.ts';
import type { Answer, Sending } from '../wire/definitions/index.ts';
import { call } from './call.ts';
import type { Query, QueryTopics } from './queries.ts';

const freshMs = 15_000;

/** A read of the account, fetched again by the events of these topics. Its key begins with `member`: a logout removes it. */
export const memberQuery = <Name extends CallName>(
  name: Name,
  sending: Sending<Name>,
  topics?: QueryTopics['topics'],
): Query<Answer<Name>> => ({
  queryKey: ['member', name, sending.query ?? {}],
  queryFn: ({ signal }) => call(name, { ...sending, signal }),
  staleTime: freshMs,
  ...(topics === undefined ? {} : { meta: { topics } }),
});
