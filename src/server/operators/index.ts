import { moneyFromUnits, moneyOf, moneyToWire } from '../../domain/money.ts';
import { Failure } from '../../wire/failure.ts';
import type { ActResult, AdjustmentOrder } from '../../wire/operate.ts';
import { type Adjustments, NeedsApproval } from '../adjustments/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import { type AskedAct, createApprovals, type RunAct } from './approvals.ts';
import { createOperatorIdentities, type Operator } from './identities.ts';
import { createMemberActs, type MemberActDeps } from './members.ts';

export type { Operator } from './identities.ts';

export type Operators = ReturnType<typeof createOperators>;

interface OperatorDeps extends MemberActDeps {
  readonly adjustments: Adjustments;
}

/** Amount from which a second operator has to approve. */
const thresholdOf = ({ brand }: Tenant) => moneyOf(String(brand.policies.operators.secondApprovalFrom));

/** Acts of operators: who they are, what they do to accounts and money, and the second pair of eyes. */
export function createOperators(deps: OperatorDeps) {
  const { adjustments, accounts } = deps;
  const members = createMemberActs(deps);

  const runAdjustment: RunAct = async (tenant, { id, askedBy, approvedBy, subject, input, reason }) => {
    const owner = await accounts.byId(tenant.brand.merchant, subject);
    if (owner === null) throw new Failure('NOT_FOUND');
    const { direction, amount } = input;
    const order = { direction: direction === 'debit' ? 'debit' : 'credit', amount: moneyOf(amount ?? ''), reason } as const;
    const authority = { operator: askedBy, approvedBy, requestId: id, freeBelow: moneyFromUnits(0n) };
    return { balance: moneyToWire(await adjustments.post(tenant, owner, order, authority)) };
  };

  const approvals = createApprovals({ ...deps, acts: { adjust: runAdjustment } });

  return {
    ...createOperatorIdentities(deps),
    members,
    approvals,

    /**
     * Credits or debits the main wallet of an account, or asks for the approval of a second operator.
     * @throws Failure NOT_FOUND, MALFORMED, TRUE_ACCOUNT, BALANCE_TOO_LOW, CONFLICT
     */
    async adjust(tenant: Tenant, by: Operator, username: string, order: AdjustmentOrder): Promise<ActResult> {
      const { direction, reason, requestId } = order;
      const amount = moneyOf(order.amount);
      if (amount <= 0n) throw new Failure('MALFORMED');
      const owner = await members.find(tenant, username);
      const input = { direction, amount: moneyToWire(amount) };
      const asked: AskedAct = { kind: 'adjust', subject: owner.id, amount, input, reason, requestId };
      const earlier = await approvals.earlier(tenant, by, asked);
      if (earlier !== null) return earlier;
      try {
        const authority = { operator: by.id, approvedBy: null, requestId, freeBelow: thresholdOf(tenant) };
        const balance = await adjustments.post(tenant, owner, { direction, amount, reason }, authority);
        return { state: 'done', approval: null, expiresAt: null, balance: moneyToWire(balance) };
      } catch (error) {
        if (!(error instanceof NeedsApproval)) throw error;
        return approvals.ask(tenant, by, asked);
      }
    },
  };
}
