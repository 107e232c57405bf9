import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import {
  accept,
  act,
  addAgent,
  addBet,
  addPair,
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
import { wageFlagsOf } from '../../../domain/agentPages.ts';
import { type ContractKind, contractKinds } from '../../../domain/contracts/index.ts';
import type { ConsolidatedFunds } from '../../../wire/agents.ts';
import type { CallName } from '../../../wire/calls.ts';
import { account } from '../../platform/db/tables/accounts.ts';

let time = noon;
const now = () => time;
/** One database, before and after the brand switches all kinds off. */
let on: Site;
let off: Site;
let person: ReturnType<typeof visitor>;
let token: string;
beforeAll(async () => {
  const database = await testDatabase();
  on = await openContractSite({ now, database });
  const kinds = Object.fromEntries(contractKinds.map((kind) => [kind, false]));
  off = await openContractSite({ now, database, more: { policies: { contract: { kinds } } } });
  person = visitor(off, now);
  token = (await person.login('demoagent', demoPassword)).value.token;
});
afterAll(() => Promise.all([on.close(), off.close()]));

const callOf = {
  dividend: 'dividendContract',
  daily: 'dailyContract',
  hourly: 'hourlyContract',
  realTime: 'realTimeContract',
} as const satisfies Record<ContractKind, CallName>;

const flags = async () => {
  const { value } = await person.send<ConsolidatedFunds>('consolidatedFunds', undefined, { token });
  return wageFlagsOf({ ...value, funds: undefined });
};
const none = { dividend: false, daily: false, hourly: false, realTime: false };

describe.each(contractKinds)('a kind that the brand has switched off: %s', (kind) => {
  it('is neither offered nor signed by its call [AGENT-11] [AGENT-12] [AGENT-13] [AGENT-14]', async () => {
    const pair = await addPair(on);
    const body = { action: 'propose', downline: pair.downline.id, terms: terms[kind] };
    expect(await person.send(callOf[kind], body, { token })).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
    expect(await outcomeOf(offer(off, pair.upline, pair.downline, kind))).toBe('NOT_ALLOWED');
    const waiting = await offer(on, pair.upline, pair.downline, kind);
    expect(await outcomeOf(accept(off, pair.downline, waiting))).toBe('NOT_ALLOWED');
    const { contractId, version } = waiting;
    expect(await outcomeOf(act(off, pair.downline, kind, { action: 'reject', contractId, version }))).toBe('done');
    const { isOffered } = await off.server.services.contracts.views.options(tenantOf(off), pair.upline, { kind });
    expect(isOffered).toBe(false);
  });

  it('shows its page to those alone who have a contract of it that runs, until it ends [ROLE-09] [API-23]', async () => {
    const [agent] = await on.db
      .select()
      .from(account)
      .where(and(eq(account.merchant, 'alpha'), eq(account.username, 'demoagent')));
    if (agent === undefined) throw new Error('The agent is missing.');
    expect(await flags()).toEqual(none);
    const pair = { upline: agent, downline: await addAgent(on, agent.id) };
    const { contractId, version } = await signed(on, pair, kind);
    expect(await flags()).toEqual({ ...none, [kind]: true });
    const asked = await act(off, pair.upline, kind, { action: 'terminate', contractId, version });
    await accept(off, pair.downline, asked);
    expect(await flags()).toEqual(none);
  });

  it('pays what was agreed', async () => {
    const pair = await addPair(on);
    const { contractId } = await signed(on, pair, kind);
    await addBet(on, pair.downline, { stake: '1000', at: new Date(noon.getTime() + 60_000) });
    time = new Date(noon.getTime() + 12 * 86_400_000);
    await off.server.services.contracts.settle();
    time = noon;
    const statements = await statementsOf(on, contractId);
    expect(statements.some(({ wage }) => wage > 0n)).toBe(true);
  });

  it('leaves the other kinds as they are', async () => {
    const { upline } = await addPair(on);
    const tenant = tenantOf(on);
    const { policies } = tenant.brand;
    const contract = { ...policies.contract, kinds: { ...policies.contract.kinds, [kind]: false } };
    const published = { ...tenant, brand: { ...tenant.brand, policies: { ...policies, contract } } };
    const { views } = on.server.services.contracts;
    expect(await views.kindsOf(published, upline)).toEqual(contractKinds.filter((each) => each !== kind));
  });
});
