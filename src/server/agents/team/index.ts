import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Records } from '../../play/records/index.ts';
import type { Tenants } from '../../tenants/tenant/index.ts';
import { createTeamBets } from './bets.ts';
import { foldTeams } from './fold.ts';
import { createOpening, type OpeningDeps } from './opening.ts';
import { createOverview } from './overview.ts';
import { createTeamRecords } from './records.ts';
import { createTeam } from './team.ts';

export { checkBrandDays } from './checkBrandDays.ts';
export { checkTeams } from './checkTeams.ts';
export { teamBetsFile, teamRecordsFile } from './files.ts';
export { foldTeams } from './fold.ts';

interface AgentDeps extends OpeningDeps {
  readonly db: Db;
  readonly tenants: Pick<Tenants, 'all'>;
  readonly records: Pick<Records, 'bets'>;
}

/** Reads and acts of agents on the accounts below them. */
export function createAgents(deps: AgentDeps) {
  const { db, tenants } = deps;
  return {
    overview: createOverview(deps),
    team: createTeam(deps),
    opening: createOpening(deps),
    bets: createTeamBets(deps),
    records: createTeamRecords(deps),

    /** Condition of the database: there is something to fold. */
    hasChanges: () => sql`exists (select from team_change)`,

    /** Keeps the queue of the rollups short, so that pages have little to fold before they read. */
    async fold(): Promise<void> {
      for (const tenant of tenants.all()) await foldTeams(db, tenant);
    },
  };
}

export const agentsModule = defineModule({
  needs: ['db', 'now', 'accounts', 'audit', 'limits', 'originOf', 'records', 'tenants', 'wallets'],
  gives: { agents: createAgents },
  jobs: ({ agents }) => [{ name: 'teams', isDue: agents.hasChanges, run: () => agents.fold() }],
});
