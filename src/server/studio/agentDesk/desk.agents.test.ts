import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  act,
  addAgent,
  addBet,
  addPair,
  balanceOf,
  brokenWageRules,
  offer,
  openContractSite,
  signed,
  statementsOf,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { codeAt, type JoinedOperator, joinedOperator, studioHost } from '../../../../tests/server/studio-kit.ts';
import type { StudioCall } from '../../../wire/studio/calls.ts';
import type {
  DeskAgent,
  DeskAgentFigures,
  DeskAgentPage,
  DeskContract,
  DeskContractPage,
  DeskDebts,
} from '../../../wire/studio/deskAgents.ts';
import type { WagePage, WageStatement } from '../../../wire/wages.ts';
import type { Account } from '../../identity/ports/index.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { operatorAccount } from '../../platform/db/tables/desk.ts';
import { inboxMessage } from '../../platform/db/tables/inbox.ts';
import { operator } from '../../platform/db/tables/operators.ts';

const hourMs = 3_600_000;
let time = noon;
const now = () => time;
let site: Site;
let cashier: JoinedOperator;
let members: JoinedOperator;
let viewer: JoinedOperator;
let ofBeta: JoinedOperator;
beforeAll(async () => {
  site = await openContractSite({ now, settings: { studioHost } });
  cashier = await joinedOperator(site, now, { name: 'cashier', roles: ['viewer', 'money'] });
  members = await joinedOperator(site, now, { name: 'members', roles: ['viewer', 'members'] });
  viewer = await joinedOperator(site, now, { name: 'viewer', roles: ['viewer'] });
  ofBeta = await joinedOperator(site, now, { name: 'ofbeta', roles: ['viewer', 'money', 'members'], merchants: ['beta'] });
});
afterAll(async () => {
  expect(await brokenWageRules(site)).toEqual([]);
  await site.close();
});

const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const settleAt = (moment: Date) => {
  time = moment;
  return site.server.services.contracts.settle();
};
type Query = Readonly<Record<string, string>>;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it reads, as with `json`
const read = <Value>(call: StudioCall, params: Query = {}, query: Query = {}, by: JoinedOperator = cashier) =>
  by.browser.send<Value>(call, undefined, { params: { merchant: 'alpha', ...params }, query });
const tree = async (query: Query) => (await read<DeskAgentPage>('deskAgents', {}, query)).value;

let requests = 0;
const stop = (by: JoinedOperator, contract: string, body: object = {}, merchant = 'alpha') => {
  requests += 1;
  const order = { reason: 'bets between own accounts', requestId: `stop-request-${requests}`, ...body };
  return by.browser.send<DeskContract>('deskStopContract', order, { params: { merchant, contract } });
};
const noted = (account: Account) =>
  site.db
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.kind, 'contract.stopped'), eq(securityEvent.accountId, account.id)));
const inboxOf = async ({ id }: Account) =>
  (await site.db.select().from(inboxMessage).where(eq(inboxMessage.account, id))).map(({ template }) => template);
/** A fresh proof of the second factor, at the time of the test. */
const prove = (by: JoinedOperator) => by.browser.send('prove', { code: codeAt(by.secret, time) });

describe('the tree of agents', () => {
  it('gives the agents at the top, then the direct downlines that are agents of one of them, each with its open contracts [CONTRACT-09]', async () => {
    time = noon;
    const { upline, downline } = await addPair(site);
    const below = await addAgent(site, downline.id);
    await addAgent(site, downline.id, { type: 0 });
    await signed(site, { upline, downline }, 'daily');
    await offer(site, upline, downline, 'daily', { rate: '2', dailyBetAmount: '100' });
    const rejected = await offer(site, upline, downline, 'hourly');
    await act(site, downline, 'hourly', { action: 'reject', contractId: rejected.contractId, version: 1 });
    await site.server.services.agents.fold();

    const top = (await tree({})).agents.find(({ account }) => account === upline.id);
    expect(top).toMatchObject({ username: upline.username, level: 0, path: [], agents: 1, members: 3, contracts: [] });
    expect((await tree({})).agents.map(({ account }) => account)).not.toContain(downline.id);
    const [child, ...others] = (await tree({ parent: upline.id })).agents;
    expect(others).toEqual([]);
    expect(child).toMatchObject({ account: downline.id, level: 1, path: [upline.username], agents: 1, members: 2 });
    expect(child?.contracts.map(({ kind, state, terms: agreed }) => [kind, state, agreed])).toEqual([
      ['daily', 'active', { rate: '1.0000', dailyBetAmount: '100.0000' }],
      ['daily', 'offered', { rate: '2.0000', dailyBetAmount: '100.0000' }],
      ['hourly', 'rejected', { rate: '1.0000', hourlyBetAmount: '100.0000' }],
    ]);
    expect((await tree({ parent: downline.id })).agents.map(({ account }) => account)).toEqual([below.id]);
  });

  it('finds agents of every level by a part of the name, taken literally, with the way to them', async () => {
    time = noon;
    const { upline, downline } = await addPair(site);
    const names = { username: 'Deep_Agent', foldedUsername: 'deep_agent' };
    const deep = await addAgent(site, downline.id, names);
    const { agents } = await tree({ search: 'EEP_AG' });
    expect(agents.map(({ account, path }) => [account, path])).toEqual([[deep.id, [upline.username, downline.username]]]);
    expect((await tree({ search: 'eep%ag' })).agents).toEqual([]);
  });

  it('goes on behind a page of fifty', async () => {
    time = noon;
    const top = await addAgent(site);
    const added: string[] = [];
    for (let index = 0; index < 51; index += 1) added.push((await addAgent(site, top.id)).id);
    const first = await tree({ parent: top.id });
    const rest = await tree({ parent: top.id, after: first.next ?? '' });
    expect([first.agents.length, rest.agents.length, rest.next]).toEqual([50, 1, null]);
    expect([...first.agents, ...rest.agents].map(({ account }) => account)).toEqual(added);
  });
});

describe('an agent', () => {
  it('has its contracts in every state on either side, and those above it', async () => {
    time = noon;
    const { upline, downline } = await addPair(site);
    const below = await addAgent(site, downline.id);
    const { contractId } = await signed(site, { upline, downline }, 'daily');
    const lower = await offer(site, downline, below, 'daily', { rate: '0.5', dailyBetAmount: '0' });
    const shown = (await read<DeskAgent>('deskAgent', { account: downline.id })).value;
    expect(shown).toMatchObject({ username: downline.username, owes: '0.0000', owed: '0.0000', symbol: '₫' });
    expect(shown.above.map(({ account }) => account)).toEqual([upline.id]);
    const listed = async (side: string) => {
      const { value } = await read<DeskContractPage>('deskAgentContracts', { account: downline.id }, { side });
      return value.contracts.map((row) => [row.contractId, row.upline.account, row.downline.account, row.state]);
    };
    expect(await listed('downline')).toEqual([[contractId, upline.id, downline.id, 'active']]);
    expect(await listed('upline')).toEqual([[lower.contractId, downline.id, below.id, 'offered']]);
  });

  it('shows old and new terms of an offer in the history of a contract', async () => {
    time = noon;
    const pair = await addPair(site);
    await signed(site, pair, 'daily');
    const { contractId } = await offer(site, pair.upline, pair.downline, 'daily', { rate: '3', dailyBetAmount: '50' });
    const { value } = await read<DeskContract>('deskContract', { contract: contractId });
    expect(value.contract).toMatchObject({ state: 'offered', before: { rate: '1.0000' }, terms: { rate: '3.0000' } });
    expect(value.events.map(({ act: name, state }) => [name, state])).toEqual([
      ['propose', 'offered'],
      ['accept', 'active'],
      ['propose', 'offered'],
    ]);
    expect([value.upline.account, value.downline.account]).toEqual([pair.upline.id, pair.downline.id]);
  });
});

describe('what contracts pay', () => {
  it('is listed by window, explained line by line as the agents read it, and its debts are carried forward [CONST-30]', async () => {
    time = noon;
    const { upline, downline } = await addPair(site);
    const { contractId } = await signed(site, { upline, downline }, 'hourly', { rate: '100', hourlyBetAmount: '0' });
    await addBet(site, downline, { stake: '6000000', at: after(60_000) });
    const before = (await read<DeskContract>('deskContract', { contract: contractId })).value;
    expect([before.due, before.soFar?.wage]).toEqual([[], '6000000.0000']);
    time = after(hourMs + 6_000);
    const due = (await read<DeskContract>('deskContract', { contract: contractId })).value;
    expect(due.due).toEqual([{ from: noon.toISOString(), until: after(hourMs).toISOString() }]);
    await settleAt(time);
    const { value: windows } = await read<WagePage>('deskContractWindows', { contract: contractId });
    const [payment] = windows.rows;
    expect(payment).toMatchObject({ state: 'due', wage: '6000000.0000', paid: '5000000.0000', debt: '1000000.0000' });
    const { value: statement } = await read<WageStatement>('deskStatement', { payment: payment?.paymentId ?? '' });
    expect(statement.lines).toMatchObject([{ isOwn: true, base: '6000000.0000', rate: '100.0000', wage: '6000000.0000' }]);
    const debts = async (account: Account, side: string) =>
      (await read<DeskDebts>('deskAgentDebts', { account: account.id }, { side })).value;
    expect(await debts(upline, 'upline')).toMatchObject({
      total: '1000000.0000',
      debts: [{ contractId, debt: '1000000.0000', downline: { account: downline.id } }],
    });
    expect((await debts(downline, 'downline')).total).toBe('1000000.0000');
    expect((await debts(downline, 'upline')).debts).toEqual([]);
    const { value: figures } = await read<DeskAgentFigures>('deskAgentFigures');
    expect(figures).toMatchObject({ debt: '1000000.0000', owed: 1, due: 0 });
  });
});

describe('an operator who stops a contract', () => {
  it.each(['active', 'terminating'] as const)(
    'ends one that is %s, with reason, event and letters, and what it earned until then is paid [OPS-08]',
    async (state) => {
      time = noon;
      const pair = await addPair(site);
      const { contractId, version } = await signed(site, pair, 'hourly');
      if (state === 'terminating') await act(site, pair.downline, 'hourly', { action: 'terminate', contractId, version });
      await addBet(site, pair.downline, { stake: '1000', at: after(60_000) });
      time = after(120_000);
      await prove(cashier);
      const { value } = await stop(cashier, contractId);
      expect(value.contract).toMatchObject({ state: 'ended', endedAt: time.toISOString(), requestedBy: null });
      expect(value.events.at(-1)).toMatchObject({ act: 'stop', by: null, state: 'ended', note: null });
      expect(value.stops).toMatchObject([{ contractId, by: 'cashier', reason: 'bets between own accounts' }]);
      const [event, ...others] = await noted(pair.downline);
      expect(others).toEqual([]);
      expect(event?.details).toMatchObject({ contract: contractId, kind: 'hourly', reason: 'bets between own accounts' });
      for (const party of [pair.upline, pair.downline]) expect(await inboxOf(party)).toContain('contractStopped');
      await addBet(site, pair.downline, { stake: '5000', at: after(180_000) });
      await settleAt(after(hourMs + 6_000));
      expect((await statementsOf(site, contractId)).map(({ wage }) => wage)).toEqual([100_000n]);
      expect(await balanceOf(site, pair.downline)).toBe(5_000_010);
    },
  );

  it('does it once per request id, and refuses the id for something else', async () => {
    time = noon;
    const pair = await addPair(site);
    const { contractId } = await signed(site, pair, 'daily');
    const other = await signed(site, pair, 'hourly');
    await prove(cashier);
    const requestId = 'the-same-request';
    expect((await stop(cashier, contractId, { requestId })).value.contract.state).toBe('ended');
    expect(await stop(cashier, contractId, { requestId })).toMatchObject({ success: true });
    expect(await stop(cashier, other.contractId, { requestId })).toMatchObject({ code: 'CONFLICT' });
    expect(await noted(pair.downline)).toHaveLength(1);
    expect((await read<DeskContract>('deskContract', { contract: other.contractId })).value.contract.state).toBe('active');
  });

  it('is refused an offer, a contract that has ended, and a stop without a reason', async () => {
    time = noon;
    const pair = await addPair(site);
    const { contractId } = await signed(site, pair, 'daily');
    const offered = await offer(site, pair.upline, pair.downline, 'hourly');
    await prove(cashier);
    expect(await stop(cashier, offered.contractId)).toMatchObject({ code: 'NOT_ALLOWED', value: { rule: 'notRunning' } });
    expect(await stop(cashier, contractId, { reason: ' ' })).toMatchObject({ code: 'VALIDATION' });
    expect(await stop(cashier, contractId)).toMatchObject({ success: true });
    expect(await stop(cashier, contractId)).toMatchObject({ code: 'NOT_ALLOWED', value: { rule: 'notRunning' } });
  });

  it('is refused the contract of an own account, on either side [OPS-08]', async () => {
    time = noon;
    const pair = await addPair(site);
    const { contractId } = await signed(site, pair, 'daily');
    await prove(cashier);
    const [{ id } = { id: '' }] = await site.db.select().from(operator).where(eq(operator.name, cashier.name));
    for (const { id: account } of [pair.upline, pair.downline]) {
      await site.db.insert(operatorAccount).values({ merchant: 'alpha', account, operator: id });
      expect(await stop(cashier, contractId)).toMatchObject({ code: 'NOT_ALLOWED', value: { rule: 'own' } });
      await site.db.delete(operatorAccount).where(eq(operatorAccount.account, account));
    }
    expect(await noted(pair.downline)).toEqual([]);
    expect(await stop(cashier, contractId)).toMatchObject({ success: true });
  });

  it('needs the role and a fresh code, and loses both with the role [OPS-08]', async () => {
    time = noon;
    const pair = await addPair(site);
    const { contractId } = await signed(site, pair, 'daily');
    await prove(members);
    expect(await stop(members, contractId)).toMatchObject({ code: 'NOT_ALLOWED', value: { role: 'money' } });
    expect(await read('deskAgents', {}, {}, members)).toMatchObject({ success: true });
    expect(await read('deskAgents', {}, {}, viewer)).toMatchObject({ code: 'NOT_ALLOWED' });
    const former = await joinedOperator(site, now, { name: 'former', roles: ['viewer', 'money'] });
    expect(await read('deskAgents', {}, {}, former)).toMatchObject({ success: true });
    await site.db
      .update(operator)
      .set({ roles: ['viewer'] })
      .where(eq(operator.name, 'former'));
    expect(await stop(former, contractId)).toMatchObject({ code: 'NOT_ALLOWED', value: { role: 'money' } });
    expect(await read('deskContract', { contract: contractId }, {}, former)).toMatchObject({ code: 'NOT_ALLOWED' });
    const stale = await joinedOperator(site, now, { name: 'stale', roles: ['viewer', 'money'] });
    time = after(hourMs);
    expect(await stop(stale, contractId)).toMatchObject({ code: 'NOT_ALLOWED', value: { rule: 'proof' } });
    expect((await read<DeskContract>('deskContract', { contract: contractId })).value.contract.state).toBe('active');
  });
});

describe('agents of another brand', () => {
  it('are not found, whoever asks and by whichever id [OPS-08]', async () => {
    time = noon;
    const pair = await addPair(site);
    const { contractId } = await signed(site, pair, 'hourly');
    await addBet(site, pair.downline, { stake: '1000', at: after(60_000) });
    await settleAt(after(hourMs + 6_000));
    const [payment] = await statementsOf(site, contractId);
    const account = pair.downline.id;
    const calls: [StudioCall, Query, Query][] = [
      ['deskAgents', {}, { parent: account }],
      ['deskAgent', { account }, {}],
      ['deskAgentContracts', { account }, { side: 'downline' }],
      ['deskAgentDebts', { account }, { side: 'downline' }],
      ['deskContract', { contract: contractId }, {}],
      ['deskContractWindows', { contract: contractId }, {}],
      ['deskDryRun', { contract: contractId }, { from: noon.toISOString() }],
      ['deskStatement', { payment: payment?.id ?? '' }, {}],
    ];
    for (const [call, params, query] of calls) {
      const found = [
        await read(call, params, query),
        await read(call, params, query, ofBeta),
        // By the path of the operator's own brand there is no such id.
        await read(call, { ...params, merchant: 'beta' }, query, ofBeta),
      ];
      expect([call, found.map(({ status }) => status)]).toEqual([call, [200, 404, 404]]);
    }
    await prove(ofBeta);
    expect(await stop(ofBeta, contractId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stop(ofBeta, contractId, {}, 'beta')).toMatchObject({ code: 'NOT_FOUND' });
    const searched = await read<DeskAgentPage>('deskAgents', { merchant: 'beta' }, { search: pair.downline.username }, ofBeta);
    expect(searched.value.agents).toEqual([]);
    const { value } = await read<DeskAgentFigures>('deskAgentFigures', { merchant: 'beta' }, {}, ofBeta);
    expect(value).toMatchObject({ running: 0, offered: 0, debt: '0.0000' });
  });

  it('and accounts that are no agents are none', async () => {
    time = noon;
    const member = await addAgent(site, null, { type: 0 });
    expect(await read('deskAgent', { account: member.id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
