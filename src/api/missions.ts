import { Failure } from '../wire/failure.ts';
import type { EnvelopeClaim, EnvelopeOpened, MissionClaim } from '../wire/missions.ts';
import { call } from './call.ts';
import { memberQuery } from './memberQuery.ts';

/** Missions of the account and the scores of the week; bets and deposits change them. */
export const missionQueries = {
  summary: () => memberQuery('missionSummary', {}, ['balance']),
  leaderboard: () => memberQuery('missionLeaderboard', {}, ['balance']),
} as const;

/** Keys of all queries whose answer a claim or an envelope changes. */
export const missionKeys = [
  ['member', 'missionSummary'],
  ['member', 'missionLeaderboard'],
  ['member', 'balance'],
  ['member', 'bonuses'],
  ['member', 'accountRecord'],
] as const;

/** Acts of members. @throws {Failure} `CONFLICT` with a `MissionConflict` or an `EnvelopeConflict` */
export const missionCalls = {
  claim: (body: MissionClaim) => call('claimMission', { body }),
  async openEnvelope(body: EnvelopeClaim): Promise<EnvelopeOpened> {
    const opened = await call('claimRaffle', { body });
    // The call also draws raffles.
    if ('raffle' in opened) throw new Failure('SYSTEM');
    return opened;
  },
} as const;
