import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { depositOrder } from '../../platform/db/tables/index.ts';
import type { ActingOperator } from '../../platform/events/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createLedger } from '../ledger/index.ts';
import type { PaymentReport } from '../payments/index.ts';
import { createOperatorActs } from './operatorActs.ts';
import type { Order } from './orders.ts';
import { createSettle } from './settle.ts';

/** Ends of orders by reports of a provider and by acts of operators, with their notes and what follows. */

const alpha = { brand: { merchant: 'alpha' } } as unknown as Tenant;
const operator = { id: 'op1', name: 'An' } as unknown as ActingOperator;
let database: Database;
let made = 0;
let noted: object[] = [];
let ended: Order[] = [];
let refusal: Failure | null = null;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(() => {
  noted = [];
  ended = [];
  refusal = null;
});

const now = () => noon;
const settle = () => {
  const { db } = database;
  return createSettle({
    db,
    now,
    ledger: createLedger({ db, now }),
    audit: {
      note: async (event) => {
        noted.push(event);
      },
    },
    onEnded: async (_tx, order) => {
      ended.push(order);
    },
    assertMayDeposit: async () => {
      if (refusal !== null) throw refusal;
    },
  });
};
const acts = () =>
  createOperatorActs({
    db: database.db,
    settle: settle(),
    audit: {
      note: async (event) => {
        noted.push(event);
      },
    },
  });

async function placed(more: Partial<Order> = {}) {
  const id = `D${(made += 1)}`;
  const [order] = await database.db
    .insert(depositOrder)
    .values({
      merchant: 'alpha',
      id,
      account: `m${made}`,
      request: id,
      method: 'qr',
      kind: 'qr',
      provider: 'bank',
      state: 'pending',
      reference: `ref-${made}`,
      book: 'play:VND',
      amount: moneyOf('100'),
      fee: moneyOf('1'),
      createdAt: noon,
      expiresAt: noon,
      ...more,
    })
    .returning();
  return order ?? expect.fail('No order.');
}
const rowOf = async ({ id }: Order) => (await database.db.select().from(depositOrder).where(eq(depositOrder.id, id)))[0];
const report = (order: Order, more: Partial<PaymentReport> = {}, isAsked = false, provider = 'bank') =>
  settle().report(
    'alpha',
    provider,
    {
      order: order.id,
      reference: order.reference ?? `new-${order.id}`,
      state: 'paid',
      amount: moneyOf('100'),
      currency: 'VND',
      ...more,
    },
    { isAsked },
  );

it('credits what was ordered less its fee, and writes the payment, its moment and its ledger transaction', async () => {
  const order = await placed();
  expect(await report(order)).toBe('accepted');
  const row = await rowOf(order);
  expect(row).toMatchObject({
    state: 'credited',
    reason: null,
    reference: order.reference,
    received: moneyOf('100'),
    fee: moneyOf('1'),
    endedAt: noon,
  });
  expect(row?.transaction).toEqual(expect.any(String));
  expect(ended).toMatchObject([{ id: order.id, state: 'credited', transaction: row?.transaction }]);
  const { rows } = await database.db.execute(`select balance::text from ledger_wallet where holder = '${order.account}'`);
  expect(rows).toEqual([{ balance: String(moneyOf('99')) }]);
  expect(await report(order)).toBe('accepted');
  expect(ended).toHaveLength(1);
});

it.each<[string, Partial<PaymentReport>, string]>([
  ['an order that there is not', { order: 'unknown' }, 'order'],
  ['a payment of another name', { reference: 'other' }, 'reference'],
  ['another currency', { currency: 'USD' }, 'currency'],
])('refuses a report of %s, and notes why', async (_case, more, reason) => {
  const order = await placed();
  expect(await report(order, more)).toBe('refused');
  expect(noted).toEqual([{ merchant: 'alpha', kind: 'payment.refused', details: { provider: 'bank', reason } }]);
  expect(await rowOf(order)).toEqual(order);
});

it('refuses a report of another provider than that of the order', async () => {
  const order = await placed();
  expect(await report(order, {}, false, 'other')).toBe('refused');
  expect(noted).toEqual([{ merchant: 'alpha', kind: 'payment.refused', details: { provider: 'other', reason: 'order' } }]);
});

it('leaves an order as it is while its payment is under way, and fails one whose payment failed', async () => {
  const order = await placed();
  expect([await report(order, { state: 'pending' }), await rowOf(order)]).toEqual(['accepted', order]);
  expect(await report(order, { state: 'failed' })).toBe('accepted');
  expect(await rowOf(order)).toMatchObject({ state: 'failed', reason: 'provider', reference: order.reference, endedAt: noon });
  expect(ended).toHaveLength(1);
  // What has ended is not ended again.
  const expired = await placed({ state: 'expired' });
  await report(expired, { state: 'failed' });
  expect([(await rowOf(expired))?.state, ended.length]).toEqual(['expired', 1]);
});

it('leaves an order to an operator of which another amount came, with both in the note', async () => {
  const order = await placed();
  expect(await report(order, { amount: moneyOf('100.0001') })).toBe('accepted');
  expect(await rowOf(order)).toMatchObject({ state: 'failed', reason: 'amount', received: moneyOf('100.0001') });
  const details = { provider: 'bank', order: order.id, expected: '100.0000', paid: '100.0001' };
  expect(noted).toEqual([{ merchant: 'alpha', kind: 'payment.mismatch', accountId: order.account, details }]);
  // Of a credited one it is refused; of one that waits for the operator it is known already.
  expect(await report(order, { amount: moneyOf('7') })).toBe('accepted');
  const credited = await placed();
  await report(credited);
  noted = [];
  expect(await report(credited, { amount: moneyOf('7') })).toBe('refused');
  expect(noted).toEqual([{ merchant: 'alpha', kind: 'payment.refused', details: { provider: 'bank', reason: 'amount' } }]);
});

it('credits unasked only what its provider has answered before, and asked what it says', async () => {
  const order = await placed({ state: 'created', reference: null });
  expect(await report(order)).toBe('accepted');
  expect(await rowOf(order)).toMatchObject({ state: 'failed', reason: 'unanswered', reference: `new-${order.id}` });
  const asked = await placed({ state: 'created', reference: null });
  expect(await report(asked, {}, true)).toBe('accepted');
  expect(await rowOf(asked)).toMatchObject({ state: 'credited', reference: `new-${asked.id}` });
});

it.each(['LIMIT_REACHED', 'PLAY_BREAK'] as const)(
  'keeps the money of an order that %s forbids for an operator',
  async (code) => {
    const order = await placed();
    refusal = new Failure(code);
    expect(await report(order)).toBe('accepted');
    expect(await rowOf(order)).toMatchObject({
      state: 'failed',
      reason: 'limit',
      received: moneyOf('100'),
      reference: order.reference,
    });
  },
);

it('hands on what else goes wrong, and leaves the order open', async () => {
  const order = await placed();
  refusal = new Failure('UNAVAILABLE');
  expect(await outcomeOf(report(order))).toBe('UNAVAILABLE');
  expect((await rowOf(order))?.state).toBe('pending');
});

it('expires and cancels what is open, and nothing that was decided meanwhile', async () => {
  const [open, created, decided] = [await placed(), await placed({ state: 'created' }), await placed()];
  expect([await settle().expire(open), await settle().expire(open)]).toEqual([true, false]);
  expect(await settle().expire({ ...open, state: 'failed' })).toBe(false);
  expect(await rowOf(open)).toMatchObject({ state: 'expired', reason: null, endedAt: noon });
  await settle().cancel(created);
  expect(await rowOf(created)).toMatchObject({ state: 'failed', reason: 'cancelled' });
  await report(decided);
  expect([await settle().cancel(decided), await settle().expire(decided)]).toEqual([null, false]);
  expect((await rowOf(decided))?.state).toBe('credited');
});

it('is shown to operators with all that they decide by, and only of their brand', async () => {
  const order = await placed({ received: moneyOf('3'), note: 'seen', reason: 'amount', state: 'failed' });
  expect(await acts().show(alpha, operator, order.id)).toEqual({
    id: order.id,
    account: order.account,
    method: 'qr',
    provider: 'bank',
    reference: order.reference,
    state: 'failed',
    reason: 'amount',
    amount: '100.0000',
    fee: '1.0000',
    received: '3.0000',
    note: 'seen',
    createdAt: noon.toISOString(),
    expiresAt: noon.toISOString(),
  });
  const beta = { brand: { merchant: 'beta' } } as unknown as Tenant;
  expect(await outcomeOf(acts().show(beta, operator, order.id))).toBe('NOT_FOUND');
  expect(await acts().list(beta, operator)).toEqual([]);
});

it('an operator credits and fails once, with a reason, and each is noted for the member', async () => {
  const judge = async () => undefined;
  const [paid, failed] = [await placed(), await placed()];
  const credit = (order: Order, more: object = {}) =>
    acts().credit(alpha, operator, { order: order.id, reason: 'seen', ...more }, judge);
  const fail = (order: Order, reason = 'fraud') => acts().fail(alpha, operator, { order: order.id, reason });
  expect(await outcomeOf(credit(paid, { reason: ' ' }))).toBe('VALIDATION');
  expect(await outcomeOf(fail(failed, ' '))).toBe('VALIDATION');
  expect(await credit(paid)).toMatchObject({ state: 'credited', received: '100.0000', fee: '1.0000', note: 'seen' });
  expect(await fail(failed)).toMatchObject({ state: 'failed', reason: 'operator', note: 'fraud' });
  expect(noted).toEqual([
    {
      merchant: 'alpha',
      kind: 'deposit.credited',
      accountId: paid.account,
      details: { operator: 'op1', order: paid.id, amount: '99.0000' },
    },
    { merchant: 'alpha', kind: 'deposit.failed', accountId: failed.account, details: { operator: 'op1', order: failed.id } },
  ]);
  expect([await outcomeOf(credit(paid)), await outcomeOf(fail(paid))]).toEqual(['CONFLICT', 'CONFLICT']);
  // A report credits no more what an operator failed; the operator still may.
  expect(await report(failed)).toBe('accepted');
  expect((await rowOf(failed))?.state).toBe('failed');
  expect(await credit(failed, { received: '40' })).toMatchObject({ state: 'credited', received: '40.0000', fee: '0.0000' });
});
