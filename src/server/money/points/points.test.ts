import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositor, simulatedCallbacks } from '../../../../tests/payments/deposit-kit.ts';
import { type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openCollector, openPointSite } from '../../../../tests/server/point-kit.ts';
import { fresh, openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';
import { moneyOf } from '../../../domain/money.ts';
import { calls } from '../../../wire/calls.ts';
import type { PointBalance, PointConfig, PointMall, PointRecords, RedeemItem } from '../../../wire/points.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { earnedBy } from './earned.ts';

let time = noon;
const now = () => time;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openPointSite({ now, vendors: [vendor.entry] });
});
afterAll(async () => {
  expect((await checkLedger(site.db)).broken).toBeNull();
  await site.close();
  await vendor.close();
});

const guestCalls = ['pointBalance', 'pointRecords', 'redeemItems', 'pointConfig', 'pointExchanges'] as const;

describe('earning', () => {
  it('credits a settled bet one time, and never one that is rolled back [POINTS-01] [POINTS-05]', async () => {
    const { session, wallet, token } = await sitDown(site, now);
    const { send } = visitor(site, now);
    const bets = walletClient(site, now);
    const records = async () => (await send<PointRecords>('pointRecords', undefined, { token })).value.rows;
    const [first, second] = [fresh('bet'), fresh('bet')];
    for (const betId of [first, second])
      await wallet('bet', { session: session.session, roundId: `r-${betId}`, betId, amount: '50000.0000' });
    expect(await records()).toEqual([]);
    await bets('rollback', { player: session.player, roundId: `r-${second}`, betId: second });
    const settle = (betId: string) => {
      const results = [{ betId, payout: '0.0000', validBet: '40000.0000' }];
      return bets('settle', { player: session.player, roundId: `r-${betId}`, results, closes: true });
    };
    await settle(first);
    await settle(first);
    await settle(second);
    const [row, ...others] = await records();
    const value = row?.remark.value ?? '0';
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      points: row?.balance,
      remark: { kind: 'bet', base: '40000.0000', exchange: null },
    });
    expect(Number(row?.points)).toBe(40 * Number(value));
    expect(Number(value)).toBeGreaterThan(0);
  });

  it('credits the deposit that is credited, one time [POINTS-01]', async () => {
    const member = await openCollector(site, now, 'depositing');
    const { create } = await depositor(site, now, { username: 'depositing' });
    const report = await simulatedCallbacks(site, now);
    const { id: order } = (await create({ amount: '200000' })).value;
    expect(await member.points()).toBe('0.0000');
    const [row] = await site.db.select().from(depositOrder).where(eq(depositOrder.id, order));
    const paid = { order, reference: row?.reference ?? '', amount: '200000.0000' };
    for (let times = 0; times < 2; times += 1) expect(await report(paid)).toBe(200);
    expect(await member.points()).toBe('20.0000');
    expect((await member.records()).rows).toMatchObject([
      { type: 'deposit', remark: { kind: 'deposit', base: '200000.0000', value: '0.1000' } },
    ]);
  });

  it('gives a bare brand the values of the categories; others earn nothing, trial money neither [CONST-22]', async () => {
    const { value } = await visitor(site, now).send<PointMall>('pointMall', undefined);
    expect(Object.fromEntries(value.config.values.map((each) => [each.gameType, each.value]))).toEqual({
      LIVE: '0.7000',
      SPORTS: '1.0000',
      FISH: '1.2000',
      RNG: '1.2000',
      PVP: '1.0000',
    });
    expect([value.config.unit, value.config.perDeposit]).toEqual([1000, '0.1000']);
    const tenant = site.server.services.tenants.byMerchant('alpha');
    if (tenant === null) throw new Error('The brand is missing.');
    const stakes = { account: '1', book: 'play:VND', category: 'RNG', validBet: moneyOf('500000') };
    const earned = (more: object) => earnedBy(tenant.brand, [{ ...stakes, ...more }]).map(({ type, points }) => [type, points]);
    expect(earned({})).toEqual([['slots', 600_0000n]]);
    expect(earned({ category: 'ELOTT' })).toEqual([]);
    expect(earned({ book: 'trial:VND' })).toEqual([]);
    // Stakes of one account and category are added up before they are rounded; accounts and categories are not.
    const parts = ['333.3333', '666.6667'].map((stake) => ({ ...stakes, validBet: moneyOf(stake) }));
    const others = [{ account: '2' }, { category: 'LIVE' }].map((more) => ({ ...stakes, validBet: moneyOf('1000'), ...more }));
    expect(earnedBy(tenant.brand, [...parts, ...others]).map(({ account, points }) => [account, points])).toEqual([
      ['1', 1_2000n],
      ['2', 1_2000n],
      ['1', 7000n],
    ]);
  });

  it('counts points that are years old [POINTS-03] [CONST-35]', async () => {
    time = new Date('2019-01-01T00:00:00Z');
    const member = await openCollector(site, now, 'patient', '123.45');
    time = noon;
    await member.signIn();
    expect(await member.points()).toBe('123.4500');
  });
});

describe('reading', () => {
  it('asks for a session for what the account has, and shows the mall to everyone [API-61] [API-62] [API-63] [API-64] [POINTS-06] [ROUTE-11]', async () => {
    const guest = visitor(site, now);
    for (const name of [...guestCalls, 'redeemPoints', 'convertPoints'] as const)
      expect((await guest.send(name, calls[name].method === 'POST' ? {} : undefined)).status).toBe(401);
    const { value } = await guest.send<PointMall>('pointMall', undefined);
    const required = value.goods.map(({ id, quantity, points, amount }) => [id, quantity, points, amount]);
    expect(required).toContainEqual(['mug', 3, '100.0000', '0.0000']);
    expect(required).toContainEqual(['phone', 5, '200.0000', '50.0000']);

    const member = await openCollector(site, now, 'reader', '10');
    expect((await member.call<PointBalance>('pointBalance')).value).toEqual({ balance: '10.0000', isPaymentPasswordSet: true });
    expect((await member.call<RedeemItem[]>('redeemItems')).value).toEqual(value.goods);
    expect((await member.call<PointConfig>('pointConfig')).value).toEqual(value.config);
    for (const bare of ['getPointReward', 'getRedeemPointList', 'getPointConfig']) {
      const headers = { host: 'alpha.test', authorization: `Bearer ${member.token}` };
      expect((await site.server.inject({ url: `/wps/relay/${bare}`, headers })).statusCode).toBe(200);
    }
  });

  it('pages and filters records and exchanges by type, state and day [POINTS-04] [POINTS-05]', async () => {
    const member = await openCollector(site, now, 'paging', '9000');
    for (let count = 0; count < 21; count += 1) expect((await member.redeem('voucher', 80)).code).toBe('OK');
    const first = await member.records();
    expect([first.rows.length, first.total, first.rows[0]?.balance]).toEqual([20, 22, '7320.0000']);
    const second = await member.records(`?after=${first.next}`);
    expect([second.rows.map(({ number }) => number), second.next]).toEqual([[2, 1], null]);
    expect((await member.records(`?before=${second.previous}`)).rows).toEqual(first.rows);
    expect((await member.records('?type=deposit')).rows.map(({ points }) => points)).toEqual(['9000.0000']);
    expect((await member.records('?from=2030-01-01')).rows).toEqual([]);
    expect((await member.call('pointRecords', undefined, '?after=elsewhere')).code).toBe('MALFORMED');

    const page = await member.exchanges();
    expect((await member.exchanges(`?after=${page.next}`)).rows).toHaveLength(1);
    expect(page.rows[0]).toEqual({
      transaction: expect.stringMatching(/^EX261120-\d{6}$/),
      kind: 'voucher',
      product: 'voucher',
      quantity: 1,
      points: '80.0000',
      amount: '1000.0000',
      state: 'completed',
      at: noon.toISOString(),
      remarks: null,
    });
    expect((await member.exchanges('?state=rejected')).total).toBe(0);
  });
});

describe('exchanging', () => {
  it('redeems goods, paid in points and money, and vouchers [POINTS-02] [POINTS-06] [API-66]', async () => {
    const member = await openCollector(site, now, 'redeemer', '1000');
    const before = await member.money();
    expect((await member.redeem('phone', 200)).value).toMatchObject({ state: 'processing', amount: '50.0000' });
    expect(await member.money()).toBe(before - 50_0000n);
    expect((await member.redeem('voucher', 80, { quantity: 2 })).value).toMatchObject({
      state: 'completed',
      points: '160.0000',
    });
    expect([await member.points(), await member.money()]).toEqual(['640.0000', before + 1950_0000n]);
    const { rows } = await member.records();
    expect(rows.map(({ type, points, remark }) => [type, points, remark.kind, remark.name, remark.quantity])).toEqual([
      ['redeem', '-160.0000', 'goods', 'voucher', 2],
      ['redeem', '-200.0000', 'goods', 'phone', 1],
      ['deposit', '1000.0000', 'deposit', null, null],
    ]);
  });

  it('exchanges points for money at once, from the limit on after an operator approved it [API-67]', async () => {
    const member = await openCollector(site, now, 'converter', '9000');
    const before = await member.money();
    expect((await member.convert('600')).value).toMatchObject({ kind: 'money', state: 'completed', amount: '6000.0000' });
    expect([await member.points(), await member.money()]).toEqual(['8400.0000', before + 6000_0000n]);
    expect((await member.convert('5000')).value).toMatchObject({ state: 'processing', amount: '50000.0000' });
    expect([await member.points(), await member.money()]).toEqual(['3400.0000', before + 6000_0000n]);
    const remarks = (await member.records()).rows.map(({ remark: { kind, base } }) => [kind, base]);
    expect(remarks.slice(0, 2)).toEqual([
      ['money', '50000.0000'],
      ['money', '6000.0000'],
    ]);
  });

  it('answers a repeated request as the first, and refuses another one under its id', async () => {
    const member = await openCollector(site, now, 'repeater', '500');
    const requestId = 'request-of-repeater';
    const [first, second] = [await member.redeem('mug', 100, { requestId }), await member.redeem('mug', 100, { requestId })];
    expect(second.value).toEqual(first.value);
    expect((await member.redeem('voucher', 80, { requestId })).code).toBe('CONFLICT');
    expect(await member.points()).toBe('400.0000');
    // The id of another member's request is free.
    const beside = await openCollector(site, now, 'beside', '500');
    expect((await beside.redeem('voucher', 80, { requestId })).value.product).toBe('voucher');
    expect(await beside.points()).toBe('420.0000');
  });

  it('refuses what cannot be, and moves nothing [API-66] [API-67]', async () => {
    const member = await openCollector(site, now, 'refused', '650');
    const before = await member.money();
    const reasonOf = async (answer: ReturnType<typeof member.redeem>) => {
      const { code, value } = await answer;
      const { reason } = (value ?? {}) as { reason?: string };
      return reason ?? code;
    };
    expect(await reasonOf(member.redeem('mug', 100, { paymentPassword: '000001' }))).toBe('PAYMENT_PASSWORD');
    expect(await reasonOf(member.convert('600', { paymentPassword: '000001' }))).toBe('PAYMENT_PASSWORD');
    expect(await reasonOf(member.redeem('unknown', 1))).toBe('gone');
    expect(await reasonOf(member.redeem('mug', 99))).toBe('changed');
    expect(await reasonOf(member.redeem('mug', 100, { quantity: 3 }))).toBe('quantity');
    expect(await reasonOf(member.redeem('mug', 100, { quantity: 0 }))).toBe('VALIDATION');
    expect(await reasonOf(member.convert('700'))).toBe('points');
    expect(await reasonOf(member.convert('400'))).toBe('min');
    expect(await reasonOf(member.convert('650'))).toBe('step');
    expect(await reasonOf(member.convert('20000'))).toBe('max');
    expect(await reasonOf(member.convert('600.5'))).toBe('VALIDATION');
    expect([await member.points(), await member.money(), (await member.exchanges()).total]).toEqual(['650.0000', before, 0]);
  });
});
