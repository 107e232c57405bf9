import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import {
  accept,
  act,
  addAgent,
  addPair,
  contractRow,
  offer,
  openContractSite,
  outcomeOf,
  signed,
  tenantOf,
  terms,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import { answerTimeMs, type ContractKind } from '../../../domain/contracts/index.ts';
import type { CallName } from '../../../wire/calls.ts';
import type { Contract, ContractPage } from '../../../wire/contracts.ts';
import type { LiveEvent } from '../../../wire/live.ts';
import { account, securityEvent, session } from '../../platform/db/tables/accounts.ts';
import { contract, contractEvent } from '../../platform/db/tables/contracts.ts';
import { inboxMessage } from '../../platform/db/tables/inbox.ts';

let time = noon;
const now = () => time;
let site: Site;
let person: ReturnType<typeof visitor>;
beforeAll(async () => {
  site = await openContractSite({ now });
  person = visitor(site, now);
});
afterAll(() => site.close());

const list = (caller: Parameters<typeof offer>[1], more: object = {}) =>
  site.server.services.contracts.views.list(tenantOf(site), caller, { kind: 'daily', ...more });

const callOf = {
  dividend: 'dividendContract',
  daily: 'dailyContract',
  hourly: 'hourlyContract',
  realTime: 'realTimeContract',
} as const satisfies Record<ContractKind, CallName>;

describe('by its calls', () => {
  const tokenOf = async (username: string) => (await person.login(username, demoPassword)).value.token;
  let tokens: { agent: string; member: string };
  beforeAll(async () => {
    tokens = { agent: await tokenOf('demoagent'), member: await tokenOf('demomember') };
    // The demo member becomes an agent for a test below it.
  });

  it.each(Object.entries(callOf))('keeps %s to agents [API-46] [API-47] [API-48] [API-49] [ROLE-11]', async (kind, call) => {
    const body = { action: 'propose', downline: '1', terms: terms[kind as ContractKind] };
    expect((await person.send(call, body)).status).toBe(401);
    expect(await person.send(call, body, { token: tokens.member })).toMatchObject({ status: 403, code: 'NOT_AGENT' });
    // An agent gets through to the service, which knows no such downline.
    expect(await person.send(call, body, { token: tokens.agent })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each(Object.entries(callOf))(
    'offers and signs %s [CONTRACT-01] [CONTRACT-02] [CONTRACT-03] [CONTRACT-04] [CONTRACT-05]',
    async (name, call) => {
      const kind = name as ContractKind;
      const isAgent = and(eq(account.merchant, 'alpha'), eq(account.username, 'demoagent'));
      const isMember = and(eq(account.merchant, 'alpha'), eq(account.username, 'demomember'));
      const [agent] = await site.db.select().from(account).where(isAgent);
      const [member] = await site.db
        .update(account)
        .set({ type: accountTypes.agentVariant, uplineId: agent?.id ?? '' })
        .where(isMember)
        .returning();
      const body = { action: 'propose', downline: member?.id, terms: terms[kind] };
      const offered = await person.send<Contract>(call, body, { token: tokens.agent });
      expect(offered).toMatchObject({ status: 200, value: { state: 'offered', side: 'upline', isMine: false } });
      expect(Object.keys(offered.value.terms).toSorted()).toEqual(Object.keys(terms[kind]).toSorted());
      const query = `?kind=${kind}`;
      const pending = await person.send<ContractPage>('contracts', undefined, { token: tokens.member }, query);
      expect(pending.value).toMatchObject({ rows: [{ isMine: true, side: 'downline' }], counts: { all: 1, mine: 1 } });
      const { contractId, version } = offered.value;
      const accepted = await person.send<Contract>(call, { action: 'accept', contractId, version }, { token: tokens.member });
      expect(accepted).toMatchObject({ status: 200, value: { state: 'active', version: 2, signing: null } });
      const theirs = await person.send<ContractPage>('contracts', undefined, { token: tokens.agent }, query);
      expect(theirs.value).toMatchObject({ rows: [{ state: 'active' }], counts: { active: 1 } });
      const asked = { action: 'terminate', contractId, version: 2, note: 'Thank you' };
      expect(await person.send(call, asked, { token: tokens.member })).toMatchObject({ value: { state: 'terminating' } });
      const ended = await person.send(call, { action: 'accept', contractId, version: 3 }, { token: tokens.agent });
      expect(ended.value).toMatchObject({ state: 'ended', note: 'Thank you' });
      await site.db.update(account).set({ type: accountTypes.member }).where(isMember);
    },
  );

  it('refuses fields of another kind, and rates that are none', async () => {
    const send = (body: object) => person.send('dailyContract', body, { token: tokens.agent });
    const { downline } = { downline: '1' };
    expect((await send({ action: 'propose', downline, terms: terms.hourly })).status).toBe(422);
    expect((await send({ action: 'propose', downline, terms: { ...terms.daily, rate: '-1' } })).status).toBe(422);
    expect((await send({ action: 'propose', downline, terms: { ...terms.daily, rate: '1e9' } })).status).toBe(422);
    expect((await send({ action: 'annul', contractId: 'C251202-000001', version: 1 })).status).toBe(422);
  });
});

describe('an offer', () => {
  it.each([
    ['100.0001', 'VALIDATION'],
    ['0', 'VALIDATION'],
    ['100', 'done'],
  ])('of %s %% by an agent without an upline: %s', async (rate, outcome) => {
    const { upline, downline } = await addPair(site);
    expect(await outcomeOf(offer(site, upline, downline, 'daily', { ...terms.daily, rate }))).toBe(outcome);
  });

  it('is within the own rate of the upline, when it is made and when it is signed [A185]', async () => {
    const pair = await addPair(site);
    const below = await addAgent(site, pair.downline.id);
    const offering = (rate: string) => outcomeOf(offer(site, pair.downline, below, 'daily', { ...terms.daily, rate }));
    await signed(site, pair, 'hourly', { ...terms.hourly, rate: '2' });
    expect(await offering('0.1')).toBe('VALIDATION');
    const own = await signed(site, pair, 'daily', { ...terms.daily, rate: '2' });
    expect([await offering('2.0001'), await offering('2')]).toEqual(['VALIDATION', 'done']);
    const [waiting] = (await list(below)).rows;
    const asked = await act(site, pair.upline, 'daily', { action: 'terminate', contractId: own.contractId, version: 2 });
    await accept(site, pair.downline, asked);
    expect(await outcomeOf(accept(site, below, waiting as Contract))).toBe('VALIDATION');
  });

  it.each([
    ['no downline of the caller', async () => addAgent(site, (await addAgent(site)).id)],
    ['one two levels below', async () => addAgent(site, (await addAgent(site, agentId())).id)],
    ['the own upline', async () => ({ id: topId() })],
    ['the caller', async () => ({ id: agentId() })],
    ['a member, who has no agent centre', async () => addAgent(site, agentId(), { type: accountTypes.member })],
    ['a trial account', async () => addAgent(site, agentId(), { type: accountTypes.trial })],
    ['a closed account', async () => addAgent(site, agentId(), { state: 'disabled' })],
  ])('to %s is refused', async (_who, receiver) => {
    const top = await addAgent(site);
    const agent = await addAgent(site, top.id);
    ids = { top: top.id, agent: agent.id };
    const downline = (await receiver()) as Parameters<typeof offer>[2];
    expect(await outcomeOf(offer(site, agent, downline, 'daily'))).toBe('NOT_FOUND');
  });
  let ids = { top: '', agent: '' };
  const agentId = () => ids.agent;
  const topId = () => ids.top;

  it('waits alone: a second one is refused until it is answered or withdrawn', async () => {
    const { upline, downline } = await addPair(site);
    const first = await offer(site, upline, downline, 'daily');
    expect(await outcomeOf(offer(site, upline, downline, 'daily'))).toBe('CONFLICT');
    expect(await outcomeOf(offer(site, upline, downline, 'hourly'))).toBe('done');
    await act(site, upline, 'daily', { action: 'withdraw', contractId: first.contractId, version: 1 });
    expect(await outcomeOf(offer(site, upline, downline, 'daily'))).toBe('done');
  });

  it('is rejected with a note that both read, and can be followed by another [CONTRACT-11]', async () => {
    const { upline, downline } = await addPair(site);
    const { contractId } = await offer(site, upline, downline, 'daily');
    const note = 'Xin giữ mức 9.00% đến hết quý.';
    await act(site, downline, 'daily', { action: 'reject', contractId, version: 1, note });
    const [[mine], [theirs]] = [(await list(downline)).rows, (await list(upline)).rows];
    expect([mine, theirs]).toMatchObject([
      { state: 'rejected', note },
      { state: 'rejected', note },
    ]);
    expect(await offer(site, upline, downline, 'daily')).toMatchObject({ number: 2, state: 'offered', before: null });
  });

  it('lapses after seven days without an answer [A184]', async () => {
    const { upline, downline } = await addPair(site);
    const offered = await offer(site, upline, downline, 'daily');
    time = new Date(noon.getTime() + answerTimeMs - 1);
    await site.server.services.contracts.expire();
    expect((await contractRow(site, offered.contractId)).state).toBe('offered');
    time = new Date(noon.getTime() + answerTimeMs);
    expect(await outcomeOf(accept(site, downline, offered))).toBe('NOT_ALLOWED');
    expect(await site.server.services.contracts.expire()).toBeGreaterThan(0);
    expect((await contractRow(site, offered.contractId)).state).toBe('lapsed');
    time = noon;
  });
});

describe('a signature', () => {
  it.each([
    ['higher', '2', { ends: true }],
    ['higher', '1', { ends: false }],
    ['higher', '0.5', { ends: false }],
    ['lower', '2', { ends: false }],
    ['lower', '1', { ends: false }],
    ['lower', '0.5', { ends: true }],
  ] as const)(
    'under the rule %s of a rate of %s beside one of 1: %o [CONTRACT-14] [CONTRACT-15]',
    async (rule, rate, { ends }) => {
      const other = await openContractSite({ now, more: { policies: { contract: { replaceRule: rule } } } });
      const pair = await addPair(other);
      const old = await signed(other, pair, 'daily');
      const offered = await offer(other, pair.upline, pair.downline, 'daily', { ...terms.daily, rate });
      expect(offered).toMatchObject({
        before: { rate: '1.0000' },
        signing: ends ? { ends: old.contractId, blockedBy: null } : { ends: null, blockedBy: old.contractId },
      });
      expect(await outcomeOf(accept(other, pair.downline, offered))).toBe(ends ? 'done' : 'NOT_ALLOWED');
      const after = await contractRow(other, old.contractId);
      expect([after.state, after.successor]).toEqual(ends ? ['superseded', offered.contractId] : ['active', null]);
      await other.close();
    },
  );

  it('is refused if the contract has changed, or would end another one than the screen has shown', async () => {
    const pair = await addPair(site);
    const old = await signed(site, pair, 'daily');
    const offered = await offer(site, pair.upline, pair.downline, 'daily', { ...terms.daily, rate: '2' });
    const answering = (more: object) =>
      outcomeOf(
        act(site, pair.downline, 'daily', {
          action: 'accept',
          contractId: offered.contractId,
          version: offered.version,
          ...more,
        }),
      );
    expect(await answering({ version: 2 })).toBe('CONFLICT');
    expect(await answering({ ends: null })).toBe('CONFLICT');
    expect(await answering({ ends: old.contractId })).toBe('done');
  });

  it('follows the rule of the moment in which it is given, though another was published since the offer', async () => {
    const pair = await addPair(site);
    const old = await signed(site, pair, 'daily');
    const offered = await offer(site, pair.upline, pair.downline, 'daily', { ...terms.daily, rate: '2' });
    expect(offered.signing).toEqual({ ends: old.contractId, blockedBy: null });
    const tenant = tenantOf(site);
    const { policies } = tenant.brand;
    const published = {
      ...tenant,
      brand: { ...tenant.brand, policies: { ...policies, contract: { ...policies.contract, replaceRule: 'lower' as const } } },
    };
    const { contracts } = site.server.services;
    const signing = { action: 'accept', contractId: offered.contractId, version: 1 } as const;
    const shown = { ...signing, ends: old.contractId };
    expect(await outcomeOf(contracts.act(published, pair.downline, 'daily', shown))).toBe('CONFLICT');
    await expect(contracts.act(published, pair.downline, 'daily', signing)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      value: { blockedBy: old.contractId },
    });
    const now = await contracts.views.one(published, pair.downline, offered.contractId);
    expect(now.signing).toEqual({ ends: null, blockedBy: old.contractId });
    expect((await contractRow(site, old.contractId)).state).toBe('active');
  });

  it('is of the other party only: no one answers itself, and no one else reads or answers', async () => {
    const { upline, downline } = await addPair(site);
    const stranger = await addAgent(site, upline.id);
    const offered = await offer(site, upline, downline, 'daily');
    expect(await outcomeOf(accept(site, upline, offered))).toBe('NOT_ALLOWED');
    expect(await outcomeOf(accept(site, stranger, offered))).toBe('NOT_FOUND');
    // By the call of another kind.
    expect(await outcomeOf(accept(site, downline, { ...offered, kind: 'hourly' }))).toBe('NOT_FOUND');
    const detail = (caller: typeof upline) =>
      outcomeOf(site.server.services.contracts.views.detail(tenantOf(site), caller, offered.contractId));
    expect([await detail(upline), await detail(downline), await detail(stranger)]).toEqual(['done', 'done', 'NOT_FOUND']);
  });
});

describe('the database', () => {
  it('changes neither parties nor terms of a contract, and takes no event away', async () => {
    const { upline, downline } = await addPair(site);
    const { contractId } = await signed(site, { upline, downline }, 'daily');
    const self = eq(contract.id, contractId);
    const changing = (change: object) => outcomeOf(site.db.update(contract).set(change).where(self));
    expect(await changing({ terms: { ...terms.daily, rate: '9' } })).not.toBe('done');
    expect(await changing({ upline: 'other' })).not.toBe('done');
    expect(await changing({ settledUntil: new Date(0) })).not.toBe('done');
    expect(await outcomeOf(site.db.delete(contractEvent).where(eq(contractEvent.contract, contractId)))).not.toBe('done');
  });

  it('holds one running contract per downline and kind', async () => {
    const pair = await addPair(site);
    const { contractId } = await signed(site, pair, 'daily');
    const row = await contractRow(site, contractId);
    expect(await outcomeOf(site.db.insert(contract).values({ ...row, id: 'C000000-000001', number: 9 }))).not.toBe('done');
  });
});

it('ends a contract whose downline got another upline, and one with a closed account', async () => {
  const [moved, closed] = [await addPair(site), await addPair(site)];
  const contracts = [await signed(site, moved, 'daily'), await signed(site, closed, 'daily')];
  const waiting = await offer(site, closed.upline, closed.downline, 'hourly');
  const other = await addAgent(site);
  await site.db.update(account).set({ uplineId: other.id }).where(eq(account.id, moved.downline.id));
  await site.db.update(account).set({ state: 'disabled' }).where(eq(account.id, closed.upline.id));
  expect(
    await outcomeOf(
      act(site, moved.downline, 'daily', { action: 'terminate', contractId: contracts[0]?.contractId ?? '', version: 2 }),
    ),
  ).toBe('NOT_FOUND');
  await site.server.services.contracts.expire();
  const states = await Promise.all([...contracts, waiting].map(({ contractId }) => contractRow(site, contractId)));
  expect(states).toMatchObject([
    { state: 'ended', isSeparated: true },
    { state: 'ended', isSeparated: true },
    { state: 'lapsed', isSeparated: true },
  ]);
  expect(await outcomeOf(signed(site, { upline: other, downline: { ...moved.downline, uplineId: other.id } }, 'daily'))).toBe(
    'done',
  );
});

it('reaches the open pages of the other party', async () => {
  const { upline, downline } = await addPair(site);
  await site.members.sessions.start(tenantOf(site), downline);
  const [owned] = await site.db.select().from(session).where(eq(session.accountId, downline.id));
  const received = Promise.withResolvers<LiveEvent>();
  const owner = { merchant: 'alpha', account: downline.id, tokenHash: owned?.tokenHash ?? '' };
  const drop = await site.live.open(owner, async (topic) => ({ topic }) as LiveEvent, {
    send: (event) => {
      if (event.topic === 'contract') received.resolve(event);
    },
    beat: () => undefined,
    end: () => received.reject(new Error('The stream has ended.')),
  });
  await offer(site, upline, downline, 'daily');
  expect(await received.promise).toEqual({ topic: 'contract' });
  drop();
});

it('shows the agreements of the two with what each changed, and notes every act', async () => {
  const pair = await addPair(site);
  const old = await signed(site, pair, 'daily');
  // Of another kind, and with another downline: neither is of this agreement.
  await offer(site, pair.upline, pair.downline, 'hourly');
  await offer(site, pair.upline, await addAgent(site, pair.upline.id), 'daily');
  const next = await offer(site, pair.upline, pair.downline, 'daily', { ...terms.daily, rate: '2' });
  await accept(site, pair.downline, next);
  const detail = await site.server.services.contracts.views.detail(tenantOf(site), pair.upline, next.contractId);
  expect(
    detail.events.map(({ contractId, act: name, by, state }) => [contractId === old.contractId ? 1 : 2, name, by, state]),
  ).toEqual([
    [1, 'propose', 'upline', 'offered'],
    [1, 'accept', 'downline', 'active'],
    [1, 'supersede', null, 'superseded'],
    [2, 'propose', 'upline', 'offered'],
    [2, 'accept', 'downline', 'active'],
  ]);
  expect(detail.events.at(-1)).toMatchObject({ terms: { rate: '2.0000' }, before: { rate: '1.0000' } });
  expect(detail.soFar).toMatchObject({ bets: 0, reason: 'betAmount' });
  const noted = await site.db.select().from(securityEvent).where(eq(securityEvent.accountId, pair.downline.id));
  expect(noted.map(({ kind, details }) => [kind, details['act']])).toEqual([
    ['contract.answered', 'accept'],
    ['contract.answered', 'accept'],
  ]);
});

it('puts a message into the inbox of the other side for an offer and for a request to end', async () => {
  const { upline, downline } = await addPair(site);
  const inboxOf = async ({ id }: { readonly id: string }) => {
    const own = and(eq(inboxMessage.merchant, 'alpha'), eq(inboxMessage.account, id));
    return (await site.db.select().from(inboxMessage).where(own)).map(({ template }) => template);
  };
  const offered = await offer(site, upline, downline, 'daily');
  expect([await inboxOf(upline), await inboxOf(downline)]).toEqual([[], ['contractOffered']]);
  const { contractId, version } = await accept(site, downline, offered);
  await act(site, downline, 'daily', { action: 'terminate', contractId, version, note: 'moving on' });
  expect([await inboxOf(upline), await inboxOf(downline)]).toEqual([['contractEnding'], ['contractOffered']]);
});
