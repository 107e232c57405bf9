import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { freely } from '../../../../tests/server/freely.ts';
import {
  newRequestId,
  openWithdrawalSite,
  openWithdrawer,
  operator,
  outcomeOf,
} from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { Db } from '../../platform/db/index.ts';
import { withdrawal, withdrawalPart } from '../../platform/db/tables/withdrawals.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { createWithdrawals } from './index.ts';

type Withdrawer = Awaited<ReturnType<typeof openWithdrawer>>;

const dueMs = 30 * 60_000;
const images = [
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
  ).toString('base64'),
];

let here: Site;
let there: Site;
let member: Withdrawer;
let times = { here: noon, there: noon };
beforeAll(async () => {
  const database = await testDatabase();
  const policy = { min: 1, timesPerDay: 100 };
  here = await openWithdrawalSite({ now: () => times.here, policy, database });
  there = await openWithdrawalSite({ now: () => times.there, policy, database });
  member = await openWithdrawer(here, () => times.here);
});
afterAll(async () => {
  expect((await checkLedger(here.db)).broken).toBe(null);
  await here.close();
  await there.close();
});

/** The service on one process, without the payment password, which slows concurrent requests down. */
const serviceOf = ({ server, db }: Site) => {
  const { now, ledger, bindings, inbox, verification, members } = server.services;
  const paymentPasswords = { verifyPaymentPassword: async () => undefined };
  const { accounts } = verification;
  return createWithdrawals({ db, now, ledger, accounts, audit: members.audit, bindings, inbox, paymentPasswords });
};

const paidParts = async (count: number) => {
  const service = serviceOf(here);
  const { order } = await service.request(member.tenant, member.owner, {
    binding: member.binding,
    amount: String(count),
    paymentPassword: '',
    requestId: newRequestId(),
  });
  await service.approve(member.tenant, operator, order, freely);
  for (let part = 0; part < count; part += 1)
    await service.pay(member.tenant, operator, { order, amount: '1', provider: 'bank', requestId: newRequestId() }, freely);
  return order;
};

it('one of fifty withdrawals of the whole balance wins, over two processes; check-then-act lets two through', async () => {
  const [balance] = await member.balances();
  const amount = `${balance / 10_000n}.${String(balance % 10_000n).padStart(4, '0')}`;
  const services = [serviceOf(here), serviceOf(there)];
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const order = { binding: member.binding, amount, paymentPassword: '', requestId: newRequestId() };
      return outcomeOf((services[index % 2] ?? services[0]!).request(member.tenant, member.owner, order));
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'BALANCE_TOO_LOW')).toHaveLength(49);
  expect(await member.balances()).toEqual([0n, balance]);
  expect(await here.db.$count(withdrawal)).toBe(1);
  const [{ id } = { id: '' }] = await here.db.select().from(withdrawal);
  expect(await naiveRequests(here.db, there.db, id)).toBe(2);
  await serviceOf(there).reject(member.tenant, operator, { order: id, reason: 'Test' });
  expect(await member.balances()).toEqual([balance, 0n]);
});

it('the limits of a day hold for concurrent requests: of fifty, what fits', async () => {
  const tenant = {
    ...member.tenant,
    brand: {
      ...member.tenant.brand,
      policies: { ...member.tenant.brand.policies, withdraw: { ...member.tenant.brand.policies.withdraw, perDay: 100 } },
    },
  };
  const services = [serviceOf(here), serviceOf(there)];
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const order = { binding: member.binding, amount: '30', paymentPassword: '', requestId: newRequestId() };
      return outcomeOf((services[index % 2] ?? services[0]!).request(tenant, member.owner, order));
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
  expect((await member.balances())[1]).toBe(moneyOf('90'));
});

it('a receipt that is disputed while it times out is exactly one of both; check-then-act makes it both', async () => {
  const count = 16;
  const order = await paidParts(count);
  // The clocks of two processes differ by a millisecond: here it is in time, there it is over.
  times = { here: new Date(noon.getTime() + dueMs - 1), there: new Date(noon.getTime() + dueMs) };
  const disputed: number[] = [];
  let expired: Promise<readonly { readonly part: number }[]> | null = null;
  const disputes = Array.from({ length: count }, async (_, index) => {
    const sent = { order, part: index + 1, answer: 'notReceived', images } as const;
    const outcome = await outcomeOf(serviceOf(here).answerReceipt(member.tenant, member.owner, sent));
    if (outcome === 'done') disputed.push(index + 1);
    // The timer runs in the middle of the disputes.
    if (disputed.length === 4) expired ??= serviceOf(there).confirmOverdue();
    return outcome;
  });
  const outcomes = await Promise.all(disputes);
  const auto = (await (expired as Promise<readonly { readonly part: number }[]> | null)) ?? [];
  expect(new Set(outcomes)).toEqual(new Set(['done', 'CONFLICT']));
  expect([...disputed, ...auto.map(({ part }) => part)].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  const rows = await here.db.select().from(withdrawalPart).where(eq(withdrawalPart.order, order));
  expect(rows.filter(({ receipt }) => receipt === 'auto')).toHaveLength(auto.length);
  expect(rows.filter(({ receipt }) => receipt === 'notReceived')).toHaveLength(disputed.length);
  times = { here: noon, there: noon };
  expect(await naiveAnswers(here.db, there.db, await paidParts(1))).toEqual(['notReceived', 'auto']);
});

it('the job of two processes confirms each receipt once; check-then-act confirms it twice', async () => {
  await here.db.update(withdrawalPart).set({ receipt: 'received' }).where(eq(withdrawalPart.receipt, 'awaiting'));
  const order = await paidParts(40);
  times = { here: new Date(noon.getTime() + dueMs), there: new Date(noon.getTime() + dueMs) };
  const runs = await Promise.all(
    Array.from({ length: 8 }, (_, index) => serviceOf(index % 2 === 0 ? here : there).confirmOverdue()),
  );
  const confirmed = runs.flat().map(({ part }) => part);
  const rest = await serviceOf(there).confirmOverdue();
  expect(new Set(confirmed).size).toBe(confirmed.length);
  expect(confirmed.length + rest.length).toBe(40);
  const waiting = and(eq(withdrawalPart.order, order), eq(withdrawalPart.receipt, 'awaiting'));
  expect(await here.db.$count(withdrawalPart, waiting)).toBe(0);
  times = { here: noon, there: noon };
  expect(await naiveAnswers(here.db, there.db, await paidParts(1), 'auto')).toEqual(['auto', 'auto']);
});

/** Both look before either acts. */
function twoLookers() {
  const { promise: bothLooked, resolve } = Promise.withResolvers<void>();
  let looked = 0;
  return () => {
    looked += 1;
    if (looked === 2) resolve();
    return bothLooked;
  };
}

/** Control: a limit that is read and then acted on, without a lock. Returns how many took the only place. */
async function naiveRequests(one: Db, other: Db, sample: string): Promise<number> {
  const look = twoLookers();
  const isNaive = eq(withdrawal.account, 'naive');
  const [row] = await one.select().from(withdrawal).where(eq(withdrawal.id, sample));
  const request = (db: Db, id: string) =>
    db.transaction(async (tx) => {
      const open = await tx.$count(withdrawal, isNaive);
      await look();
      if (open > 0 || row === undefined) return 0;
      await tx.insert(withdrawal).values({ ...row, id, account: 'naive', holdTransaction: id });
      return 1;
    });
  const taken = await Promise.all([request(one, 'naive-1'), request(other, 'naive-2')]);
  await one.delete(withdrawal).where(isNaive);
  return taken.filter((part) => part === 1).length;
}

/** Control: a receipt that is read and then written, without a condition. Returns what each writer believes to have done. */
async function naiveAnswers(one: Db, other: Db, order: string, first: 'notReceived' | 'auto' = 'notReceived') {
  const look = twoLookers();
  const self = eq(withdrawalPart.order, order);
  const write = (db: Db, receipt: 'notReceived' | 'auto') =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(withdrawalPart).where(self);
      await look();
      if (row?.receipt !== 'awaiting') return null;
      await tx.update(withdrawalPart).set({ receipt }).where(self);
      return receipt;
    });
  return Promise.all([write(one, first), write(other, 'auto')]);
}
