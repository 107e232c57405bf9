import type { DeskContractStop } from '../../../wire/studio/deskAgents.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { once } from '../desk/members/index.ts';
import type { Operator } from '../operators/index.ts';
import type { AgentDeskDeps } from './agentDeps.ts';
import { contractAct, type createContractView } from './contractView.ts';

/** The one act of operators on contracts. */
export function createStop(deps: AgentDeskDeps, { rowOf }: Pick<ReturnType<typeof createContractView>, 'rowOf'>) {
  const { contracts, operators } = deps;

  /**
   * Ends a contract for cause, once per request id.
   * @throws Failure NOT_FOUND; NOT_ALLOWED where a party is the operator's own account, and for a contract that does not run; CONFLICT if
   *   the request id asked for something else
   */
  return async (tenant: Tenant, by: Pick<Operator, 'id'>, id: string, order: DeskContractStop): Promise<void> => {
    const { merchant, upline, downline } = await rowOf(tenant, id);
    for (const party of [upline, downline]) await operators.own.refuseOwn(by, merchant, party);
    const { requestId: request, reason } = order;
    const asked = { by, request, kind: contractAct, act: 'stop', reason, input: {} };
    await once(deps, { merchant, id }, asked, () => contracts.stop(tenant, by, { contractId: id, reason }));
  };
}
