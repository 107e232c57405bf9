import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  accept,
  act,
  addAgent,
  addBet,
  addPair,
  balanceOf,
  brokenWageRules,
  contractRow,
  offer,
  openContractSite,
  outcomeOf,
  signed,
  statementsOf,
  tenantOf,
  terms,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { type ContractKind, kindTerms, type Terms, windowAt } from '../../../domain/contracts/index.ts';
import { moneyOf, unitsToWire } from '../../../domain/money.ts';
import type { Account } from '../../identity/ports/index.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { wagePayment } from '../../platform/db/tables/contracts.ts';
import { bet } from '../../platform/db/tables/play.ts';
import { createSettlement } from './settle.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Noon in the time zone of the brand. */
let time = noon;
const now = () => time;
/** Two processes on one database. */
let sites: readonly [Site, Site];
let site: Site;
beforeAll(async () => {
  const database = await testDatabase();
  sites = [await openContractSite({ now, database }), await openContractSite({ now, database })];
  [site] = sites;
});
afterAll(async () => {
  expect(await brokenWageRules(site)).toEqual([]);
  await Promise.all(sites.map((each) => each.close()));
});

/** A moment after noon. */
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const settleAt = (moment: Date, at: Site = site) => {
  time = moment;
  return at.server.services.contracts.settle();
};

async function running(kind: ContractKind, offered: Terms = terms[kind]) {
  time = noon;
  const pair = await addPair(site);
  const { contractId } = await signed(site, pair, kind, offered);
  const wages = async () => (await statementsOf(site, contractId)).map(({ wage }) => text(wage));
  return { ...pair, contractId, wages, statements: () => statementsOf(site, contractId) };
}

const text = (units: bigint) => unitsToWire(units).replace(/0{2}$/, '');

describe('real-time wages', () => {
  it('are paid once for every five minutes, bet by bet [CONST-30]', async () => {
    const { upline, downline, contractId, statements } = await running('realTime');
    const bets = [
      { stake: '100', at: after(minuteMs) },
      { stake: '50', payout: '120', at: after(2 * minuteMs) },
      { stake: '9.99', at: after(2 * minuteMs + 1) },
      { stake: '70', payout: '70', validBet: '0', at: after(3 * minuteMs) },
      { stake: '12.34', at: after(4 * minuteMs) },
    ];
    for (const bet of bets) await addBet(site, downline, bet);
    await settleAt(after(5 * minuteMs + 3_999));
    expect(await statements()).toEqual([]);
    await settleAt(after(5 * minuteMs + 4_000));
    await settleAt(after(5 * minuteMs + 4_000), sites[1]);
    const [payment, ...others] = await statements();
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ bets: 5, wage: moneyOf('2.74'), paid: moneyOf('2.74'), windowUntil: after(5 * minuteMs) });
    expect(payment?.lines.map(({ outcome, rate, wage, reason }) => [outcome, rate, text(wage), reason])).toEqual([
      ['lost', 20_000, '2.00', null],
      ['won', 10_000, '0.50', null],
      ['lost', null, '0.00', 'belowMinimum'],
      ['draw', null, '0.00', 'draw'],
      ['lost', 20_000, '0.24', null],
    ]);
    expect([await balanceOf(site, upline), await balanceOf(site, downline)]).toEqual([4_999_997.26, 5_000_002.74]);
    expect((await contractRow(site, contractId)).settledUntil).toEqual(after(5 * minuteMs));
  });

  it('count a bet of the last millisecond in its window, and the next one in the next', async () => {
    const { downline, statements } = await running('realTime');
    await addBet(site, downline, { stake: '100', at: after(5 * minuteMs - 1) });
    await addBet(site, downline, { stake: '200', at: after(5 * minuteMs) });
    await settleAt(after(11 * minuteMs));
    expect((await statements()).map(({ windowFrom, wage }) => [windowFrom, text(wage)])).toEqual([
      [noon, '2.00'],
      [after(5 * minuteMs), '4.00'],
    ]);
  });

  it('count everyone below the downline, and no one else', async () => {
    const { upline, downline, wages } = await running('realTime');
    const below = await addAgent(site, (await addAgent(site, downline.id)).id, { type: 0 });
    const beside = await addAgent(site, upline.id);
    for (const player of [below, beside, upline]) await addBet(site, player, { stake: '100', at: after(minuteMs) });
    await addBet(site, downline, { stake: '100', at: after(-1) });
    await settleAt(after(6 * minuteMs));
    expect(await wages()).toEqual(['2.00']);
  });

  it('count a branch that is fifty levels deep', async () => {
    const { downline, wages } = await running('realTime');
    let last = downline;
    for (let level = 0; level < 50; level += 1) last = await addAgent(site, last.id);
    await addBet(site, last, { stake: '100', at: after(minuteMs) });
    await settleAt(after(6 * minuteMs));
    expect(await wages()).toEqual(['2.00']);
  });

  it('pay a bet that was settled late as a correction in the next window, and change no paid one', async () => {
    const { downline, statements } = await running('realTime');
    await addBet(site, downline, { stake: '100', at: after(minuteMs) });
    await settleAt(after(6 * minuteMs));
    const [before] = await statements();
    await addBet(site, downline, { stake: '300', at: after(2 * minuteMs) });
    await settleAt(after(11 * minuteMs));
    await settleAt(after(16 * minuteMs));
    const [first, second, ...others] = await statements();
    expect([first, others]).toEqual([before, []]);
    expect(second).toMatchObject({ bets: 0, wage: moneyOf('6'), correction: moneyOf('6') });
    expect(second?.lines).toMatchObject([{ type: 'bet', correctsFrom: noon, correctsUntil: after(5 * minuteMs) }]);
  });

  it('look further back once an hour, so that a bet which is late by many windows is paid as well', async () => {
    const { downline, statements } = await running('realTime');
    await settleAt(after(45 * minuteMs));
    await addBet(site, downline, { stake: '100', at: after(2 * minuteMs) });
    await settleAt(after(50 * minuteMs));
    expect(await statements()).toEqual([]);
    await settleAt(after(hourMs + 6 * minuteMs));
    await settleAt(after(2 * hourMs + 6 * minuteMs));
    expect((await statements()).map(({ wage, lines }) => [text(wage), lines[0]?.correctsFrom])).toEqual([['2.00', noon]]);
  });

  it('take back in full what was paid too much for a bet, in parts as later windows earn it', async () => {
    const { downline, wages } = await running('realTime', { profitRate: '1', lossRate: '3', singleBetAmount: '10' });
    const id = await addBet(site, downline, { stake: '1000', at: after(minuteMs) });
    await settleAt(after(5 * minuteMs + 5_000));
    // It turns out to be won, which pays 10 in place of 30.
    await site.db
      .update(bet)
      .set({ payout: moneyOf('3000') })
      .where(eq(bet.id, id));
    // Windows that look back to it: the next one, and the first of an hour.
    for (const [start, stake] of [
      [5, '300'],
      [60, '500'],
      [120, '2000'],
    ] as const) {
      await settleAt(after(start * minuteMs + 5_000));
      await addBet(site, downline, { stake, payout: '9000', at: after((start + 1) * minuteMs) });
      await settleAt(after((start + 6) * minuteMs));
    }
    expect(await wages()).toEqual(['30.00', '0.00', '0.00', '8.00']);
  });

  it('go on when the clock is put back by an hour, and pay what was played in that hour once', async () => {
    const { downline, wages } = await running('realTime');
    await addBet(site, downline, { stake: '100', at: after(minuteMs) });
    await settleAt(after(hourMs));
    await addBet(site, downline, { stake: '200', at: after(20 * minuteMs) });
    await settleAt(after(30 * minuteMs));
    expect(await wages()).toEqual(['2.00']);
    await settleAt(after(hourMs + 6 * minuteMs));
    await settleAt(after(hourMs + 12 * minuteMs));
    expect(await wages()).toEqual(['2.00', '4.00']);
  });
});

describe('wages by hour and by day', () => {
  it('are paid once the bet amount is reached, with a line for each part of the branch', async () => {
    const { downline, statements } = await running('hourly', { rate: '0.33', hourlyBetAmount: '100' });
    const head = await addAgent(site, downline.id);
    const below = await addAgent(site, head.id, { type: 0 });
    await addBet(site, downline, { stake: '33.33', at: after(minuteMs) });
    await addBet(site, head, { stake: '33.33', at: after(2 * minuteMs) });
    await addBet(site, below, { stake: '33.34', at: after(3 * minuteMs) });
    await addBet(site, below, { stake: '99.99', at: after(hourMs + minuteMs) });
    await settleAt(after(2 * hourMs + minuteMs));
    const [first, second] = await statements();
    expect(first).toMatchObject({ wage: moneyOf('0.33'), reason: null, activeMembers: 3, validBet: moneyOf('100') });
    expect(first?.lines.map(({ account, base, wage }) => [account, text(base), text(wage)])).toEqual([
      [downline.id, '33.33', '0.10'],
      [head.id, '66.67', '0.23'],
    ]);
    expect(second).toMatchObject({ wage: 0n, reason: 'betAmount', validBet: moneyOf('99.99') });
  });

  it('pay a day that reached its amount only by a late bet as a correction of the next', async () => {
    const { downline, statements } = await running('daily');
    await addBet(site, downline, { stake: '60', at: after(minuteMs) });
    // The day of the brand ends twelve hours after its noon.
    await settleAt(after(12 * hourMs + 6 * minuteMs));
    await addBet(site, downline, { stake: '50', at: after(2 * minuteMs) });
    await addBet(site, downline, { stake: '200', at: after(13 * hourMs) });
    await settleAt(after(36 * hourMs + 6 * minuteMs));
    await settleAt(after(60 * hourMs + 6 * minuteMs));
    const [first, second, third] = await statements();
    expect(first).toMatchObject({ windowFrom: noon, windowUntil: after(12 * hourMs), wage: 0n, reason: 'betAmount' });
    expect(second).toMatchObject({ wage: moneyOf('3.1'), correction: moneyOf('1.1') });
    expect(second?.lines.at(-1)).toMatchObject({ type: 'correction', bets: 1, base: moneyOf('50'), correctsFrom: noon });
    // A day without bets has its statement.
    expect(third).toMatchObject({ bets: 0, wage: 0n, reason: 'betAmount' });
  });
});

it('pays nothing twice when the brand moves to another time zone', async () => {
  const { downline, statements } = await running('daily');
  await addBet(site, downline, { stake: '200', at: after(minuteMs) });
  await addBet(site, downline, { stake: '200', at: after(13 * hourMs) });
  await settleAt(after(36 * hourMs + 6 * minuteMs));
  const moved = { brand: { ...tenantOf(site).brand, timeZone: 'Europe/Berlin' } };
  const { db, ledger } = site.server.services;
  const failed: unknown[] = [];
  const reportFault = (_kind: unknown, error: unknown) => void failed.push(error);
  time = after(5 * dayMs);
  await createSettlement({ db, now, ledger, tenants: { all: () => [moved] }, reportFault }).settle();
  const all = await statements();
  expect([failed, all.reduce((sum, { wage }) => sum + wage, 0n)]).toEqual([[], moneyOf('4')]);
  for (const [index, { windowFrom }] of all.entries()) {
    if (index > 0) expect(windowFrom).toEqual(all[index - 1]?.windowUntil);
  }
});

describe('dividends', () => {
  it.each([
    ['reached its figures', '200', '0', {}, '20.00', null],
    ['had too few members', '200', '0', { activeMembers: 2 }, '0.00', 'activeMembers'],
    ['had too little turnover', '90', '0', {}, '0.00', 'validBet'],
    ['had too small a result', '200', '160', {}, '0.00', 'profitLoss'],
    ['was won by the players', '200', '400', {}, '0.00', 'noProfit'],
  ])('of a week that %s', async (_what, stake, payout, more, wage, reason) => {
    const { downline, statements } = await running('dividend', { ...terms.dividend, ...more });
    await addBet(site, downline, { stake, payout, at: after(minuteMs) });
    await settleAt(after(12 * dayMs));
    const [payment] = await statements();
    expect([text(payment?.wage ?? 0n), payment?.reason]).toEqual([wage, reason]);
    const week = windowAt(kindTerms('dividend', terms.dividend), noon.getTime(), tenantOf(site).brand.timeZone);
    expect([payment?.windowFrom, payment?.windowUntil.getTime()]).toEqual([noon, week.until]);
  });
});

describe('a contract that ends', () => {
  it('is settled up to that moment, and pays nothing after it [A184]', async () => {
    const { upline, downline, contractId, statements } = await running('daily');
    await addBet(site, downline, { stake: '150', at: after(minuteMs) });
    await addBet(site, downline, { stake: '500', at: after(hourMs) });
    time = after(10 * minuteMs);
    const asked = await act(site, downline, 'daily', { action: 'terminate', contractId, version: 2 });
    await accept(site, upline, asked);
    await settleAt(after(10 * minuteMs + 9_999));
    expect(await statements()).toEqual([]);
    await settleAt(after(10 * minuteMs + 10_000));
    await settleAt(after(3 * dayMs));
    expect(await statements()).toMatchObject([{ windowFrom: noon, windowUntil: after(10 * minuteMs), wage: moneyOf('1.5') }]);
  });

  it('is not looked at any more if it ended where it was settled', async () => {
    const { upline, contractId } = await running('realTime');
    await settleAt(after(5 * minuteMs + 4_000));
    // The clock is put back to the end of the window.
    time = after(5 * minuteMs);
    const asked = await act(site, upline, 'realTime', { action: 'terminate', contractId, version: 2 });
    const [other] = await site.db.select().from(account).where(eq(account.id, asked.partner.id));
    if (other === undefined) throw new Error('The downline is missing.');
    await accept(site, other, asked);
    expect(await contractRow(site, contractId)).toMatchObject({ endedAt: after(5 * minuteMs), dueAt: null });
  });

  it('hands over to its successor without a gap: each bet counts in one of the two', async () => {
    const { upline, downline, contractId, wages } = await running('realTime');
    await addBet(site, downline, { stake: '100', at: after(2 * minuteMs - 1) });
    await addBet(site, downline, { stake: '100', at: after(2 * minuteMs) });
    time = after(2 * minuteMs);
    const next = await offer(site, upline, downline, 'realTime', { profitRate: '1', lossRate: '3', singleBetAmount: '10' });
    await accept(site, downline, next);
    await settleAt(after(6 * minuteMs));
    expect(await wages()).toEqual(['2.00']);
    expect((await statementsOf(site, next.contractId)).map(({ wage }) => text(wage))).toEqual(['3.00']);
    expect((await contractRow(site, contractId)).settledUntil).toEqual(after(2 * minuteMs));
  });
});

describe('an upline without money', () => {
  it('leaves a debt that is paid as money comes in, and never a balance below zero', async () => {
    const { upline, downline, statements } = await running('realTime');
    const { ledger } = site.server.services;
    const wallet = (holder: string) => ({ merchant: 'alpha', holder, name: 'main', book: 'play:VND' }) as const;
    const move = (from: Account, to: Account, amount: string, id: string) =>
      ledger.execute({ merchant: 'alpha', scope: 'test', id: `${id}-${from.id}`, body: amount }, async () => ({
        transaction: {
          kind: 'transfer',
          wallet: wallet(from.id),
          to: { ...wallet(from.id), name: `vendor:${to.id}` },
          amount: moneyOf(amount),
        },
      }));
    await move(upline, upline, '4999999', 'away');
    await addBet(site, downline, { stake: '100', at: after(minuteMs) });
    await settleAt(after(6 * minuteMs));
    expect(await statements()).toMatchObject([{ wage: moneyOf('2'), paid: moneyOf('1') }]);
    expect((await ledger.balance(wallet(upline.id))).toString()).toBe('0');
    const page = await site.server.services.contracts.wages.page(tenantOf(site), downline, {});
    expect(page).toMatchObject({ rows: [{ state: 'due', debt: '1.0000' }], sums: { wage: '2.0000', debt: '1.0000' } });
    await settleAt(after(6 * minuteMs));
    await ledger.execute({ merchant: 'alpha', scope: 'test', id: `back-${upline.id}`, body: '' }, async () => ({
      transaction: {
        kind: 'transfer',
        wallet: { ...wallet(upline.id), name: `vendor:${upline.id}` },
        to: wallet(upline.id),
        amount: moneyOf('0.25'),
      },
    }));
    await Promise.all([...sites, ...sites].map((each) => settleAt(after(6 * minuteMs), each)));
    expect(await statements()).toMatchObject([{ wage: moneyOf('2'), paid: moneyOf('1.25') }]);
    await ledger.execute({ merchant: 'alpha', scope: 'test', id: `more-${upline.id}`, body: '' }, async () => ({
      transaction: {
        kind: 'transfer',
        wallet: { ...wallet(upline.id), name: `vendor:${upline.id}` },
        to: wallet(upline.id),
        amount: moneyOf('10'),
      },
    }));
    await settleAt(after(6 * minuteMs));
    expect(await statements()).toMatchObject([{ wage: moneyOf('2'), paid: moneyOf('2') }]);
    expect((await ledger.balance(wallet(upline.id))).toString()).toBe(moneyOf('9.25').toString());
  });
});

describe('over processes and stops', () => {
  it('replays ten thousand windows after a week, each once, with two processes at work', async () => {
    time = noon;
    const pairs = await Promise.all(Array.from({ length: 5 }, () => addPair(site)));
    const contracts = [];
    for (const pair of pairs) contracts.push(await signed(site, pair, 'realTime'));
    for (const { downline } of pairs) {
      for (let hour = 0; hour < 168; hour += 6)
        await addBet(site, downline, { stake: '100', at: after(hour * hourMs + minuteMs) });
    }
    time = after(7 * dayMs + minuteMs);
    for (let run = 0; run < 3; run += 1) await Promise.all(sites.map((each) => each.server.services.contracts.settle()));
    for (const { contractId } of contracts) {
      const statements = await statementsOf(site, contractId);
      expect([statements.length, new Set(statements.map(({ wage }) => wage))]).toEqual([28, new Set([moneyOf('2')])]);
      expect((await contractRow(site, contractId)).settledUntil).toEqual(after(7 * dayMs - ((7 * dayMs) % (5 * minuteMs))));
    }
    for (const { downline } of pairs) expect(await balanceOf(site, downline)).toBe(5_000_056);
  });

  it('says what it would pay, and pays nothing by that', async () => {
    const { downline, contractId, wages } = await running('realTime');
    await addBet(site, downline, { stake: '100', at: after(minuteMs) });
    time = after(6 * minuteMs);
    const due = [];
    for await (const { contract, wage } of site.server.services.contracts.due()) {
      if (contract.id === contractId) due.push(text(wage));
    }
    expect([due, await wages()]).toEqual([['2.00'], []]);
  });
});

it('never changes a statement', async () => {
  const { downline, statements } = await running('realTime');
  await addBet(site, downline, { stake: '100', at: after(minuteMs) });
  await settleAt(after(6 * minuteMs));
  const [payment] = await statements();
  const self = eq(wagePayment.id, payment?.id ?? '');
  expect(await outcomeOf(site.db.update(wagePayment).set({ wage: 5n }).where(self))).not.toBe('done');
  expect(await outcomeOf(site.db.update(wagePayment).set({ paid: 0n, paidAt: null }).where(self))).not.toBe('done');
  expect(await outcomeOf(site.db.delete(wagePayment).where(self))).not.toBe('done');
});
