import { defineModule } from '../../platform/modules/index.ts';
import { createOperatorActs } from './operatorActs.ts';
import { createReceipts } from './receipts.ts';
import { createRequests } from './requests.ts';
import type { WithdrawalDeps } from './withdrawalDeps.ts';

export type { OperatorWithdrawal } from './operatorActs.ts';
export { newWithdrawalId } from './requests.ts';
export { turnoverOf } from './turnover.ts';
export type { WithdrawalDeps } from './withdrawalDeps.ts';

export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** Withdrawals from request to receipt: for members, for operators, and the job of overdue receipts. */
export function createWithdrawals(deps: WithdrawalDeps) {
  const receipts = createReceipts(deps);
  return {
    ...createRequests(deps),
    ...createOperatorActs(deps),
    answerReceipt: (...given: Parameters<typeof receipts.answer>) => receipts.answer(...given),
    addProofs: (...given: Parameters<typeof receipts.addProofs>) => receipts.addProofs(...given),
    hasOverdue: () => receipts.hasOverdue(),
    confirmOverdue: () => receipts.confirmOverdue(),
  };
}

export const withdrawalsModule = defineModule({
  needs: ['db', 'now', 'accounts', 'audit', 'bindings', 'inbox', 'ledger', 'paymentPasswords'],
  gives: { withdrawals: createWithdrawals },
  jobs: ({ withdrawals }) => [{ name: 'receipts', isDue: withdrawals.hasOverdue, run: () => withdrawals.confirmOverdue() }],
});
