import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  accept,
  act,
  addBet,
  addPair,
  brokenWageRules,
  contractRow,
  offer,
  openContractSite,
  signed,
  statementsOf,
  tenantOf,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { unitsToWire } from '../../../domain/money.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let time = noon;
let site: Site;
beforeAll(async () => {
  site = await openContractSite({ now: () => time });
});
afterAll(async () => {
  expect(await brokenWageRules(site)).toEqual([]);
  await site.close();
});

/** A moment after noon. */
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const settleAt = (moment: Date) => {
  time = moment;
  return site.server.services.contracts.settle();
};

async function running() {
  time = noon;
  const pair = await addPair(site);
  const { contractId } = await signed(site, pair, 'realTime');
  const wages = async () => (await statementsOf(site, contractId)).map(({ wage }) => unitsToWire(wage));
  return { ...pair, contractId, wages };
}

describe('a signature after the clock was put back', () => {
  /** A contract that has paid a bet of the forty-first minute, with the clock at the tenth. */
  async function settledAhead() {
    const made = await running();
    await addBet(site, made.downline, { stake: '1000', at: after(41 * minuteMs) });
    await settleAt(after(46 * minuteMs));
    time = after(10 * minuteMs);
    return { ...made, higher: { profitRate: '1', lossRate: '3', singleBetAmount: '10' } };
  }
  const startsOf = async (contractId: string) => (await contractRow(site, contractId)).signedAt;

  it('starts a successor after what the contract that ends has paid: the same bet is paid once [CONST-30]', async () => {
    const { upline, downline, contractId, higher, wages } = await settledAhead();
    const next = await accept(site, downline, await offer(site, upline, downline, 'realTime', higher));
    await settleAt(after(3 * hourMs));
    expect([await wages(), await statementsOf(site, next.contractId)]).toEqual([['20.0000'], []]);
    expect(await contractRow(site, contractId)).toMatchObject({ endedAt: after(45 * minuteMs), state: 'superseded' });
    expect(await startsOf(next.contractId)).toEqual(after(45 * minuteMs));
  });

  it('starts a contract after what was paid by one that was terminated, and ends that one after its last statement', async () => {
    const { upline, downline, contractId, higher, wages } = await settledAhead();
    await accept(site, upline, await act(site, downline, 'realTime', { action: 'terminate', contractId, version: 2 }));
    expect(await contractRow(site, contractId)).toMatchObject({ endedAt: after(45 * minuteMs), state: 'ended' });
    const next = await signed(site, { upline, downline }, 'realTime', higher);
    await settleAt(after(3 * hourMs));
    expect([await wages(), await statementsOf(site, next.contractId)]).toEqual([['20.0000'], []]);
    expect([await startsOf(next.contractId), next.state]).toEqual([after(45 * minuteMs), 'active']);
  });

  it('starts a contract after the end of one that ended later than the clock says', async () => {
    const { upline, downline, contractId } = await running();
    time = after(20 * minuteMs);
    await accept(site, upline, await act(site, downline, 'realTime', { action: 'terminate', contractId, version: 2 }));
    time = after(10 * minuteMs);
    const next = await signed(site, { upline, downline }, 'realTime');
    expect(await startsOf(next.contractId)).toEqual(after(20 * minuteMs));
    const { soFar } = await site.server.services.contracts.views.detail(tenantOf(site), downline, next.contractId);
    expect(soFar).toMatchObject({ from: after(20 * minuteMs).toISOString(), until: after(25 * minuteMs).toISOString() });
  });
});
