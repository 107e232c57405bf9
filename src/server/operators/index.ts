import { moneyFromUnits, moneyOf, moneyToWire } from '../../domain/money.ts';
import { Failure } from '../../wire/failure.ts';
import type { EnvelopeGift } from '../../wire/missions.ts';
import type { ActResult, AdjustmentOrder, DepositCredit, WithdrawalApproval } from '../../wire/operate.ts';
import { type Adjustments, NeedsApproval } from '../adjustments/index.ts';
import type { Deposits } from '../deposits/index.ts';
import type { ActingOperator } from '../events/audit.ts';
import type { Missions } from '../missions/index.ts';
import type { Points } from '../points/index.ts';
import type { ApplicationKey, Promotions } from '../promotions/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Withdrawals } from '../withdrawals/index.ts';
import { createApprovals, type DueAct, type RunAct, thresholdOf } from './approvals.ts';
import { createOperatorIdentities, type Operator } from './identities.ts';
import { createInvitations } from './invitations.ts';
import { createMemberActs, type MemberActDeps } from './members.ts';
import { createOwnAccounts } from './ownAccounts.ts';

export { createAuditLog } from './auditLog.ts';
export type { Operator } from './identities.ts';
export type { Invitations } from './invitations.ts';
export { createTeam } from './team.ts';

export type Operators = ReturnType<typeof createOperators>;

interface OperatorDeps extends MemberActDeps {
  /** Whether a password is known from breaches. */
  readonly isBreached: (password: string) => Promise<boolean>;
  readonly adjustments: Adjustments;
  readonly deposits: Pick<Deposits, 'show' | 'credit'>;
  readonly withdrawals: Pick<Withdrawals, 'amountOf' | 'approve' | 'reject' | 'pay' | 'resolve'>;
  readonly promotions: { readonly operate: Pick<Promotions['operate'], 'show' | 'approve'> };
  readonly missions: { readonly operate: Pick<Missions['operate'], 'worthOf' | 'give'> };
  readonly points: { readonly operate: Pick<Points['operate'], 'show' | 'approve'> };
}

const noMoney = moneyFromUnits(0n);

/** Acts of operators: who they are, what they do to accounts and money, and the second pair of eyes. */
export function createOperators(deps: OperatorDeps) {
  const { adjustments, accounts, deposits, withdrawals, promotions, missions, points } = deps;
  const members = createMemberActs(deps);
  const own = createOwnAccounts(deps);

  const runAdjustment: RunAct = async (tenant, { key, askedBy, approvedBy, subject, input, reason }) => {
    const owner = await accounts.byId(tenant.brand.merchant, subject);
    if (owner === null) throw new Failure('NOT_FOUND');
    const { direction, amount } = input;
    const order = { direction: direction === 'debit' ? 'debit' : 'credit', amount: moneyOf(amount ?? ''), reason } as const;
    const freeBelow = approvedBy === null ? thresholdOf(tenant) : noMoney;
    const authority = { operator: askedBy, approvedBy, requestId: key, freeBelow };
    return { balance: moneyToWire(await adjustments.post(tenant, owner, order, authority)) };
  };

  const runDepositCredit: RunAct = async (tenant, { askedBy, approvedBy, subject, input, reason }) => {
    const order = { order: subject, ...(input['received'] === undefined ? {} : { received: input['received'] }), reason };
    try {
      await deposits.credit(tenant, { id: askedBy, name: askedBy }, order);
    } catch (error) {
      // An order is credited once; approved again, or paid meanwhile, it is as it was to be.
      if (approvedBy === null || !(error instanceof Failure) || error.code !== 'CONFLICT') throw error;
    }
    return { balance: null };
  };

  const runWithdrawalApproval: RunAct = async (tenant, { askedBy, approvedBy, subject }) => {
    const by = { id: askedBy, name: askedBy };
    try {
      await withdrawals.approve(tenant, by, subject);
    } catch (error) {
      if (approvedBy === null || !(error instanceof Failure) || error.code !== 'CONFLICT') throw error;
      const { state } = await withdrawals.amountOf(tenant, by, subject);
      // Approved again after a crash; rejected or cancelled meanwhile it is refused.
      if (state !== 'approved' && state !== 'paid') throw error;
    }
    return { balance: null };
  };

  const runPromotionApproval: RunAct = async (tenant, { askedBy, approvedBy, subject, input }) => {
    const by = { id: askedBy, name: askedBy };
    const key = { account: subject, promotion: input['promotion'] ?? '', period: input['period'] ?? '' };
    try {
      await promotions.operate.approve(tenant, by, key);
    } catch (error) {
      if (approvedBy === null || !(error instanceof Failure) || error.code !== 'CONFLICT') throw error;
      const { state } = await promotions.operate.show(tenant, by, key);
      // Approved again after a crash; rejected meanwhile it is refused.
      if (state !== 'claim' && state !== 'claimed' && state !== 'issued') throw error;
    }
    return { balance: null };
  };

  const runEnvelopeGift: RunAct = async (tenant, { key, askedBy, subject, input, reason }) => {
    const owner = await accounts.byId(tenant.brand.merchant, subject);
    if (owner === null) throw new Failure('NOT_FOUND');
    const gift = { count: Number(input['count']), reason, requestId: key };
    await missions.operate.give(tenant, { id: askedBy, name: askedBy }, owner, gift);
    return { balance: null };
  };

  const runExchangeApproval: RunAct = async (tenant, { askedBy, subject, input }) => {
    await points.operate.approve(tenant, { id: askedBy, name: askedBy }, subject, input['remark'] ?? null);
    return { balance: null };
  };

  /** Whose money an act is about. */
  const ownerOf = async (
    tenant: Tenant,
    reader: ActingOperator,
    { kind, subject }: { readonly kind: string; readonly subject: string },
  ) => {
    if (kind === 'withdrawals.approve') return (await withdrawals.amountOf(tenant, reader, subject)).account;
    if (kind === 'deposits.credit') return (await deposits.show(tenant, reader, subject)).account;
    return kind === 'exchanges.approve' ? (await points.operate.show(tenant, reader, subject)).account : subject;
  };

  const approvals = createApprovals({
    ...deps,
    mayDecide: async (tenant, by, row) =>
      own.refuseOwn(by, tenant.brand.merchant, await ownerOf(tenant, { id: by.id, name: by.id }, row)),
    acts: {
      adjust: runAdjustment,
      'deposits.credit': runDepositCredit,
      'withdrawals.approve': runWithdrawalApproval,
      'promotions.approve': runPromotionApproval,
      'envelopes.give': runEnvelopeGift,
      'exchanges.approve': runExchangeApproval,
    },
  });

  const invitations = createInvitations(deps);

  return {
    ...createOperatorIdentities({ ...deps, invitations }),
    invitations,
    members,
    approvals,
    own,

    /**
     * Credits or debits the main wallet of an account, or asks for the approval of a second operator.
     * @throws Failure NOT_FOUND, MALFORMED, TRUE_ACCOUNT, BALANCE_TOO_LOW, CONFLICT
     */
    async adjust(tenant: Tenant, by: Operator, username: string, order: AdjustmentOrder): Promise<ActResult> {
      const { direction, reason, requestId } = order;
      const amount = moneyOf(order.amount);
      if (amount <= 0n) throw new Failure('MALFORMED');
      const { id: subject } = await members.find(tenant, username);
      await own.refuseOwn(by, tenant.brand.merchant, subject);
      const input = { direction, amount: moneyToWire(amount) };
      const act: DueAct = { key: requestId, askedBy: by.id, approvedBy: null, subject, input, reason };
      // The sum of the day decides, which is only known in the transaction.
      return approvals.perform(tenant, by, { kind: 'adjust', subject, amount, input, reason, requestId }, () =>
        runAdjustment(tenant, act).catch((error: unknown) => {
          if (error instanceof NeedsApproval) return null;
          throw error;
        }),
      );
    },

    /**
     * Credits an order of a deposit, or asks for the approval of a second operator.
     * @throws Failure NOT_FOUND, VALIDATION, CONFLICT
     */
    async creditDeposit(tenant: Tenant, by: Operator, id: string, order: DepositCredit): Promise<ActResult> {
      const { received, reason, requestId } = order;
      const { account, amount, state } = await deposits.show(tenant, by, id);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      if (state === 'credited') throw new Failure('CONFLICT', { value: { state } });
      const input = received === undefined ? {} : { received };
      const asked = { kind: 'deposits.credit', subject: id, amount: moneyOf(received ?? amount), input, reason, requestId };
      return approvals.perform(tenant, by, asked);
    },

    /**
     * Approves a withdrawal, or asks for the approval of a second operator. It can be paid then.
     * @throws Failure NOT_FOUND, CONFLICT
     */
    async approveWithdrawal(tenant: Tenant, by: Operator, id: string, order: WithdrawalApproval): Promise<ActResult> {
      const { reason = '', requestId } = order;
      const { account, amount } = await withdrawals.amountOf(tenant, by, id);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      const asked = { kind: 'withdrawals.approve', subject: id, amount, input: {}, reason, requestId };
      return approvals.perform(tenant, by, asked);
    },

    /**
     * Notes that a withdrawal was paid. What one operator approved while the threshold was higher needs a second one now: of the
     * rule then and the rule now the stricter holds.
     * @throws Failure NOT_FOUND, CONFLICT, VALIDATION; NOT_ALLOWED without the second operator, or for one's own
     */
    async payWithdrawal(tenant: Tenant, by: Operator, payment: Parameters<Withdrawals['pay']>[2]): Promise<void> {
      const { account, amount, state } = await withdrawals.amountOf(tenant, by, payment.order);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      const isEnough =
        state !== 'approved' ||
        amount < thresholdOf(tenant) ||
        (await approvals.isGiven(tenant, 'withdrawals.approve', payment.order));
      if (!isEnough) throw new Failure('NOT_ALLOWED', { value: { rule: 'secondOperator' } });
      await withdrawals.pay(tenant, by, payment);
    },

    /** Gives the held money of a withdrawal back. @throws Failure NOT_FOUND, CONFLICT; NOT_ALLOWED for one's own */
    async rejectWithdrawal(tenant: Tenant, by: Operator, given: Parameters<Withdrawals['reject']>[2]): Promise<void> {
      const { account } = await withdrawals.amountOf(tenant, by, given.order);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      await withdrawals.reject(tenant, by, given);
    },

    /** Ends a receipt. @throws Failure NOT_FOUND, CONFLICT; NOT_ALLOWED for one's own */
    async resolveReceipt(tenant: Tenant, by: Operator, given: Parameters<Withdrawals['resolve']>[2]): Promise<void> {
      const { account } = await withdrawals.amountOf(tenant, by, given.order);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      await withdrawals.resolve(tenant, by, given);
    },

    /**
     * Approves an application for a promotion, or asks for the approval of a second operator.
     * @throws Failure NOT_FOUND, CONFLICT
     */
    async approvePromotion(
      tenant: Tenant,
      by: Operator,
      { account: subject, promotion, period }: ApplicationKey,
      { reason = '', requestId }: WithdrawalApproval,
    ): Promise<ActResult> {
      await own.refuseOwn(by, tenant.brand.merchant, subject);
      const { amount } = await promotions.operate.show(tenant, by, { account: subject, promotion, period });
      const input = { promotion, period };
      const asked = { kind: 'promotions.approve', subject, amount: moneyOf(amount ?? '0'), input, reason, requestId };
      return approvals.perform(tenant, by, asked);
    },

    /**
     * Gives a member red envelopes, or asks for the approval of a second operator: they are worth the most that they may hold.
     * @throws Failure NOT_FOUND, TRUE_ACCOUNT; CONFLICT if the brand has none
     */
    async giveEnvelopes(tenant: Tenant, by: Operator, username: string, gift: EnvelopeGift): Promise<ActResult> {
      const { count, reason, requestId } = gift;
      const { id: subject } = await members.find(tenant, username);
      await own.refuseOwn(by, tenant.brand.merchant, subject);
      const amount = missions.operate.worthOf(tenant, count);
      const asked = { kind: 'envelopes.give', subject, amount, input: { count: String(count) }, reason, requestId };
      return approvals.perform(tenant, by, asked);
    },

    /**
     * Approves an exchange of points, or asks for the approval of a second operator where it credits much money.
     * @throws Failure NOT_FOUND, CONFLICT
     */
    async approveExchange(
      tenant: Tenant,
      by: Operator,
      subject: string,
      { reason, requestId }: WithdrawalApproval,
    ): Promise<ActResult> {
      const { account, kind, amount } = await points.operate.show(tenant, by, subject);
      await own.refuseOwn(by, tenant.brand.merchant, account);
      const input = reason === undefined ? {} : { remark: reason };
      const credited = kind === 'goods' ? noMoney : moneyOf(amount);
      const asked = { kind: 'exchanges.approve', subject, amount: credited, input, reason: reason ?? '', requestId };
      return approvals.perform(tenant, by, asked);
    },
  };
}
