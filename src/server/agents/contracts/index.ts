import type { ContractKind } from '../../../domain/contracts/index.ts';
import type { Contract, ContractAct } from '../../../wire/contracts.ts';
import type { Account } from '../../identity/ports/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createActs } from './acts.ts';
import type { ContractDeps } from './contractDeps.ts';
import { createDryRun } from './dryRun.ts';
import { createSettlement } from './settle.ts';
import { createViews } from './views.ts';
import { createWages } from './wages.ts';

export { actRoute } from './actRoute.ts';
export type { BranchBet } from './branch.ts';
export { checkBetSums } from './checkBetSums.ts';
export type { ContractDeps } from './contractDeps.ts';
export { columnsFrom, type Served, storedFrom } from './contractDeps.ts';
export { type Draft, type DraftLine, periodDraft, realTimeDraft, sumsOf } from './draft.ts';
export { endDelayMs, firstDueAt } from './due.ts';
export type { BranchPart } from './parts.ts';
export { dueWindows, isWritten } from './settle.ts';
export { wagesFile } from './wagesFile.ts';

export type Contracts = ReturnType<typeof createContracts>;

/** Contracts between agents and their direct downlines: acts, what is read of them, settlement, statements. */
export function createContracts(deps: ContractDeps) {
  const settlement = createSettlement(deps);
  const views = createViews(deps, settlement);
  const acts = createActs(deps);
  return {
    views,

    /** An act of an agent on a contract of a kind; returns the contract after it. @throws Failure as `createActs` says */
    async act(tenant: Tenant, caller: Account, kind: ContractKind, sent: ContractAct): Promise<Contract> {
      const id =
        sent.action === 'propose'
          ? await acts.propose(tenant, caller, kind, sent)
          : await acts.answer(tenant, caller, kind, sent);
      return views.one(tenant, caller, id);
    },

    wages: createWages(deps),
    /** An act of an operator. */
    stop: (...given: Parameters<typeof acts.stop>) => acts.stop(...given),
    dryRun: createDryRun(deps, settlement),
    expire: () => acts.expire(),
    hasDue: () => settlement.hasDue(),
    settle: () => settlement.settle(),
    due: () => settlement.due(),
  };
}

const expireEveryMs = 15_000;

export const contractsModule = defineModule({
  needs: ['db', 'now', 'reportFault', 'audit', 'inbox', 'ledger', 'tenants'],
  gives: { contracts: createContracts },
  jobs: ({ contracts }) => [
    { name: 'contracts', everyMs: expireEveryMs, run: () => contracts.expire() },
    { name: 'settlement', isDue: contracts.hasDue, run: () => contracts.settle() },
  ],
});
