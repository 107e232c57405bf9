import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  accept,
  act,
  addAgent,
  addBet,
  addPair,
  offer,
  openContractSite,
  signed,
  tenantOf,
  terms,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import { answerTimeMs } from '../../../domain/contracts/index.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';
import { game } from '../../platform/db/tables/content.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** Contracts, their history, statements and lists, as one party and the other read every part of them. */

const minuteMs = 60_000;
let time = noon;
let site: Site;
beforeAll(async () => {
  site = await openContractSite({ now: () => time });
});
beforeEach(() => {
  time = noon;
});
afterAll(() => site.close());

const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const iso = (milliseconds: number) => after(milliseconds).toISOString();
const avatar = '/avatars/alpha/avatar-1.svg';
const contracts = () => site.server.services.contracts;

it('shows an offer and the contract that it becomes to both sides, each with the other one [CONTRACT-01]', async () => {
  const { upline, downline } = await addPair(site);
  const offered = await offer(site, upline, downline, 'daily');
  const shown = {
    contractId: offered.contractId,
    kind: 'daily',
    version: 1,
    number: 1,
    side: 'upline',
    // An upline reads the username, a downline the nickname alone.
    partner: { id: downline.id, name: downline.username, avatar },
    state: 'offered',
    terms: { rate: '1.0000', dailyBetAmount: '100.0000' },
    before: null,
    requestedBy: 'upline',
    isMine: false,
    answerUntil: iso(answerTimeMs),
    note: null,
    offeredAt: iso(0),
    signedAt: null,
    endedAt: null,
    changedAt: iso(0),
    successor: null,
    isSeparated: false,
    signing: { ends: null, blockedBy: null },
    paidRates: null,
    debt: '0.0000',
  };
  expect(offered).toEqual(shown);
  expect(offered.contractId).toMatch(/^C261120-\d{6}$/);
  const { views } = contracts();
  const other = { id: upline.id, name: upline.nickname, avatar };
  expect(await views.one(tenantOf(site), downline, offered.contractId)).toEqual({
    ...shown,
    side: 'downline',
    partner: other,
    isMine: true,
  });
  time = after(minuteMs);
  await accept(site, downline, offered);
  time = after(2 * minuteMs);
  await act(site, downline, 'daily', {
    action: 'terminate',
    contractId: offered.contractId,
    version: 2,
    note: ' Thank you ',
  });
  const { contract, events } = await views.detail(tenantOf(site), upline, offered.contractId);
  expect(contract).toMatchObject({
    version: 3,
    state: 'terminating',
    requestedBy: 'downline',
    isMine: true,
    note: 'Thank you',
    signedAt: iso(minuteMs),
    changedAt: iso(2 * minuteMs),
    signing: null,
  });
  const same = { contractId: offered.contractId, terms: shown.terms, before: null };
  expect(events).toEqual([
    { ...same, act: 'propose', by: 'upline', state: 'offered', note: null, at: iso(0) },
    { ...same, act: 'accept', by: 'downline', state: 'active', note: null, at: iso(minuteMs) },
    { ...same, act: 'terminate', by: 'downline', state: 'terminating', note: 'Thank you', at: iso(2 * minuteMs) },
  ]);
  // The note of an act is not that of the next one.
  await act(site, downline, 'daily', { action: 'withdraw', contractId: offered.contractId, version: 3 });
  const last = (await views.detail(tenantOf(site), upline, offered.contractId)).events.at(-1);
  expect(last).toMatchObject({ act: 'withdraw', state: 'active', note: null });
});

it('notes an offer and each answer with the contract and its kind', async () => {
  const { upline, downline } = await addPair(site);
  const { contractId } = await signed(site, { upline, downline }, 'hourly');
  const detailsOf = async ({ id }: { readonly id: string }, kind: 'contract.offered' | 'contract.answered') =>
    (
      await site.db
        .select()
        .from(securityEvent)
        .where(and(eq(securityEvent.accountId, id), eq(securityEvent.kind, kind)))
    ).map(({ details }) => details);
  expect(await detailsOf(upline, 'contract.offered')).toEqual([
    { contract: contractId, kind: 'hourly', downline: downline.id },
  ]);
  expect(await detailsOf(downline, 'contract.answered')).toEqual([{ contract: contractId, kind: 'hourly', act: 'accept' }]);
});

it.each([
  ['above the own rate', '2.5', { field: 'rate', key: 'contract.fault.ceiling', params: { limit: '2.0000' } }],
  ['of nothing', '0', { field: 'rate', key: expect.stringMatching(/^contract\.fault\./), params: expect.any(Object) }],
])('refuses an offer %s with the term and its limit', async (_case, rate, fault) => {
  const pair = await addPair(site);
  const below = await addAgent(site, pair.downline.id);
  await signed(site, pair, 'daily', { ...terms.daily, rate: '2' });
  await expect(offer(site, pair.downline, below, 'daily', { ...terms.daily, rate })).rejects.toMatchObject({
    code: 'VALIDATION',
    value: [fault],
  });
});

it('refuses every offer of an agent whose upline gave it no contract of the kind', async () => {
  const { downline } = await addPair(site);
  const below = await addAgent(site, downline.id);
  const refused = { code: 'VALIDATION', value: [{ field: 'rate', key: 'contract.fault.none', params: { limit: '0' } }] };
  await expect(offer(site, downline, below, 'daily')).rejects.toMatchObject(refused);
});

it('lists the downlines of an agent by name, twenty at most, with search, size and what runs', async () => {
  const upline = await addAgent(site);
  const named = (username: string, more: object = {}) =>
    addAgent(site, upline.id, { username, foldedUsername: username.toLowerCase(), ...more });
  const [second, first] = [await named('Bao-list'), await named('an-list')];
  await named('closed-list', { state: 'disabled' });
  await named('member-list', { type: accountTypes.member });
  await addAgent(site, first.id, { username: 'below-list', foldedUsername: 'below-list' });
  const { contractId } = await signed(site, { upline, downline: second }, 'daily');
  const waiting = await offer(site, upline, second, 'daily', { ...terms.daily, rate: '3' });
  const options = (more: object = {}) => contracts().views.options(tenantOf(site), upline, { kind: 'daily', ...more });
  const { downlines, isOffered } = await options();
  expect(isOffered).toBe(true);
  expect(downlines).toEqual([
    { id: first.id, name: 'an-list', avatar, members: 2, active: null, offered: null },
    {
      id: second.id,
      name: 'Bao-list',
      avatar,
      members: 1,
      active: { contractId, terms: { rate: '1.0000', dailyBetAmount: '100.0000' }, signedAt: iso(0) },
      offered: waiting.contractId,
    },
  ]);
  expect((await options({ search: 'BAO' })).downlines.map(({ id }) => id)).toEqual([second.id]);
  expect((await options({ search: '%' })).downlines).toEqual([]);
  // Contracts of another kind are not of this form.
  expect((await options({ kind: 'hourly' })).downlines.map(({ active, offered }) => active ?? offered)).toEqual([null, null]);
  for (let index = 0; index < 19; index += 1) await named(`more-${String(index).padStart(2, '0')}`);
  expect((await options()).downlines).toHaveLength(20);
});

it('lists the latest change first of those that stand alike, from the name and the side of the caller', async () => {
  const { upline, downline } = await addPair(site);
  const beside = await addAgent(site, upline.id);
  const early = await signed(site, { upline, downline }, 'daily');
  time = after(minuteMs);
  const late = await signed(site, { upline, downline: beside }, 'daily');
  const list = (more: object) => contracts().views.list(tenantOf(site), upline, { kind: 'daily', ...more });
  const ids = async (more: object = {}) => (await list(more)).rows.map(({ contractId }) => contractId);
  expect(await ids()).toEqual([late.contractId, early.contractId]);
  expect(await ids({ filter: 'active' })).toEqual([late.contractId, early.contractId]);
  for (const filter of ['mine', 'theirs', 'closed']) expect(await ids({ filter })).toEqual([]);
  expect(await ids({ search: downline.username })).toEqual([early.contractId]);
  // An upline does not find by the nickname, which it does not see.
  expect(await ids({ search: downline.nickname })).toEqual([]);
  expect(await ids({ kind: 'hourly' })).toEqual([]);
  expect((await list({})).next).toBeNull();
});

it('says what a payment is for and each line of its statement, to the one who pays and the one who receives', async () => {
  const { upline, downline } = await addPair(site);
  const { contractId } = await signed(site, { upline, downline }, 'realTime');
  const names = { en: 'Fruits', vi: 'Trái cây' };
  const [known] = await site.db.select().from(game).limit(1);
  const row = { ...(known ?? expect.fail('No game.')), merchant: 'alpha', id: 'test-game', names };
  await site.db.insert(game).values(row).onConflictDoNothing();
  const bet = await addBet(site, downline, { stake: '100', payout: '30', at: after(minuteMs) });
  const drawn = await addBet(site, downline, { stake: '40', payout: '40', validBet: '0', at: after(2 * minuteMs) });
  time = after(6 * minuteMs);
  await contracts().settle();
  const { wages } = contracts();
  const page = await wages.page(tenantOf(site), downline, { contractId });
  const [payment] = page.rows;
  const received = {
    paymentId: payment?.paymentId,
    contractId,
    kind: 'realTime',
    direction: 'received',
    partner: { id: upline.id, name: upline.nickname, avatar },
    from: iso(0),
    until: iso(5 * minuteMs),
    state: 'paid',
    reason: null,
    bets: 2,
    validBet: '100.0000',
    houseResult: '70.0000',
    activeMembers: 1,
    terms: { profitRate: '1.0000', lossRate: '2.0000', singleBetAmount: '10.0000' },
    wage: '2.0000',
    correction: '0.0000',
    paid: '2.0000',
    debt: '0.0000',
    settledAt: iso(6 * minuteMs),
    paidAt: iso(6 * minuteMs),
  };
  expect(page).toEqual({
    rows: [received],
    next: null,
    previous: null,
    total: 1,
    sums: { validBet: '100.0000', wage: '2.0000', paid: '2.0000', debt: '0.0000', periods: 1 },
  });
  const statement = (caller: typeof upline, language: 'en' | 'vi') =>
    wages.statement(tenantOf(site), language, caller, { paymentId: payment?.paymentId ?? '' });
  const line = {
    type: 'bet',
    account: { id: downline.id, name: downline.username, avatar },
    isOwn: true,
    bets: 1,
    corrects: null,
  };
  expect(await statement(downline, 'vi')).toEqual({
    payment: received,
    lines: [
      {
        ...line,
        line: 1,
        game: { gameId: 'test-game', betId: bet, gameName: 'Trái cây' },
        outcome: 'lost',
        at: iso(minuteMs),
        base: '100.0000',
        rate: '2.0000',
        wage: '2.0000',
        reason: null,
      },
      {
        ...line,
        line: 2,
        game: { gameId: 'test-game', betId: drawn, gameName: 'Trái cây' },
        outcome: 'draw',
        at: iso(2 * minuteMs),
        base: '40.0000',
        rate: null,
        wage: '0.0000',
        reason: 'draw',
      },
    ],
    next: null,
    total: { lines: 2, counted: 1, base: '140.0000', wage: '2.0000' },
  });
  await site.db.delete(game).where(eq(game.id, 'test-game'));
  const paid = await statement(upline, 'en');
  expect(paid.payment).toEqual({
    ...received,
    direction: 'paid',
    partner: { id: downline.id, name: downline.username, avatar },
  });
  // A game that left the catalogue is named by its id.
  expect(paid.lines[0]?.game?.gameName).toBe('test-game');
});

it('says of the window that runs what was played, what it comes to by now and when it is settled', async () => {
  const { upline, downline } = await addPair(site);
  const daily = await signed(site, { upline, downline }, 'daily');
  const realTime = await signed(site, { upline, downline }, 'realTime');
  await addBet(site, downline, { stake: '150', payout: '50', at: after(minuteMs) });
  time = after(2 * minuteMs);
  const soFar = async (caller: typeof upline, id: string, tenant: Tenant = tenantOf(site)) =>
    (await contracts().views.detail(tenant, caller, id)).soFar;
  const figures = { bets: 1, validBet: '150.0000', houseResult: '100.0000', activeMembers: 1, reason: null };
  expect(await soFar(upline, realTime.contractId)).toEqual({
    ...figures,
    from: iso(0),
    until: iso(5 * minuteMs),
    wage: '3.0000',
    settledAt: iso(5 * minuteMs + 4_000),
  });
  // To the midnight of the brand, twelve hours after noon.
  const day = await soFar(downline, daily.contractId);
  expect(day).toMatchObject({ ...figures, from: iso(0), until: iso(12 * 60 * minuteMs), wage: '1.5000' });
  const offered = await offer(site, upline, downline, 'hourly');
  expect(await soFar(upline, offered.contractId)).toBeNull();
  await site.db.update(account).set({ avatar: 'avatar-2.svg' }).where(eq(account.id, downline.id));
  const { partner } = await contracts().views.one(tenantOf(site), upline, daily.contractId);
  expect(partner.avatar).toBe('/avatars/alpha/avatar-2.svg');
});
