import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type DepositSite, openDepositSite, operator } from '../../../../tests/payments/deposit-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { freely } from '../../../../tests/server/freely.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { depositOrder, simulatedPayment } from '../../platform/db/tables/deposits.ts';
import { inboxMessage } from '../../platform/db/tables/inbox.ts';
import { isCreditable, mayCredit } from './orders.ts';

/** The other side of each rule: another state, method or amount, one moment later, the rest of a sum. */

const minuteMs = 60_000;
let time = noon;
const now = () => time;
const at = (minutes: number) => new Date(time.getTime() + minutes * minuteMs);
let deposits: DepositSite;
let site: DepositSite['site'];
let member: DepositSite['member'];
let report: DepositSite['report'];
let rowOf: DepositSite['rowOf'];

beforeAll(async () => {
  deposits = await openDepositSite(now);
  ({ site, member, report, rowOf } = deposits);
});
beforeEach(async () => {
  // Every test has its own minute of the rate limits.
  time = at(2);
  const { order } = (await member.options()).value;
  if (order !== null) await member.cancel(order.id);
});
afterAll(() => deposits.close());

const alpha = () => deposits.tenant('alpha');
const service = () => site.deposits;

async function placed(more: object = {}) {
  const { value, code } = await member.create(more);
  expect(code).toBe('OK');
  return { order: value.id, reference: (await rowOf(value.id))?.reference ?? '', amount: value.amount };
}

it('takes the repetition of a request for one only with its method and its amount', async () => {
  const requestId = 'repeated';
  const { order } = await placed({ requestId });
  expect((await member.create({ requestId })).value.id).toBe(order);
  expect((await member.create({ requestId, amount: '200001' })).code).toBe('CONFLICT');
  expect((await member.create({ requestId, method: 'bank-transfer' })).code).toBe('CONFLICT');
  await member.cancel(order);
  // What has ended does not begin anew.
  expect((await member.create({ requestId })).value).toMatchObject({ id: order, state: 'failed', instruction: null });
});

it('is listed for operators latest first, by state, and page after page without a gap or a repetition', async () => {
  const made: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    time = at(1);
    const { order } = await placed();
    made.unshift(order);
    if (index < 2) await member.cancel(order);
  }
  const [last = '', middle = '', first = ''] = made;
  const listed = async (more: object) =>
    (await service().list(alpha(), operator, more)).map(({ id, createdAt }) => ({ id, createdAt }));
  const page = await listed({ limit: 2 });
  expect(page.map(({ id }) => id)).toEqual([last, middle]);
  const before = new Date(page[1]?.createdAt ?? '');
  expect((await listed({ before, limit: 1 })).map(({ id }) => id)).toEqual([first]);
  expect((await listed({ state: 'pending' })).map(({ id }) => id)).toEqual([last]);
  expect((await listed({ state: 'failed', limit: 2 })).map(({ id }) => id)).toEqual([middle, first]);
});

it('is listed to operators fifty at once, and two hundred at most', async () => {
  const { order } = await placed();
  const row = (await rowOf(order)) ?? expect.fail('No order.');
  await member.cancel(order);
  const copies = Array.from({ length: 201 }, (_, index) => ({
    ...row,
    id: `copy-${index}`,
    request: `copy-${index}`,
    reference: null,
    state: 'failed' as const,
    reason: 'cancelled' as const,
    endedAt: row.createdAt,
  }));
  await site.db.insert(depositOrder).values(copies);
  const counted = async (more?: object) => (await service().list(alpha(), operator, more)).length;
  expect([await counted(), await counted({ limit: 200 }), await counted({ limit: 201 })]).toEqual([50, 200, 200]);
  await site.db.delete(depositOrder).where(like(depositOrder.id, 'copy-%'));
});

it('an operator credits what was asked for less its fee, or in full what came, once with the amount that was seen', async () => {
  const start = await member.balance();
  const plain = await placed({ method: 'phone-card', amount: '100000' });
  await service().credit(alpha(), operator, { order: plain.order, reason: 'seen' }, freely);
  expect(await member.balance()).toBe(start + moneyOf('90000'));
  expect((await member.read(plain.order)).value).toMatchObject({ fee: '10000.0000', net: '90000.0000' });
  time = at(2);
  const full = await placed({ method: 'phone-card', amount: '100000' });
  const judged: bigint[] = [];
  const judge = async (_tx: unknown, amount: bigint) => void judged.push(amount);
  await service().credit(alpha(), operator, { order: full.order, received: '80000', reason: 'seen' }, judge);
  expect([await member.balance(), judged]).toEqual([start + moneyOf('170000'), [moneyOf('80000')]]);
  expect(await service().show(alpha(), operator, full.order)).toMatchObject({
    fee: '0.0000',
    received: '80000.0000',
    note: 'seen',
  });
  for (const received of ['0', '-1', '1e3', ''])
    expect(await outcomeOf(service().credit(alpha(), operator, { order: full.order, received, reason: 'x' }, judge))).toBe(
      'VALIDATION',
    );
  // Notes of both carry what the member got.
  const events = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'deposit.credited'));
  expect(new Set(events.map(({ details }) => details['amount']))).toEqual(new Set(['90000.0000', '80000.0000']));
});

it('of which another amount came is credited by an operator with what came, and its owner reads that amount', async () => {
  const start = await member.balance();
  const paid = await placed();
  expect(await report({ ...paid, amount: '150000.0000' })).toBe(200);
  const failed = (await site.db.select().from(inboxMessage)).filter(({ template }) => template === 'depositFailed');
  expect(failed.filter((message) => /150[.,]?000/.test(JSON.stringify(message)))).toHaveLength(1);
  await service().credit(alpha(), operator, { order: paid.order, reason: 'the amount that came' }, freely);
  expect(await member.balance()).toBe(start + moneyOf('150000'));
});

it.each([
  ['created', null, true],
  ['pending', null, true],
  ['expired', null, true],
  ['credited', null, false],
  ['failed', 'cancelled', true],
  ['failed', 'provider', true],
  ['failed', 'amount', false],
  ['failed', 'limit', false],
  ['failed', 'operator', false],
  ['failed', 'unanswered', false],
] as const)('of state %s, ended by %s, is credited by a report: %s', async (state, reason, isAllowed) => {
  const { order } = await placed();
  const row = (await rowOf(order)) ?? expect.fail('No order.');
  expect(mayCredit({ ...row, state, reason })).toBe(isAllowed);
  await member.cancel(order);
  if (state === 'credited') return;
  await site.db.update(depositOrder).set({ state, reason, endedAt: null }).where(eq(depositOrder.id, order));
  const found = (await site.db.select().from(depositOrder).where(isCreditable)).map(({ id }) => id);
  expect(found.includes(order)).toBe(isAllowed);
  await site.db.update(depositOrder).set({ state: 'failed', reason: 'cancelled' }).where(eq(depositOrder.id, order));
});

it('that the provider paid under another name is left to the first name', async () => {
  const start = await member.balance();
  const paid = await placed();
  await site.db.update(simulatedPayment).set({ state: 'paid' }).where(eq(simulatedPayment.reference, paid.reference));
  expect(await report({ ...paid, reference: 'another-payment' })).toBe(400);
  expect([(await rowOf(paid.order))?.state, await member.balance()]).toEqual(['pending', start]);
  expect((await member.check(paid.order)).value).toMatchObject({ state: 'credited', instruction: null });
  expect((await rowOf(paid.order))?.reference).toBe(paid.reference);
});

it('is asked about after two minutes, and expires at its moment when the provider answers, else an hour later', async () => {
  const { order } = await placed();
  const row = (await rowOf(order)) ?? expect.fail('No order.');
  const stateOf = async () => (await rowOf(order))?.state;
  const checkedAt = async () => (await rowOf(order))?.checkedAt;
  time = new Date(row.createdAt.getTime() + 2 * minuteMs);
  await service().reconcile();
  expect(await checkedAt()).toBe(null);
  time = new Date(time.getTime() + 1);
  await service().reconcile();
  expect(await checkedAt()).toEqual(time);
  const asked = time;
  time = new Date(asked.getTime() + 2 * minuteMs);
  await service().reconcile();
  expect(await checkedAt()).toEqual(asked);
  time = new Date(row.expiresAt.getTime() - 1);
  expect([await service().reconcile(), await stateOf()]).toEqual([0, 'pending']);
  time = new Date(row.expiresAt.getTime() + 2 * minuteMs);
  expect([await service().reconcile(), await stateOf()]).toEqual([1, 'expired']);
  expect((await rowOf(order))?.endedAt).toEqual(time);
});

it('that was never asked about expires at its moment, though two minutes have not passed', async () => {
  const { order } = await placed();
  await site.db
    .update(depositOrder)
    .set({ expiresAt: at(1) })
    .where(eq(depositOrder.id, order));
  time = at(1);
  expect([await service().reconcile(), (await rowOf(order))?.state]).toEqual([1, 'expired']);
});

it('whose provider does not answer waits an hour beyond its end', async () => {
  const { order } = await placed();
  const row = (await rowOf(order)) ?? expect.fail('No order.');
  // A provider that the brand does not have cannot be asked, and a brand that is gone neither.
  await site.db.update(depositOrder).set({ merchant: 'gone' }).where(eq(depositOrder.id, order));
  const stateOf = async () => (await rowOf(order))?.state;
  time = new Date(row.expiresAt.getTime() + 60 * minuteMs - 1);
  expect([await service().reconcile(), await stateOf()]).toEqual([0, 'pending']);
  time = new Date(row.expiresAt.getTime() + 63 * minuteMs);
  expect([await service().reconcile(), await stateOf()]).toEqual([1, 'expired']);
  await site.db.update(depositOrder).set({ merchant: 'alpha' }).where(eq(depositOrder.id, order));
});
