import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountNamed, authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { openPromoted } from '../../../../tests/server/promotion-kit.ts';
import { moneyOf, moneyToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import { bet } from '../../platform/db/tables/play.ts';
import { turnoverOf } from '../withdrawals/index.ts';
import { createTransfers } from './index.ts';

const hourMs = 3_600_000;
let time = noon;
const now = () => time;
const passHours = (hours: number) => {
  time = new Date(time.getTime() + hours * hourMs);
};
let site: Site;
let made = 0;
beforeEach(() => {
  time = noon;
});
afterEach(() => site.close());

/** A member below the demo agent, at a brand that asks for deposits to be bet twice. */
async function open(policies: object = {}) {
  const brands = authBrands({ policies: { withdraw: { turnover: 2 }, transfer: { min: 1, ...policies } } });
  site = await openTestServer({ brands, now });
  const member = await openPromoted(site, now, `member${(made += 1)}`);
  const agent = await accountNamed(site, 'demoagent');
  const transfers = createTransfers({ ...site, now, audit: site.members.audit, verifyPaymentPassword: async () => undefined });
  const { tenant, owner } = member;
  const wallet = (holder: string) => ({ merchant: 'alpha', holder, name: 'main', book: 'play:VND' }) as const;
  const deposit = (amount: string) => {
    const id = `deposit-${(made += 1)}`;
    return site.ledger.execute({ merchant: 'alpha', scope: 'test', id, body: '' }, async () => ({
      transaction: { kind: 'deposit', wallet: wallet(owner.id), amount: moneyOf(amount), provider: 'bank', order: id },
    }));
  };
  const left = async (holder: string = owner.id) =>
    moneyToWire((await turnoverOf(site.db, tenant, wallet(holder), now())).left);
  /** `done`, or the fault at the amount. */
  const send = (sender: typeof agent, amount: string, downline?: string) =>
    transfers
      .send(tenant, sender, {
        amount,
        paymentPassword: '',
        requestId: `request-${(made += 1)}`,
        ...(downline === undefined ? {} : { downline }),
      })
      .then(
        () => 'done',
        (error: unknown) => {
          const [fault] = error instanceof Failure && Array.isArray(error.value) ? (error.value as { key: string }[]) : [];
          return fault ?? error;
        },
      );
  return { ...member, agent, deposit, left, send };
}

describe('the turnover requirement', () => {
  it('is not left behind by a transfer: money is passed on when the deposits are bet', async () => {
    const { owner, agent, deposit, played, left, send } = await open();
    await deposit('500');
    expect(await send(owner, '100')).toEqual({
      field: 'amount',
      key: 'transfer.fault.turnover',
      params: { limit: '1,000.00' },
    });
    await played('999');
    expect(await send(owner, '100')).toMatchObject({ key: 'transfer.fault.turnover' });
    await played('1');
    expect(await send(owner, '100')).toBe('done');
    expect(await left(agent.id)).toBe('0.0000');
  });

  it('goes along with the money where the brand says so', async () => {
    const { owner, agent, deposit, left, send } = await open({ turnover: 'carried' });
    await deposit('500');
    expect(await send(owner, '100')).toBe('done');
    expect(await left(agent.id)).toBe('200.0000');
    expect(await send(agent, '40', owner.id)).toBe('done');
    expect(await left()).toBe('1080.0000');
  });

  it('counts what was bet after a deposit, one time, however long ago that was', async () => {
    const { deposit, played, left } = await open();
    await played('5000');
    passHours(1);
    await deposit('500');
    expect(await left()).toBe('1000.0000');
    passHours(1);
    await played('1400');
    expect(await left()).toBe('0.0000');
    passHours(1);
    await deposit('100');
    expect(await left()).toBe('200.0000');
    passHours(1);
    await deposit('50');
    await played('120');
    expect(await left()).toBe('180.0000');
    passHours(24 * 20);
    await played('180');
    expect(await left()).toBe('0.0000');
    passHours(24 * 40);
    expect(await left()).toBe('0.0000');
    await deposit('1');
    expect(await left()).toBe('2.0000');
  });

  it('counts a bet from the moment of its stake, not from that of its result', async () => {
    const { deposit, played, left } = await open();
    const placedAt = now();
    passHours(1);
    await deposit('100');
    passHours(30);
    // Placed before the deposit, and settled two days after it.
    await played('1000', { placedAt, day: '2026-11-21' });
    await site.db.update(bet).set({ decidedAt: now() });
    expect(await left()).toBe('200.0000');
  });
});

describe('money from the upline', () => {
  it('does not reach a member on a break, and the answer to the upline has no reason', async () => {
    const { owner, tenant, agent, send } = await open();
    await site.saferPlay.exclude(tenant, owner, { months: 6, operator: 'root', reason: 'asked' });
    expect(await send(agent, '10', owner.id)).toEqual({ field: 'amount', key: 'transfer.fault.receiver', params: {} });
    // Own money goes out.
    expect(await send(owner, '10')).toBe('done');
  });

  it('counts as a deposit for the limits of its receiver; what a downline sends up does not', async () => {
    const { owner, tenant, agent, send } = await open();
    await site.saferPlay.set(tenant, owner, { kind: 'deposit', period: 'day', amount: '100' });
    await site.saferPlay.set(tenant, agent, { kind: 'deposit', period: 'day', amount: '100' });
    expect(await send(agent, '60', owner.id)).toBe('done');
    expect(await send(agent, '41', owner.id)).toMatchObject({ key: 'transfer.fault.receiver' });
    expect((await site.saferPlay.state(tenant, owner)).limits).toMatchObject([{ used: '60.0000', left: '40.0000' }]);
    const deposit = (amount: string) =>
      site.db.transaction((tx) => site.saferPlay.assertMay(tenant, owner, 'deposit', { amount: moneyOf(amount), tx }));
    await expect(deposit('41')).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    await expect(deposit('40')).resolves.toBeUndefined();
    expect(await send(owner, '500')).toBe('done');
    expect((await site.saferPlay.state(tenant, agent)).limits).toMatchObject([{ used: '0.0000' }]);
    passHours(24);
    expect(await send(agent, '100', owner.id)).toBe('done');
  });
});

it('passes on all that an account has, and not a digit more, and says how much of the limit of the day is left', async () => {
  const { owner, send } = await open({ max: 9_000_000, perDay: 5_000_100, turnover: 'carried' });
  expect(await send(owner, '5000000.0001')).toMatchObject({ code: 'BALANCE_TOO_LOW' });
  expect(await send(owner, '5000000')).toBe('done');
  expect(await send(owner, '100.0001')).toEqual({ field: 'amount', key: 'transfer.fault.day', params: { limit: '100.00' } });
});
