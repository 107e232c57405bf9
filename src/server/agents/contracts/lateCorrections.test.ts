import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  act,
  addAgent,
  addBet,
  addPair,
  brokenWageRules,
  contractRow,
  openContractSite,
  signed,
  statementsOf,
  terms,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import type { ContractKind, Terms } from '../../../domain/contracts/index.ts';
import { moneyOf, unitsToWire } from '../../../domain/money.ts';
import { bet } from '../../platform/db/tables/play.ts';

/** Corrections that come, or find something to take from, when their window is long past. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

let time = noon;
let site: Site;
beforeAll(async () => {
  site = await openContractSite({ now: () => time });
});
afterAll(async () => {
  expect(await brokenWageRules(site)).toEqual([]);
  await site.close();
});

const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const settleAt = (milliseconds: number) => {
  time = after(milliseconds);
  return site.server.services.contracts.settle();
};
const text = (units: bigint) => unitsToWire(units).replace(/0{2}$/, '');

async function running(kind: ContractKind, offered: Terms = terms[kind]) {
  time = noon;
  const pair = await addPair(site);
  const { contractId } = await signed(site, pair, kind, offered);
  const wages = async () => (await statementsOf(site, contractId)).map(({ wage }) => text(wage));
  const marked = async () => {
    const { correctFrom, correctUntil } = await contractRow(site, contractId);
    return [correctFrom, correctUntil];
  };
  return { ...pair, contractId, wages, marked };
}

const change = (id: string, to: Partial<typeof bet.$inferInsert>) => site.db.update(bet).set(to).where(eq(bet.id, id));

/** A bet of 1000 that was lost, which pays 30, and turns out to be won, which pays 10. */
const realTime = { profitRate: '1', lossRate: '3', singleBetAmount: '10' };
const won = { payout: moneyOf('3000') };

// First, before there are contracts whose every five minutes of these weeks would be settled.
it.each([
  ['hourly', 30 * hourMs, 40 * hourMs, hourMs],
  ['daily', 20 * dayMs, 22 * dayMs, dayMs],
] as const)(
  'an %s wage that was too much is taken back when something is earned again, though a long time later',
  async (kind, from, until, stepMs) => {
    const { downline, wages, marked } = await running(kind);
    const id = await addBet(site, downline, { stake: '500', at: after(minuteMs) });
    await settleAt(2 * stepMs);
    await change(id, { stake: moneyOf('200'), validBet: moneyOf('200') });
    // Step by step, so that each look back would be forgotten.
    for (let at = 2 * stepMs; at < from; at += 5 * stepMs) await settleAt(at + 6 * minuteMs);
    const before = (await wages()).filter((wage) => wage !== '0.00');
    await addBet(site, downline, { stake: '700', at: after(from + minuteMs) });
    await settleAt(until + 6 * minuteMs);
    await settleAt(until + 3 * stepMs);
    const all = (await wages()).filter((wage) => wage !== '0.00');
    expect([before, all, await marked()]).toEqual([['5.00'], ['5.00', '4.00'], [null, null]]);
  },
);

describe('a real-time wage that was too much', () => {
  it('is taken back by what is earned many hours later, in parts, and then no more', async () => {
    const { downline, wages, marked } = await running('realTime', realTime);
    const id = await addBet(site, downline, { stake: '1000', at: after(minuteMs) });
    await settleAt(5 * minuteMs + 5_000);
    await change(id, won);
    await settleAt(9 * hourMs);
    expect([await wages(), await marked()]).toEqual([['30.00'], [noon, after(5 * minuteMs)]]);
    // Two windows earn 15 and 9: the first is taken whole, of the second what is left.
    await addBet(site, downline, { stake: '500', at: after(9 * hourMs + minuteMs) });
    await settleAt(9 * hourMs + 6 * minuteMs);
    await addBet(site, downline, { stake: '300', at: after(9 * hourMs + 6 * minuteMs) });
    await settleAt(9 * hourMs + 11 * minuteMs);
    expect([await wages(), await marked()]).toEqual([
      ['30.00', '0.00', '4.00'],
      [null, null],
    ]);
    await addBet(site, downline, { stake: '100', at: after(9 * hourMs + 16 * minuteMs) });
    await settleAt(12 * hourMs);
    expect(await wages()).toEqual(['30.00', '0.00', '4.00', '3.00']);
  });

  it('is found where a bet is corrected days after it was paid, by a player further below, and one that was too little as well', async () => {
    const { downline, wages, marked } = await running('realTime', realTime);
    const player = await addAgent(site, (await addAgent(site, downline.id)).id, { type: 0 });
    const id = await addBet(site, player, { stake: '1000', at: after(minuteMs) });
    const other = await addBet(site, player, { stake: '1000', payout: '3000', at: after(3 * hourMs) });
    await settleAt(3 * dayMs);
    expect(await wages()).toEqual(['30.00', '10.00']);
    await change(id, won);
    await change(other, { payout: 0n });
    await settleAt(3 * dayMs + 6 * minuteMs);
    expect([await wages(), await marked()]).toEqual([
      ['30.00', '10.00', '0.00'],
      [null, null],
    ]);
  });

  it('is taken from a later window where the first of many that are settled together earns nothing', async () => {
    const { downline, wages } = await running('realTime', realTime);
    const id = await addBet(site, downline, { stake: '1000', at: after(minuteMs) });
    await settleAt(5 * minuteMs + 5_000);
    await change(id, won);
    await addBet(site, downline, { stake: '500', at: after(12 * minuteMs) });
    await settleAt(5 * hourMs);
    await addBet(site, downline, { stake: '1000', at: after(5 * hourMs) });
    await settleAt(5 * hourMs + 6 * minuteMs);
    expect(await wages()).toEqual(['30.00', '0.00', '25.00']);
  });
});

describe('a bet that is corrected', () => {
  const mark = [after(minuteMs), after(minuteMs + 1)];
  const none = [null, null];

  it('marks its window once that is settled, for the contracts above its account and in its book only', async () => {
    const { downline, marked } = await running('realTime', realTime);
    const beside = await running('realTime', realTime);
    const id = await addBet(site, downline, { stake: '1000', at: after(minuteMs) });
    await change(id, { payout: moneyOf('1') });
    expect(await marked()).toEqual(none);
    await settleAt(5 * minuteMs + 5_000);
    await change(id, { selection: { vi: 'Số 1' } });
    expect(await marked()).toEqual(none);
    const other = await addBet(site, downline, { stake: '1000', at: after(6 * minuteMs) });
    await change(other, { payout: moneyOf('1') });
    expect(await marked()).toEqual(none);
    await change(id, { payout: moneyOf('2') });
    expect([await marked(), await beside.marked()]).toEqual([mark, none]);
  });

  it('and is changed again further back makes the span longer, also where its book or time changed', async () => {
    const { downline, marked } = await running('realTime', realTime);
    const at = (minutes: number) => addBet(site, downline, { stake: '1000', at: after(minutes * minuteMs) });
    const [early, late, real] = [await at(1), await at(12), await at(7)];
    await change(real, { book: 'real:VND' });
    await settleAt(20 * minuteMs + 5_000);
    await change(real, { payout: moneyOf('7') });
    expect(await marked()).toEqual(none);
    await change(late, { payout: moneyOf('1') });
    expect(await marked()).toEqual([after(12 * minuteMs), after(12 * minuteMs + 1)]);
    await change(early, { decidedAt: after(2 * minuteMs) });
    expect(await marked()).toEqual([after(minuteMs), after(12 * minuteMs + 1)]);
    await settleAt(25 * minuteMs + 5_000);
    expect(await marked()).toEqual(none);
    await change(real, { book: 'play:VND' });
    expect(await marked()).toEqual([after(7 * minuteMs), after(7 * minuteMs + 1)]);
  });

  it('marks no contract that is over and paid', async () => {
    const { upline, downline, contractId, marked } = await running('realTime', realTime);
    const id = await addBet(site, downline, { stake: '1000', at: after(minuteMs) });
    time = after(2 * minuteMs);
    const asked = await act(site, upline, 'realTime', { action: 'terminate', contractId, version: 2 });
    await act(site, downline, 'realTime', { action: 'accept', contractId, version: asked.version });
    await settleAt(5 * minuteMs + 5_000);
    expect((await contractRow(site, contractId)).dueAt).toBe(null);
    await change(id, { payout: moneyOf('2') });
    expect(await marked()).toEqual(none);
  });
});
