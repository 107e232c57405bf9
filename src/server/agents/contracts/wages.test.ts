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
  await settleAt(after(6 * minuteMs));
  const [payment] = await statements();
  const paymentId = payment?.id ?? '';
  const read = (caller: Account, more: object = {}) =>
    site.server.services.contracts.wages.statement(tenantOf(site), 'en', caller, { paymentId, ...more });
  const first = await read(downline);
  const rest = await read(upline, { after: first.next });
  expect([first.lines.length, first.next, rest.lines.length, rest.next]).toEqual([100, '100', 20, null]);
  const total = [...first.lines, ...rest.lines].reduce((sum, { wage }) => sum + moneyOf(wage), 0n);
  expect([first.total.wage, first.payment.wage, unitsToWire(total)]).toEqual(Array(3).fill(first.payment.wage));
  expect(await outcomeOf(read(await addAgent(site, downline.id)))).toBe('NOT_FOUND');
  expect(first.lines[0]).toMatchObject({ type: 'bet', isOwn: true, rate: '2.0000', base: '10.3700', wage: '0.2000' });
});

it('answers by its calls, and writes a file', async () => {
  const { downline, statements } = await running();
  await addBet(site, downline, { stake: '100', at: after(minuteMs) });
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
  expect((await read('wageIncome', '?from=1000-01-01&until=9000-01-01')).status).toBe(400);
  const file = await site.get('alpha.test', `${calls.wagesFile.path}?lang=en`, { authorization: `Bearer ${token}` });
  expect(file.body.split('\r\n')).toMatchObject([
    expect.stringContaining('From,Until,Kind'),
    expect.stringContaining('Real-time salary'),
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
  expect(income.kinds.map(({ kind, paid }) => [kind, paid])).toEqual([
    ['dividend', '0.0000'],
    ['daily', '0.0000'],
    ['hourly', '1.0000'],
    ['realTime', '2.0000'],
  ]);
  expect(await wages.income(tenantOf(site), upline, {})).toMatchObject({ total: '0.0000', paidOut: '3.0000' });
});
