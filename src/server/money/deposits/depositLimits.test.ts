import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DepositSite, depositor, newRequest, openDepositSite, operator } from '../../../../tests/payments/deposit-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { freely } from '../../../../tests/server/freely.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { DepositOrder } from '../../../wire/deposit.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { depositOrder, simulatedPayment } from '../../platform/db/tables/deposits.ts';

const amount = '200000.0000';

let time = noon;
const now = () => time;
const later = (minutes: number) => new Date(time.getTime() + minutes * 60_000);
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

describe('a limit on deposits', () => {
  const open = async (merchant: string, size: string) => {
    const tenant = site.tenants.byMerchant(merchant) ?? expect.fail('There is no such brand.');
    const limited = await depositor(site, now, { host: `${merchant}.test`, username: 'demoagent' });
    const own = and(eq(account.merchant, merchant), eq(account.username, 'demoagent'));
    const [row] = await site.db.select().from(account).where(own);
    await site.saferPlay.set(tenant, row ?? expect.fail('There is no agent.'), {
      kind: 'deposit',
      period: 'day',
      amount: size,
    });
    return limited;
  };
  const pay = async ({ id: order, amount: size }: DepositOrder, of: string) =>
    report({ order, reference: (await rowOf(order))?.reference ?? '', amount: size }, { as: of, to: of });

  it('does not count an order twice: what was ordered within it is credited, up to the limit and no further', async () => {
    const limited = await open('beta', '300000');
    const start = await limited.balance();
    const first = (await limited.create({ amount: '200000' })).value;
    expect(await pay(first, 'beta')).toBe(200);
    expect((await limited.read(first.id)).value.state).toBe('credited');
    expect((await limited.create({ amount: '100001' })).code).toBe('LIMIT_REACHED');
    const second = (await limited.create({ amount: '100000' })).value;
    expect(await pay(second, 'beta')).toBe(200);
    expect((await limited.read(second.id)).value.state).toBe('credited');
    expect((await limited.create({ amount: '50000' })).code).toBe('LIMIT_REACHED');
    expect(await limited.balance()).toBe(start + moneyOf('300000'));
  });

  it('lets the repetition of a request have its order', async () => {
    const limited = await open('alpha', '300000');
    const request = newRequest({ amount: '300000' });
    const [first, ...others] = [await limited.create(request), await limited.create(request), await limited.create(request)];
    expect(others).toEqual([first, first]);
    expect(first?.code).toBe('OK');
    await pay(first?.value ?? expect.fail('No order.'), 'alpha');
    expect((await limited.create(request)).value).toMatchObject({ id: first?.value.id, state: 'credited' });
  });
});

describe('an order that its provider has never answered', () => {
  /** As the answer of the provider was lost. */
  const unanswered = async () => {
    const { value } = await member.create();
    const paid = { order: value.id, reference: (await rowOf(value.id))?.reference ?? '', amount };
    await site.db
      .update(depositOrder)
      .set({ state: 'created', reference: null, instruction: null })
      .where(eq(depositOrder.id, paid.order));
    return paid;
  };

  it('is not credited by a report that no one asked for: an operator sees what was reported and decides', async () => {
    const start = await member.balance();
    const paid = await unanswered();
    expect(await report(paid)).toBe(200);
    expect((await member.read(paid.order)).value).toMatchObject({ state: 'failed', reason: 'unanswered' });
    expect(await report(paid)).toBe(200);
    expect([await member.balance(), (await rowOf(paid.order))?.received]).toEqual([start, moneyOf(amount)]);
    await site.deposits.credit(alpha(), operator, { order: paid.order, reason: 'seen at the provider' }, freely);
    expect(await member.balance()).toBe(start + moneyOf(amount));
  });

  it.each(['expired', 'failed'] as const)('is not credited by one after it ended as %s', async (state) => {
    const start = await member.balance();
    const paid = await unanswered();
    await site.db
      .update(depositOrder)
      .set({ state, reason: state === 'failed' ? 'cancelled' : null })
      .where(eq(depositOrder.id, paid.order));
    await report(paid);
    expect([await member.balance(), (await rowOf(paid.order))?.reason]).toEqual([start, 'unanswered']);
  });

  it('is credited once the provider itself says that it was paid', async () => {
    const start = await member.balance();
    const paid = await unanswered();
    await site.db.update(simulatedPayment).set({ state: 'paid' }).where(eq(simulatedPayment.reference, paid.reference));
    time = later(3);
    await site.deposits.reconcile();
    expect([(await member.read(paid.order)).value.state, await member.balance()]).toEqual([
      'credited',
      start + moneyOf(amount),
    ]);
  });
});
