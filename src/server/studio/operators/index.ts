import { moneyOf, moneyToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { EnvelopeGift } from '../../../wire/missions.ts';
import type {
  ActResult,
  AdjustmentOrder,
  DepositCredit,
  ReceiptResolution,
  WithdrawalApproval,
} from '../../../wire/operate.ts';
import type { OfferPublish } from '../../../wire/studio/deskOffers.ts';
import type { Withdrawals } from '../../money/withdrawals/index.ts';
import { defineModule, type Setting } from '../../platform/modules/index.ts';
import type { ApplicationKey } from '../../rewards/promotions/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createApprovals } from './approvals.ts';
import { createOperatorIdentities, type Operator } from './identities.ts';
import { createInvitations } from './invitations.ts';
import { createMemberActs, type MemberActDeps } from './members.ts';
import { createMoneyActs, type MoneyActDeps } from './moneyActs.ts';
import { createOwnAccounts } from './ownAccounts.ts';

export { createAuditLog } from './auditLog.ts';
export type { Operator } from './identities.ts';
export type { Invitations } from './invitations.ts';
export { createTeam, installationRuler } from './team.ts';
export type { Writing } from './teamLetters.ts';

export type Operators = ReturnType<typeof createOperators>;

interface OperatorDeps extends MemberActDeps, MoneyActDeps {
  /** Days that a token of the command line holds. */
  readonly tokenDays?: number;
  /** Whether a password is known from breaches. */
  readonly isBreached: (password: string) => Promise<boolean>;
  readonly withdrawals: MoneyActDeps['withdrawals'] & Pick<Withdrawals, 'reject' | 'pay' | 'forceReceipt'>;
}

/** Acts of operators: who they are, what they do to accounts and money, and the second pair of eyes. */
export function createOperators(deps: OperatorDeps) {
  const { withdrawals } = deps;
  const members = createMemberActs(deps);
  const own = createOwnAccounts(deps);

  const approvals = createApprovals({
    ...deps,
    mayAct: (...act) => own.refuseOwn(...act),
    acts: createMoneyActs(deps),
  });

  const invitations = createInvitations(deps);

  return {
    ...createOperatorIdentities({ ...deps, invitations }),
    invitations,
    members,
    approvals,
    own,

    /**
     * Credits or debits the main wallet of an account, or asks for the approval of a second operator: the sum of a day decides.
     * @throws Failure NOT_FOUND, MALFORMED, TRUE_ACCOUNT, BALANCE_TOO_LOW, CONFLICT
     */
    async adjust(tenant: Tenant, by: Operator, subject: string, order: AdjustmentOrder): Promise<ActResult> {
      const { direction, reason, requestId } = order;
      const amount = moneyOf(order.amount);
      if (amount <= 0n) throw new Failure('MALFORMED');
      const input = { direction, amount: moneyToWire(amount) };
      return approvals.perform(tenant, by, { kind: 'adjust', subject, input, reason, requestId });
    },

    /**
     * Credits an order of a deposit, or asks for the approval of a second operator.
     * @throws Failure NOT_FOUND, VALIDATION, CONFLICT
     */
    creditDeposit(tenant: Tenant, by: Operator, subject: string, order: DepositCredit): Promise<ActResult> {
      const { received, reason, requestId } = order;
      const input = received === undefined ? {} : { received };
      return approvals.perform(tenant, by, { kind: 'deposits.credit', subject, input, reason, requestId });
    },

    /**
     * Approves a withdrawal, or asks for the approval of a second operator. It can be paid then.
     * @throws Failure NOT_FOUND, CONFLICT
     */
    approveWithdrawal(tenant: Tenant, by: Operator, subject: string, order: WithdrawalApproval): Promise<ActResult> {
      const { reason = '', requestId } = order;
      return approvals.perform(tenant, by, { kind: 'withdrawals.approve', subject, input: {}, reason, requestId });
    },

    /**
     * Notes that a withdrawal was paid. What one operator approved while the threshold was higher needs a second one now: of the
     * rule then and the rule now the stricter holds.
     * @throws Failure NOT_FOUND, CONFLICT, VALIDATION; NOT_ALLOWED without the second operator, or for one's own
     */
    async payWithdrawal(tenant: Tenant, by: Operator, payment: Parameters<Withdrawals['pay']>[2]): Promise<void> {
      const { account } = await withdrawals.amountOf(tenant, by, payment.order);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      await withdrawals.pay(tenant, by, payment, approvals.judgeAfter(tenant, 'withdrawals.approve', payment.order));
    },

    /** Gives the held money of a withdrawal back. @throws Failure NOT_FOUND, CONFLICT; NOT_ALLOWED for one's own */
    async rejectWithdrawal(tenant: Tenant, by: Operator, given: Parameters<Withdrawals['reject']>[2]): Promise<void> {
      const { account } = await withdrawals.amountOf(tenant, by, given.order);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      await withdrawals.reject(tenant, by, given);
    },

    /**
     * Ends a receipt: `received` is final; `refund` gives what is missing of a disputed one back, or asks for the approval of a second
     * operator.
     * @throws Failure NOT_FOUND, CONFLICT; NOT_ALLOWED for one's own
     */
    async resolveReceipt(tenant: Tenant, by: Operator, order: string, given: ReceiptResolution): Promise<ActResult> {
      const { part, outcome, reason = '', requestId } = given;
      const subject = `${order}~${part}`;
      if (outcome === 'refund')
        return approvals.perform(tenant, by, { kind: 'receipts.refund', subject, input: {}, reason, requestId });
      const { account } = await withdrawals.amountOf(tenant, by, order);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      await withdrawals.forceReceipt(tenant, by, { order, part });
      return { state: 'done', approval: null, expiresAt: null, balance: null };
    },

    /**
     * Approves an application for a promotion, or asks for the approval of a second operator.
     * @throws Failure NOT_FOUND, CONFLICT
     */
    approvePromotion(
      tenant: Tenant,
      by: Operator,
      { account: subject, promotion, period }: ApplicationKey,
      { reason = '', requestId }: WithdrawalApproval,
    ): Promise<ActResult> {
      const input = { promotion, period };
      return approvals.perform(tenant, by, { kind: 'promotions.approve', subject, input, reason, requestId });
    },

    /**
     * Gives a member red envelopes, or asks for the approval of a second operator: they are worth the most that they may hold.
     * @throws Failure NOT_FOUND, TRUE_ACCOUNT; CONFLICT if the brand has none
     */
    giveEnvelopes(tenant: Tenant, by: Operator, subject: string, gift: EnvelopeGift): Promise<ActResult> {
      const { count, reason, requestId } = gift;
      const input = { count: String(count) };
      return approvals.perform(tenant, by, { kind: 'envelopes.give', subject, input, reason, requestId });
    },

    /**
     * Puts a version of a promotion in force, or asks for the approval of a second operator: its budget decides.
     * @throws Failure NOT_FOUND, CONFLICT, VALIDATION
     */
    publishPromotion(tenant: Tenant, by: Operator, subject: string, order: OfferPublish): Promise<ActResult> {
      const { version, reason, requestId } = order;
      const input = { version: String(version) };
      return approvals.perform(tenant, by, { kind: 'promotions.publish', subject, input, reason, requestId });
    },

    /**
     * Approves an exchange of points, or asks for the approval of a second operator where it credits much money.
     * @throws Failure NOT_FOUND, CONFLICT
     */
    approveExchange(
      tenant: Tenant,
      by: Operator,
      subject: string,
      { reason, requestId }: WithdrawalApproval,
    ): Promise<ActResult> {
      const input = reason === undefined ? {} : { remark: reason };
      return approvals.perform(tenant, by, { kind: 'exchanges.approve', subject, input, reason: reason ?? '', requestId });
    },
  };
}

type OperatorNeeds = Omit<OperatorDeps, 'tokenDays'> & Setting<'operatorTokenDays', number>;

export const operatorsModule = defineModule({
  needs: [
    'settings',
    'db',
    'now',
    'accounts',
    'audit',
    'isBreached',
    'adjustments',
    'deposits',
    'missions',
    'points',
    'promotionDesk',
    'promotions',
    'saferPlay',
    'withdrawals',
  ],
  gives: {
    operators: ({ settings, ...deps }: OperatorNeeds) => createOperators({ ...deps, tokenDays: settings.operatorTokenDays }),
  },
});
