import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import {
  addAgent,
  addBet,
  addPair,
  openContractSite,
  outcomeOf,
  signed,
  statementsOf,
  tenantOf,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { moneyOf, unitsToWire } from '../../../domain/money.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { WageStatement } from '../../../wire/wages.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import { wagePayment } from '../../platform/db/tables/contracts.ts';

const minuteMs = 60_000;

let time = noon;
const now = () => time;
let site: Site;
beforeAll(async () => {
  site = await openContractSite({ now });
});
afterAll(() => site.close());

/** A moment after noon. */
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const settleAt = (moment: Date) => {
  time = moment;
  return site.server.services.contracts.settle();
};

/** A real-time contract, signed at noon. */
async function running() {
  time = noon;
  const pair = await addPair(site);
  const { contractId } = await signed(site, pair, 'realTime');
  return { ...pair, statements: () => statementsOf(site, contractId) };
}

it('explains a payment line by line, adds up, and is read by its two parties only', async () => {
  const { upline, downline, statements } = await running();
  for (let index = 0; index < 120; index += 1) {
    await addBet(site, downline, { stake: `${10 + index}.37`, at: after(minuteMs + index) });
  }
  const below = await addAgent(site, downline.id);
  await addBet(site, below, { stake: '10', at: after(2 * minuteMs) });
  // Below the amount of a single bet: a line without a rate.
  await addBet(site, downline, { stake: '9.99', at: after(3 * minuteMs) });
  await settleAt(after(6 * minuteMs));
  const [payment] = await statements();
  const paymentId = payment?.id ?? '';
  const read = (caller: Account, more: object = {}) =>
    site.server.services.contracts.wages.statement(tenantOf(site), 'en', caller, { paymentId, ...more });
  const first = await read(downline);
  const rest = await read(upline, { after: first.next });
  expect([first.lines.length, first.next, rest.lines.length, rest.next]).toEqual([100, '100', 22, null]);
  const total = [...first.lines, ...rest.lines].reduce((sum, { wage }) => sum + moneyOf(wage), 0n);
  expect([first.total.wage, first.payment.wage, unitsToWire(total)]).toEqual(Array(3).fill(first.payment.wage));
  expect(first.total).toMatchObject({ lines: 122, counted: 121, base: '8404.3900' });
  expect(rest.lines.slice(-2)).toMatchObject([
    { account: { id: below.id }, isOwn: false, rate: '2.0000', reason: null },
    { account: { id: downline.id }, isOwn: true, rate: null, reason: 'belowMinimum' },
  ]);
  expect(await outcomeOf(read(below))).toBe('NOT_FOUND');
  expect(first.lines[0]).toMatchObject({ type: 'bet', isOwn: true, rate: '2.0000', base: '10.3700', wage: '0.2000' });
});

it('answers by its calls, and writes a file', async () => {
  const { upline, downline, statements } = await running();
  await addBet(site, downline, { stake: '100', payout: '30', at: after(minuteMs) });
  await settleAt(after(6 * minuteMs));
  const { token } = await site.members.sessions.start(tenantOf(site), downline);
  const person = visitor(site, now);
  const read = <Value>(call: CallName, query: string) => person.send<Value>(call, undefined, { token }, query);
  const paymentId = (await statements())[0]?.id ?? '';
  expect(await read('wages', '?kind=realTime&from=2026-11-20')).toMatchObject({
    value: { total: 1, sums: { paid: '2.0000' } },
  });
  expect((await read<WageStatement>('wageStatement', `?paymentId=${paymentId}`)).value.lines).toHaveLength(1);
  expect((await read<WageStatement>('wageStatement', `?paymentId=${paymentId}&after=1`)).value.lines).toEqual([]);
  expect(await read('wageIncome', '?from=2026-11-20&until=2026-11-20')).toMatchObject({ value: { total: '2.0000' } });
  const days = async (from: string) => (await read('wageIncome', `?from=${from}&until=2026-11-20`)).status;
  expect([await days('2025-11-20'), await days('2025-11-19'), await days('2026-11-21')]).toEqual([200, 400, 400]);
  const file = await site.get('alpha.test', `${calls.wagesFile.path}?lang=en`, { authorization: `Bearer ${token}` });
  expect(file.body.split('\r\n')).toMatchObject([
    expect.stringContaining('From,Until,Kind'),
    `2026-11-20 12:00:00,2026-11-20 12:05:00,Real-time salary,Received,${upline.nickname},100.00,70.00,2.00,2.00,0.00,2026-11-20 12:06:00`,
    '',
  ]);
});

it('sums the income by kind, beside the days before', async () => {
  const { downline, upline } = await running();
  await signed(site, { upline, downline }, 'hourly', { rate: '1', hourlyBetAmount: '0' });
  await addBet(site, downline, { stake: '100', at: after(minuteMs) });
  await settleAt(after(61 * minuteMs));
  const { wages } = site.server.services.contracts;
  const income = await wages.income(tenantOf(site), downline, { from: '2026-11-20', until: '2026-11-20' });
  expect(income).toMatchObject({ total: '3.0000', before: { from: '2026-11-19', until: '2026-11-19', total: '0.0000' } });
  expect(income.kinds.map(({ kind, paid, payments }) => [kind, paid, payments])).toEqual([
    ['dividend', '0.0000', 0],
    ['daily', '0.0000', 0],
    ['hourly', '1.0000', 1],
    ['realTime', '2.0000', 1],
  ]);
  expect(await wages.income(tenantOf(site), upline, {})).toMatchObject({ total: '0.0000', paidOut: '3.0000' });
});

it('finds what a party received and paid, by contract, kind, direction and the day of its end', async () => {
  const { upline, downline } = await running();
  const below = await addAgent(site, downline.id);
  const paying = await signed(site, { upline: downline, downline: below }, 'realTime');
  await signed(site, { upline, downline }, 'hourly', { rate: '1', hourlyBetAmount: '1000' });
  // The last window of the day, which ends at the midnight of the brand.
  await addBet(site, below, { stake: '100', at: after(12 * 60 * minuteMs - minuteMs) });
  await settleAt(after(13 * 60 * minuteMs));
  const { wages } = site.server.services.contracts;
  const find = async (more: object) => {
    const { rows } = await wages.page(tenantOf(site), downline, more);
    const found = rows.map(({ kind, direction, partner, state }) => [kind, direction, partner.name, state]);
    return found.toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
  };
  const [hourly, paid, received] = [
    ['hourly', 'received', upline.nickname, 'below'],
    ['realTime', 'paid', below.username, 'paid'],
    ['realTime', 'received', upline.nickname, 'paid'],
  ];
  expect(await find({})).toEqual([hourly, paid, received]);
  expect(await find({ from: '2026-11-20', until: '2026-11-20' })).toEqual([hourly, paid, received]);
  expect(await find({ from: '2026-11-21' })).toEqual([]);
  expect(await find({ kind: 'hourly' })).toEqual([hourly]);
  expect(await find({ contractId: paying.contractId })).toEqual([paid]);
  expect([await find({ direction: 'paid' }), await find({ direction: 'received' })]).toEqual([[paid], [hourly, received]]);
  const { total, sums } = await wages.page(tenantOf(site), downline, {});
  expect([total, sums]).toEqual([3, { validBet: '300.0000', wage: '4.0000', paid: '4.0000', debt: '0.0000', periods: 2 }]);
});

it('names each payment of a long history once, over the pages and in the file, and says what is owed', async () => {
  const { upline, downline, statements } = await running();
  await addBet(site, downline, { stake: '100', at: after(minuteMs) });
  await settleAt(after(6 * minuteMs));
  const [{ lines: _lines, ...payment }] = (await statements()) as [Awaited<ReturnType<typeof statements>>[number]];
  const copies = Array.from({ length: 500 }, (_, index) => ({
    ...payment,
    id: randomUUID(),
    windowFrom: after(-(index + 1) * 5 * minuteMs),
    windowUntil: after(-index * 5 * minuteMs),
    ...(index === 0 ? { paid: 500n } : {}),
  }));
  await site.db.insert(wagePayment).values(copies);
  const { wages, views } = site.server.services.contracts;
  const ids = [payment.id, ...copies.map(({ id }) => id)];
  const first = await wages.page(tenantOf(site), downline, {});
  const second = await wages.page(tenantOf(site), downline, { after: first.next ?? '' });
  expect([...first.rows, ...second.rows].map(({ paymentId }) => paymentId)).toEqual(ids.slice(0, 40));
  expect(first.rows[1]).toMatchObject({ state: 'due', paid: '0.0500', debt: '1.9500' });
  const all = [];
  for await (const { paymentId } of wages.all(tenantOf(site), downline, {})) all.push(paymentId);
  expect(all).toEqual(ids);
  const { kinds } = await wages.income(tenantOf(site), downline, { from: '2026-11-20', until: '2026-11-20' });
  expect(kinds.map(({ debt }) => debt)).toEqual(['0.0000', '0.0000', '0.0000', '1.9500']);
  const other = await signed(site, { upline, downline }, 'hourly');
  const debtOf = async (id: string) => (await views.one(tenantOf(site), upline, id)).debt;
  expect([await debtOf(payment.contract), await debtOf(other.contractId)]).toEqual(['1.9500', '0.0000']);
});

it('an upline with some money pays the oldest of its debts first', async () => {
  const { upline, downline, statements } = await running();
  const { ledger } = site.server.services;
  const main: Wallet = { merchant: 'alpha', holder: upline.id, name: 'main', book: 'play:VND' };
  const away: Wallet = { ...main, name: `vendor:${upline.id}` };
  const move = (wallet: Wallet, to: Wallet, amount: string) =>
    ledger.execute({ merchant: 'alpha', scope: 'test', id: `${wallet.name}-${upline.id}`, body: '' }, async () => ({
      transaction: { kind: 'transfer', wallet, to, amount: moneyOf(amount) },
    }));
  await move(main, away, '5000000');
  // The later debt is the larger one.
  for (const window of [0, 1]) {
    await addBet(site, downline, { stake: `${100 + window * 100}`, at: after((5 * window + 1) * minuteMs) });
    await settleAt(after((5 * window + 6) * minuteMs));
  }
  await move(away, main, '2.5');
  await settleAt(after(11 * minuteMs));
  expect((await statements()).map(({ wage, paid }) => [unitsToWire(wage), unitsToWire(paid)])).toEqual([
    ['2.0000', '2.0000'],
    ['4.0000', '0.5000'],
  ]);
});
