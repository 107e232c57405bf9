import { defineModule } from '../../platform/modules/index.ts';
import type { AgentDeskDeps } from './agentDeps.ts';
import { createAgentReads } from './agents.ts';
import { createContractView } from './contractView.ts';
import { createStop } from './stop.ts';

/** Agents, their contracts and what these pay, as operators see them; and the one act on them. */
export function createAgentDesk(deps: AgentDeskDeps) {
  const contracts = createContractView(deps);
  return { agents: createAgentReads(deps), contracts, stop: createStop(deps, contracts) };
}

export const agentDeskModule = defineModule({
  needs: ['db', 'now', 'contracts', 'operators'],
  gives: { agentDesk: createAgentDesk },
});
