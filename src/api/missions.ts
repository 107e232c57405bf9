import type {
  EnvelopeClaim,
  EnvelopeOpened,
  MissionClaim,
  MissionClaimed,
  MissionLeaderboard,
  MissionSummary,
} from '../wire/missions.ts';
import { call } from './call.ts';
import type { Query, QueryTopics } from './queries.ts';

const freshMs = 15_000;

const read = <Value>(name: Parameters<typeof call>[0]): Query<Value> => ({
  queryKey: ['member', name],
  queryFn: ({ signal }) => call<Value>(name, { signal }),
  staleTime: freshMs,
  meta: { topics: ['balance'] } satisfies QueryTopics,
});

/** Missions of the account and the scores of the week; bets and deposits change them. */
export const missionQueries = {
  summary: () => read<MissionSummary>('missionSummary'),
  leaderboard: () => read<MissionLeaderboard>('missionLeaderboard'),
} as const;

/** Keys of all queries whose answer a claim or an envelope changes. */
export const missionKeys = [
  ['member', 'missionSummary'],
  ['member', 'missionLeaderboard'],
  ['member', 'balance'],
  ['member', 'bonuses'],
  ['member', 'accountRecord'],
] as const;

/** What members do. @throws {Failure} `CONFLICT` with a `MissionConflict` or an `EnvelopeConflict` */
export const missionCalls = {
  claim: (body: MissionClaim) => call<MissionClaimed>('claimMission', { body }),
  openEnvelope: (body: EnvelopeClaim) => call<EnvelopeOpened>('claimRaffle', { body }),
} as const;
