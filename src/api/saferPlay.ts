import type { LimitPeriod } from '../domain/saferPlay.ts';
import type {
  ActivityStatement,
  ExclusionConfirmation,
  ExclusionRequest,
  LimitChange,
  LimitChangeCancelled,
  RealityCheckChoice,
  SaferPlayState,
  TimeOutRequest,
} from '../wire/saferPlay.ts';
import { call } from './call.ts';
import type { Query } from './queries.ts';

/** Limits and the own statement. Their keys begin with `member`: a logout removes them. */
export const saferPlayQueries = {
  state: (): Query<SaferPlayState> => ({
    queryKey: ['member', 'limits'],
    queryFn: ({ signal }) => call('playLimits', { signal }),
    staleTime: 0,
    // What is used of a limit changes with the balance.
    meta: { topics: ['limits', 'balance'] },
  }),
  activity: (period: LimitPeriod): Query<ActivityStatement> => ({
    queryKey: ['member', 'playActivity', period],
    queryFn: ({ signal }) => call('playActivity', { signal, query: { period } }),
    staleTime: 0,
    meta: { topics: ['balance'] },
  }),
} as const;

/** Changes of safer play. Each resolves with the new state, except the offer of an exclusion, which changes nothing. */
export const saferPlayCalls = {
  set: (limit: LimitChange) => call('setPlayLimit', { body: limit }),
  cancel: (limit: LimitChangeCancelled) => call('cancelPlayLimit', { body: limit }),
  timeOut: (days: TimeOutRequest['days']) => call('playTimeOut', { body: { days } satisfies TimeOutRequest }),
  offerExclusion: (months: number) => call('selfExclusion', { body: { months } satisfies ExclusionRequest }),
  confirmExclusion: (confirmation: string) =>
    call('confirmSelfExclusion', { body: { confirmation } satisfies ExclusionConfirmation }),
  setRealityCheck: (minutes: RealityCheckChoice['minutes']) =>
    call('realityCheck', { body: { minutes } satisfies RealityCheckChoice }),
} as const;
