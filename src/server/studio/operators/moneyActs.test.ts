import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { testPromotions } from '../../../../tests/server/promotion-kit.ts';
import { openWithdrawer, outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf, moneyToWire } from '../../../domain/money.ts';
import type { ActResult } from '../../../wire/operate.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { redEnvelope } from '../../platform/db/tables/missions.ts';
import { adjustment } from '../../platform/db/tables/operators.ts';
import { pointExchange } from '../../platform/db/tables/points.ts';
import { promotionEntry, promotionVersion } from '../../platform/db/tables/promotions.ts';
import { withdrawal, withdrawalPart } from '../../platform/db/tables/withdrawals.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Operator } from './index.ts';

const merchant = 'alpha';
const book = 'play:VND';
let site: Site;
let member: Awaited<ReturnType<typeof openWithdrawer>>;
const people: Record<string, Operator> = {};
let next = 0;
const fresh = (name: string) => `${name}-${(next += 1)}`;

beforeAll(async () => {
  site = await openTestServer({
    brands: authBrands({
      promotions: testPromotions,
      missions: { envelopes: { prizes: [{ amount: 1, weight: 1 }], days: 1 } },
    }),
    now: () => noon,
  });
  member = await openWithdrawer(site, () => noon);
  for (const name of ['an', 'binh']) {
    const { token } = await site.operators.add({ name });
    people[name] = (await site.operators.byToken(token)) ?? expect.fail('No operator.');
  }
});
afterAll(() => site.close());

const who = (name: 'an' | 'binh') => people[name] ?? expect.fail('No operator.');
const withThreshold = (secondApprovalFrom: number): Tenant => {
  const { tenant } = member;
  const policies = { ...tenant.brand.policies, operators: { ...tenant.brand.policies.operators, secondApprovalFrom } };
  return { ...tenant, brand: { ...tenant.brand, policies } };
};

/** One act that waits to be done, which will move this many units of the currency. */
interface Prepared {
  readonly perform: (tenant: Tenant, by: Operator, requestId: string) => Promise<ActResult>;
  /** Number of times it has had its effect. */
  readonly effects: () => Promise<number>;
  /** Makes what it would move another amount; absent where the request states the amount. */
  readonly grow?: () => Promise<unknown>;
}

const ordered = async (amount: number, more: Partial<typeof withdrawal.$inferInsert> = {}) => {
  const id = fresh('W');
  const units = moneyOf(String(amount));
  const row = { merchant, id, account: member.owner.id, book, binding: member.binding, amount: units, fee: 0n, paid: 0n };
  await site.db.insert(withdrawal).values({ ...row, state: 'requested', holdTransaction: id, requestedAt: noon, ...more });
  return id;
};

const prepare: Readonly<Record<string, (amount: number) => Promise<Prepared>>> = {
  adjust: async (amount) => {
    // The sum of a day counts: each act has its own account.
    const reason = fresh('reason');
    const order = { direction: 'credit', amount: String(amount), reason } as const;
    const { id } = await addPlayer(site, fresh('adjusted').replace('-', ''));
    return {
      perform: (tenant, by, requestId) => site.operators.adjust(tenant, by, id, { ...order, requestId }),
      effects: () => site.db.$count(adjustment, eq(adjustment.reason, reason)),
    };
  },
  'deposits.credit': async (amount) => {
    const id = fresh('D');
    const isIt = and(eq(depositOrder.merchant, merchant), eq(depositOrder.id, id));
    // Another amount was paid than was ordered: what the provider reported is what moves.
    const order = {
      merchant,
      id,
      account: member.owner.id,
      request: id,
      method: 'qr-fast',
      kind: 'qr',
      provider: 'simulated',
    } as const;
    const moments = { createdAt: noon, expiresAt: noon };
    const paid = { amount: moneyOf('1'), received: moneyOf(String(amount)), fee: 0n };
    await site.db
      .insert(depositOrder)
      .values({ ...order, ...moments, ...paid, reference: id, state: 'failed', reason: 'amount', book });
    return {
      perform: (tenant, by, requestId) => site.operators.creditDeposit(tenant, by, id, { reason: 'seen', requestId }),
      effects: () => site.db.$count(depositOrder, and(isIt, eq(depositOrder.state, 'credited'))),
      grow: () =>
        site.db
          .update(depositOrder)
          .set({ received: moneyOf(String(amount + 1)) })
          .where(isIt),
    };
  },
  'withdrawals.approve': async (amount) => {
    const id = await ordered(amount);
    const isIt = and(eq(withdrawal.merchant, merchant), eq(withdrawal.id, id));
    return {
      perform: (tenant, by, requestId) => site.operators.approveWithdrawal(tenant, by, id, { requestId }),
      effects: () => site.db.$count(withdrawal, and(isIt, eq(withdrawal.state, 'approved'))),
      grow: () =>
        site.db
          .update(withdrawal)
          .set({ amount: moneyOf(String(amount + 1)) })
          .where(isIt),
    };
  },
  'receipts.refund': async (amount) => {
    const units = moneyOf(String(amount));
    const id = await ordered(amount, { state: 'paid', paid: units });
    const part = {
      merchant,
      order: id,
      part: 1,
      account: member.owner.id,
      amount: units,
      provider: 'bank',
      transaction: id,
      paidBy: 'op',
    };
    await site.db
      .insert(withdrawalPart)
      .values({ ...part, paidAt: noon, receipt: 'notReceived', dueAt: noon, answeredAt: noon });
    const isIt = and(eq(withdrawalPart.merchant, merchant), eq(withdrawalPart.order, id));
    const given = { part: 1, outcome: 'refund', reason: 'not there' } as const;
    return {
      perform: (tenant, by, requestId) => site.operators.resolveReceipt(tenant, by, id, { ...given, requestId }),
      effects: () => site.db.$count(withdrawalPart, and(isIt, eq(withdrawalPart.receipt, 'refunded'))),
      grow: () =>
        site.db
          .update(withdrawalPart)
          .set({ amount: moneyOf(String(amount + 1)) })
          .where(isIt),
    };
  },
  'promotions.approve': async (amount) => {
    const key = { account: member.owner.id, promotion: 'instant', period: fresh('once') };
    const isIt = and(eq(promotionEntry.account, key.account), eq(promotionEntry.period, key.period));
    const entry = { merchant, ...key, book, state: 'applying', enteredAt: noon, changedAt: noon } as const;
    await site.db.insert(promotionEntry).values({ ...entry, amount: moneyOf(String(amount)) });
    return {
      perform: (tenant, by, requestId) => site.operators.approvePromotion(tenant, by, key, { requestId }),
      effects: () => site.db.$count(promotionEntry, and(isIt, eq(promotionEntry.state, 'issued'))),
      grow: () =>
        site.db
          .update(promotionEntry)
          .set({ amount: moneyOf(String(amount + 1)) })
          .where(isIt),
    };
  },
  'promotions.publish': async (amount) => {
    const id = fresh('offer');
    const document = {
      id,
      title: { en: 'Gift', vi: 'Quà' },
      terms: { en: '1 from the age of 18.', vi: '1 cho người từ 18 tuổi.' },
      rule: { kind: 'fixed', amount: 1, budget: amount },
    };
    await site.server.services.promotionDesk.save(member.tenant, who('an'), id, { expected: 0, document });
    const isIt = and(eq(promotionVersion.merchant, merchant), eq(promotionVersion.promotion, id));
    return {
      perform: (tenant, by, requestId) =>
        site.operators.publishPromotion(tenant, by, id, { version: 1, reason: 'for the new year', requestId }),
      effects: () => site.db.$count(promotionVersion, and(isIt, isNotNull(promotionVersion.publishedAt))),
      grow: () =>
        site.db
          .update(promotionVersion)
          .set({ document: { ...document, rule: { ...document.rule, budget: amount + 1 } } })
          .where(isIt),
    };
  },
  'envelopes.give': async (amount) => {
    const reason = fresh('reason');
    const gift = { count: amount, reason };
    return {
      perform: (tenant, by, requestId) => site.operators.giveEnvelopes(tenant, by, member.owner.id, { ...gift, requestId }),
      effects: async () => (await site.db.$count(redEnvelope, eq(redEnvelope.reason, reason))) / amount,
    };
  },
  'exchanges.approve': async (amount) => {
    const id = fresh('E');
    const isIt = and(eq(pointExchange.merchant, merchant), eq(pointExchange.id, id));
    const row = { merchant, id, account: member.owner.id, book, request: id, kind: 'voucher', quantity: 1 } as const;
    const worth = { points: moneyOf('1'), amount: moneyOf(String(amount)) };
    await site.db.insert(pointExchange).values({ ...row, ...worth, state: 'processing', createdAt: noon });
    return {
      perform: (tenant, by, requestId) => site.operators.approveExchange(tenant, by, id, { requestId }),
      effects: () => site.db.$count(pointExchange, and(isIt, eq(pointExchange.state, 'completed'))),
      grow: () =>
        site.db
          .update(pointExchange)
          .set({ amount: moneyOf(String(amount + 1)) })
          .where(isIt),
    };
  },
};

const kinds = Object.keys(prepare);
const prepared = (kind: string, amount: number) => prepare[kind]?.(amount) ?? expect.fail(`${kind} is not prepared.`);
const { approve, kinds: registered } = {
  approve: (...given: Parameters<Site['operators']['approvals']['approve']>) => site.operators.approvals.approve(...given),
  kinds: () => site.operators.approvals.kinds,
};

it('every act that moves money is in this file', () => {
  expect(registered().toSorted()).toEqual(kinds.toSorted());
});

describe.each(kinds)('%s', (kind) => {
  it('is done by one operator below the threshold, once however often it is asked for', async () => {
    const act = await prepared(kind, 9);
    const tenant = withThreshold(10);
    const request = fresh('request');
    const ask = () => act.perform(tenant, who('an'), request);
    const answers = [await ask(), await ask(), ...(await Promise.all([ask(), ask()]))];
    expect(answers.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(await act.effects()).toBe(1);
  });

  it('waits from the threshold on for another operator, whose yes does it once', async () => {
    const act = await prepared(kind, 10);
    const tenant = withThreshold(10);
    const request = fresh('request');
    const asked = await act.perform(tenant, who('an'), request);
    expect([asked.state, (await act.perform(tenant, who('an'), request)).approval, await act.effects()]).toEqual([
      'pending',
      asked.approval,
      0,
    ]);
    const id = asked.approval ?? '';
    expect([await outcomeOf(approve(tenant, who('an'), id)), await act.effects()]).toEqual(['NOT_ALLOWED', 0]);
    // A threshold that is raised meanwhile does not take the second yes away.
    const raised = await act.perform(withThreshold(1_000_000), who('binh'), fresh('request'));
    expect([raised.state, await act.effects()]).toEqual(['pending', 0]);
    const given = await Promise.all([approve(tenant, who('binh'), id), approve(tenant, who('binh'), id)].map(outcomeOf));
    expect(given).toContain('done');
    expect((await approve(tenant, who('binh'), id)).state).toBe('done');
    expect(await act.effects()).toBe(1);
  });

  it('waits too once the threshold was lowered to it', async () => {
    const act = await prepared(kind, 9);
    const asked = await act.perform(withThreshold(9), who('an'), fresh('request'));
    expect([asked.state, await act.effects()]).toEqual(['pending', 0]);
  });
});

/** Their request states the amount, so that it cannot change between the two yeses. */
const stated = ['adjust', 'envelopes.give'];

describe.each(kinds.filter((kind) => !stated.includes(kind)))('%s', (kind) => {
  it('that came to move another amount than was approved does nothing: both have to say yes again', async () => {
    const { grow, ...act } = await prepared(kind, 10);
    const tenant = withThreshold(10);
    const { approval } = await act.perform(tenant, who('an'), fresh('request'));
    expect(approval).not.toBeNull();
    if (grow === undefined) expect.fail(`The amount of ${kind} does not change.`);
    await grow();
    expect([await outcomeOf(approve(tenant, who('binh'), approval ?? '')), await act.effects()]).toEqual(['CONFLICT', 0]);
    const again = await act.perform(tenant, who('an'), fresh('request'));
    const shown = await approve(tenant, who('binh'), again.approval ?? '');
    expect([shown.state, shown.amount, await act.effects()]).toEqual(['done', moneyToWire(moneyOf('11')), 1]);
  });
});
