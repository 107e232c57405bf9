import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DepositSite, depositor, newRequest, openDepositSite, operator } from '../../../../tests/payments/deposit-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { freely } from '../../../../tests/server/freely.ts';
import { liveTopics } from '../../../../tests/server/liveTopics.ts';
import { moneyOf } from '../../../domain/money.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';
import { simulatedPayment } from '../../platform/db/tables/deposits.ts';
import { inboxMessage } from '../../platform/db/tables/inbox.ts';

const minuteMs = 60_000;
const amount = '200000.0000';

let time = noon;
const now = () => time;
const later = (minutes: number) => new Date(time.getTime() + minutes * minuteMs);
let deposits: DepositSite;
let site: DepositSite['site'];
let member: DepositSite['member'];
let report: DepositSite['report'];
let rowOf: DepositSite['rowOf'];

beforeAll(async () => {
  deposits = await openDepositSite(now);
  ({ site, member, report, rowOf } = deposits);
});
beforeEach(() => {
  // Every test has its own minute of the rate limits.
  time = later(2);
});
afterAll(() => deposits.close());

const alpha = () => deposits.tenant('alpha');
const stateOf = async (order: string) => (await member.read(order)).value.state;
const noted = (kind: string) => site.db.$count(securityEvent, eq(securityEvent.kind, kind));

/** A new order and what the provider calls it. */
async function placed(more: object = {}) {
  const { value, code } = await member.create(more);
  expect(code).toBe('OK');
  const reference = (await rowOf(value.id))?.reference ?? '';
  return { order: value.id, reference, amount };
}

describe('an order', () => {
  it('says how to pay, is shown again after a reload, and is one per account [MEMBER-04]', async () => {
    const before = (await member.options()).value;
    expect(before.order).toBe(null);
    expect(new Set(before.methods.map(({ kind }) => kind))).toEqual(new Set(['qr', 'bank', 'wallet', 'card', 'crypto']));
    const { value } = await member.create({ amount: '50001' });
    expect(value).toMatchObject({ state: 'pending', amount: '50001.0000', net: '50001.0000', fee: '0.0000' });
    expect(value.instruction?.redirect).toMatch(/^https:\/\/alpha\.test\/payments\/simulated\/[\w-]{24}$/);
    expect((await member.options()).value.order).toEqual(value);
    expect((await member.create()).code).toBe('CONFLICT');
    expect((await member.cancel(value.id)).value).toMatchObject({ state: 'failed', reason: 'cancelled', instruction: null });
    expect((await member.options()).value.order).toBe(null);
  });

  it('names the amount of a coin beside its network and address, rounded up to the hundredths of the coin [MEMBER-04]', async () => {
    const crypto = (await member.options()).value.methods.find(({ kind }) => kind === 'crypto')?.id ?? '';
    for (const [amount, coins] of [
      ['2540000', '100.00 USDT'],
      ['2540001', '100.01 USDT'],
    ] as const) {
      const { value } = await member.create({ method: crypto, amount });
      const details = new Map(value.instruction?.details.map(({ detail, text }) => [detail, text]));
      expect([[...details.keys()], details.get('coin')]).toEqual([['network', 'coin', 'address'], coins]);
      await member.cancel(value.id);
    }
  });

  it.each(['NaN', '1e21', '0x10', '-1', '0.00001', '1000000000000000000', '', '２０００００', '0', '49999.99', '300000000.01'])(
    'is refused for the amount "%s"',
    async (wrong) => {
      const { success, code } = await member.create({ amount: wrong });
      expect([success, ['VALIDATION', 'MALFORMED'].includes(code)]).toEqual([false, true]);
    },
  );

  it('is opened once by a request that comes fifty times concurrently, and a changed one is refused', async () => {
    const request = newRequest();
    const tenant = alpha();
    const account = (await rowOf((await member.create()).value.id))?.account ?? '';
    await member.cancel((await member.options()).value.order?.id ?? '');
    const work = Array.from({ length: 50 }, () => site.deposits.create(tenant, { id: account, type: 0 }, request, 'vi'));
    expect(new Set((await Promise.all(work)).map(({ id }) => id)).size).toBe(1);
    const changed = site.deposits.create(tenant, { id: account, type: 0 }, { ...request, amount: '200001' }, 'vi');
    await expect(changed).rejects.toMatchObject({ code: 'CONFLICT' });
    await member.cancel((await member.options()).value.order?.id ?? '');
  });

  it('is hidden from other accounts and other brands', async () => {
    const { order } = await placed();
    const [other, foreign] = [
      await depositor(site, now, { username: 'demoagent' }),
      await depositor(site, now, { host: 'beta.test' }),
    ];
    for (const stranger of [other, foreign])
      for (const answer of [await stranger.read(order), await stranger.check(order), await stranger.cancel(order)])
        expect(answer.code).toBe('NOT_FOUND');
    await member.cancel(order);
  });
});

describe('a report of the provider', () => {
  it('credits the order once, by the page of the simulated provider', async () => {
    const start = await member.balance();
    const { order, reference } = await placed({ method: 'phone-card', amount: '100000' });
    const address = `/payments/simulated/${reference}`;
    const page = await site.get('alpha.test', address);
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect((await site.get('beta.test', address)).statusCode).toBe(404);
    const decide = () =>
      site.server.inject({
        method: 'POST',
        url: address,
        headers: { host: 'alpha.test', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'decision=paid',
      });
    expect((await decide()).statusCode).toBe(303);
    expect((await decide()).statusCode).toBe(303);
    expect((await member.read(order)).value).toMatchObject({ state: 'credited', fee: '10000.0000', net: '90000.0000' });
    expect(await member.balance()).toBe(start + moneyOf('90000'));
  });

  it('counts once, however often it comes', async () => {
    const start = await member.balance();
    const paid = await placed();
    expect(await Promise.all(Array.from({ length: 20 }, () => report(paid)))).toEqual(Array.from({ length: 20 }, () => 200));
    expect([await stateOf(paid.order), await member.balance()]).toEqual(['credited', start + moneyOf(amount)]);
  });

  it('that it failed changes nothing after the credit', async () => {
    const start = await member.balance();
    const paid = await placed();
    await report(paid);
    expect(await report({ ...paid, state: 'failed' })).toBe(200);
    expect([await stateOf(paid.order), await member.balance()]).toEqual(['credited', start + moneyOf(amount)]);
  });

  it.each([
    [
      'it expired',
      async () => {
        time = later(16);
        expect(await site.deposits.reconcile()).toBe(1);
      },
      'expired',
    ],
    ['the member cancelled it', async (order: string) => void (await member.cancel(order)), 'failed'],
    [
      'a report that it failed',
      async (order: string, reference: string) => {
        await report({ order, reference, amount, state: 'failed' });
      },
      'failed',
    ],
  ] as const)('credits an order after %s', async (_, end, state) => {
    const start = await member.balance();
    const paid = await placed();
    await end(paid.order, paid.reference);
    expect(await stateOf(paid.order)).toBe(state);
    expect(await report(paid)).toBe(200);
    expect([await stateOf(paid.order), await member.balance()]).toEqual(['credited', start + moneyOf(amount)]);
  });

  it('of another amount credits nothing, and an operator decides', async () => {
    const start = await member.balance();
    const paid = await placed();
    expect(await report({ ...paid, amount: '2000000.0000' })).toBe(200);
    expect((await member.read(paid.order)).value).toMatchObject({ state: 'failed', reason: 'amount' });
    await report(paid);
    expect([await member.balance(), await noted('payment.mismatch')]).toEqual([start, 1]);
    const { received } = await site.deposits.credit(
      alpha(),
      operator,
      {
        order: paid.order,
        received: '1999.5',
        reason: 'seen',
      },
      freely,
    );
    expect([received, await member.balance()]).toEqual(['1999.5000', start + moneyOf('1999.5')]);
    expect(await report({ ...paid, amount: '3.0000' })).toBe(400);
    expect(await member.balance()).toBe(start + moneyOf('1999.5'));
  });

  it('that is forged, late, or about another merchant, order or payment is refused and noted', async () => {
    const start = await member.balance();
    const before = await noted('payment.refused');
    const paid = await placed();
    const answers = [
      await report(paid, { secret: 'guessed' }),
      await report(paid, { at: later(-10) }),
      await report(paid, { as: 'beta' }),
      await report(paid, { as: 'beta', to: 'beta' }),
      await report({ ...paid, account: 'beta' }),
      await report({ ...paid, order: 'D261120-AAAAAA' }),
      await report({ ...paid, reference: 'another' }),
      await report({ ...paid, currency: 'USD' }),
      await report({ ...paid, amount: 'NaN' }),
    ];
    expect(answers).toEqual(answers.map(() => 400));
    expect(await report(paid, { to: 'nowhere' })).toBe(400);
    expect([await stateOf(paid.order), await member.balance()]).toEqual(['pending', start]);
    expect((await noted('payment.refused')) - before).toBe(answers.length);
    await member.cancel(paid.order);
  });

  it('that was lost is asked for, by the member and by the job', async () => {
    const start = await member.balance();
    const pay = (reference: string) =>
      site.db.update(simulatedPayment).set({ state: 'paid' }).where(eq(simulatedPayment.reference, reference));
    const first = await placed();
    expect((await member.check(first.order)).value.state).toBe('pending');
    await pay(first.reference);
    expect((await member.check(first.order)).value.state).toBe('credited');
    const second = await placed();
    await pay(second.reference);
    time = later(3);
    expect(await site.deposits.reconcile()).toBe(0);
    expect(await stateOf(second.order)).toBe('credited');
    expect(await member.balance()).toBe(start + 2n * moneyOf(amount));
  });

  it('of a delayed payment arrives later', async () => {
    const paid = await placed();
    const send = async () => 200;
    await site.payments.simulated.decide('alpha', paid.reference, 'late', send);
    expect(await site.payments.simulated.find('alpha', paid.reference)).toMatchObject({ state: 'pending' });
    time = later(1);
    await site.payments.simulated.deliver(send);
    expect(await site.payments.simulated.find('alpha', paid.reference)).toMatchObject({ state: 'paid', dueAt: null });
    expect((await member.check(paid.order)).value.state).toBe('credited');
  });
});

it('stays within the limit of the member, when the order is made and when the money arrives', async () => {
  const beta = site.tenants.byMerchant('beta') ?? expect.fail('There is no brand beta.');
  const limited = await depositor(site, now, { host: 'beta.test' });
  const limit = async (size: string) => {
    const [row] = await site.db
      .select()
      .from(account)
      .where(and(eq(account.merchant, 'beta'), eq(account.username, 'demomember')));
    if (row === undefined) throw new Error('There is no member.');
    await site.saferPlay.set(beta, row, { kind: 'deposit', period: 'day', amount: size });
  };
  const start = await limited.balance();
  await limit('300000');
  expect((await limited.create({ amount: '300001' })).code).toBe('LIMIT_REACHED');
  const { id: order } = (await limited.create()).value;
  await limit('100000');
  const paid = { order, reference: (await rowOf(order))?.reference ?? '', amount };
  expect(await report(paid, { as: 'beta', to: 'beta' })).toBe(200);
  expect((await limited.read(order)).value).toMatchObject({ state: 'failed', reason: 'limit' });
  expect(await report(paid, { as: 'beta', to: 'beta' })).toBe(200);
  expect(await limited.balance()).toBe(start);
  await site.deposits.credit(beta, operator, { order, reason: 'the limit was a mistake' }, freely);
  expect(await limited.balance()).toBe(start + moneyOf(amount));
});

it('announces the end of an order to the open pages of the member', async () => {
  const { order } = await placed();
  const account = (await rowOf(order))?.account ?? expect.fail('No order.');
  const topics = await liveTopics(site, account);
  await expect.poll(() => topics).toEqual(['state']);
  await member.cancel(order);
  await expect.poll(() => topics).toContain('receipt');
});

it('puts a message into the inbox for an end that the member did not choose [TEMPLATE-01]', async () => {
  const sent = async () => (await site.db.select().from(inboxMessage)).map(({ template }) => template);
  const before = (await sent()).length;
  await report(await placed());
  await report({ ...(await placed()), state: 'failed' });
  await member.cancel((await placed()).order);
  expect((await sent()).slice(before).toSorted()).toEqual(['depositCredited', 'depositFailed']);
});

describe('an operator', () => {
  it('fails an order, which no report credits any more, and credits it in the end, once', async () => {
    const start = await member.balance();
    const paid = await placed();
    const tenant = alpha();
    const { order } = paid;
    expect((await site.deposits.fail(tenant, operator, { order, reason: 'fraud' })).reason).toBe('operator');
    expect(await report(paid)).toBe(200);
    expect([await stateOf(order), await member.balance()]).toEqual(['failed', start]);
    expect((await site.deposits.credit(tenant, operator, { order, reason: 'cleared' }, freely)).state).toBe('credited');
    await expect(site.deposits.credit(tenant, operator, { order, reason: 'again' }, freely)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(site.deposits.fail(tenant, operator, { order, reason: 'late' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await member.balance()).toBe(start + moneyOf(amount));
    expect([await noted('deposit.credited'), await noted('deposit.failed')]).toEqual([3, 1]);
  });

  it('needs a reason, and sees the orders of one brand only', async () => {
    const tenant = alpha();
    const [latest] = await site.deposits.list(tenant, operator, { limit: 1 });
    const order = latest?.id ?? '';
    await expect(site.deposits.credit(tenant, operator, { order, reason: ' ' }, freely)).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    const beta = site.tenants.byMerchant('beta') ?? expect.fail('There is no brand beta.');
    const foreign = await site.deposits.list(beta, operator);
    expect(foreign.map(({ id }) => id)).not.toContain(order);
    await expect(site.deposits.credit(beta, operator, { order, reason: 'x' }, freely)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const credited = await site.deposits.list(tenant, operator, { state: 'credited' });
    expect(credited.length).toBeGreaterThan(3);
    expect(credited.every(({ state }) => state === 'credited')).toBe(true);
  });
});
