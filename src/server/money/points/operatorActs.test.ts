import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openCollector, openPointSite } from '../../../../tests/server/point-kit.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { ActResult } from '../../../wire/operate.ts';
import type { ListedExchange, ListedGoods, ListedPoints, PointsReversed } from '../../../wire/points.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { checkLedger } from '../ledger/checkLedger.ts';

let time = noon;
const now = () => time;
let site: Site;
let token = '';
beforeAll(async () => {
  site = await openPointSite({ now });
  token = (await site.operators.add({ name: 'an' })).token;
});
afterAll(async () => {
  expect((await checkLedger(site.db)).broken).toBeNull();
  await site.close();
});

async function operate<Value>(method: 'GET' | 'POST', path: string, body: object | null = null) {
  const answer = await site.server.inject({
    method,
    url: `/studio/api/desk/${path}`,
    headers: { host: 'anywhere.test', authorization: `Bearer ${token}` },
    ...(body === null ? {} : { payload: body }),
  });
  return answer.json<Envelope<Value>>();
}

const stockOf = async (id: string) =>
  (await operate<ListedGoods[]>('GET', 'goods/alpha')).value.find((goods) => goods.id === id)?.left;

it('rejects an exchange with a reason: points, payment and stock come back, one time [EXCH-01]', async () => {
  const member = await openCollector(site, now, 'rejected', '1000');
  const before = await member.money();
  const { transaction } = (await member.redeem('phone', 200)).value;
  const { value: waiting } = await operate<ListedExchange[]>('GET', 'exchanges/alpha');
  expect(waiting.map(({ id, goods, state }) => [id, goods, state])).toEqual([[transaction, 'phone', 'processing']]);
  expect([await stockOf('phone'), await member.money()]).toEqual([4, before - 50_0000n]);

  const reject = () =>
    operate<ListedExchange>('POST', `exchanges/alpha/${transaction}/reject`, { reason: 'Not available any more' });
  expect((await reject()).value.state).toBe('rejected');
  expect([await stockOf('phone'), await member.points(), await member.money()]).toEqual([5, '1000.0000', before]);
  expect((await reject()).value.state).toBe('rejected');
  const approval = await operate('POST', `exchanges/alpha/${transaction}/approve`, { requestId: 'approve-1' });
  expect([approval.code, approval.value]).toEqual(['CONFLICT', { state: 'rejected' }]);
  expect(await member.points()).toBe('1000.0000');
  expect((await member.exchanges()).rows).toMatchObject([{ state: 'rejected', remarks: 'Not available any more' }]);
  const isNoted = and(eq(securityEvent.accountId, member.owner.id), eq(securityEvent.kind, 'exchange.decided'));
  expect(await site.db.$count(securityEvent, isNoted)).toBe(1);
});

it('writes to the member what became of an exchange, one time for each decision', async () => {
  const member = await openCollector(site, now, 'letters', '1000');
  const inbox = async () => {
    const { messages } = await site.inbox.list(site.tenants.byMerchant('alpha') ?? expect.fail(), member.owner, {});
    return messages.map(({ template, text }) => [template, text.includes('200.00')]);
  };
  const approved = (await member.redeem('phone', 200)).value.transaction;
  expect(await inbox()).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1)
    await operate('POST', `exchanges/alpha/${approved}/approve`, { requestId: 'letters-1' });
  expect(await inbox()).toEqual([['exchangeApproved', true]]);
  const rejected = (await member.redeem('phone', 200)).value.transaction;
  time = new Date(time.getTime() + 1000);
  for (let turn = 0; turn < 2; turn += 1)
    await operate('POST', `exchanges/alpha/${rejected}/reject`, { reason: 'Not available any more' });
  expect(await inbox()).toEqual([
    ['exchangeRejected', true],
    ['exchangeApproved', true],
  ]);
  time = noon;
});

it('returns all of a rejected quantity, credits no rejected money, and lists who waits longest first', async () => {
  const member = await openCollector(site, now, 'several', '6000');
  const before = await member.money();
  const mugs = (await member.redeem('mug', 100, { quantity: 2 })).value.transaction;
  time = new Date(noon.getTime() + 1000);
  const money = (await member.convert('5000')).value.transaction;
  time = noon;
  const list = async (state: string) => {
    const { value } = await operate<ListedExchange[]>('GET', `exchanges/alpha?state=${state}`);
    return value.filter(({ account }) => account === member.owner.id).map(({ id }) => id);
  };
  expect([await list('processing'), await stockOf('mug')]).toEqual([[mugs, money], 1]);
  for (const id of [mugs, money]) {
    const { value } = await operate<ListedExchange>('POST', `exchanges/alpha/${id}/reject`, { reason: 'Not available' });
    expect(value.state).toBe('rejected');
  }
  expect([await list('processing'), await list('rejected'), await stockOf('mug')]).toEqual([[], [money, mugs], 3]);
  expect([await member.points(), await member.money()]).toEqual(['6000.0000', before]);
  expect((await member.records()).rows.slice(0, 2).map(({ points, remark }) => [points, remark.kind])).toEqual([
    ['5000.0000', 'returned'],
    ['200.0000', 'returned'],
  ]);
});

it('approves goods with a remark, and money once it is approved', async () => {
  const member = await openCollector(site, now, 'approved', '6000');
  const before = await member.money();
  const goods = (await member.redeem('mug', 100)).value.transaction;
  const money = (await member.convert('5000')).value.transaction;
  const approve = (id: string, more: object = {}) =>
    operate<ActResult>('POST', `exchanges/alpha/${id}/approve`, { requestId: `approve-${id}`, ...more });
  expect((await approve(goods, { reason: 'Sent on 22/11' })).value.state).toBe('done');
  expect((await approve(money)).value.state).toBe('done');
  expect((await approve(money)).value.state).toBe('done');
  expect([await member.points(), await member.money()]).toEqual(['900.0000', before + 50_000_0000n]);
  const states = (await member.exchanges()).rows.map(({ kind, state, remarks }) => [kind, state, remarks]);
  expect(states).toEqual(
    expect.arrayContaining([
      ['goods', 'completed', 'Sent on 22/11'],
      ['money', 'completed', null],
    ]),
  );
});

it('sets the stock of a reward, and refuses what is none', async () => {
  expect((await operate<ListedGoods>('POST', 'goods/alpha/mug/stock', { left: 0, reason: 'Counted' })).value.left).toBe(0);
  const member = await openCollector(site, now, 'latecomer', '500');
  expect((await member.redeem('mug', 100)).value).toEqual({ reason: 'stock' });
  expect((await operate('POST', 'goods/alpha/none/stock', { left: 1, reason: 'Counted' })).code).toBe('NOT_FOUND');
  expect((await operate('POST', 'goods/alpha/mug/stock', { left: -1, reason: 'Counted' })).code).toBe('VALIDATION');
});

it('takes the points of a reversed deposit back one time, at most what is left [POINTS-01]', async () => {
  const member = await openCollector(site, now, 'reversed', '300');
  const path = `members/alpha/${member.owner.id}/points`;
  const { value: listed } = await operate<ListedPoints[]>('GET', path);
  const source = listed[0]?.source ?? '';
  await member.redeem('voucher', 80);
  const beside = await openCollector(site, now, 'unreversed', '300');
  const ofOther = { source, reason: 'Charged back' };
  expect((await operate('POST', `members/alpha/${beside.owner.id}/points/reverse`, ofOther)).code).toBe('NOT_FOUND');
  const reverse = () => operate<PointsReversed>('POST', `${path}/reverse`, { source, reason: 'Charged back' });
  expect((await reverse()).value).toEqual({ taken: '220.0000', missing: '80.0000', balance: '0.0000' });
  expect((await reverse()).code).toBe('CONFLICT');
  expect((await member.records()).rows[0]?.remark.kind).toBe('reversal');
  const movements = (await operate<ListedPoints[]>('GET', path)).value;
  expect(movements.map(({ points, balance }) => [points, balance])).toEqual([
    ['-220.0000', '0.0000'],
    ['-80.0000', '220.0000'],
    ['300.0000', '300.0000'],
  ]);
  const unknown = { source: 'deposit:none', reason: 'Charged back' };
  expect((await operate('POST', `${path}/reverse`, unknown)).code).toBe('NOT_FOUND');
});
