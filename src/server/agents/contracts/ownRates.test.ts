import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  accept,
  act,
  addAgent,
  addBet,
  brokenWageRules,
  contractRow,
  offer,
  openContractSite,
  signed,
  statementsOf,
  tenantOf,
  terms,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { type ContractKind, contractKinds, termsOf } from '../../../domain/contracts/index.ts';
import { unitsToWire } from '../../../domain/money.ts';
import type { Account } from '../../identity/ports/index.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let time = noon;
/** Of a brand that pays the lower rate, and of one that also ends the contract. */
let paying: Site;
let ending: Site;
beforeAll(async () => {
  const now = () => time;
  paying = await openContractSite({ now });
  ending = await openContractSite({ now, more: { policies: { contract: { rateAboveOwn: 'endContract' } } } });
});
afterAll(async () => {
  expect([await brokenWageRules(paying), await brokenWageRules(ending)]).toEqual([[], []]);
  await paying.close();
  await ending.close();
});

const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const settle = (site: Site) => site.server.services.contracts.settle();

/** The terms of a kind with each of its rates as given. */
const atRate = (kind: ContractKind, rate: string) => ({
  ...terms[kind],
  ...Object.fromEntries(termsOf(kind, terms[kind]).flatMap(({ name, type }) => (type === 'rate' ? [[name, rate]] : []))),
});

/** An agent with an own contract at 5 %, and its downline at 4 %. */
async function chain(site: Site, kind: ContractKind) {
  time = noon;
  const top = await addAgent(site);
  const middle = await addAgent(site, top.id);
  const downline = await addAgent(site, middle.id);
  const own = await signed(site, { upline: top, downline: middle }, kind, atRate(kind, '5'));
  const lower = await signed(site, { upline: middle, downline }, kind, atRate(kind, '4'));
  return { kind, top, middle, downline, own, lower };
}

type Chain = Awaited<ReturnType<typeof chain>>;

async function terminate(site: Site, { kind, top, middle, own }: Chain) {
  const { contractId } = own;
  await accept(site, top, await act(site, middle, kind, { action: 'terminate', contractId, version: 2 }));
}

const paidRates = async (site: Site, caller: Account, contractId: string) =>
  (await site.server.services.contracts.views.one(tenantOf(site), caller, contractId)).paidRates;

/** The wages that were paid for a bet of 1,000, won by the house, an hour after noon. */
async function wagesOf(site: Site, { downline, lower }: Chain) {
  await addBet(site, downline, { stake: '1000', at: after(hourMs) });
  time = after(12 * dayMs);
  await settle(site);
  const statements = await statementsOf(site, lower.contractId);
  return unitsToWire(statements.reduce((sum, { wage }) => sum + wage, 0n));
}

describe.each(contractKinds)('a %s contract whose upline has a lower rate by now [CONTRACT-05]', (kind) => {
  it('pays what was signed while that is not above the own rate of its upline', async () => {
    const made = await chain(paying, kind);
    expect(await paidRates(paying, made.middle, made.lower.contractId)).toBeNull();
    expect(await wagesOf(paying, made)).toBe('40.0000');
  });

  it('pays the lower rate, which both parties read on the contract', async () => {
    const made = await chain(paying, kind);
    await terminate(paying, made);
    const next = await offer(paying, made.top, made.middle, kind, atRate(kind, '1'));
    await accept(paying, made.middle, next);
    const rates = Object.fromEntries(
      termsOf(kind, terms[kind]).flatMap(({ name, type }) => (type === 'rate' ? [[name, '1.0000']] : [])),
    );
    for (const party of [made.middle, made.downline]) {
      expect(await paidRates(paying, party, made.lower.contractId)).toEqual(rates);
    }
    await paying.server.services.contracts.expire();
    expect(await wagesOf(paying, made)).toBe('10.0000');
    expect((await contractRow(paying, made.lower.contractId)).state).toBe('active');
  });

  it('pays nothing while its upline has no contract of the kind', async () => {
    const made = await chain(paying, kind);
    await terminate(paying, made);
    time = after(dayMs);
    await addBet(paying, made.downline, { stake: '1000', at: after(9 * dayMs) });
    time = after(12 * dayMs);
    await settle(paying);
    const statements = await statementsOf(paying, made.lower.contractId);
    expect(statements.map(({ wage }) => wage).filter((wage) => wage !== 0n)).toEqual([]);
    expect(Object.values((await paidRates(paying, made.downline, made.lower.contractId)) ?? {})).toContain('0.0000');
  });

  it('ends where the brand has it so, and not before it is above the own rate', async () => {
    const made = await chain(ending, kind);
    const { contracts } = ending.server.services;
    await contracts.expire();
    expect((await contractRow(ending, made.lower.contractId)).state).toBe('active');
    await terminate(ending, made);
    await contracts.expire();
    expect(await contractRow(ending, made.lower.contractId)).toMatchObject({ state: 'ended', isSeparated: false });
    const { events } = await contracts.views.detail(tenantOf(ending), made.downline, made.lower.contractId);
    expect(events.at(-1)).toMatchObject({ act: 'exceed', by: null, state: 'ended' });
    expect(await contracts.expire()).toBe(0);
  });
});

it('leaves a paid window as it is when the own rate falls later', async () => {
  const made = await chain(paying, 'daily');
  await addBet(paying, made.downline, { stake: '1000', at: after(hourMs) });
  time = after(dayMs);
  await settle(paying);
  await terminate(paying, made);
  time = after(4 * dayMs);
  await settle(paying);
  const statements = await statementsOf(paying, made.lower.contractId);
  expect(statements.flatMap(({ lines }) => lines).map(({ type, wage }) => [type, unitsToWire(wage)])).toEqual([
    ['branch', '40.0000'],
  ]);
});
