import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { freely } from '../../../../tests/server/freely.ts';
import {
  newRequestId,
  openWithdrawalSite,
  openWithdrawer,
  operator,
  outcomeOf,
} from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { Withdrawals } from '../../../wire/withdrawal.ts';
import { limitWindow, securityEvent } from '../../platform/db/tables/accounts.ts';
import { payoutBinding, withdrawal } from '../../platform/db/tables/withdrawals.ts';
import { checkLedger } from '../ledger/checkLedger.ts';

/** The other side of each rule: of another account, another order, another part, another state, one moment later. */

type Withdrawer = Awaited<ReturnType<typeof openWithdrawer>>;

const dayMs = 86_400_000;
let time = noon;
const now = () => time;
const later = (days: number) => {
  time = new Date(time.getTime() + days * dayMs);
};
const policy = {
  min: 1,
  max: 2_000_000,
  perDay: 3_000_000,
  timesPerDay: 4,
  feePercent: 1,
  feeFixed: 500,
  autoConfirmMinutes: 30,
};
const imageOf = async (background: string) =>
  (
    await sharp({ create: { width: 80, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString('base64');
const [red, blue] = [await imageOf('#cc0000'), await imageOf('#0000cc')];

let site: Site;
let member: Withdrawer;
let other: Withdrawer;
beforeAll(async () => {
  site = await openWithdrawalSite({ now, policy });
  member = await openWithdrawer(site, now);
  other = await openWithdrawer(site, now, 'demoagent');
});
afterAll(async () => {
  expect((await checkLedger(site.db)).broken).toBe(null);
  await site.close();
});
beforeEach(async () => {
  later(1);
  await service().confirmOverdue();
  await signIn();
});

const service = () => site.server.services.withdrawals;
const signIn = async () => {
  await site.db.delete(limitWindow);
  await Promise.all([member.signInAgain(), other.signInAgain()]);
};
const answer = async (who: Withdrawer, body: object) => (await who.call('answerReceipt', body, { token: who.token })).code;
const board = async ({ call, token }: Withdrawer) =>
  (await call<{ limits: object; available: string }>('withdrawalBoard', undefined, { token })).value;
const recent = async (days: 7 | 30) => {
  const { value } = await member.call<Withdrawals>('withdrawals', undefined, { token: member.token }, `?days=${days}`);
  return value.orders.map(({ order }) => order);
};
/** Kinds by name: rows of one moment have no order. */
const eventsOf = async (order: string) => {
  const { merchant } = member.tenant.brand;
  const isOwn = and(eq(securityEvent.merchant, merchant), eq(securityEvent.accountId, member.owner.id));
  const rows = await site.db.select().from(securityEvent).where(isOwn);
  return rows.flatMap(({ kind, details }) => (JSON.stringify(details).includes(order) ? [kind] : [])).toSorted();
};

it('limits of a day count the requests of the account alone, and show what it has', async () => {
  const [main] = await member.balances();
  await other.request('1000000');
  expect((await board(member)).limits).toMatchObject({ usedToday: '0.0000', leftToday: '3000000.0000', timesLeft: 4 });
  await member.request('2000');
  await member.request('3000');
  expect(await board(member)).toMatchObject({
    available: `${(main - moneyOf('5000')) / 10_000n}.0000`,
    isPaymentPasswordSet: true,
    limits: { usedToday: '5000.0000', timesLeft: 2, min: '1.0000', max: '2000000.0000', perDay: '3000000.0000' },
    fee: { percent: 1, fixed: 500 },
    autoConfirmMinutes: 30,
  });
  // What the fee would take whole is not paid at all.
  expect((await member.request('505')).value).toEqual({ limit: 'fee' });
  expect((await member.request('506')).code).toBe('OK');
});

it.each(['waiting', 'rejected'] as const)('is not paid to an account that is %s', async (state) => {
  const isOwn = eq(payoutBinding.id, member.binding);
  const [{ state: former } = { state: 'confirmed' as const }] = await site.db.select().from(payoutBinding).where(isOwn);
  await site.db.update(payoutBinding).set({ state }).where(isOwn);
  try {
    expect((await member.request('1000')).value).toEqual({ limit: 'binding' });
  } finally {
    await site.db.update(payoutBinding).set({ state: former }).where(isOwn);
  }
  expect((await member.request('1000')).code).toBe('OK');
});

it('lists what was requested in the days asked for, newest first, and beyond them what has an open receipt', async () => {
  const closed = await member.paid('100000', '98500');
  expect(await answer(member, { order: closed, part: 1, answer: 'received' })).toBe('OK');
  const disputed = [await member.paid('200000', '197500'), await member.paid('300000', '296500')];
  const [missing = '', short = ''] = disputed;
  expect(await answer(member, { order: missing, part: 1, answer: 'notReceived', images: [red] })).toBe('OK');
  expect(await answer(member, { order: short, part: 1, answer: 'partly', amount: '1', images: [red] })).toBe('OK');
  const own = new Set([closed, ...disputed]);
  const seen = async (days: 7 | 30) => new Set((await recent(days)).filter((order) => own.has(order)));
  later(7);
  await signIn();
  expect(await seen(7)).toEqual(own);
  time = new Date(time.getTime() + 1);
  expect([await seen(7), await seen(30)]).toEqual([new Set(disputed), own]);
  const waiting = await member.paid('100000', '98500');
  expect((await recent(7))[0]).toBe(waiting);
  later(8);
  await signIn();
  expect(await recent(7)).toContain(waiting);
  await service().confirmOverdue();
  expect(await recent(7)).not.toContain(waiting);
});

it('shows operators what waits for a decision or a payment, or the states they ask for, newest first', async () => {
  const order = async (amount: string) => {
    time = new Date(time.getTime() + 1_000);
    return (await member.request(amount)).value.order;
  };
  const [asked, approved, rejected] = [await order('1000'), await order('2000'), await order('3000')];
  await service().approve(member.tenant, operator, approved, freely);
  await service().reject(member.tenant, operator, { order: rejected, reason: 'No.' });
  const listed = async (...states: Parameters<ReturnType<typeof service>['list']>[2][]) =>
    (await service().list(member.tenant, operator, ...states)).map((one) => one.order);
  const open = await listed();
  expect(open.filter((one) => [asked, approved, rejected].includes(one))).toEqual([approved, asked]);
  expect(await listed(['rejected'])).toContain(rejected);
  expect(await listed(['rejected'])).not.toContain(asked);
  expect(await service().amountOf(member.tenant, operator, approved)).toEqual({
    account: member.owner.id,
    amount: moneyOf('2000'),
    state: 'approved',
  });
  expect(await outcomeOf(service().amountOf(member.tenant, operator, 'W000000-000000'))).toBe('NOT_FOUND');
  const isApproved = and(eq(withdrawal.id, approved), eq(withdrawal.decidedBy, operator.id), eq(withdrawal.decidedAt, time));
  expect(await site.db.$count(withdrawal, isApproved)).toBe(1);
  expect(await eventsOf(rejected)).toEqual(['withdrawal.rejected', 'withdrawal.requested']);
  expect(await eventsOf(approved)).toEqual(['withdrawal.approved', 'withdrawal.requested']);
});

it('that is rejected after a part tells its owner what comes back and where it would have gone', async () => {
  const since = now().toISOString();
  const order = await member.paid('1000000', '98950');
  await service().reject(member.tenant, operator, { order, reason: 'The bank refused the rest.' });
  const { messages } = await site.server.services.inbox.list(member.tenant, member.owner, {});
  const own = messages.filter(({ sentAt, template }) => sentAt >= since && template === 'withdrawalRejected');
  expect(own.map(({ text }) => text)).toEqual([expect.stringMatching(/900,000\.00 ₫.*Vietcombank|Vietcombank.*900,000\.00 ₫/)]);
});

it('that its owner cancels sends no message of a rejection', async () => {
  const since = now().toISOString();
  const { order } = (await member.request('1000')).value;
  expect((await member.call('cancelWithdrawal', { order }, { token: member.token })).code).toBe('OK');
  const { messages } = await site.server.services.inbox.list(member.tenant, member.owner, {});
  expect(messages.filter(({ sentAt, template }) => sentAt >= since && template === 'withdrawalRejected')).toEqual([]);
  expect(await eventsOf(order)).toEqual(['withdrawal.cancelled', 'withdrawal.requested']);
});

it('a payment is made once per request id, which neither another amount nor another provider may take', async () => {
  const order = await member.paid('1000000', '1000');
  const requestId = newRequestId();
  const pay = (amount: string, provider: string) =>
    outcomeOf(service().pay(member.tenant, operator, { order, amount, provider, requestId }, freely));
  expect([await pay('2000', 'bank'), await pay('2000', 'bank'), await pay('2001', 'bank'), await pay('2000', 'cash')]).toEqual([
    'done',
    'done',
    'CONFLICT',
    'CONFLICT',
  ]);
  const nothing = { order, amount: '0', provider: 'bank', requestId: newRequestId() };
  expect(await outcomeOf(service().pay(member.tenant, operator, nothing, freely))).toBe('VALIDATION');
  expect((await member.order(order)).parts.map(({ part, amount }) => [part, amount])).toEqual([
    [1, '1000.0000'],
    [2, '2000.0000'],
  ]);
});

it('what a member or an operator decides on one part leaves the other parts and orders as they are [WITHDRAW-02]', async () => {
  const [order, twin] = [await member.paid('500000', '100000', '200000', '50000'), await member.paid('300000', '100000')];
  const [main] = await member.balances();
  const receipts = async (of = order) => (await member.order(of)).parts.map(({ receipt }) => receipt);
  expect(await answer(other, { order, part: 2, answer: 'partly', amount: '1', images: [red] })).toBe('NOT_FOUND');
  expect(await answer(member, { order, answer: 'notReceived', images: [red] })).toBe('MALFORMED');
  expect(await answer(member, { order, part: 2, answer: 'partly', amount: '199999', images: [red] })).toBe('OK');
  expect(await receipts()).toEqual(['awaiting', 'partly', 'awaiting']);
  // What had arrived is not given back with the rest.
  await service().refund(member.tenant, operator, { order, part: 2 }, freely);
  expect((await member.balances())[0]).toBe(main + 10_000n);
  await service().forceReceipt(member.tenant, operator, { order, part: 3 });
  expect(await receipts()).toEqual(['awaiting', 'refunded', 'forced']);
  expect(await receipts(twin)).toEqual(['awaiting']);
  expect(await answer(member, { order, part: 1, answer: 'received' })).toBe('OK');
  expect([await receipts(), await receipts(twin)]).toEqual([['received', 'refunded', 'forced'], ['awaiting']]);
  // The member has answered for two parts, an operator has decided two.
  const moments = (await member.order(order)).parts.map(({ answeredAt, resolvedAt }) => [answeredAt, resolvedAt]);
  expect(moments).toEqual([
    [time.toISOString(), null],
    [time.toISOString(), time.toISOString()],
    [null, time.toISOString()],
  ]);
  expect(await outcomeOf(service().forceReceipt(member.tenant, operator, { order, part: 1 }))).toBe('CONFLICT');
  expect(await eventsOf(order)).toEqual([
    'receipt.confirmed',
    'receipt.disputed',
    'receipt.forced',
    'receipt.refunded',
    'withdrawal.approved',
    'withdrawal.paid',
    'withdrawal.paid',
    'withdrawal.paid',
    'withdrawal.requested',
  ]);
});

it('images of a dispute keep their order and their part, and only the owner adds some [WITHDRAW-02]', async () => {
  const order = await member.paid('500000', '100000', '200000');
  for (const part of [1, 2]) expect(await answer(member, { order, part, answer: 'notReceived', images: [red] })).toBe('OK');
  const add = async (who: Withdrawer, part: number) =>
    (await who.call('addReceiptProofs', { order, part, images: [blue] }, { token: who.token })).code;
  expect([await add(other, 2), await add(member, 2)]).toEqual(['NOT_FOUND', 'OK']);
  const colour = async (part: number, position: number) => {
    const bytes = await service().proof(member.tenant, operator, { order, part, position });
    if (bytes === null) return null;
    const { dominant } = await sharp(bytes).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  expect([await colour(1, 0), await colour(1, 1), await colour(2, 0), await colour(2, 1), await colour(2, 2)]).toEqual([
    'red',
    null,
    'red',
    'blue',
    null,
  ]);
  expect((await member.order(order)).parts.map(({ proofs }) => proofs)).toEqual([1, 2]);
  expect(await service().proof(member.tenant, operator, { order: 'W000000-000000', part: 2, position: 0 })).toBe(null);
});
