import { moneyOf, moneyToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Adjustments } from '../../money/adjustments/index.ts';
import type { Deposits } from '../../money/deposits/index.ts';
import type { Points } from '../../money/points/index.ts';
import type { Withdrawals } from '../../money/withdrawals/index.ts';
import type { Missions } from '../../rewards/missions/index.ts';
import type { PromotionDesk } from '../../rewards/promotionDesk/index.ts';
import type { Promotions } from '../../rewards/promotions/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { MoneyAct } from './approvals.ts';
import type { MemberActDeps } from './members.ts';

export interface MoneyActDeps extends Pick<MemberActDeps, 'accounts'> {
  readonly adjustments: Adjustments;
  readonly deposits: Pick<Deposits, 'show' | 'credit'>;
  readonly withdrawals: Pick<Withdrawals, 'amountOf' | 'approve' | 'refund'>;
  readonly promotions: { readonly operate: Pick<Promotions['operate'], 'show' | 'approve'> };
  readonly promotionDesk: Pick<PromotionDesk, 'publish'>;
  readonly missions: { readonly operate: Pick<Missions['operate'], 'give'> };
  readonly points: { readonly operate: Pick<Points['operate'], 'show' | 'approve'> };
}

/** Every act by which operators move money, by its kind. Each hands its judge to the service that moves it. */
export function createMoneyActs(deps: MoneyActDeps) {
  const { adjustments, accounts, deposits, withdrawals, promotions, promotionDesk, missions, points } = deps;

  const accountOf = async ({ brand: { merchant } }: Tenant, id: string) => {
    const owner = await accounts.byId(merchant, id);
    if (owner === null) throw new Failure('NOT_FOUND');
    return owner;
  };
  const ofAccount: MoneyAct['ownerOf'] = async (_tenant, _reader, subject) => subject;

  return {
    adjust: {
      ownerOf: ofAccount,
      isKeyed: true,
      async run(tenant, { key, askedBy, approvedBy, subject, input, reason }, judge) {
        const owner = await accountOf(tenant, subject);
        const { direction, amount } = input;
        const order = { direction: direction === 'debit' ? 'debit' : 'credit', amount: moneyOf(amount ?? ''), reason } as const;
        const authority = { operator: askedBy, approvedBy, requestId: key, judge };
        return { balance: moneyToWire(await adjustments.post(tenant, owner, order, authority)) };
      },
    },

    'deposits.credit': {
      ownerOf: async (tenant, reader, subject) => (await deposits.show(tenant, reader, subject)).account,
      async run(tenant, { askedBy, approvedBy, subject, input, reason }, judge) {
        const by = { id: askedBy, name: askedBy };
        const order = { order: subject, ...(input['received'] === undefined ? {} : { received: input['received'] }), reason };
        try {
          await deposits.credit(tenant, by, order, judge);
        } catch (error) {
          // An order is credited once; approved again, or paid meanwhile, it is as it was to be.
          const isDone = async () => (await deposits.show(tenant, by, subject)).state === 'credited';
          if (approvedBy === null || !isConflict(error) || !(await isDone())) throw error;
        }
        return { balance: null };
      },
    },

    'withdrawals.approve': {
      ownerOf: async (tenant, reader, subject) => (await withdrawals.amountOf(tenant, reader, subject)).account,
      async run(tenant, { askedBy, approvedBy, subject }, judge) {
        const by = { id: askedBy, name: askedBy };
        try {
          await withdrawals.approve(tenant, by, subject, judge);
        } catch (error) {
          if (approvedBy === null || !isConflict(error)) throw error;
          const { state } = await withdrawals.amountOf(tenant, by, subject);
          // Approved again after a crash; rejected or cancelled meanwhile it is refused.
          if (state !== 'approved' && state !== 'paid') throw error;
        }
        return { balance: null };
      },
    },

    'receipts.refund': {
      ownerOf: async (tenant, reader, subject) =>
        (await withdrawals.amountOf(tenant, reader, subject.split('~')[0] ?? '')).account,
      async run(tenant, { askedBy, subject }, judge) {
        const [order = '', part] = subject.split('~');
        await withdrawals.refund(tenant, { id: askedBy, name: askedBy }, { order, part: Number(part) }, judge);
        return { balance: null };
      },
    },

    'promotions.approve': {
      ownerOf: ofAccount,
      async run(tenant, { askedBy, approvedBy, subject, input }, judge) {
        const by = { id: askedBy, name: askedBy };
        const key = { account: subject, promotion: input['promotion'] ?? '', period: input['period'] ?? '' };
        try {
          await promotions.operate.approve(tenant, by, key, judge);
        } catch (error) {
          if (approvedBy === null || !isConflict(error)) throw error;
          const { state } = await promotions.operate.show(tenant, by, key);
          // Approved again after a crash; rejected meanwhile it is refused.
          if (state !== 'claim' && state !== 'claimed' && state !== 'issued') throw error;
        }
        return { balance: null };
      },
    },

    /** The budget is judged: it is all that may be paid. It belongs to no account. */
    'promotions.publish': {
      ownerOf: ofAccount,
      async run(tenant, { askedBy, approvedBy, subject, input }, judge) {
        await promotionDesk.publish(tenant, { id: subject, version: Number(input['version']), askedBy, approvedBy }, judge);
        return { balance: null };
      },
    },

    'envelopes.give': {
      ownerOf: ofAccount,
      async run(tenant, { key, askedBy, subject, input, reason }, judge) {
        const gift = { count: Number(input['count']), reason, requestId: key };
        const owner = await accountOf(tenant, subject);
        await missions.operate.give(tenant, { id: askedBy, name: askedBy }, owner, gift, judge);
        return { balance: null };
      },
    },

    'exchanges.approve': {
      ownerOf: async (tenant, reader, subject) => (await points.operate.show(tenant, reader, subject)).account,
      async run(tenant, { askedBy, subject, input }, judge) {
        await points.operate.approve(tenant, { id: askedBy, name: askedBy }, subject, input['remark'] ?? null, judge);
        return { balance: null };
      },
    },
  } satisfies Readonly<Record<string, MoneyAct>>;
}

const isConflict = (error: unknown) => error instanceof Failure && error.code === 'CONFLICT';
