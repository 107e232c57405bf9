import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  addAgent,
  addBet,
  brokenWageRules,
  moveTo,
  openContractSite,
  signed,
  statementsOf,
  tenantOf,
  terms,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { type ContractKind, contractKinds, settleDelayMs } from '../../../domain/contracts/index.ts';
import { moneyOf, unitsToWire } from '../../../domain/money.ts';
import type { Account } from '../../identity/ports/index.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { contract } from '../../platform/db/tables/contracts.ts';

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

/** A moment after noon of the brand, which is within a window of every kind. */
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const settleAt = (moment: Date) => {
  time = moment;
  return site.server.services.contracts.settle();
};
const moveAt = (moment: Date, moved: Account, upline: Account | null) => {
  time = moment;
  return moveTo(site, moved, upline?.id ?? null);
};

/** One percent of everything, whatever the kind. */
const onePercent = {
  dividend: { ...terms.dividend, rate: '1', activeMembers: 0, periodValidBet: '0', periodProfitLoss: '0' },
  daily: { rate: '1', dailyBetAmount: '0' },
  hourly: { rate: '1', hourlyBetAmount: '0' },
  realTime: { profitRate: '1', lossRate: '1', singleBetAmount: '0' },
} as const;

/** Three agents of one upline, each with a contract, and a player below the first. */
async function three(kind: ContractKind) {
  time = noon;
  const upline = await addAgent(site);
  const agents = [await addAgent(site, upline.id), await addAgent(site, upline.id), await addAgent(site, upline.id)] as const;
  const contracts: string[] = [];
  for (const downline of agents) {
    contracts.push((await signed(site, { upline, downline }, kind, onePercent[kind])).contractId);
  }
  const player = await addAgent(site, agents[0].id, { type: 0 });
  return { upline, agents, contracts, player, wages: () => Promise.all(contracts.map(wageOf)) };
}

/** Sum of the statements of a contract. */
const wageOf = async (contractId: string) =>
  Number(unitsToWire((await statementsOf(site, contractId)).reduce((sum, { wage }) => sum + wage, 0n)));

/** Moments when the first window of a kind has ended, and when a settlement has looked far back. */
const settledBy = {
  dividend: [12 * dayMs, 26 * dayMs],
  daily: [2 * dayMs, 3 * dayMs],
  hourly: [2 * hourMs, 26 * hourMs],
  realTime: [66 * minuteMs, 130 * minuteMs],
} as const satisfies { readonly [Kind in ContractKind]: readonly number[] };

async function settleAll(kind: ContractKind) {
  for (const late of settledBy[kind]) await settleAt(after(late));
}

it('leaves settled days as they are when a player is moved', async () => {
  const { agents, contracts, player, wages } = await three('daily');
  for (let day = 0; day < 5; day += 1) await addBet(site, player, { stake: '10000', at: after(day * dayMs + hourMs) });
  await settleAt(after(4 * dayMs + 13 * hourMs));
  expect(await wages()).toEqual([500, 0, 0]);
  await moveAt(after(4 * dayMs + 14 * hourMs), player, agents[1]);
  await addBet(site, agents[0], { stake: '50000', at: after(5 * dayMs + hourMs) });
  await settleAt(after(5 * dayMs + 13 * hourMs));
  await settleAt(after(6 * dayMs + 13 * hourMs));
  expect(await wages()).toEqual([1000, 0, 0]);
  const lines = (await Promise.all(contracts.map((id) => statementsOf(site, id)))).flat().flatMap((each) => each.lines);
  expect(lines.filter(({ type }) => type === 'correction')).toEqual([]);
});

it('counts a player that was in two parts of a branch as one active member, with a line for each part', async () => {
  time = noon;
  const upline = await addAgent(site);
  const downline = await addAgent(site, upline.id);
  const heads = [await addAgent(site, downline.id), await addAgent(site, downline.id)] as const;
  const { contractId } = await signed(site, { upline, downline }, 'hourly', onePercent.hourly);
  const player = await addAgent(site, heads[0].id, { type: 0 });
  await addBet(site, player, { stake: '1000', at: after(minuteMs) });
  await addBet(site, player, { stake: '2000', at: after(3 * minuteMs) });
  await addBet(site, heads[1], { stake: '100', at: after(3 * minuteMs) });
  await moveAt(after(2 * minuteMs), player, heads[1]);
  await settleAt(after(2 * hourMs));
  const [payment] = await statementsOf(site, contractId);
  expect(payment).toMatchObject({ activeMembers: 2, bets: 3, wage: moneyOf('31') });
  expect(payment?.lines.map(({ account: head, bets }) => [head, bets]).toSorted()).toEqual([
    [heads[0].id, 1],
    [heads[1].id, 2],
  ]);
});

it('says of the window that runs, from the signature on, who was above then', async () => {
  const { agents, contracts, player } = await three('daily');
  await addBet(site, player, { stake: '7000', at: after(-1) });
  await addBet(site, player, { stake: '10000', at: after(minuteMs) });
  await addBet(site, player, { stake: '3000', at: after(3 * minuteMs) });
  await moveAt(after(2 * minuteMs), player, agents[1]);
  const soFar = async (index: 0 | 1) => {
    const { views } = site.server.services.contracts;
    return (await views.detail(tenantOf(site), agents[index], contracts[index] ?? '')).soFar;
  };
  time = after(4 * minuteMs);
  expect(await soFar(0)).toMatchObject({
    bets: 1,
    wage: '100.0000',
    from: noon.toISOString(),
    until: after(12 * hourMs).toISOString(),
    settledAt: after(12 * hourMs + settleDelayMs.daily).toISOString(),
  });
  expect(await soFar(1)).toMatchObject({ bets: 1, wage: '30.0000' });
});

describe.each(contractKinds)('a wage of the kind %s goes to who was above then', (kind) => {
  it('when a player is moved in the middle of a window', async () => {
    const { agents, player, wages } = await three(kind);
    await addBet(site, player, { stake: '10000', at: after(2 * minuteMs - 1) });
    await addBet(site, player, { stake: '3000', at: after(2 * minuteMs) });
    await moveAt(after(2 * minuteMs), player, agents[1]);
    await settleAll(kind);
    expect(await wages()).toEqual([100, 30, 0]);
  });

  it('when it is moved twice in a window, and back', async () => {
    const { agents, player, wages } = await three(kind);
    for (const [index, stake] of [1000, 2000, 4000, 8000].entries()) {
      await addBet(site, player, { stake: String(stake), at: after(index * minuteMs + 1) });
    }
    await moveAt(after(minuteMs), player, agents[1]);
    await moveAt(after(2 * minuteMs), player, agents[2]);
    await moveAt(after(3 * minuteMs), player, agents[0]);
    await settleAll(kind);
    expect(await wages()).toEqual([90, 20, 40]);
  });

  it('when a whole branch is moved, and accounts within it', async () => {
    const { agents, player, wages } = await three(kind);
    const head = await addAgent(site, agents[0].id);
    const below = await addAgent(site, head.id);
    const deep = await addAgent(site, below.id, { type: 0 });
    await moveAt(after(minuteMs), player, below);
    await moveAt(after(2 * minuteMs), head, agents[1]);
    await moveAt(after(3 * minuteMs), player, agents[2]);
    for (const [index, stake] of [1000, 2000, 4000, 8000].entries()) {
      for (const [owner, times] of [
        [player, 1],
        [deep, 10],
      ] as const) {
        await addBet(site, owner, { stake: String(stake * times), at: after(index * minuteMs + 1) });
      }
    }
    await settleAll(kind);
    // The player: 3,000 below the first, 4,000 below the second, 8,000 below the third. Who is deep: 30,000 and 120,000.
    expect(await wages()).toEqual([330, 1240, 80]);
  });

  it('when a bet from before the move is found after it', async () => {
    const { agents, player, wages } = await three(kind);
    await settleAt(after(20 * minuteMs));
    await moveAt(after(25 * minuteMs), player, agents[1]);
    await addBet(site, player, { stake: '7000', at: after(16 * minuteMs) });
    await settleAll(kind);
    expect(await wages()).toEqual([70, 0, 0]);
  });

  it('when the clock was put back before what was paid: no bet is paid twice', async () => {
    const { agents, contracts, player, wages } = await three(kind);
    await addBet(site, player, { stake: '10000', at: after(10 * minuteMs) });
    await settleAt(after(settledBy[kind][0]));
    expect(await wages()).toEqual([100, 0, 0]);
    const [row] = await site.db
      .select()
      .from(contract)
      .where(eq(contract.id, contracts[0] ?? ''));
    const since = await moveAt(after(5 * minuteMs), player, agents[1]);
    expect(since / 1000n).toBe(BigInt(row?.settledUntil?.getTime() ?? 0));
    await settleAt(after(settledBy[kind][1]));
    expect(await wages()).toEqual([100, 0, 0]);
  });

  it('when the upline of a contract had no upline of its own yet, and shared all of it', async () => {
    const { upline, contracts, player } = await three(kind);
    await addBet(site, player, { stake: '10000', at: after(minuteMs) });
    const above = await addAgent(site);
    await moveAt(after(40 * dayMs), upline, above);
    await settleAll(kind);
    expect(await wageOf(contracts[0] ?? '')).toBe(100);
  });
});

it('takes the clock of the database for a move that names no moment', async () => {
  time = noon;
  const [from, to] = [await addAgent(site), await addAgent(site)];
  const moved = await addAgent(site, from.id);
  const self = eq(account.id, moved.id);
  const begun = Date.now() - minuteMs;
  const since = async (uplineId: string) =>
    (await site.db.update(account).set({ uplineId }).where(self).returning())[0]?.uplineSince?.getTime() ?? 0;
  const first = await since(to.id);
  const second = await since(from.id);
  expect(first).toBeGreaterThan(begun);
  expect(second).toBeGreaterThanOrEqual(first);
});
