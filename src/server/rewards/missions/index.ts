import type { SaferPlay } from '../../money/saferPlay/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { createBoard } from './board.ts';
import { createClaims } from './claims.ts';
import { createEnvelopes, type EnvelopeDeps } from './envelopes.ts';
import { createOperatorActs } from './operatorActs.ts';

interface MissionDeps extends EnvelopeDeps {
  readonly audit: Pick<Audit, 'note'>;
  readonly saferPlay: Pick<SaferPlay, 'assertMay'>;
}

export type Missions = ReturnType<typeof createMissions>;

/** Missions of the manifest, the weekly leaderboard and red envelopes. */
export function createMissions(deps: MissionDeps) {
  const envelopes = createEnvelopes(deps);
  return {
    ...createBoard({ ...deps, envelopes }),
    ...createClaims(deps),
    openEnvelope: (...given: Parameters<typeof envelopes.open>) => envelopes.open(...given),
    operate: createOperatorActs(deps),
  };
}

export const missionsModule = defineModule({
  needs: ['db', 'now', 'audit', 'limits', 'bonuses', 'ledger', 'saferPlay'],
  gives: { missions: createMissions },
});
